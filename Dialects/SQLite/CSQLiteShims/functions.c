// The functions that Koine adds to SQLite. SQLiteFunction.swift says what each of them is.
#include "CSQLiteShims.h"
#include "functions.h"
#include "json.h"

#include <math.h>
#include <string.h>

typedef __int128 wide;
typedef unsigned __int128 wide_magnitude;

static const char *const overflow = "integer overflow";

static wide_magnitude magnitude_of(wide number) {
  return number < 0 ? -(wide_magnitude)number : (wide_magnitude)number;
}

void koine_set_text(sqlite3_context *context, sqlite3_str *result) {
  int code = sqlite3_str_errcode(result);
  int length = sqlite3_str_length(result);
  char *text = sqlite3_str_finish(result);
  if (code == SQLITE_TOOBIG) {
    sqlite3_free(text);
    return sqlite3_result_error_toobig(context);
  }
  if (code != SQLITE_OK) {
    sqlite3_free(text);
    return sqlite3_result_error_nomem(context);
  }
  sqlite3_result_text(context, text == NULL ? "" : text, length, text == NULL ? SQLITE_STATIC : sqlite3_free);
}

/// Whether the first arguments are integers. If not, the result is NULL, or an error for what left 64 bits.
static int takes_integers(sqlite3_context *context, int count, sqlite3_value **values) {
  for (int index = 0; index < count; index++) {
    if (sqlite3_value_type(values[index]) == SQLITE_NULL) return 0;
  }
  for (int index = 0; index < count; index++) {
    if (sqlite3_value_type(values[index]) != SQLITE_INTEGER) {
      sqlite3_result_error(context, overflow, -1);
      return 0;
    }
  }
  return 1;
}

static void set_integer(sqlite3_context *context, int is_negative, wide_magnitude magnitude) {
  const wide_magnitude limit = (wide_magnitude)1 << 63;
  if (magnitude > (is_negative ? limit : limit - 1)) return sqlite3_result_error(context, overflow, -1);
  uint64_t bits = (uint64_t)magnitude;
  sqlite3_result_int64(context, (sqlite3_int64)(is_negative ? 0 - bits : bits));
}

/// `dividend * 10^digits / divisor`, half away from zero. The divisor has 64 bits, so ten of its multiples have room.
static void set_quotient(sqlite3_context *context, wide dividend, wide divisor, int digits) {
  const wide_magnitude limit = (wide_magnitude)1 << 100;
  wide_magnitude by = magnitude_of(divisor);
  wide_magnitude quotient = magnitude_of(dividend) / by;
  wide_magnitude rest = magnitude_of(dividend) % by;
  for (int digit = 0; digit < digits; digit++) {
    if (quotient > limit) return sqlite3_result_error(context, overflow, -1);
    rest *= 10;
    quotient = quotient * 10 + rest / by;
    rest %= by;
  }
  if (rest >= by - rest) quotient += 1;
  set_integer(context, (dividend < 0) != (divisor < 0), quotient);
}

static void exact(sqlite3_context *context, int count, sqlite3_value **values) {
  if (!takes_integers(context, count, values)) return;
  // A margin by which what has left 64 bits is further from zero, although it was rounded.
  const sqlite3_int64 limit = 9200000000000000000;
  sqlite3_int64 number = sqlite3_value_int64(values[0]);
  if (number > limit || number < -limit) return sqlite3_result_error(context, overflow, -1);
  sqlite3_result_int64(context, number);
}

static void quotient(sqlite3_context *context, int count, sqlite3_value **values) {
  if (!takes_integers(context, count, values)) return;
  sqlite3_int64 divisor = sqlite3_value_int64(values[1]);
  if (divisor != 0) set_quotient(context, sqlite3_value_int64(values[0]), divisor, sqlite3_value_int(values[2]));
}

