// The aggregates that Koine adds to SQLite besides sums and statistics. SQLiteFunction.swift says what each is.
#include "functions.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

// MARK: Bits

enum bits { all_bits, some_bits, odd_bits };

/// How many integers have each bit, which tells what is left of the others once one leaves the frame of a window.
struct bit_state {
  sqlite3_int64 count;
  sqlite3_int64 counts[64];
};

static void count_bits(sqlite3_context *context, sqlite3_value *value, int step) {
  if (sqlite3_value_type(value) == SQLITE_NULL) return;
  struct bit_state *state = sqlite3_aggregate_context(context, sizeof *state);
  if (state == NULL) return sqlite3_result_error_nomem(context);
  uint64_t bits = (uint64_t)sqlite3_value_int64(value);
  state->count += step;
  for (int bit = 0; bits != 0; bit++, bits >>= 1) {
    if (bits & 1) state->counts[bit] += step;
  }
}

static void add_bits(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  count_bits(context, values[0], 1);
}

static void remove_bits(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  count_bits(context, values[0], -1);
}

static void set_bits(sqlite3_context *context) {
  const enum bits function = (enum bits)koine_kind_of(context);
  struct bit_state *state = sqlite3_aggregate_context(context, 0);
  if (state == NULL || state->count == 0) return;
  uint64_t result = 0;
  for (int bit = 0; bit < 64; bit++) {
    const sqlite3_int64 count = state->counts[bit];
    int is_set = 0;
    switch (function) {
      case all_bits: is_set = count == state->count; break;
      case some_bits: is_set = count > 0; break;
      case odd_bits: is_set = count % 2 == 1; break;
    }
    result |= (uint64_t)is_set << bit;
  }
  sqlite3_result_int64(context, (sqlite3_int64)result);
}

// MARK: Values in an order

enum ordered { joined, first_in_order, continuous_percentile, discrete_percentile, most_frequent, distinct_rows };

/// The arguments of each row, one row after another; of those that are the same in each row, those of the first.
struct collection {
  sqlite3_value **cells;
  sqlite3_value *constants[3];
  size_t count, capacity;
  int width;
};

/// How many of the arguments, from the first on, are the same in each row.
static int constants_of(enum ordered function) {
  switch (function) {
    case joined: return 3;
    case first_in_order:
    case continuous_percentile:
    case discrete_percentile: return 1;
    case most_frequent:
    case distinct_rows: return 0;
  }
  return 0;
}

/// Keeps a row, unless a value in it is NULL without which it does not count.
static void collect(sqlite3_context *context, int count, sqlite3_value **values) {
  const enum ordered function = (enum ordered)koine_kind_of(context);
  const int constants = constants_of(function);
  const int width = count - constants;
  if (width < 1) return sqlite3_result_error(context, "too few arguments", -1);
  sqlite3_value **row = values + constants;
  const int needed = function == first_in_order ? 0 : function == distinct_rows ? width : 1;
  for (int index = 0; index < needed; index++) {
    if (sqlite3_value_type(row[index]) == SQLITE_NULL) return;
  }
  struct collection *all = sqlite3_aggregate_context(context, sizeof *all);
  if (all == NULL) return sqlite3_result_error_nomem(context);
  if (all->width == 0) {
    for (int index = 0; index < constants; index++) {
      all->constants[index] = sqlite3_value_dup(values[index]);
      if (all->constants[index] == NULL) return sqlite3_result_error_nomem(context);
    }
    all->width = width;
  }
  if (all->count + (size_t)width > all->capacity) {
    size_t capacity = all->capacity * 2 + (size_t)width * 8;
    sqlite3_value **cells = sqlite3_realloc64(all->cells, sizeof *cells * capacity);
    if (cells == NULL) return sqlite3_result_error_nomem(context);
    all->cells = cells;
    all->capacity = capacity;
  }
  for (int index = 0; index < width; index++) {
    sqlite3_value *copy = sqlite3_value_dup(row[index]);
    // Texts are compared as UTF-8, also those of a database in UTF-16.
    if (copy != NULL && sqlite3_value_type(copy) == SQLITE_TEXT && sqlite3_value_text(copy) == NULL) {
      sqlite3_value_free(copy);
      copy = NULL;
    }
    if (copy == NULL) {
      for (; index > 0; index--) sqlite3_value_free(all->cells[--all->count]);
      return sqlite3_result_error_nomem(context);
    }
    all->cells[all->count++] = copy;
  }
}

