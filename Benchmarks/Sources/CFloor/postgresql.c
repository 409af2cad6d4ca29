#include "internal.h"

#include <libpq-fe.h>
#include <poll.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { OID_BOOL = 16, OID_INT8 = 20, OID_TEXT = 25, OID_FLOAT8 = 701 };

struct floor_postgres {
  PGconn *handle;
};

static bool fail(floor_postgres *connection) {
  return floor_fail("PostgreSQL", PQerrorMessage(connection->handle));
}

// Whether a result is what was expected; the result is cleared.
static bool check(floor_postgres *connection, PGresult *result, ExecStatusType expected) {
  bool is_expected = PQresultStatus(result) == expected;
  if (!is_expected) fail(connection);
  PQclear(result);
  return is_expected;
}

static void ignore_notice(void *context, const char *message) {
  (void)context;
  (void)message;
}

floor_postgres *floor_postgres_open(const char *url) {
  floor_postgres *connection = calloc(1, sizeof *connection);
  if (!connection) return NULL;
  const char *const keywords[] = { "dbname", "gssencmode", "client_encoding", NULL };
  const char *const values[] = { url, "disable", "UTF8", NULL };
  connection->handle = PQconnectdbParams(keywords, values, 1);
  if (PQstatus(connection->handle) != CONNECTION_OK) {
    fail(connection);
    floor_postgres_close(connection);
    return NULL;
  }
  PQsetNoticeProcessor(connection->handle, ignore_notice, NULL);
  return connection;
}

void floor_postgres_close(floor_postgres *connection) {
  PQfinish(connection->handle);
  free(connection);
}

int floor_postgres_backend(floor_postgres *connection) { return PQbackendPID(connection->handle); }

bool floor_postgres_execute(floor_postgres *connection, const char *sql) {
  return check(connection, PQexec(connection->handle, sql), PGRES_COMMAND_OK);
}

// Prepares a statement by its name, once for each connection.
static bool prepare(
  floor_postgres *connection, const char *name, const char *sql, int count, const Oid *types
) {
  PGresult *known = PQdescribePrepared(connection->handle, name);
  bool is_known = PQresultStatus(known) == PGRES_COMMAND_OK;
  PQclear(known);
  return is_known
    || check(connection, PQprepare(connection->handle, name, sql, count, types), PGRES_COMMAND_OK);
}

static uint64_t swapped(uint64_t value) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  return __builtin_bswap64(value);
#else
  return value;
#endif
}

static int64_t read_integer(const char *bytes) {
  uint64_t value;
  memcpy(&value, bytes, sizeof value);
  return (int64_t)swapped(value);
}

