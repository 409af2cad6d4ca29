// What the files of functions share.
#include <sqlite3.h>

#include "CSQLiteShims.h"

/// Adds the aggregate functions that are not of integers alone. Returns an SQLite result code.
int koine_sqlite_add_aggregates(sqlite3 *connection);

/// Ends a text, and makes it the result.
void koine_set_text(sqlite3_context *context, sqlite3_str *result);