static void discard(struct collection *all) {
  for (size_t index = 0; index < all->count; index++) sqlite3_value_free(all->cells[index]);
  for (int index = 0; index < 3; index++) sqlite3_value_free(all->constants[index]);
  sqlite3_free(all->cells);
  memset(all, 0, sizeof *all);
}

/// NULL before numbers, texts and blobs.
static int rank(sqlite3_value *value) {
  switch (sqlite3_value_type(value)) {
    case SQLITE_NULL: return 0;
    case SQLITE_INTEGER:
    case SQLITE_FLOAT: return 1;
    case SQLITE_TEXT: return 2;
    default: return 3;
  }
}

static int compare_integer(sqlite3_int64 integer, double number) {
  if (number >= 9223372036854775808.0) return -1;
  if (number < -9223372036854775808.0) return 1;
  sqlite3_int64 whole = (sqlite3_int64)number;
  if (integer != whole) return integer < whole ? -1 : 1;
  double rest = number - (double)whole;
  return rest > 0 ? -1 : rest < 0;
}

/// The order of SQLite itself; texts by code point.
static int compare(sqlite3_value *left, sqlite3_value *right) {
  const int ranks[2] = {rank(left), rank(right)};
  if (ranks[0] != ranks[1]) return ranks[0] < ranks[1] ? -1 : 1;
  if (ranks[0] == 0) return 0;
  if (ranks[0] == 1) {
    const int is_integer[2] = {
        sqlite3_value_type(left) == SQLITE_INTEGER, sqlite3_value_type(right) == SQLITE_INTEGER};
    if (is_integer[0] && is_integer[1]) {
      sqlite3_int64 a = sqlite3_value_int64(left), b = sqlite3_value_int64(right);
      return a < b ? -1 : a > b;
    }
    if (is_integer[0]) return compare_integer(sqlite3_value_int64(left), sqlite3_value_double(right));
    if (is_integer[1]) return -compare_integer(sqlite3_value_int64(right), sqlite3_value_double(left));
    double a = sqlite3_value_double(left), b = sqlite3_value_double(right);
    return a < b ? -1 : a > b;
  }
  const void *a = sqlite3_value_blob(left), *b = sqlite3_value_blob(right);
  const int lengths[2] = {sqlite3_value_bytes(left), sqlite3_value_bytes(right)};
  const int shorter = lengths[0] < lengths[1] ? lengths[0] : lengths[1];
  int order = shorter == 0 ? 0 : memcmp(a, b, (size_t)shorter);
  return order != 0 ? order : lengths[0] < lengths[1] ? -1 : lengths[0] > lengths[1];
}

/// What rows are sorted by: from a cell on, in directions of one letter each: `a` and `d` with NULL as the smallest value,
/// `A` and `D` with NULL at the other end. Without directions, from the least to the greatest.
struct order {
  int first, width;
  const unsigned char *directions;
};

static int compare_rows(sqlite3_value **left, sqlite3_value **right, const struct order *order) {
  for (int index = order->first; index < order->width; index++) {
    const unsigned char direction = order->directions == NULL ? 'a' : order->directions[index - order->first];
    const int is_other_end = direction == 'A' || direction == 'D';
    const int is_null[2] = {rank(left[index]) == 0, rank(right[index]) == 0};
    int comparison = compare(left[index], right[index]);
    if (is_other_end && is_null[0] != is_null[1]) comparison = -comparison;
    if (direction == 'd' || direction == 'D') comparison = -comparison;
    if (comparison != 0) return comparison;
  }
  return 0;
}

