#include "internal.h"

#include <sqlite3.h>
#include <stdlib.h>

struct floor_sqlite {
  sqlite3 *handle;
  sqlite3_stmt *lookup;
};

static bool fail(floor_sqlite *database) {
  return floor_fail("SQLite", sqlite3_errmsg(database->handle));
}

floor_sqlite *floor_sqlite_open(const char *path) {
  floor_sqlite *database = calloc(1, sizeof *database);
  if (!database) return NULL;
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  if (sqlite3_open_v2(path, &database->handle, flags, NULL) != SQLITE_OK
    || !floor_sqlite_execute(
      database, "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")) {
    fail(database);
    floor_sqlite_close(database);
    return NULL;
  }
  return database;
}

void floor_sqlite_close(floor_sqlite *database) {
  sqlite3_finalize(database->lookup);
  sqlite3_close(database->handle);
  free(database);
}

bool floor_sqlite_execute(floor_sqlite *database, const char *sql) {
  return sqlite3_exec(database->handle, sql, NULL, NULL, NULL) == SQLITE_OK || fail(database);
}

static bool prepare(floor_sqlite *database, const char *sql, sqlite3_stmt **statement) {
  return sqlite3_prepare_v3(database->handle, sql, -1, SQLITE_PREPARE_PERSISTENT, statement, NULL)
      == SQLITE_OK
    || fail(database);
}

static void bind_text(sqlite3_stmt *statement, int index, floor_text text) {
  if (text.bytes) sqlite3_bind_text(statement, index, text.bytes, text.length, SQLITE_STATIC);
  else sqlite3_bind_null(statement, index);
}

static floor_text column_text(sqlite3_stmt *statement, int index) {
  const unsigned char *bytes = sqlite3_column_text(statement, index);
  if (!bytes) return (floor_text){ 0 };
  return floor_copy(bytes, sqlite3_column_bytes(statement, index));
}

// Ends the insert: commits where every row went in, otherwise rolls back.
static bool end(floor_sqlite *database, sqlite3_stmt *insert, bool is_complete) {
  if (!is_complete) fail(database);
  sqlite3_finalize(insert);
  return floor_sqlite_execute(database, is_complete ? "COMMIT" : "ROLLBACK") && is_complete;
}

bool floor_sqlite_insert_items(floor_sqlite *database, const floor_item *items, size_t count) {
  sqlite3_stmt *insert;
  if (!floor_sqlite_execute(database, "BEGIN IMMEDIATE")
    || !prepare(
      database, "INSERT INTO items (id, title, quantity, price) VALUES (?, ?, ?, ?)", &insert)) return false;
  size_t row = 0;
  for (; row < count; row++) {
    sqlite3_bind_int64(insert, 1, items[row].id);
    bind_text(insert, 2, items[row].title);
    sqlite3_bind_int64(insert, 3, items[row].quantity);
    sqlite3_bind_double(insert, 4, items[row].price);
    if (sqlite3_step(insert) != SQLITE_DONE) break;
    sqlite3_reset(insert);
  }
  return end(database, insert, row == count);
}

bool floor_sqlite_insert_parcels(floor_sqlite *database, const floor_parcel *parcels, size_t count) {
  sqlite3_stmt *insert;
  if (!floor_sqlite_execute(database, "BEGIN IMMEDIATE")
    || !prepare(
      database,
      "INSERT INTO parcels (id, weight, quantity, status, price, discount, title, address, note, isFragile) "
      "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)", &insert)) return false;
  size_t row = 0;
  for (; row < count; row++) {
    const floor_parcel *parcel = parcels + row;
    sqlite3_bind_int64(insert, 1, parcel->id);
    sqlite3_bind_int64(insert, 2, parcel->weight);
    if (parcel->has_quantity) sqlite3_bind_int64(insert, 3, parcel->quantity);
    else sqlite3_bind_null(insert, 3);
    sqlite3_bind_int64(insert, 4, parcel->status);
    sqlite3_bind_double(insert, 5, parcel->price);
    if (parcel->has_discount) sqlite3_bind_double(insert, 6, parcel->discount);
    else sqlite3_bind_null(insert, 6);
    bind_text(insert, 7, parcel->title);
    bind_text(insert, 8, parcel->address);
    bind_text(insert, 9, parcel->note);
    sqlite3_bind_int64(insert, 10, parcel->is_fragile);
    if (sqlite3_step(insert) != SQLITE_DONE) break;
    sqlite3_reset(insert);
  }
  return end(database, insert, row == count);
}

bool floor_sqlite_fetch_parcels(floor_sqlite *database, floor_parcels *parcels) {
  *parcels = (floor_parcels){ 0 };
  size_t capacity = 0;
  sqlite3_stmt *select;
  if (!prepare(
      database,
      "SELECT id, weight, quantity, status, price, discount, title, address, note, isFragile FROM parcels",
      &select)) return false;
  int code;
  while ((code = sqlite3_step(select)) == SQLITE_ROW) {
    floor_parcel *parcel = floor_parcels_append(parcels, &capacity);
    if (!parcel) break;
    parcel->id = sqlite3_column_int64(select, 0);
    parcel->weight = sqlite3_column_int64(select, 1);
    parcel->has_quantity = sqlite3_column_type(select, 2) != SQLITE_NULL;
    if (parcel->has_quantity) parcel->quantity = sqlite3_column_int64(select, 2);
    parcel->status = sqlite3_column_int64(select, 3);
    parcel->price = sqlite3_column_double(select, 4);
    parcel->has_discount = sqlite3_column_type(select, 5) != SQLITE_NULL;
    if (parcel->has_discount) parcel->discount = sqlite3_column_double(select, 5);
    parcel->title = column_text(select, 6);
    parcel->address = column_text(select, 7);
    parcel->note = column_text(select, 8);
    parcel->is_fragile = sqlite3_column_int(select, 9);
  }
  if (code != SQLITE_DONE) fail(database);
  sqlite3_finalize(select);
  return code == SQLITE_DONE;
}

