// The functions of numbers. SQLiteFunction.swift says what each of them is.
#include "functions.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/// The arguments as doubles. Returns 0 if one is NULL.
static int numbers(int count, sqlite3_value **values, double *result) {
  for (int index = 0; index < count; index++) {
    if (sqlite3_value_type(values[index]) == SQLITE_NULL) return 0;
    result[index] = sqlite3_value_double(values[index]);
  }
  return 1;
}

/// What a function computes of one number; NULL if it is no number, or an infinite one of a finite one.
static void unary(sqlite3_context *context, sqlite3_value **values, double (*function)(double)) {
  double x;
  if (!numbers(1, values, &x)) return;
  double result = function(x);
  // Of NaN, SQLite makes NULL.
  if (!isinf(result) || isinf(x)) sqlite3_result_double(context, result + 0.0);
}

#define UNARY(name, function)                                                                   \
  void koine_##name(sqlite3_context *context, int count, sqlite3_value **values) {              \
    (void)count;                                                                                \
    unary(context, values, function);                                                           \
  }

UNARY(ceil, ceil)
UNARY(floor, floor)
UNARY(trunc, trunc)
UNARY(sqrt, sqrt)
UNARY(ln, log)
UNARY(log10, log10)
UNARY(sin, sin)
UNARY(cos, cos)
UNARY(tan, tan)
UNARY(asin, asin)
UNARY(acos, acos)
UNARY(atan, atan)

// A margin before the ends, as libraries differ there: SQLNumericFunction.exponents.
static const double least_exponent = -745.1, greatest_exponent = 709.7827128933;

void koine_exp(sqlite3_context *context, int count, sqlite3_value **values) {
  double x;
  if (!numbers(count, values, &x) || x > greatest_exponent) return;
  sqlite3_result_double(context, x < least_exponent ? 0.0 : exp(x));
}

void koine_power(sqlite3_context *context, int count, sqlite3_value **values) {
  double of[2];
  if (!numbers(count, values, of)) return;
  if (of[0] == 0.0 ? of[1] < 0.0 : of[0] < 0.0 && of[1] != trunc(of[1])) return;
  double exponent = of[0] == 0.0 ? 0.0 : log(fabs(of[0])) * fmax(fmin(of[1], 1e30), -1e30);
  if (exponent > greatest_exponent) return;
  sqlite3_result_double(context, exponent < least_exponent ? 0.0 : pow(of[0], of[1]) + 0.0);
}

void koine_atan2(sqlite3_context *context, int count, sqlite3_value **values) {
  double of[2];
  // The sign of a zero would decide on that of pi.
  if (numbers(count, values, of)) sqlite3_result_double(context, atan2(of[0] + 0.0, of[1] + 0.0));
}

void koine_remainder(sqlite3_context *context, int count, sqlite3_value **values) {
  double of[2];
  if (numbers(count, values, of) && of[1] != 0.0) sqlite3_result_double(context, fmod(of[0], of[1]) + 0.0);
}

/// The fifteen digits of a number, those behind a number of decimal places cut off or rounded half away from zero.
static void to_places(sqlite3_context *context, sqlite3_value **values, int rounds) {
  double x;
  if (!numbers(1, values, &x) || sqlite3_value_type(values[1]) == SQLITE_NULL) return;
  if (!(fabs(x) <= 1.79769313486231e308)) return;
  int places = sqlite3_value_int(values[1]);
  char digits[32];
  // d.dddddddddddddde±xx
  snprintf(digits, sizeof digits, "%.14e", fabs(x));
  int exponent = atoi(digits + 17);
  // The digits without the point, after one more for what rounding carries.
  char whole[40] = "0";
  whole[1] = digits[0];
  memcpy(whole + 2, digits + 2, 14);
  int kept = exponent + 1 + places;
  if (kept < 0) return sqlite3_result_double(context, 0.0);
  if (kept < 15) {
    int carries = rounds && whole[1 + kept] >= '5';
    memset(whole + 1 + kept, '0', (size_t)(15 - kept));
    for (int index = kept; carries; index--) {
      carries = whole[index] == '9';
      whole[index] = carries ? '0' : (char)(whole[index] + 1);
    }
  }
  snprintf(whole + 16, sizeof whole - 16, "e%d", exponent - 14);
  double result = strtod(whole, NULL);
  if (isinf(result)) return;
  sqlite3_result_double(context, x < 0 && result != 0 ? -result : result);
}

void koine_round_to_places(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  to_places(context, values, 1);
}

void koine_truncate_to_places(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  to_places(context, values, 0);
}

