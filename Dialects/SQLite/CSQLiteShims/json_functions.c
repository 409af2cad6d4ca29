// The functions of JSON documents. SQLiteFunction.swift says what each of them is.
#include "functions.h"
#include "json.h"

#include <locale.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { as_json, as_text, as_integer, as_double, as_boolean };

static void set_part(sqlite3_context *context, struct json_span part) {
  sqlite3_result_text64(
      context, (const char *)part.start, (sqlite3_uint64)(part.end - part.start), SQLITE_TRANSIENT, SQLITE_UTF8);
}

static int is_number(struct json_span part) {
  return *part.start == '-' || (*part.start >= '0' && *part.start <= '9');
}

void koine_json_set_text(sqlite3_context *context, struct json_span part) {
  sqlite3_str *result = sqlite3_str_new(sqlite3_context_db_handle(context));
  if (koine_json_append_plain(result, part)) return koine_set_text(context, result);
  sqlite3_free(sqlite3_str_finish(result));
  sqlite3_result_error(context, "a text of JSON with NUL in it", -1);
}

/// Nothing for a number whose nearest double is infinite, or zero although it is not.
static void set_double(sqlite3_context *context, struct json_span part) {
  const size_t length = (size_t)(part.end - part.start);
  char *copy = sqlite3_malloc64(length + 1);
  if (copy == NULL) return sqlite3_result_error_nomem(context);
  memcpy(copy, part.start, length);
  copy[length] = 0;
  int has_digit = 0;
  for (size_t index = 0; index < length && copy[index] != 'e' && copy[index] != 'E'; index++) {
    has_digit |= copy[index] >= '1' && copy[index] <= '9';
    // What strtod reads depends on the program's locale.
    if (copy[index] == '.') copy[index] = localeconv()->decimal_point[0];
  }
  const double number = strtod(copy, NULL);
  sqlite3_free(copy);
  if (isfinite(number) && (number != 0 || !has_digit)) sqlite3_result_double(context, number + 0.0);
}

static void value(sqlite3_context *context, int count, sqlite3_value **values) {
  const enum kind kind = (enum kind)(intptr_t)sqlite3_user_data(context);
  struct json_span part;
  if (count < 1 || !koine_json_document(context, values[0], &part)) return;
  if (!koine_json_find(&part, count - 1, values + 1)) return;
  sqlite3_int64 number;
  switch (kind) {
    case as_json: return set_part(context, part);
    case as_text:
      if (*part.start == '"') koine_json_set_text(context, part);
      return;
    case as_integer:
      if (is_number(part) && koine_json_integer_of(part, &number)) sqlite3_result_int64(context, number);
      return;
    case as_double:
      if (is_number(part)) set_double(context, part);
      return;
    case as_boolean:
      if (*part.start == 't' || *part.start == 'f') sqlite3_result_int(context, *part.start == 't');
      return;
  }
}

static void type(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  struct json_span part;
  if (!koine_json_document(context, values[0], &part)) return;
  const char *name = "number";
  switch (*part.start) {
    case 'n': name = "null"; break;
    case 't':
    case 'f': name = "boolean"; break;
    case '"': name = "string"; break;
    case '[': name = "array"; break;
    case '{': name = "object"; break;
    default: break;
  }
  sqlite3_result_text(context, name, -1, SQLITE_STATIC);
}

static int compare_keys(const void *left, const void *right) {
  return koine_json_compare_quoted(*(const struct json_span *)left, *(const struct json_span *)right);
}

/// The keys of an object in their order, each of them once; NULL, and an error that has been said, if memory is missing.
static struct json_span *sorted_keys(sqlite3_context *context, struct json_span part, sqlite3_int64 *count) {
  struct json_items items;
  const sqlite3_int64 members = koine_json_count(part);
  struct json_span *keys = sqlite3_malloc64(sizeof *keys * (sqlite3_uint64)(members + 1));
  if (keys == NULL) {
    sqlite3_result_error_nomem(context);
    return NULL;
  }
  koine_json_begin(part, &items);
  for (sqlite3_int64 index = 0; koine_json_next(&items); index++) keys[index] = items.key;
  qsort(keys, (size_t)members, sizeof *keys, compare_keys);
  *count = 0;
  for (sqlite3_int64 index = 0; index < members; index++) {
    if (*count > 0 && koine_json_compare_quoted(keys[*count - 1], keys[index]) == 0) continue;
    keys[(*count)++] = keys[index];
  }
  return keys;
}

static void length(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  struct json_span part;
  struct json_items items;
  if (!koine_json_document(context, values[0], &part) || !koine_json_begin(part, &items)) return;
  sqlite3_int64 length = koine_json_count(part);
  // Of equal keys, only the last one counts.
  if (items.is_object && length > 1) {
    struct json_span *keys = sorted_keys(context, part, &length);
    if (keys == NULL) return;
    sqlite3_free(keys);
  }
  sqlite3_result_int64(context, length);
}