/// A number without its last digits: they are cut off, or the number is brought to the nearest one, halves away from zero,
/// or to the next one below or above.
static void to_places(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (!takes_integers(context, 2, values)) return;
  const char *name = (const char *)sqlite3_value_text(values[2]);
  sqlite3_int64 digits = sqlite3_value_int64(values[1]);
  if (name == NULL || digits < 0) return sqlite3_result_error(context, "unknown digits", -1);
  wide power = 1;
  for (int digit = 0; digit < digits && digit < 20; digit++) power *= 10;
  const wide number = sqlite3_value_int64(values[0]);
  const wide rest = number % power;
  wide result = number - rest;
  if (strcmp(name, "round") == 0) {
    if (magnitude_of(rest) * 2 >= magnitude_of(power)) result += number < 0 ? -power : power;
  } else if (strcmp(name, "floor") == 0) {
    if (rest < 0) result -= power;
  } else if (strcmp(name, "ceil") == 0) {
    if (rest > 0) result += power;
  }
  set_integer(context, result < 0, magnitude_of(result));
}

static void formatted(sqlite3_context *context, int count, sqlite3_value **values) {
  if (!takes_integers(context, count, values)) return;
  sqlite3_str *result = sqlite3_str_new(sqlite3_context_db_handle(context));
  const int scale = sqlite3_value_int(values[1]);
  koine_append_decimal(result, sqlite3_value_int64(values[0]), scale < 0 ? 0 : scale, 1);
  koine_set_text(context, result);
}

static void exclusive_or(sqlite3_context *context, int count, sqlite3_value **values) {
  if (!takes_integers(context, count, values)) return;
  sqlite3_result_int64(context, sqlite3_value_int64(values[0]) ^ sqlite3_value_int64(values[1]));
}

static void rounded(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (sqlite3_value_type(values[0]) == SQLITE_NULL) return;
  // Adding zero makes -0 plain 0.
  sqlite3_result_double(context, round(sqlite3_value_double(values[0])) + 0.0);
}

// MARK: Integers of numbers and texts

/// Digits with at most a sign before them. Returns whether the text is such a number of 64 bits.
static int parse(const unsigned char *text, int length, sqlite3_int64 *result) {
  const wide_magnitude limit = (wide_magnitude)1 << 64;
  int is_negative = length > 0 && text[0] == '-';
  int position = is_negative || (length > 0 && text[0] == '+');
  if (position == length) return 0;
  wide_magnitude magnitude = 0;
  for (; position < length; position++) {
    if (text[position] < '0' || text[position] > '9') return 0;
    if (magnitude < limit) magnitude = magnitude * 10 + (unsigned)(text[position] - '0');
  }
  wide number = is_negative ? -(wide)magnitude : (wide)magnitude;
  if (number < INT64_MIN || number > INT64_MAX) return 0;
  *result = (sqlite3_int64)number;
  return 1;
}

static void integer(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  sqlite3_int64 number = 0;
  switch (sqlite3_value_type(values[0])) {
    case SQLITE_INTEGER: number = sqlite3_value_int64(values[0]); break;
    case SQLITE_FLOAT: {
      double cut = trunc(sqlite3_value_double(values[0]));
      if (!(cut >= -9223372036854775808.0 && cut < 9223372036854775808.0)) return;
      number = (sqlite3_int64)cut;
      break;
    }
    case SQLITE_TEXT: {
      const unsigned char *text = sqlite3_value_text(values[0]);
      if (text == NULL) return sqlite3_result_error_nomem(context);
      if (!parse(text, sqlite3_value_bytes(values[0]), &number)) return;
      break;
    }
    default: return;
  }
  if (number < sqlite3_value_int64(values[1]) || number > sqlite3_value_int64(values[2])) return;
  sqlite3_result_int64(context, number);
}

// MARK: Texts

