// The functions of texts. SQLiteFunction.swift says what each of them is.
#include "functions.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct text {
  const unsigned char *bytes;
  int64_t length;
};

/// The bytes of an argument. Returns 0 if it is NULL, or there is no memory.
static int get_text(sqlite3_context *context, sqlite3_value *value, struct text *result) {
  if (sqlite3_value_type(value) == SQLITE_NULL) return 0;
  result->bytes = sqlite3_value_text(value);
  result->length = sqlite3_value_bytes(value);
  if (result->bytes == NULL) sqlite3_result_error_nomem(context);
  return result->bytes != NULL;
}

static int is_continuation(unsigned char byte) { return (byte & 0xc0) == 0x80; }

/// How many code points there are.
static int64_t count_points(struct text text) {
  int64_t count = 0;
  for (int64_t index = 0; index < text.length; index++) count += !is_continuation(text.bytes[index]);
  return count;
}

/// How many bytes the first code points have.
static int64_t length_of_points(struct text text, int64_t count) {
  int64_t index = 0;
  for (; index < text.length; index++) {
    if (!is_continuation(text.bytes[index]) && count-- == 0) break;
  }
  return index;
}

/// Memory for a result, which SQLite limits; NULL if there is none, which has been said.
static unsigned char *reserve(sqlite3_context *context, int64_t length) {
  int limit = sqlite3_limit(sqlite3_context_db_handle(context), SQLITE_LIMIT_LENGTH, -1);
  if (length > limit) {
    sqlite3_result_error_toobig(context);
    return NULL;
  }
  unsigned char *result = sqlite3_malloc64((sqlite3_uint64)length + 1);
  if (result == NULL) sqlite3_result_error_nomem(context);
  return result;
}

static void set_text(sqlite3_context *context, unsigned char *bytes, int64_t length) {
  sqlite3_result_text64(context, (const char *)bytes, (sqlite3_uint64)length, sqlite3_free, SQLITE_UTF8);
}

static void repeat(sqlite3_context *context, struct text text, int64_t count) {
  // No result is as long.
  if (count > INT32_MAX) count = INT32_MAX;
  if (count < 0 || text.length == 0) count = 0;
  unsigned char *result = reserve(context, text.length * count);
  if (result == NULL) return;
  for (int64_t index = 0; index < count; index++) {
    memcpy(result + index * text.length, text.bytes, (size_t)text.length);
  }
  set_text(context, result, text.length * count);
}

void koine_repeat(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  struct text text;
  if (sqlite3_value_type(values[1]) == SQLITE_NULL || !get_text(context, values[0], &text)) return;
  repeat(context, text, sqlite3_value_int64(values[1]));
}

static void pad(sqlite3_context *context, sqlite3_value **values, int at_start) {
  struct text text, fill;
  if (sqlite3_value_type(values[1]) == SQLITE_NULL) return;
  if (!get_text(context, values[0], &text) || !get_text(context, values[2], &fill)) return;
  int64_t length = sqlite3_value_int64(values[1]);
  if (length < 0) length = 0;
  int64_t missing = length - count_points(text);
  int64_t points = count_points(fill);
  if (missing <= 0 || points == 0) {
    int64_t kept = length_of_points(text, length);
    return sqlite3_result_text64(
        context, (const char *)text.bytes, (sqlite3_uint64)kept, SQLITE_TRANSIENT, SQLITE_UTF8);
  }
  // No result is as long.
  if (missing > INT32_MAX) return sqlite3_result_error_toobig(context);
  int64_t rest = length_of_points(fill, missing % points);
  int64_t padding = missing / points * fill.length + rest;
  unsigned char *result = reserve(context, padding + text.length);
  if (result == NULL) return;
  unsigned char *start = at_start ? result : result + text.length;
  for (int64_t index = 0; index < padding; index += fill.length) {
    int64_t part = padding - index < fill.length ? padding - index : fill.length;
    memcpy(start + index, fill.bytes, (size_t)part);
  }
  memcpy(at_start ? result + padding : result, text.bytes, (size_t)text.length);
  set_text(context, result, padding + text.length);
}

void koine_lpad(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  pad(context, values, 1);
}

void koine_rpad(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  pad(context, values, 0);
}

void koine_reverse(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  struct text text;
  if (!get_text(context, values[0], &text)) return;
  unsigned char *result = reserve(context, text.length);
  if (result == NULL) return;
  int64_t end = text.length;
  for (int64_t index = 0; index < text.length;) {
    int64_t next = index + 1;
    while (next < text.length && is_continuation(text.bytes[next])) next++;
    end -= next - index;
    memcpy(result + end, text.bytes + index, (size_t)(next - index));
    index = next;
  }
  set_text(context, result, text.length);
}

void koine_character(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (sqlite3_value_type(values[0]) == SQLITE_NULL) return;
  int64_t number = sqlite3_value_int64(values[0]);
  if (number < 1 || number > 0x10ffff || (number >= 0xd800 && number <= 0xdfff)) return;
  unsigned char bytes[4];
  int length = number < 0x80 ? 1 : number < 0x800 ? 2 : number < 0x10000 ? 3 : 4;
  static const unsigned char marks[] = {0, 0xc0, 0xe0, 0xf0};
  for (int index = length - 1; index > 0; index--) {
    bytes[index] = (unsigned char)(0x80 | (number & 0x3f));
    number >>= 6;
  }
  bytes[0] = (unsigned char)(marks[length - 1] | number);
  sqlite3_result_text(context, (const char *)bytes, length, SQLITE_TRANSIENT);
}

void koine_split_part(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  struct text text, separator;
  if (sqlite3_value_type(values[2]) == SQLITE_NULL) return;
  if (!get_text(context, values[0], &text) || !get_text(context, values[1], &separator)) return;
  int64_t number = sqlite3_value_int64(values[2]);
  if (number < 1 || number > INT32_MAX) return;
  int64_t start = 0;
  for (int64_t index = 0; separator.length > 0 && index + separator.length <= text.length;) {
    if (memcmp(text.bytes + index, separator.bytes, (size_t)separator.length) != 0) {
      index++;
      continue;
    }
    if (number == 1) {
      text.length = index;
      break;
    }
    number--;
    index += separator.length;
    start = index;
  }
  if (number > 1) start = text.length;
  sqlite3_result_text64(
      context, (const char *)text.bytes + start, (sqlite3_uint64)(text.length - start), SQLITE_TRANSIENT,
      SQLITE_UTF8);
}