static void keys(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  struct json_span part;
  struct json_items items;
  if (!koine_json_document(context, values[0], &part) || !koine_json_begin(part, &items) || !items.is_object) return;
  sqlite3_int64 members;
  struct json_span *keys = sorted_keys(context, part, &members);
  if (keys == NULL) return;
  sqlite3_str *result = sqlite3_str_new(sqlite3_context_db_handle(context));
  sqlite3_str_appendchar(result, 1, '[');
  for (sqlite3_int64 index = 0; index < members; index++) {
    if (index > 0) sqlite3_str_appendchar(result, 1, ',');
    koine_json_append(result, keys[index]);
  }
  sqlite3_str_appendchar(result, 1, ']');
  sqlite3_free(keys);
  koine_set_text(context, result);
}

// MARK: Values in JSON

void koine_json_append_quoted(sqlite3_str *result, const unsigned char *text, int length) {
  sqlite3_str_appendchar(result, 1, '"');
  for (int index = 0; index < length; index++) {
    const unsigned char byte = text[index];
    if (byte < 0x20) {
      sqlite3_str_appendf(result, "\\u%04x", byte);
      continue;
    }
    if (byte == '"' || byte == '\\') sqlite3_str_appendchar(result, 1, '\\');
    sqlite3_str_appendchar(result, 1, (char)byte);
  }
  sqlite3_str_appendchar(result, 1, '"');
}

/// The shortest of the digits that read back.
static void append_double(sqlite3_str *result, double number) {
  char text[40] = "null";
  // The least numbers have fewer digits.
  const int fewest = fabs(number) < 1e-300 ? 1 : 15;
  for (int digits = fewest; isfinite(number) && digits <= 17; digits++) {
    snprintf(text, sizeof text, "%.*g", digits, number + 0.0);
    if (strtod(text, NULL) == number) break;
  }
  // What is printed depends on the program's locale.
  char *point = strchr(text, localeconv()->decimal_point[0]);
  if (point != NULL) *point = '.';
  sqlite3_str_appendall(result, text);
}

static void encoded(sqlite3_context *context, int count, sqlite3_value **values) {
  const char *kind = count > 1 ? (const char *)sqlite3_value_text(values[1]) : NULL;
  const char first = kind == NULL ? 0 : kind[0];
  struct json_span part;
  if (count < 1) return;
  if (first == 'j' && koine_json_document(context, values[0], &part)) return set_part(context, part);
  if (first == 'j' && sqlite3_value_type(values[0]) != SQLITE_NULL) return;
  sqlite3_str *result = sqlite3_str_new(sqlite3_context_db_handle(context));
  const int type = sqlite3_value_type(values[0]);
  if (type == SQLITE_NULL) {
    sqlite3_str_appendall(result, "null");
  } else if (first == 'b') {
    sqlite3_str_appendall(result, sqlite3_value_int64(values[0]) ? "true" : "false");
  } else if (first == 'd' && count > 2 && type == SQLITE_INTEGER) {
    const int scale = sqlite3_value_int(values[2]);
    koine_append_decimal(result, sqlite3_value_int64(values[0]), scale < 0 ? 0 : scale, 0);
  } else if (type == SQLITE_INTEGER) {
    sqlite3_str_appendf(result, "%lld", sqlite3_value_int64(values[0]));
  } else if (type == SQLITE_FLOAT) {
    append_double(result, sqlite3_value_double(values[0]));
  } else {
    const unsigned char *text = sqlite3_value_text(values[0]);
    if (text != NULL) koine_json_append_quoted(result, text, sqlite3_value_bytes(values[0]));
  }
  koine_set_text(context, result);
}

struct function {
  const char *name;
  /// -1 for any number.
  int count;
  int kind;
  void (*call)(sqlite3_context *, int, sqlite3_value **);
};

static const struct function functions[] = {
    {"koine_json_value", -1, as_json, value},
    {"koine_json_text", -1, as_text, value},
    {"koine_json_integer", -1, as_integer, value},
    {"koine_json_double", -1, as_double, value},
    {"koine_json_boolean", -1, as_boolean, value},
    {"koine_json_type", 1, 0, type},
    {"koine_json_length", 1, 0, length},
    {"koine_json_keys", 1, 0, keys},
    {"koine_json_encoded", -1, 0, encoded},
    {"koine_json_contains", 2, 0, koine_json_contains},
    {"koine_json_set", -1, 0, koine_json_set},
    {"koine_json_insert", -1, 0, koine_json_insert},
    {"koine_json_append", -1, 0, koine_json_append_element},
    {"koine_json_remove", -1, 0, koine_json_remove},
    {"koine_json_patch", 2, 0, koine_json_patch},
};

int koine_sqlite_add_json(sqlite3 *connection) {
  const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
  for (size_t index = 0; index < sizeof functions / sizeof *functions; index++) {
    const struct function *it = &functions[index];
    int code = sqlite3_create_function_v2(
        connection, it->name, it->count, flags, (void *)(intptr_t)it->kind, it->call, NULL, NULL, NULL);
    if (code != SQLITE_OK) return code;
  }
  return koine_sqlite_add_json_tables(connection);
}