/// The rows in an order, those that are equal by it as they came; `NULL` if there is no memory for them.
static sqlite3_value ***sorted(const struct collection *all, const struct order *order, size_t *count) {
  const size_t rows = all->count / (size_t)all->width;
  sqlite3_value ***from = sqlite3_malloc64(sizeof *from * rows);
  sqlite3_value ***into = sqlite3_malloc64(sizeof *into * rows);
  if (from == NULL || into == NULL) {
    sqlite3_free(from);
    sqlite3_free(into);
    return NULL;
  }
  for (size_t row = 0; row < rows; row++) from[row] = all->cells + row * (size_t)all->width;
  for (size_t run = 1; run < rows; run *= 2) {
    for (size_t start = 0; start < rows; start += 2 * run) {
      const size_t middle = start + run < rows ? start + run : rows;
      const size_t end = middle + run < rows ? middle + run : rows;
      size_t left = start, right = middle;
      for (size_t place = start; place < end; place++) {
        const int takes_left =
            left < middle && (right >= end || compare_rows(from[left], from[right], order) <= 0);
        into[place] = takes_left ? from[left++] : from[right++];
      }
    }
    sqlite3_value ***other = from;
    from = into;
    into = other;
  }
  sqlite3_free(into);
  *count = rows;
  return from;
}

static void set_joined(sqlite3_context *context, struct collection *all, sqlite3_value ***rows, size_t count) {
  const char *separator = (const char *)sqlite3_value_text(all->constants[0]);
  const int separator_length = sqlite3_value_bytes(all->constants[0]);
  const int is_distinct = sqlite3_value_int(all->constants[1]);
  sqlite3_str *result = sqlite3_str_new(sqlite3_context_db_handle(context));
  for (size_t row = 0; row < count; row++) {
    if (row > 0) {
      if (is_distinct && compare(rows[row][0], rows[row - 1][0]) == 0) continue;
      sqlite3_str_append(result, separator, separator_length);
    }
    const char *text = (const char *)sqlite3_value_text(rows[row][0]);
    if (text != NULL) sqlite3_str_append(result, text, sqlite3_value_bytes(rows[row][0]));
  }
  koine_set_text(context, result);
}

/// Between the two values that a fraction of the others lies below, in proportion.
static void set_continuous(sqlite3_context *context, double fraction, sqlite3_value ***rows, size_t count) {
  const double place = fraction * (double)(count - 1);
  const size_t first = (size_t)floor(place), second = (size_t)ceil(place);
  const double low = sqlite3_value_double(rows[first][0]), high = sqlite3_value_double(rows[second][0]);
  sqlite3_result_double(context, first == second ? low : low + (place - (double)first) * (high - low));
}

/// The first value that at least a fraction of all is not greater than.
static void set_discrete(sqlite3_context *context, double fraction, sqlite3_value ***rows, size_t count) {
  const double place = ceil(fraction * (double)count);
  sqlite3_result_value(context, rows[place < 1 ? 0 : (size_t)place - 1][0]);
}

/// The value that occurs most often; of several, the least.
static void set_most_frequent(sqlite3_context *context, sqlite3_value ***rows, size_t count) {
  size_t best = 0, most = 0, start = 0;
  for (size_t row = 0; row < count; row++) {
    if (row > 0 && compare(rows[row][0], rows[row - 1][0]) != 0) start = row;
    if (row + 1 - start > most) {
      most = row + 1 - start;
      best = start;
    }
  }
  sqlite3_result_value(context, rows[best][0]);
}

static void set_distinct_count(
    sqlite3_context *context, const struct order *order, sqlite3_value ***rows, size_t count) {
  sqlite3_int64 result = 0;
  for (size_t row = 0; row < count; row++) {
    if (row == 0 || compare_rows(rows[row], rows[row - 1], order) != 0) result += 1;
  }
  sqlite3_result_int64(context, result);
}