static void uuid(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (sqlite3_value_type(values[0]) == SQLITE_NULL) return;
  const unsigned char *text = sqlite3_value_text(values[0]);
  if (text == NULL) return sqlite3_result_error_nomem(context);
  if (sqlite3_value_bytes(values[0]) != 36) return;
  char result[36];
  for (int position = 0; position < 36; position++) {
    unsigned char byte = text[position];
    if (position == 8 || position == 13 || position == 18 || position == 23) {
      if (byte != '-') return;
    } else if (byte >= 'A' && byte <= 'F') {
      byte += 'a' - 'A';
    } else if (!((byte >= '0' && byte <= '9') || (byte >= 'a' && byte <= 'f'))) {
      return;
    }
    result[position] = (char)byte;
  }
  sqlite3_result_text(context, result, 36, SQLITE_TRANSIENT);
}

/// A position so far on as SQLite's texts are long.
static sqlite3_int64 clamped(sqlite3_int64 position) {
  const sqlite3_int64 limit = INT32_MAX;
  return position < -limit ? -limit : position > limit ? limit : position;
}

static void substring(sqlite3_context *context, int count, sqlite3_value **values) {
  for (int index = 0; index < count; index++) {
    if (sqlite3_value_type(values[index]) == SQLITE_NULL) return;
  }
  const unsigned char *text = sqlite3_value_text(values[0]);
  if (text == NULL) return sqlite3_result_error_nomem(context);
  const unsigned char *end = text + sqlite3_value_bytes(values[0]);
  sqlite3_int64 start = clamped(sqlite3_value_int64(values[1]));
  sqlite3_int64 length = sqlite3_value_int64(values[2]);
  // A greater length counts as this one, as in the forms of the dialects without this function.
  if (length > 1073741823) length = 1073741823;
  sqlite3_int64 stop = start + (length < 0 ? 0 : length);
  if (start < 1) start = 1;
  const unsigned char *first = end;
  sqlite3_int64 position = 1;
  for (; text < end && position < stop; position++) {
    if (position == start) first = text;
    do text++;
    while (text < end && (*text & 0xC0) == 0x80);
  }
  if (first > text) first = text;
  sqlite3_result_text(context, (const char *)first, (int)(text - first), SQLITE_TRANSIENT);
}

static unsigned char folded(unsigned char byte, int minds_case) {
  return !minds_case && byte >= 'A' && byte <= 'Z' ? byte + ('a' - 'A') : byte;
}

static const unsigned char *next_character(const unsigned char *text, const unsigned char *end) {
  do text++;
  while (text < end && (*text & 0xC0) == 0x80);
  return text;
}

enum match { no_match, a_match, incomplete_pattern };

/// Each `%` is tried with as few characters as possible; if the rest does not match, the last one takes one more.
static enum match match(
    const unsigned char *text, const unsigned char *text_end, const unsigned char *pattern,
    const unsigned char *pattern_end, int minds_case) {
  const unsigned char *retried_text = NULL, *retried_pattern = NULL;
  while (text < text_end) {
    if (pattern < pattern_end && *pattern == '%') {
      for (; pattern < pattern_end && (*pattern == '%' || *pattern == '_'); pattern++) {
        if (*pattern == '%') continue;
        if (text >= text_end) return no_match;
        text = next_character(text, text_end);
      }
      if (pattern == pattern_end) return a_match;
      if (*pattern == '\\' && pattern + 1 == pattern_end) return incomplete_pattern;
      retried_text = text;
      retried_pattern = pattern;
      continue;
    }
    if (pattern < pattern_end && *pattern == '_') {
      text = next_character(text, text_end);
      pattern++;
      continue;
    }
    const unsigned char *literal = pattern;
    if (literal < pattern_end && *literal == '\\') {
      literal++;
      if (literal == pattern_end) return incomplete_pattern;
    }
    if (literal < pattern_end && folded(*literal, minds_case) == folded(*text, minds_case)) {
      text++;
      pattern = literal + 1;
      continue;
    }
    if (retried_text == NULL) return no_match;
    retried_text = next_character(retried_text, text_end);
    text = retried_text;
    pattern = retried_pattern;
  }
  while (pattern < pattern_end && *pattern == '%') pattern++;
  return pattern == pattern_end ? a_match : no_match;
}

