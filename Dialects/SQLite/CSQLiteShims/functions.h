// What the files of functions share.
#include <sqlite3.h>
#include <stdint.h>

#include "CSQLiteShims.h"

/// Adds the aggregate functions that are not of integers alone. Returns an SQLite result code.
int koine_sqlite_add_aggregates(sqlite3 *connection);

/// Adds the statistics, of groups and of windows. Returns an SQLite result code.
int koine_sqlite_add_statistics(sqlite3 *connection);

/// Which function of several that one implementation computes.
static inline int koine_kind_of(sqlite3_context *context) { return (int)(intptr_t)sqlite3_user_data(context); }

/// Ends a text, and makes it the result.
void koine_set_text(sqlite3_context *context, sqlite3_str *result);

/// Appends a decimal number, of which the integer without the point is given, with all its decimals; if it is grouped, with
/// a comma between each three digits before the point.
void koine_append_decimal(sqlite3_str *result, sqlite3_int64 unscaled, int scale, int is_grouped);

// The functions of other files that functions.c adds to a connection.

void koine_date_of_text(sqlite3_context *context, int count, sqlite3_value **values);
void koine_time_of_text(sqlite3_context *context, int count, sqlite3_value **values);
void koine_timestamp_of_text(sqlite3_context *context, int count, sqlite3_value **values);

void koine_ceil(sqlite3_context *context, int count, sqlite3_value **values);
void koine_floor(sqlite3_context *context, int count, sqlite3_value **values);
void koine_trunc(sqlite3_context *context, int count, sqlite3_value **values);
void koine_sqrt(sqlite3_context *context, int count, sqlite3_value **values);
void koine_exp(sqlite3_context *context, int count, sqlite3_value **values);
void koine_ln(sqlite3_context *context, int count, sqlite3_value **values);
void koine_log10(sqlite3_context *context, int count, sqlite3_value **values);
void koine_power(sqlite3_context *context, int count, sqlite3_value **values);
void koine_sin(sqlite3_context *context, int count, sqlite3_value **values);
void koine_cos(sqlite3_context *context, int count, sqlite3_value **values);
void koine_tan(sqlite3_context *context, int count, sqlite3_value **values);
void koine_asin(sqlite3_context *context, int count, sqlite3_value **values);
void koine_acos(sqlite3_context *context, int count, sqlite3_value **values);
void koine_atan(sqlite3_context *context, int count, sqlite3_value **values);
void koine_atan2(sqlite3_context *context, int count, sqlite3_value **values);
void koine_remainder(sqlite3_context *context, int count, sqlite3_value **values);
void koine_round_to_places(sqlite3_context *context, int count, sqlite3_value **values);
void koine_truncate_to_places(sqlite3_context *context, int count, sqlite3_value **values);
void koine_decimal_text(sqlite3_context *context, int count, sqlite3_value **values);
void koine_decimal(sqlite3_context *context, int count, sqlite3_value **values);
void koine_double(sqlite3_context *context, int count, sqlite3_value **values);
void koine_repeat(sqlite3_context *context, int count, sqlite3_value **values);
void koine_lpad(sqlite3_context *context, int count, sqlite3_value **values);
void koine_rpad(sqlite3_context *context, int count, sqlite3_value **values);
void koine_reverse(sqlite3_context *context, int count, sqlite3_value **values);
void koine_character(sqlite3_context *context, int count, sqlite3_value **values);
void koine_split_part(sqlite3_context *context, int count, sqlite3_value **values);