static void finish_collection(sqlite3_context *context) {
  const enum ordered function = (enum ordered)koine_kind_of(context);
  struct collection *all = sqlite3_aggregate_context(context, 0);
  if (all == NULL || all->width == 0) {
    if (all != NULL) discard(all);
    if (function == distinct_rows) sqlite3_result_int64(context, 0);
    return;
  }
  struct order order = {0, all->width, NULL};
  // Without distinct texts, a text is not among what it is sorted by.
  if (function == first_in_order || (function == joined && !sqlite3_value_int(all->constants[1]))) order.first = 1;
  if (function == first_in_order) order.directions = sqlite3_value_text(all->constants[0]);
  if (function == joined) order.directions = sqlite3_value_text(all->constants[2]);
  const int directions = function == first_in_order ? sqlite3_value_bytes(all->constants[0])
      : function == joined                          ? sqlite3_value_bytes(all->constants[2])
                                                    : all->width;
  size_t count = 0;
  if (directions < order.width - order.first) {
    discard(all);
    return sqlite3_result_error(context, "too few directions", -1);
  }
  sqlite3_value ***rows = sorted(all, &order, &count);
  if (rows == NULL) {
    sqlite3_result_error_nomem(context);
  } else if (count > 0) {
    const double fraction = all->constants[0] == NULL ? 0 : sqlite3_value_double(all->constants[0]);
    switch (function) {
      case joined: set_joined(context, all, rows, count); break;
      case first_in_order: sqlite3_result_value(context, rows[0][0]); break;
      case continuous_percentile: set_continuous(context, fraction, rows, count); break;
      case discrete_percentile: set_discrete(context, fraction, rows, count); break;
      case most_frequent: set_most_frequent(context, rows, count); break;
      case distinct_rows: set_distinct_count(context, &order, rows, count); break;
    }
  }
  sqlite3_free(rows);
  discard(all);
}

struct aggregate {
  const char *name;
  /// -1 for any number.
  int count;
  int kind;
  void (*call)(sqlite3_context *, int, sqlite3_value **);
  void (*finish)(sqlite3_context *);
  /// The result so far, and what is done with a row that leaves the frame of a window; `NULL` if it is of groups alone.
  void (*value)(sqlite3_context *);
  void (*inverse)(sqlite3_context *, int, sqlite3_value **);
};

static const struct aggregate aggregates[] = {
    {"koine_bit_and", 1, all_bits, add_bits, set_bits, set_bits, remove_bits},
    {"koine_bit_or", 1, some_bits, add_bits, set_bits, set_bits, remove_bits},
    {"koine_bit_xor", 1, odd_bits, add_bits, set_bits, set_bits, remove_bits},
    {"koine_concat", -1, joined, collect, finish_collection, NULL, NULL},
    {"koine_first", -1, first_in_order, collect, finish_collection, NULL, NULL},
    {"koine_percentile_cont", 2, continuous_percentile, collect, finish_collection, NULL, NULL},
    {"koine_percentile_disc", 2, discrete_percentile, collect, finish_collection, NULL, NULL},
    {"koine_mode", 1, most_frequent, collect, finish_collection, NULL, NULL},
    {"koine_count_distinct", -1, distinct_rows, collect, finish_collection, NULL, NULL},
};

int koine_sqlite_add_aggregates(sqlite3 *connection) {
  const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
  for (size_t index = 0; index < sizeof aggregates / sizeof *aggregates; index++) {
    const struct aggregate *it = &aggregates[index];
    int code = sqlite3_create_window_function(
        connection, it->name, it->count, flags, (void *)(intptr_t)it->kind, it->call, it->finish, it->value,
        it->inverse, NULL);
    if (code != SQLITE_OK) return code;
  }
  return koine_sqlite_add_statistics(connection);
}