static void like(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (sqlite3_value_type(values[0]) == SQLITE_NULL || sqlite3_value_type(values[1]) == SQLITE_NULL) return;
  const unsigned char *text = sqlite3_value_text(values[0]);
  const unsigned char *pattern = sqlite3_value_text(values[1]);
  if (text == NULL || pattern == NULL) return sqlite3_result_error_nomem(context);
  const unsigned char *text_end = text + sqlite3_value_bytes(values[0]);
  const unsigned char *pattern_end = pattern + sqlite3_value_bytes(values[1]);
  switch (match(text, text_end, pattern, pattern_end, sqlite3_value_int(values[2]))) {
    case no_match: return sqlite3_result_int(context, 0);
    case a_match: return sqlite3_result_int(context, 1);
    case incomplete_pattern:
      return sqlite3_result_error(context, "LIKE pattern must not end with escape character", -1);
  }
}

/// What SQLite's own function does, of texts that are all looked at.
static void replace(sqlite3_context *context, int count, sqlite3_value **values) {
  const unsigned char *texts[3];
  sqlite3_int64 lengths[3];
  for (int index = 0; index < count; index++) {
    if (sqlite3_value_type(values[index]) == SQLITE_NULL) return;
    texts[index] = sqlite3_value_text(values[index]);
    if (texts[index] == NULL) return sqlite3_result_error_nomem(context);
    lengths[index] = sqlite3_value_bytes(values[index]);
  }
  if (lengths[1] == 0) return sqlite3_result_value(context, values[0]);
  sqlite3_str *result = sqlite3_str_new(sqlite3_context_db_handle(context));
  sqlite3_int64 start = 0;
  for (sqlite3_int64 position = 0; position + lengths[1] <= lengths[0];) {
    if (memcmp(texts[0] + position, texts[1], (size_t)lengths[1]) == 0) {
      sqlite3_str_append(result, (const char *)texts[0] + start, (int)(position - start));
      sqlite3_str_append(result, (const char *)texts[2], (int)lengths[2]);
      position += lengths[1];
      start = position;
    } else {
      position += 1;
    }
  }
  sqlite3_str_append(result, (const char *)texts[0] + start, (int)(lengths[0] - start));
  koine_set_text(context, result);
}

// MARK: Aggregates

/// As memory of SQLite's is aligned.
typedef __int128 stored_wide __attribute__((aligned(8)));

struct total {
  stored_wide sum;
  sqlite3_int64 count;
};

static void add(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (!takes_integers(context, 1, values)) return;
  struct total *total = sqlite3_aggregate_context(context, sizeof *total);
  if (total == NULL) return sqlite3_result_error_nomem(context);
  total->sum += sqlite3_value_int64(values[0]);
  total->count += 1;
}

/// A value leaves the frame of a window.
static void subtract(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (!takes_integers(context, 1, values)) return;
  struct total *total = sqlite3_aggregate_context(context, sizeof *total);
  if (total == NULL) return sqlite3_result_error_nomem(context);
  total->sum -= sqlite3_value_int64(values[0]);
  total->count -= 1;
}

/// `NULL` if there was no value.
static struct total *finished(sqlite3_context *context) {
  struct total *total = sqlite3_aggregate_context(context, 0);
  return total != NULL && total->count > 0 ? total : NULL;
}

static void finish_sum(sqlite3_context *context) {
  struct total *total = finished(context);
  if (total != NULL) set_integer(context, total->sum < 0, magnitude_of(total->sum));
}

static void finish_mean(sqlite3_context *context) {
  struct total *total = finished(context);
  if (total != NULL) set_quotient(context, total->sum, total->count, 4);
}

