// The work of each case, written in C on sqlite3 and libpq: what Koine is measured against.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// A text that belongs to its row, ended by a NUL that does not count. NULL stands for SQL's NULL.
typedef struct {
  char *bytes;
  int length;
} floor_text;

typedef struct {
  int64_t id, weight, quantity, status;
  double price, discount;
  floor_text title, address, note;
  bool is_fragile, has_quantity, has_discount;
} floor_parcel;

typedef struct {
  int64_t id;
  floor_text title;
  int64_t quantity;
  double price;
} floor_item;

typedef struct {
  floor_parcel *rows;
  size_t count;
} floor_parcels;

void floor_parcels_free(floor_parcels *parcels);

// The key of a table of `rows` rows that a lookup asks for; the same in C and in Swift.
static inline int64_t floor_key(int64_t lookup, int64_t rows) { return lookup * 7919 % rows + 1; }

// What the last call that returned false or NULL has met.
const char *floor_error(void);

typedef struct floor_sqlite floor_sqlite;

floor_sqlite *floor_sqlite_open(const char *path);
void floor_sqlite_close(floor_sqlite *database);
bool floor_sqlite_execute(floor_sqlite *database, const char *sql);
bool floor_sqlite_insert_items(floor_sqlite *database, const floor_item *items, size_t count);
bool floor_sqlite_insert_parcels(floor_sqlite *database, const floor_parcel *parcels, size_t count);
bool floor_sqlite_fetch_parcels(floor_sqlite *database, floor_parcels *parcels);
// Looks up `lookups` of the items 1...rows and adds up what it has read.
bool floor_sqlite_lookup(
  floor_sqlite *database, int64_t lookups, int64_t rows, bool in_transaction, uint64_t *sum);

// Looks up `lookups` of the parcels 1...rows, in one transaction, and adds up what it has read.
bool floor_sqlite_lookup_parcels(floor_sqlite *database, int64_t lookups, int64_t rows, uint64_t *sum);
// Runs a statement once for each item, in one transaction: of one parameter with its id, of two with its id and quantity,
// of four with all of it.
bool floor_sqlite_change_items(
  floor_sqlite *database, const char *sql, const floor_item *items, size_t count);

// A value as SQLite has it: `type` is that of sqlite3_column_type.
typedef struct {
  int type;
  int64_t integer;
  double number;
  floor_text text;
} floor_cell;

typedef struct {
  floor_cell *cells;
  size_t count;
} floor_cells;

void floor_cells_free(floor_cells *cells);
// Copies every value of a query.
bool floor_sqlite_read(floor_sqlite *database, const char *sql, floor_cells *cells);

typedef struct floor_postgres floor_postgres;

floor_postgres *floor_postgres_open(const char *url);
void floor_postgres_close(floor_postgres *connection);
int floor_postgres_backend(floor_postgres *connection);
bool floor_postgres_execute(floor_postgres *connection, const char *sql);
bool floor_postgres_insert_entries(floor_postgres *connection, const floor_item *items, size_t count);
bool floor_postgres_fetch_parcels(floor_postgres *connection, floor_parcels *parcels);
bool floor_postgres_lookup(
  floor_postgres *connection, int64_t first, int64_t lookups, int64_t rows, uint64_t *sum);
// Shares `lookups` out to as many threads as there are connections.
bool floor_postgres_lookup_threads(
  floor_postgres **connections, int count, int64_t lookups, int64_t rows, uint64_t *sum);

// Binds every thread of a process to one processor, or with `processor` -1 to all that were allowed when
// the program began. False where the system knows no such thing.
bool floor_pin(int process, int processor);
