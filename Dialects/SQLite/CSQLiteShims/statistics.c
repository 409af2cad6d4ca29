// The statistics of numbers that Koine adds to SQLite. SQLiteFunction.swift says what each is.
#include "functions.h"

#include <math.h>
#include <stdint.h>
#include <string.h>

enum statistic {
  variance_of_sample, variance_of_all, deviation_of_sample, deviation_of_all, covariance_of_sample, covariance_of_all,
  correlation, slope, intercept, determination, count_of_pairs, mean_of_x, mean_of_y, squares_of_x, squares_of_y,
  products_of_pairs
};

/// Sums by the method of Youngs and Cramer, of y in the first place and x in the second, in the order in which
/// PostgreSQL computes them.
struct moments {
  double count, sum[2], squares[2], products;
  int is_finite[2];
};

/// Adds a number, or the two of a pair.
static void add(struct moments *moments, int width, const double *numbers) {
  if (moments->count == 0) moments->is_finite[0] = moments->is_finite[1] = 1;
  double before = moments->count;
  moments->count += 1;
  double difference[2];
  for (int index = 0; index < width; index++) {
    if (!isfinite(numbers[index])) moments->is_finite[index] = 0;
    moments->sum[index] += numbers[index];
    difference[index] = numbers[index] * moments->count - moments->sum[index];
  }
  if (before == 0) return;
  double scale = 1.0 / (moments->count * before);
  if (width == 1) {
    moments->squares[0] += difference[0] * difference[0] / (moments->count * before);
  } else {
    moments->squares[0] += difference[0] * difference[0] * scale;
    moments->squares[1] += difference[1] * difference[1] * scale;
    moments->products += difference[0] * difference[1] * scale;
  }
}

/// Of a single value the spread of a sample is not defined, and of equal ones what divides by their spread.
static void set_statistic(sqlite3_context *context, const struct moments *moments) {
  const enum statistic statistic = (enum statistic)koine_kind_of(context);
  double count = moments == NULL ? 0 : moments->count;
  if (statistic == count_of_pairs) return sqlite3_result_int64(context, (sqlite3_int64)count);
  if (count < 1) return;
  const int is_of_y = statistic != mean_of_x && statistic != squares_of_x;
  const int is_of_x = statistic != mean_of_y && statistic != squares_of_y;
  const int *is_finite = moments->is_finite;
  if ((is_of_y && !is_finite[0]) || (is_of_x && !is_finite[1])) return;
  double y = moments->squares[0], x = moments->squares[1], products = moments->products;
  if ((is_finite[0] && !isfinite(y)) || (is_finite[1] && !isfinite(x)) ||
      (is_finite[0] && is_finite[1] && !isfinite(products))) {
    return sqlite3_result_error(context, "floating-point overflow", -1);
  }
  double result = 0;
  switch (statistic) {
    case variance_of_sample:
    case deviation_of_sample:
    case covariance_of_sample:
      if (count < 2) return;
      result = (statistic == covariance_of_sample ? products : y) / (count - 1);
      break;
    case variance_of_all:
    case deviation_of_all: result = y / count; break;
    case covariance_of_all: result = products / count; break;
    case correlation:
      if (x == 0 || y == 0) return;
      result = products / sqrt(x * y);
      break;
    case slope:
      if (x == 0) return;
      result = products / x;
      break;
    case intercept:
      if (x == 0) return;
      result = (moments->sum[0] - moments->sum[1] * products / x) / count;
      break;
    case determination:
      if (x == 0) return;
      result = y == 0 ? 1 : products * products / (x * y);
      break;
    case mean_of_x: result = moments->sum[1] / count; break;
    case mean_of_y: result = moments->sum[0] / count; break;
    case squares_of_x: result = x; break;
    case squares_of_y: result = y; break;
    case products_of_pairs: result = products; break;
    case count_of_pairs: return;
  }
  if (statistic == deviation_of_sample || statistic == deviation_of_all) result = sqrt(result);
  sqlite3_result_double(context, result);
}

/// Whether none of the numbers is NULL.
static int take(int width, sqlite3_value **values, double *numbers) {
  for (int index = 0; index < width; index++) {
    if (sqlite3_value_type(values[index]) == SQLITE_NULL) return 0;
    numbers[index] = sqlite3_value_double(values[index]);
  }
  return 1;
}

// MARK: Groups

static void add_to_group(sqlite3_context *context, int width, sqlite3_value **values) {
  double numbers[2] = {0, 0};
  if (!take(width, values, numbers)) return;
  struct moments *moments = sqlite3_aggregate_context(context, sizeof *moments);
  if (moments == NULL) return sqlite3_result_error_nomem(context);
  add(moments, width, numbers);
}

static void finish_group(sqlite3_context *context) {
  set_statistic(context, sqlite3_aggregate_context(context, 0));
}