bool floor_sqlite_lookup(
  floor_sqlite *database, int64_t lookups, int64_t rows, bool in_transaction, uint64_t *sum
) {
  *sum = 0;
  if (!database->lookup
    && !prepare(
      database, "SELECT id, title, quantity, price FROM items WHERE id = ?", &database->lookup)) return false;
  if (in_transaction && !floor_sqlite_execute(database, "BEGIN")) return false;
  sqlite3_stmt *select = database->lookup;
  for (int64_t lookup = 0; lookup < lookups; lookup++) {
    sqlite3_bind_int64(select, 1, floor_key(lookup, rows));
    if (sqlite3_step(select) != SQLITE_ROW) return fail(database);
    floor_item item = {
      .id = sqlite3_column_int64(select, 0),
      .title = column_text(select, 1),
      .quantity = sqlite3_column_int64(select, 2),
      .price = sqlite3_column_double(select, 3),
    };
    sqlite3_reset(select);
    *sum += floor_digest(&item);
    free(item.title.bytes);
  }
  return !in_transaction || floor_sqlite_execute(database, "COMMIT");
}

bool floor_sqlite_lookup_parcels(floor_sqlite *database, int64_t lookups, int64_t rows, uint64_t *sum) {
  *sum = 0;
  sqlite3_stmt *select;
  if (!prepare(
      database,
      "SELECT id, weight, quantity, status, price, discount, title, address, note, isFragile FROM parcels "
      "WHERE id = ?", &select)) return false;
  bool is_complete = floor_sqlite_execute(database, "BEGIN");
  for (int64_t lookup = 0; is_complete && lookup < lookups; lookup++) {
    sqlite3_bind_int64(select, 1, floor_key(lookup, rows));
    is_complete = sqlite3_step(select) == SQLITE_ROW;
    if (!is_complete) break;
    floor_parcel parcel = {
      .id = sqlite3_column_int64(select, 0),
      .weight = sqlite3_column_int64(select, 1),
      .has_quantity = sqlite3_column_type(select, 2) != SQLITE_NULL,
      .quantity = sqlite3_column_int64(select, 2),
      .status = sqlite3_column_int64(select, 3),
      .price = sqlite3_column_double(select, 4),
      .has_discount = sqlite3_column_type(select, 5) != SQLITE_NULL,
      .discount = sqlite3_column_double(select, 5),
      .title = column_text(select, 6),
      .address = column_text(select, 7),
      .note = column_text(select, 8),
      .is_fragile = sqlite3_column_int(select, 9),
    };
    sqlite3_reset(select);
    *sum += (uint64_t)(parcel.id + parcel.weight + parcel.status) + (uint64_t)parcel.title.length
      + (uint64_t)parcel.address.length;
    free(parcel.title.bytes);
    free(parcel.address.bytes);
    free(parcel.note.bytes);
  }
  if (!is_complete) fail(database);
  sqlite3_finalize(select);
  return floor_sqlite_execute(database, "COMMIT") && is_complete;
}

bool floor_sqlite_change_items(
  floor_sqlite *database, const char *sql, const floor_item *items, size_t count
) {
  sqlite3_stmt *change;
  if (!floor_sqlite_execute(database, "BEGIN IMMEDIATE") || !prepare(database, sql, &change)) return false;
  // ?1 to ?4 are the columns of an item, as far as the statement names them.
  int parameters = sqlite3_bind_parameter_count(change);
  size_t row = 0;
  for (; row < count; row++) {
    sqlite3_bind_int64(change, 1, items[row].id);
    if (parameters > 2) bind_text(change, 2, items[row].title);
    if (parameters == 2) sqlite3_bind_int64(change, 2, items[row].quantity);
    if (parameters > 2) sqlite3_bind_int64(change, 3, items[row].quantity);
    if (parameters > 3) sqlite3_bind_double(change, 4, items[row].price);
    if (sqlite3_step(change) != SQLITE_DONE) break;
    sqlite3_reset(change);
  }
  return end(database, change, row == count);
}

void floor_cells_free(floor_cells *cells) {
  for (size_t i = 0; i < cells->count; i++) free(cells->cells[i].text.bytes);
  free(cells->cells);
  *cells = (floor_cells){ 0 };
}

bool floor_sqlite_read(floor_sqlite *database, const char *sql, floor_cells *cells) {
  *cells = (floor_cells){ 0 };
  size_t capacity = 0;
  sqlite3_stmt *select;
  if (!prepare(database, sql, &select)) return false;
  int columns = sqlite3_column_count(select);
  int code;
  while ((code = sqlite3_step(select)) == SQLITE_ROW) {
    if (cells->count + (size_t)columns > capacity) {
      capacity = capacity ? capacity * 2 : 64 * (size_t)columns;
      floor_cell *grown = realloc(cells->cells, capacity * sizeof *grown);
      if (!grown) break;
      cells->cells = grown;
    }
    for (int column = 0; column < columns; column++) {
      floor_cell *cell = cells->cells + cells->count++;
      *cell = (floor_cell){ .type = sqlite3_column_type(select, column) };
      if (cell->type == SQLITE_INTEGER) cell->integer = sqlite3_column_int64(select, column);
      else if (cell->type == SQLITE_FLOAT) cell->number = sqlite3_column_double(select, column);
      else if (cell->type != SQLITE_NULL) cell->text = column_text(select, column);
    }
  }
  if (code != SQLITE_DONE) fail(database);
  sqlite3_finalize(select);
  return code == SQLITE_DONE;
}