/// As many bits of the quotient as a double holds, and one that tells whether there are more: that is rounded once.
static void finish_average(sqlite3_context *context) {
  struct total *total = finished(context);
  if (total == NULL) return;
  wide_magnitude by = (wide_magnitude)total->count;
  wide_magnitude quotient = magnitude_of(total->sum) / by;
  wide_magnitude rest = magnitude_of(total->sum) % by;
  int exponent = 0;
  while (quotient != 0 || rest != 0) {
    if (quotient >> 60) break;
    rest <<= 1;
    quotient = quotient << 1 | (rest >= by);
    if (rest >= by) rest -= by;
    exponent -= 1;
  }
  // A mean of 64-bit integers has 64 bits at most.
  uint64_t bits = (uint64_t)quotient;
  int has_more = rest != 0;
  while (bits >> 62) {
    has_more |= (int)(bits & 1);
    bits >>= 1;
    exponent += 1;
  }
  double mean = ldexp((double)(int64_t)(bits << 1 | (uint64_t)has_more), exponent - 1);
  sqlite3_result_double(context, total->sum < 0 ? -mean : mean);
}

// MARK: Aggregates of frames

/// The floating-point numbers of a frame, in the order in which they came and leave: what is subtracted would take the
/// digits of others with it.
struct frame {
  double *numbers;
  sqlite3_int64 start, end, capacity;
};

static void enter_frame(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (sqlite3_value_type(values[0]) == SQLITE_NULL) return;
  struct frame *frame = sqlite3_aggregate_context(context, sizeof *frame);
  if (frame == NULL) return sqlite3_result_error_nomem(context);
  if (frame->end == frame->capacity) {
    sqlite3_int64 length = frame->end - frame->start;
    if (frame->start < length || frame->capacity == 0) {
      sqlite3_int64 capacity = frame->capacity == 0 ? 16 : 2 * frame->capacity;
      double *numbers = sqlite3_realloc64(frame->numbers, (sqlite3_uint64)capacity * sizeof *numbers);
      if (numbers == NULL) return sqlite3_result_error_nomem(context);
      frame->numbers = numbers;
      frame->capacity = capacity;
    }
    memmove(frame->numbers, frame->numbers + frame->start, (size_t)length * sizeof *frame->numbers);
    frame->start = 0;
    frame->end = length;
  }
  frame->numbers[frame->end++] = sqlite3_value_double(values[0]);
}

static void leave_frame(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (sqlite3_value_type(values[0]) == SQLITE_NULL) return;
  struct frame *frame = sqlite3_aggregate_context(context, sizeof *frame);
  if (frame == NULL) return sqlite3_result_error_nomem(context);
  if (frame->start < frame->end) frame->start += 1;
}

static void set_sum_of_frame(sqlite3_context *context, int is_mean) {
  struct frame *frame = sqlite3_aggregate_context(context, 0);
  if (frame == NULL || frame->start == frame->end) return;
  double sum = 0;
  for (sqlite3_int64 index = frame->start; index < frame->end; index++) sum += frame->numbers[index];
  sqlite3_result_double(context, is_mean ? sum / (double)(frame->end - frame->start) : sum);
}

static void sum_of_frame(sqlite3_context *context) { set_sum_of_frame(context, 0); }
static void mean_of_frame(sqlite3_context *context) { set_sum_of_frame(context, 1); }

static void release_frame(sqlite3_context *context) {
  struct frame *frame = sqlite3_aggregate_context(context, 0);
  if (frame == NULL) return;
  sqlite3_free(frame->numbers);
  memset(frame, 0, sizeof *frame);
}

static void finish_sum_of_frame(sqlite3_context *context) {
  set_sum_of_frame(context, 0);
  release_frame(context);
}

static void finish_mean_of_frame(sqlite3_context *context) {
  set_sum_of_frame(context, 1);
  release_frame(context);
}

/// The texts of a frame, in the order in which they came and leave.
struct text_frame {
  sqlite3_value **texts;
  sqlite3_int64 start, end, capacity;
  sqlite3_value *separator;
};