static double read_double(const char *bytes) {
  int64_t bits = read_integer(bytes);
  double value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static uint64_t written_integer(int64_t value) { return swapped((uint64_t)value); }

static uint64_t written_double(double value) {
  uint64_t bits;
  memcpy(&bits, &value, sizeof bits);
  return swapped(bits);
}

static floor_text read_text(const PGresult *result, int row, int column) {
  if (PQgetisnull(result, row, column)) return (floor_text){ 0 };
  return floor_copy(PQgetvalue(result, row, column), PQgetlength(result, row, column));
}

bool floor_postgres_fetch_parcels(floor_postgres *connection, floor_parcels *parcels) {
  *parcels = (floor_parcels){ 0 };
  if (!prepare(
      connection, "parcels",
      "SELECT id, weight, quantity, status, price, discount, title, address, note, \"isFragile\" FROM parcels",
      0, NULL)) return false;
  PGresult *result = PQexecPrepared(connection->handle, "parcels", 0, NULL, NULL, NULL, 1);
  if (PQresultStatus(result) != PGRES_TUPLES_OK) {
    PQclear(result);
    return fail(connection);
  }
  int count = PQntuples(result);
  parcels->rows = malloc((size_t)count * sizeof *parcels->rows);
  if (!parcels->rows) {
    PQclear(result);
    return floor_fail("PostgreSQL", "no memory");
  }
  parcels->count = (size_t)count;
  for (int row = 0; row < count; row++) {
    floor_parcel *parcel = parcels->rows + row;
    parcel->id = read_integer(PQgetvalue(result, row, 0));
    parcel->weight = read_integer(PQgetvalue(result, row, 1));
    parcel->has_quantity = !PQgetisnull(result, row, 2);
    parcel->quantity = parcel->has_quantity ? read_integer(PQgetvalue(result, row, 2)) : 0;
    parcel->status = read_integer(PQgetvalue(result, row, 3));
    parcel->price = read_double(PQgetvalue(result, row, 4));
    parcel->has_discount = !PQgetisnull(result, row, 5);
    parcel->discount = parcel->has_discount ? read_double(PQgetvalue(result, row, 5)) : 0;
    parcel->title = read_text(result, row, 6);
    parcel->address = read_text(result, row, 7);
    parcel->note = read_text(result, row, 8);
    parcel->is_fragile = *PQgetvalue(result, row, 9) != 0;
  }
  PQclear(result);
  return true;
}

static bool prepare_lookup(floor_postgres *connection) {
  const Oid types[] = { OID_INT8 };
  return prepare(
    connection, "lookup", "SELECT id, title, quantity, price FROM items WHERE id = $1", 1, types);
}

bool floor_postgres_lookup(
  floor_postgres *connection, int64_t first, int64_t lookups, int64_t rows, uint64_t *sum
) {
  *sum = 0;
  if (!prepare_lookup(connection)) return false;
  for (int64_t lookup = first; lookup < first + lookups; lookup++) {
    uint64_t key = written_integer(floor_key(lookup, rows));
    const char *values[] = { (const char *)&key };
    const int lengths[] = { sizeof key }, formats[] = { 1 };
    PGresult *result = PQexecPrepared(connection->handle, "lookup", 1, values, lengths, formats, 1);
    if (PQntuples(result) != 1) {
      PQclear(result);
      return fail(connection);
    }
    floor_item item = {
      .id = read_integer(PQgetvalue(result, 0, 0)),
      .title = read_text(result, 0, 1),
      .quantity = read_integer(PQgetvalue(result, 0, 2)),
      .price = read_double(PQgetvalue(result, 0, 3)),
    };
    PQclear(result);
    *sum += floor_digest(&item);
    free(item.title.bytes);
  }
  return true;
}

typedef struct {
  floor_postgres *connection;
  int64_t first, lookups, rows;
  uint64_t sum;
  bool is_done;
} share;

static void *run_share(void *argument) {
  share *share = argument;
  share->is_done = floor_postgres_lookup(
    share->connection, share->first, share->lookups, share->rows, &share->sum);
  return NULL;
}

bool floor_postgres_lookup_threads(
  floor_postgres **connections, int count, int64_t lookups, int64_t rows, uint64_t *sum
) {
  pthread_t threads[64];
  share shares[64];
  if (count > 64) return floor_fail("PostgreSQL", "too many threads");
  int started = 0;
  for (; started < count; started++) {
    int64_t first = lookups * started / count, next = lookups * (started + 1) / count;
    shares[started] = (share){ connections[started], first, next - first, rows, 0, false };
    if (pthread_create(&threads[started], NULL, run_share, &shares[started]) != 0) break;
  }
  bool is_done = started == count;
  *sum = 0;
  for (int i = 0; i < started; i++) {
    pthread_join(threads[i], NULL);
    is_done = is_done && shares[i].is_done;
    *sum += shares[i].sum;
  }
  return is_done;
}

// Takes the results that have arrived. Returns whether that of the pipeline's end was among them.
static bool take_results(floor_postgres *connection, bool *is_correct) {
  int ends = 0;
  while (!PQisBusy(connection->handle)) {
    PGresult *result = PQgetResult(connection->handle);
    if (!result) {
      // One NULL ends a statement, a second one means that none is left.
      if (++ends == 2) return false;
      continue;
    }
    ends = 0;
    ExecStatusType status = PQresultStatus(result);
    if (status != PGRES_COMMAND_OK && status != PGRES_PIPELINE_SYNC && *is_correct) {
      *is_correct = floor_fail("PostgreSQL", PQresultErrorMessage(result));
    }
    PQclear(result);
    if (status == PGRES_PIPELINE_SYNC) return true;
  }
  return false;
}

bool floor_postgres_insert_entries(floor_postgres *connection, const floor_item *items, size_t count) {
  PGconn *handle = connection->handle;
  const Oid types[] = { OID_INT8, OID_TEXT, OID_INT8, OID_FLOAT8 };
  if (!prepare(
      connection, "insert", "INSERT INTO entries (id, title, quantity, price) VALUES ($1, $2, $3, $4)", 4,
      types)) return false;
  if (PQsetnonblocking(handle, 1) != 0 || !PQenterPipelineMode(handle)) return fail(connection);
  bool is_correct = true, is_ended = false;
  for (size_t row = 0; row < count; row++) {
    const floor_item *item = items + row;
    uint64_t id = written_integer(item->id), quantity = written_integer(item->quantity);
    uint64_t price = written_double(item->price);
    const char *values[] = {
      (const char *)&id, item->title.bytes, (const char *)&quantity, (const char *)&price };
    const int lengths[] = { 8, item->title.length, 8, 8 }, formats[] = { 1, 1, 1, 1 };
    if (!PQsendQueryPrepared(handle, "insert", 4, values, lengths, formats, 1)) is_correct = fail(connection);
    if (row % 512 == 511) {
      PQflush(handle);
      PQconsumeInput(handle);
      take_results(connection, &is_correct);
    }
  }
  if (!PQpipelineSync(handle)) return fail(connection);
  while (!is_ended) {
    int is_unsent = PQflush(handle);
    if (is_unsent < 0) return fail(connection);
    if (PQisBusy(handle)) {
      struct pollfd wait = { PQsocket(handle), POLLIN | (is_unsent ? POLLOUT : 0), 0 };
      poll(&wait, 1, -1);
      if (!PQconsumeInput(handle)) return fail(connection);
    }
    is_ended = take_results(connection, &is_correct);
  }
  if (!PQexitPipelineMode(handle)) return fail(connection);
  PQsetnonblocking(handle, 0);
  return is_correct;
}