void koine_append_decimal(sqlite3_str *result, sqlite3_int64 unscaled, int scale, int is_grouped) {
  char digits[64];
  const uint64_t magnitude = unscaled < 0 ? 0 - (uint64_t)unscaled : (uint64_t)unscaled;
  if (scale > 30) scale = 30;
  int length = snprintf(digits, sizeof digits, "%0*llu", scale + 1, (unsigned long long)magnitude);
  if (unscaled < 0) sqlite3_str_appendchar(result, 1, '-');
  const int whole = length - scale;
  const int group = is_grouped ? 3 : whole;
  for (int start = 0; start < whole;) {
    if (start > 0) sqlite3_str_appendchar(result, 1, ',');
    const int end = whole - (whole - start - 1) / group * group;
    sqlite3_str_append(result, digits + start, end - start);
    start = end;
  }
  if (scale > 0) {
    sqlite3_str_appendchar(result, 1, '.');
    sqlite3_str_append(result, digits + length - scale, scale);
  }
}

/// Digits, of which so many stand before the point, as an integer with a number of decimals, rounded half away from zero.
/// Returns 0 if that has more than 18 digits.
static int without_point(const char *digits, int count, int whole, int scale, sqlite3_int64 *result) {
  const sqlite3_int64 limit = 1000000000000000000;
  sqlite3_int64 number = 0;
  for (int position = 0; position < whole + scale; position++) {
    if (position >= count && number == 0) break;
    if (number >= limit / 10) return 0;
    number = number * 10 + (position >= 0 && position < count ? digits[position] - '0' : 0);
  }
  int next = whole + scale;
  if (next >= 0 && next < count && digits[next] >= '5') number += 1;
  *result = number;
  return number < limit;
}

/// The fewest digits that tell a number from all others, without a point. Returns how many; the exponent is that of the
/// first one.
static int shortest(double number, char *digits, int *exponent) {
  char text[48];
  for (int precision = 14; precision <= 16; precision++) {
    snprintf(text, sizeof text, "%.*e", precision, number);
    if (precision == 16 || strtod(text, NULL) == number) break;
  }
  // Without the point, which is the locale's.
  int count = 0;
  const char *position = text;
  for (; *position != 'e'; position++) {
    if (*position >= '0' && *position <= '9') digits[count++] = *position;
  }
  *exponent = atoi(position + 1);
  return count;
}

void koine_decimal(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  const int scale = sqlite3_value_int(values[1]);
  int is_negative = 0, length = 0, whole = 0;
  char digits[64];
  switch (sqlite3_value_type(values[0])) {
    case SQLITE_INTEGER:
    case SQLITE_FLOAT: {
      const double number = sqlite3_value_double(values[0]);
      if (!(fabs(number) < 1e18)) return;
      is_negative = number < 0;
      length = shortest(fabs(number), digits, &whole);
      whole += 1;
      break;
    }
    case SQLITE_TEXT: {
      const char *text = (const char *)sqlite3_value_text(values[0]);
      if (text == NULL) return sqlite3_result_error_nomem(context);
      const char *end = text + sqlite3_value_bytes(values[0]);
      is_negative = text < end && *text == '-';
      if (text < end && (*text == '-' || *text == '+')) text++;
      const char *first = text;
      while (text < end && *text == '0') text++;
      const int has_zeros = text > first;
      while (text < end && *text >= '0' && *text <= '9' && whole < 19) digits[whole++] = *text++;
      if (whole > 18 || (whole == 0 && !has_zeros)) return;
      length = whole;
      if (text < end) {
        if (*text++ != '.') return;
        while (text < end && *text >= '0' && *text <= '9' && length - whole < 31) digits[length++] = *text++;
        if (text < end || length == whole || length - whole > 30) return;
      }
      break;
    }
    default: return;
  }
  sqlite3_int64 result;
  if (!without_point(digits, length, whole, scale, &result)) return;
  sqlite3_result_int64(context, is_negative ? -result : result);
}

void koine_decimal_text(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (sqlite3_value_type(values[0]) == SQLITE_NULL) return;
  sqlite3_str *result = sqlite3_str_new(sqlite3_context_db_handle(context));
  const int scale = sqlite3_value_int(values[1]);
  koine_append_decimal(result, sqlite3_value_int64(values[0]), scale < 0 ? 0 : scale, 0);
  koine_set_text(context, result);
}

void koine_double(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  if (sqlite3_value_type(values[0]) == SQLITE_NULL) return;
  // Without a point, which would be the locale's.
  char text[48];
  snprintf(text, sizeof text, "%llde-%d", (long long)sqlite3_value_int64(values[0]), sqlite3_value_int(values[1]));
  sqlite3_result_double(context, strtod(text, NULL));
}