// MARK: Windows

/// The numbers of the frame of a window, or its pairs, in the order in which they came and leave. What is subtracted would
/// take the digits of others with it: once one has left, the others are summed up anew, as PostgreSQL does.
struct frame {
  double *numbers;
  sqlite3_int64 start, end, capacity;
  int width, has_lost;
  struct moments moments;
};

static void enter_frame(sqlite3_context *context, int width, sqlite3_value **values) {
  double numbers[2] = {0, 0};
  if (!take(width, values, numbers)) return;
  struct frame *frame = sqlite3_aggregate_context(context, sizeof *frame);
  if (frame == NULL) return sqlite3_result_error_nomem(context);
  if (frame->end + width > frame->capacity) {
    sqlite3_int64 length = frame->end - frame->start;
    if (frame->start < length || frame->capacity == 0) {
      sqlite3_int64 capacity = frame->capacity == 0 ? 16 : 2 * frame->capacity;
      double *all = sqlite3_realloc64(frame->numbers, (sqlite3_uint64)capacity * sizeof *all);
      if (all == NULL) return sqlite3_result_error_nomem(context);
      frame->numbers = all;
      frame->capacity = capacity;
    }
    memmove(frame->numbers, frame->numbers + frame->start, (size_t)length * sizeof *frame->numbers);
    frame->start = 0;
    frame->end = length;
  }
  memcpy(frame->numbers + frame->end, numbers, (size_t)width * sizeof *numbers);
  frame->end += width;
  frame->width = width;
  if (!frame->has_lost) add(&frame->moments, width, numbers);
}

static void leave_frame(sqlite3_context *context, int width, sqlite3_value **values) {
  double numbers[2] = {0, 0};
  if (!take(width, values, numbers)) return;
  struct frame *frame = sqlite3_aggregate_context(context, sizeof *frame);
  if (frame == NULL) return sqlite3_result_error_nomem(context);
  if (frame->start == frame->end) return;
  frame->start += width;
  frame->has_lost = 1;
}

static void tell_frame(sqlite3_context *context) {
  struct frame *frame = sqlite3_aggregate_context(context, 0);
  if (frame == NULL) return set_statistic(context, NULL);
  if (frame->has_lost) {
    memset(&frame->moments, 0, sizeof frame->moments);
    for (sqlite3_int64 index = frame->start; index < frame->end; index += frame->width) {
      add(&frame->moments, frame->width, frame->numbers + index);
    }
    frame->has_lost = 0;
  }
  set_statistic(context, &frame->moments);
}

static void finish_frame(sqlite3_context *context) {
  tell_frame(context);
  struct frame *frame = sqlite3_aggregate_context(context, 0);
  if (frame == NULL) return;
  sqlite3_free(frame->numbers);
  memset(frame, 0, sizeof *frame);
}

static const struct {
  const char *name;
  int width;
  enum statistic statistic;
} statistics[] = {
    {"koine_var_samp", 1, variance_of_sample},
    {"koine_var_pop", 1, variance_of_all},
    {"koine_stddev_samp", 1, deviation_of_sample},
    {"koine_stddev_pop", 1, deviation_of_all},
    {"koine_covar_samp", 2, covariance_of_sample},
    {"koine_covar_pop", 2, covariance_of_all},
    {"koine_corr", 2, correlation},
    {"koine_regr_slope", 2, slope},
    {"koine_regr_intercept", 2, intercept},
    {"koine_regr_r2", 2, determination},
    {"koine_regr_count", 2, count_of_pairs},
    {"koine_regr_avgx", 2, mean_of_x},
    {"koine_regr_avgy", 2, mean_of_y},
    {"koine_regr_sxx", 2, squares_of_x},
    {"koine_regr_syy", 2, squares_of_y},
    {"koine_regr_sxy", 2, products_of_pairs},
};

int koine_sqlite_add_statistics(sqlite3 *connection) {
  const int flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_INNOCUOUS;
  for (size_t index = 0; index < sizeof statistics / sizeof *statistics; index++) {
    const int width = statistics[index].width;
    void *kind = (void *)(intptr_t)statistics[index].statistic;
    int code = sqlite3_create_function_v2(
        connection, statistics[index].name, width, flags, kind, NULL, add_to_group, finish_group, NULL);
    if (code != SQLITE_OK) return code;
    // A group needs no memory for each number, and a function is not told which of both it computes.
    char name[64];
    sqlite3_snprintf(sizeof name, name, "%s_of_frame", statistics[index].name);
    code = sqlite3_create_window_function(
        connection, name, width, flags, kind, enter_frame, finish_frame, tell_frame, leave_frame, NULL);
    if (code != SQLITE_OK) return code;
  }
  return SQLITE_OK;
}
