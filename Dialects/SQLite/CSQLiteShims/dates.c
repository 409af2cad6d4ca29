// The functions that read dates and times. SQLiteFunction.swift says what each of them is.
#include "functions.h"

#include <string.h>

/// Reads a number of digits. Returns -1 if there is another byte among them.
static int digits(const unsigned char *text, int count) {
  int value = 0;
  for (int index = 0; index < count; index++) {
    if (text[index] < '0' || text[index] > '9') return -1;
    value = value * 10 + (text[index] - '0');
  }
  return value;
}

/// Whether ten bytes are a day of the years 1 to 9999.
static int is_date(const unsigned char *text) {
  static const int lengths[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
  if (text[4] != '-' || text[7] != '-') return 0;
  int year = digits(text, 4), month = digits(text + 5, 2), day = digits(text + 8, 2);
  if (year < 1 || month < 1 || month > 12 || day < 1) return 0;
  int is_leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
  return day <= lengths[month - 1] + (month == 2 && is_leap);
}

/// Reads `10:00`, `10:00:00` or `10:00:00.1` with up to six digits of fraction, and writes fifteen bytes. Returns whether
/// the text is such a time.
static int read_time(const unsigned char *text, int length, char *result) {
  memcpy(result, "00:00:00.000000", 15);
  if (length != 5 && length != 8 && (length < 10 || length > 15)) return 0;
  if (text[2] != ':') return 0;
  int hour = digits(text, 2), minute = digits(text + 3, 2);
  if (hour < 0 || hour > 23 || minute < 0 || minute > 59) return 0;
  if (length > 5) {
    int second = digits(text + 6, 2);
    if (text[5] != ':' || second < 0 || second > 59) return 0;
  }
  if (length > 8 && (text[8] != '.' || digits(text + 9, length - 9) < 0)) return 0;
  memcpy(result, text, (size_t)length);
  return 1;
}

/// The text of an argument; NULL of what is none.
static const unsigned char *text_of(sqlite3_value *value, int *length) {
  if (sqlite3_value_type(value) != SQLITE_TEXT) return NULL;
  const unsigned char *text = sqlite3_value_text(value);
  *length = sqlite3_value_bytes(value);
  return text;
}

void koine_date_of_text(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  int length = 0;
  const unsigned char *text = text_of(values[0], &length);
  if (text != NULL && length == 10 && is_date(text)) sqlite3_result_value(context, values[0]);
}

void koine_time_of_text(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  int length = 0;
  char result[15];
  const unsigned char *text = text_of(values[0], &length);
  if (text == NULL || !read_time(text, length, result)) return;
  sqlite3_result_text(context, result, sizeof result, SQLITE_TRANSIENT);
}

void koine_timestamp_of_text(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  int length = 0;
  char result[26];
  const unsigned char *text = text_of(values[0], &length);
  if (text == NULL || length < 10 || !is_date(text)) return;
  memcpy(result, text, 10);
  memcpy(result + 10, " 00:00:00.000000", 16);
  if (length > 10) {
    if (text[10] != ' ' && text[10] != 'T') return;
    if (text[length - 1] == 'Z') length -= 1;
    if (!read_time(text + 11, length - 11, result + 11)) return;
  }
  sqlite3_result_text(context, result, sizeof result, SQLITE_TRANSIENT);
}