static void enter_text_frame(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (sqlite3_value_type(values[0]) == SQLITE_NULL) return;
  struct text_frame *frame = sqlite3_aggregate_context(context, sizeof *frame);
  if (frame == NULL) return sqlite3_result_error_nomem(context);
  if (frame->separator == NULL) {
    frame->separator = sqlite3_value_dup(values[1]);
    if (frame->separator == NULL) return sqlite3_result_error_nomem(context);
  }
  if (frame->end == frame->capacity) {
    sqlite3_int64 length = frame->end - frame->start;
    if (frame->start < length || frame->capacity == 0) {
      sqlite3_int64 capacity = frame->capacity == 0 ? 16 : 2 * frame->capacity;
      sqlite3_value **texts = sqlite3_realloc64(frame->texts, (sqlite3_uint64)capacity * sizeof *texts);
      if (texts == NULL) return sqlite3_result_error_nomem(context);
      frame->texts = texts;
      frame->capacity = capacity;
    }
    memmove(frame->texts, frame->texts + frame->start, (size_t)length * sizeof *frame->texts);
    frame->start = 0;
    frame->end = length;
  }
  sqlite3_value *text = sqlite3_value_dup(values[0]);
  if (text == NULL) return sqlite3_result_error_nomem(context);
  frame->texts[frame->end++] = text;
}

static void leave_text_frame(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (sqlite3_value_type(values[0]) == SQLITE_NULL) return;
  struct text_frame *frame = sqlite3_aggregate_context(context, sizeof *frame);
  if (frame == NULL) return sqlite3_result_error_nomem(context);
  if (frame->start < frame->end) sqlite3_value_free(frame->texts[frame->start++]);
}

static void texts_of_frame(sqlite3_context *context) {
  struct text_frame *frame = sqlite3_aggregate_context(context, 0);
  if (frame == NULL || frame->start == frame->end) return;
  sqlite3_str *result = sqlite3_str_new(sqlite3_context_db_handle(context));
  const unsigned char *separator = sqlite3_value_text(frame->separator);
  const int length = sqlite3_value_bytes(frame->separator);
  int lacks_memory = separator == NULL;
  for (sqlite3_int64 index = frame->start; index < frame->end && !lacks_memory; index++) {
    const unsigned char *text = sqlite3_value_text(frame->texts[index]);
    lacks_memory = text == NULL;
    if (lacks_memory) break;
    if (index > frame->start) sqlite3_str_append(result, (const char *)separator, length);
    sqlite3_str_append(result, (const char *)text, sqlite3_value_bytes(frame->texts[index]));
  }
  if (!lacks_memory) return koine_set_text(context, result);
  sqlite3_free(sqlite3_str_finish(result));
  sqlite3_result_error_nomem(context);
}

static void finish_texts_of_frame(sqlite3_context *context) {
  texts_of_frame(context);
  struct text_frame *frame = sqlite3_aggregate_context(context, 0);
  if (frame == NULL) return;
  for (sqlite3_int64 index = frame->start; index < frame->end; index++) sqlite3_value_free(frame->texts[index]);
  sqlite3_value_free(frame->separator);
  sqlite3_free(frame->texts);
  memset(frame, 0, sizeof *frame);
}

struct function {
  const char *name;
  int count;
  /// The function, or what an aggregate does with each value.
  void (*call)(sqlite3_context *, int, sqlite3_value **);
  /// The result of an aggregate, which is over.
  void (*finish)(sqlite3_context *);
  /// The result so far.
  void (*value)(sqlite3_context *);
  /// What an aggregate does with each value that leaves the frame of a window.
  void (*inverse)(sqlite3_context *, int, sqlite3_value **);
};

static const struct function functions[] = {
    {"koine_exact", 1, exact, NULL, NULL, NULL},
    {"koine_quotient", 3, quotient, NULL, NULL, NULL},
    {"koine_to_places", 3, to_places, NULL, NULL, NULL},
    {"koine_xor", 2, exclusive_or, NULL, NULL, NULL},
    {"koine_round", 1, rounded, NULL, NULL, NULL},
    {"koine_integer", 3, integer, NULL, NULL, NULL},
    {"koine_double", 2, koine_double, NULL, NULL, NULL},
    {"koine_decimal", 2, koine_decimal, NULL, NULL, NULL},
    {"koine_decimal_text", 2, koine_decimal_text, NULL, NULL, NULL},
    {"koine_formatted", 2, formatted, NULL, NULL, NULL},
    {"koine_uuid", 1, uuid, NULL, NULL, NULL},
    {"koine_replace", 3, replace, NULL, NULL, NULL},
    {"koine_like", 3, like, NULL, NULL, NULL},
    {"koine_substring", 3, substring, NULL, NULL, NULL},
    {"koine_sum", 1, add, finish_sum, finish_sum, subtract},
    {"koine_mean", 1, add, finish_mean, finish_mean, subtract},
    {"koine_avg", 1, add, finish_average, finish_average, subtract},
    {"koine_sum_of_frame", 1, enter_frame, finish_sum_of_frame, sum_of_frame, leave_frame},
    {"koine_avg_of_frame", 1, enter_frame, finish_mean_of_frame, mean_of_frame, leave_frame},
    {"koine_concat_of_frame", 2, enter_text_frame, finish_texts_of_frame, texts_of_frame, leave_text_frame},
    {"koine_date", 1, koine_date_of_text, NULL, NULL, NULL},
    {"koine_time", 1, koine_time_of_text, NULL, NULL, NULL},
    {"koine_timestamp", 1, koine_timestamp_of_text, NULL, NULL, NULL},
    {"koine_ceil", 1, koine_ceil, NULL, NULL, NULL},
    {"koine_floor", 1, koine_floor, NULL, NULL, NULL},
    {"koine_trunc", 1, koine_trunc, NULL, NULL, NULL},
    {"koine_sqrt", 1, koine_sqrt, NULL, NULL, NULL},
    {"koine_exp", 1, koine_exp, NULL, NULL, NULL},
    {"koine_ln", 1, koine_ln, NULL, NULL, NULL},
    {"koine_log10", 1, koine_log10, NULL, NULL, NULL},
    {"koine_power", 2, koine_power, NULL, NULL, NULL},
    {"koine_sin", 1, koine_sin, NULL, NULL, NULL},
    {"koine_cos", 1, koine_cos, NULL, NULL, NULL},
    {"koine_tan", 1, koine_tan, NULL, NULL, NULL},
    {"koine_asin", 1, koine_asin, NULL, NULL, NULL},
    {"koine_acos", 1, koine_acos, NULL, NULL, NULL},
    {"koine_atan", 1, koine_atan, NULL, NULL, NULL},
    {"koine_atan2", 2, koine_atan2, NULL, NULL, NULL},
    {"koine_remainder", 2, koine_remainder, NULL, NULL, NULL},
    {"koine_round_to_places", 2, koine_round_to_places, NULL, NULL, NULL},
    {"koine_truncate_to_places", 2, koine_truncate_to_places, NULL, NULL, NULL},
    {"koine_repeat", 2, koine_repeat, NULL, NULL, NULL},
    {"koine_lpad", 3, koine_lpad, NULL, NULL, NULL},
    {"koine_rpad", 3, koine_rpad, NULL, NULL, NULL},
    {"koine_reverse", 1, koine_reverse, NULL, NULL, NULL},
    {"koine_character", 1, koine_character, NULL, NULL, NULL},
    {"koine_split_part", 3, koine_split_part, NULL, NULL, NULL},
};

int koine_sqlite_add_functions(sqlite3 *connection) {
  const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    const struct function *it = &functions[index];
    int code = it->finish == NULL
                   ? sqlite3_create_function_v2(
                         connection, it->name, it->count, flags, NULL, it->call, NULL, NULL, NULL)
                   : sqlite3_create_window_function(
                         connection, it->name, it->count, flags, NULL, it->call, it->finish, it->value,
                         it->inverse, NULL);
    if (code != SQLITE_OK) return code;
  }
  int code = koine_sqlite_add_json(connection);
  return code == SQLITE_OK ? koine_sqlite_add_aggregates(connection) : code;
}
