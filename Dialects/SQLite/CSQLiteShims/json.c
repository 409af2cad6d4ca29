// JSON documents: what a part is, its items, its texts and numbers.
#include "json.h"

#include <stdint.h>
#include <string.h>

static const int maximum_depth = 1000;

static const unsigned char *skip_space(const unsigned char *at, const unsigned char *end) {
  while (at < end && (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r')) at++;
  return at;
}

// MARK: Checking: each function returns what is behind the value, or NULL if there is none

static int digit_of(unsigned char byte) {
  if (byte >= '0' && byte <= '9') return byte - '0';
  if (byte >= 'a' && byte <= 'f') return byte - 'a' + 10;
  if (byte >= 'A' && byte <= 'F') return byte - 'A' + 10;
  return -1;
}

/// The number of four digits behind `\u`; -1 if there are none.
static int code_unit(const unsigned char *at, const unsigned char *end) {
  if (end - at < 4) return -1;
  int unit = 0;
  for (int index = 0; index < 4; index++) {
    int digit = digit_of(at[index]);
    if (digit < 0) return -1;
    unit = unit << 4 | digit;
  }
  return unit;
}

static const unsigned char *check_text(const unsigned char *at, const unsigned char *end) {
  for (at++; at < end; at++) {
    if (*at == '"') return at + 1;
    if (*at < 0x20) return NULL;
    if (*at != '\\') continue;
    at++;
    if (at >= end) return NULL;
    if (*at != 'u') {
      if (*at == 0 || strchr("\"\\/bfnrt", *at) == NULL) return NULL;
      continue;
    }
    int unit = code_unit(at + 1, end);
    if (unit < 0 || (unit & 0xfc00) == 0xdc00) return NULL;
    at += 4;
    if ((unit & 0xfc00) != 0xd800) continue;
    // The second half of a surrogate pair.
    if (end - at < 3 || at[1] != '\\' || at[2] != 'u' || (code_unit(at + 3, end) & ~0x3ff) != 0xdc00) return NULL;
    at += 6;
  }
  return NULL;
}

static const unsigned char *check_digits(const unsigned char *at, const unsigned char *end) {
  const unsigned char *start = at;
  while (at < end && *at >= '0' && *at <= '9') at++;
  return at > start ? at : NULL;
}

static const unsigned char *check_number(const unsigned char *at, const unsigned char *end) {
  if (at < end && *at == '-') at++;
  const unsigned char *start = at;
  at = check_digits(at, end);
  if (at == NULL || (*start == '0' && at - start > 1)) return NULL;
  if (at < end && *at == '.') {
    at = check_digits(at + 1, end);
    if (at == NULL) return NULL;
  }
  if (at < end && (*at == 'e' || *at == 'E')) {
    at++;
    if (at < end && (*at == '+' || *at == '-')) at++;
    at = check_digits(at, end);
  }
  return at;
}

static const unsigned char *check_word(const unsigned char *at, const unsigned char *end, const char *word) {
  const size_t length = strlen(word);
  return (size_t)(end - at) >= length && memcmp(at, word, length) == 0 ? at + length : NULL;
}

static const unsigned char *check_value(const unsigned char *at, const unsigned char *end, int depth);

static const unsigned char *check_items(const unsigned char *at, const unsigned char *end, int depth) {
  const int is_object = *at == '{';
  const unsigned char closing = is_object ? '}' : ']';
  if (depth >= maximum_depth) return NULL;
  at = skip_space(at + 1, end);
  if (at < end && *at == closing) return at + 1;
  for (;;) {
    if (is_object) {
      if (at >= end || *at != '"') return NULL;
      at = check_text(at, end);
      if (at == NULL) return NULL;
      at = skip_space(at, end);
      if (at >= end || *at != ':') return NULL;
      at = skip_space(at + 1, end);
    }
    at = check_value(at, end, depth + 1);
    if (at == NULL) return NULL;
    at = skip_space(at, end);
    if (at >= end) return NULL;
    if (*at == closing) return at + 1;
    if (*at != ',') return NULL;
    at = skip_space(at + 1, end);
  }
}

static const unsigned char *check_value(const unsigned char *at, const unsigned char *end, int depth) {
  if (at >= end) return NULL;
  switch (*at) {
    case '"': return check_text(at, end);
    case '{':
    case '[': return check_items(at, end, depth);
    case 't': return check_word(at, end, "true");
    case 'f': return check_word(at, end, "false");
    case 'n': return check_word(at, end, "null");
    default: return check_number(at, end);
  }
}

int koine_json_document(sqlite3_context *context, sqlite3_value *value, struct json_span *document) {
  if (sqlite3_value_type(value) == SQLITE_NULL) return 0;
  switch (koine_json_read(value, document)) {
    case SQLITE_OK: return 1;
    case SQLITE_NOMEM: sqlite3_result_error_nomem(context); return 0;
    default: sqlite3_result_error(context, "malformed JSON", -1); return 0;
  }
}

int koine_json_read(sqlite3_value *value, struct json_span *document) {
  const unsigned char *text = sqlite3_value_text(value);
  if (text == NULL) return SQLITE_NOMEM;
  const unsigned char *end = text + sqlite3_value_bytes(value);
  document->start = skip_space(text, end);
  document->end = check_value(document->start, end, 0);
  return document->end == NULL || skip_space(document->end, end) != end ? SQLITE_ERROR : SQLITE_OK;
}

// MARK: Items of what has been checked

static const unsigned char *skip_plain_space(const unsigned char *at) {
  while (*at == ' ' || *at == '\t' || *at == '\n' || *at == '\r') at++;
  return at;
}

static const unsigned char *skip_text(const unsigned char *at) {
  for (at++; *at != '"'; at++) {
    if (*at == '\\') at++;
  }
  return at + 1;
}

static const unsigned char *skip_value(const unsigned char *at) {
  int depth = 0;
  for (;;) {
    switch (*at) {
      case '"':
        at = skip_text(at);
        break;
      case '[':
      case '{':
        depth += 1;
        at++;
        break;
      case ']':
      case '}':
        depth -= 1;
        at++;
        break;
      case ',':
      case ':':
      case ' ':
      case '\t':
      case '\n':
      case '\r':
        at++;
        continue;
      default:
        // A number or a word. What is behind it is a sign of these, white space, or the end of the text, which is 0.
        while ((*at >= '0' && *at <= '9') || (*at >= 'a' && *at <= 'z') || *at == '-' || *at == '+' || *at == '.' ||
               *at == 'E') {
          at++;
        }
    }
    if (depth == 0) return at;
  }
}

int koine_json_begin(struct json_span part, struct json_items *items) {
  items->is_object = *part.start == '{';
  items->at = part.start;
  return items->is_object || *part.start == '[';
}

int koine_json_next(struct json_items *items) {
  const unsigned char *at = skip_plain_space(items->at);
  if (*at == ']' || *at == '}') return 0;
  // Before the first item, its bracket; before the others, a comma.
  at = skip_plain_space(at + 1);
  if (*at == ']' || *at == '}') return 0;
  if (items->is_object) {
    items->key.start = at;
    at = skip_text(at);
    items->key.end = at;
    at = skip_plain_space(skip_plain_space(at) + 1);
  }
  items->value.start = at;
  at = skip_value(at);
  items->value.end = at;
  items->at = at;
  return 1;
}

sqlite3_int64 koine_json_count(struct json_span part) {
  struct json_items items;
  sqlite3_int64 count = 0;
  if (koine_json_begin(part, &items)) {
    while (koine_json_next(&items)) count += 1;
  }
  return count;
}

int koine_json_find(struct json_span *part, int count, sqlite3_value **path) {
  for (int index = 0; index < count; index++) {
    struct json_items items;
    if (!koine_json_begin(*part, &items)) return 0;
    struct json_span found = {NULL, NULL};
    if (sqlite3_value_type(path[index]) == SQLITE_TEXT) {
      if (!items.is_object) return 0;
      struct json_span key;
      key.start = sqlite3_value_text(path[index]);
      if (key.start == NULL) return 0;
      key.end = key.start + sqlite3_value_bytes(path[index]);
      while (koine_json_next(&items)) {
        if (koine_json_compare_text(items.key, key) == 0) found = items.value;
      }
    } else {
      if (items.is_object) return 0;
      sqlite3_int64 position = sqlite3_value_int64(path[index]);
      if (position < 0) position += koine_json_count(*part);
      if (position < 0) return 0;
      while (koine_json_next(&items)) {
        if (position-- == 0) {
          found = items.value;
          break;
        }
      }
    }
    if (found.start == NULL) return 0;
    *part = found;
  }
  return 1;
}

// MARK: Texts

/// The bytes of a text one after another, in UTF-8, without escapes.
struct reader {
  const unsigned char *at, *end;
  unsigned char pending[4];
  int pending_count;
};

static struct reader read_quoted(struct json_span quoted) {
  return (struct reader){quoted.start + 1, quoted.end - 1, {0}, 0};
}

/// The next byte, or -1 at the end.
static int next_byte(struct reader *reader) {
  if (reader->pending_count > 0) {
    int byte = reader->pending[0];
    memmove(reader->pending, reader->pending + 1, 3);
    reader->pending_count -= 1;
    return byte;
  }
  if (reader->at >= reader->end) return -1;
  unsigned char byte = *reader->at++;
  if (byte != '\\') return byte;
  byte = *reader->at++;
  switch (byte) {
    case 'b': return '\b';
    case 'f': return '\f';
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    case 'u': break;
    default: return byte;
  }
  int number = code_unit(reader->at, reader->end);
  reader->at += 4;
  if ((number & 0xfc00) == 0xd800) {
    number = 0x10000 + ((number & 0x3ff) << 10) + (code_unit(reader->at + 2, reader->end) & 0x3ff);
    reader->at += 6;
  }
  if (number < 0x80) return number;
  const int length = number < 0x800 ? 2 : number < 0x10000 ? 3 : 4;
  static const unsigned char marks[] = {0, 0, 0xc0, 0xe0, 0xf0};
  for (int index = length - 1; index > 0; index--) {
    reader->pending[index - 1] = (unsigned char)(0x80 | (number & 0x3f));
    number >>= 6;
  }
  reader->pending_count = length - 1;
  return marks[length] | number;
}

int koine_json_compare_text(struct json_span quoted, struct json_span text) {
  struct reader reader = read_quoted(quoted);
  for (;;) {
    const int left = next_byte(&reader);
    const int right = text.start < text.end ? *text.start++ : -1;
    if (left != right) return left < right ? -1 : 1;
    if (left < 0) return 0;
  }
}

int koine_json_compare_quoted(struct json_span left, struct json_span right) {
  struct reader readers[2] = {read_quoted(left), read_quoted(right)};
  for (;;) {
    const int bytes[2] = {next_byte(&readers[0]), next_byte(&readers[1])};
    if (bytes[0] != bytes[1]) return bytes[0] < bytes[1] ? -1 : 1;
    if (bytes[0] < 0) return 0;
  }
}

int koine_json_append_plain(sqlite3_str *result, struct json_span quoted) {
  struct reader reader = read_quoted(quoted);
  for (int byte = next_byte(&reader); byte >= 0; byte = next_byte(&reader)) {
    if (byte == 0) return 0;
    sqlite3_str_appendchar(result, 1, (char)byte);
  }
  return 1;
}

void koine_json_append(sqlite3_str *result, struct json_span part) {
  sqlite3_str_append(result, (const char *)part.start, (int)(part.end - part.start));
}

// MARK: Numbers

int koine_json_integer_of(struct json_span number, sqlite3_int64 *result) {
  const unsigned char *at = number.start;
  const int is_negative = *at == '-';
  at += is_negative;
  // The digits but zeros at the end, as `magnitude * 10^(zeros - decimals)`.
  unsigned __int128 magnitude = 0;
  int64_t zeros = 0, decimals = 0;
  int is_behind_point = 0;
  for (; at < number.end && *at != 'e' && *at != 'E'; at++) {
    if (*at == '.') {
      is_behind_point = 1;
      continue;
    }
    decimals += is_behind_point;
    zeros += 1;
    if (*at == '0') continue;
    for (; zeros > 0; zeros--) {
      magnitude *= 10;
      if (magnitude > (unsigned __int128)1 << 96) return 0;
    }
    magnitude += (unsigned)(*at - '0');
  }
  if (magnitude == 0) {
    *result = 0;
    return 1;
  }
  int64_t exponent = 0;
  if (at < number.end) {
    at++;
    const int is_below = *at == '-';
    at += *at == '-' || *at == '+';
    for (; at < number.end; at++) {
      if (exponent < INT32_MAX) exponent = exponent * 10 + (*at - '0');
    }
    if (is_below) exponent = -exponent;
  }
  const unsigned __int128 limit = ((unsigned __int128)1 << 63) - !is_negative;
  for (exponent += zeros - decimals; exponent > 0; exponent--) {
    magnitude *= 10;
    if (magnitude > limit) return 0;
  }
  if (exponent < 0 || magnitude > limit) return 0;
  const uint64_t bits = (uint64_t)magnitude;
  *result = (sqlite3_int64)(is_negative ? 0 - bits : bits);
  return 1;
}

/// The digits of a number from the first to the last that is not 0, as `0.digits * 10^exponent`.
struct digits {
  const unsigned char *at, *end;
  int64_t exponent;
  int is_negative;
};

static struct digits digits_of(struct json_span number) {
  struct digits result = {number.start, number.start, 0, 0};
  const unsigned char *at = number.start;
  result.is_negative = *at == '-';
  at += result.is_negative;
  int is_behind_point = 0, has_digit = 0;
  for (; at < number.end && *at != 'e' && *at != 'E'; at++) {
    if (*at == '.') {
      is_behind_point = 1;
      continue;
    }
    if (*at != '0') {
      if (!has_digit) result.at = at;
      result.end = at + 1;
      has_digit = 1;
    }
    if (has_digit && !is_behind_point) result.exponent += 1;
    if (!has_digit && is_behind_point) result.exponent -= 1;
  }
  if (!has_digit) return (struct digits){number.start, number.start, 0, 0};
  if (at == number.end) return result;
  at++;
  const int is_below = *at == '-';
  at += *at == '-' || *at == '+';
  int64_t exponent = 0;
  for (; at < number.end; at++) {
    if (exponent < INT64_MAX / 100) exponent = exponent * 10 + (*at - '0');
  }
  result.exponent += is_below ? -exponent : exponent;
  return result;
}

static int next_digit(struct digits *digits) {
  if (digits->at < digits->end && *digits->at == '.') digits->at++;
  return digits->at < digits->end ? *digits->at++ : -1;
}

int koine_json_equal_numbers(struct json_span left, struct json_span right) {
  struct digits a = digits_of(left), b = digits_of(right);
  if (a.exponent != b.exponent || a.is_negative != b.is_negative) return 0;
  for (;;) {
    const int first = next_digit(&a);
    if (first != next_digit(&b)) return 0;
    if (first < 0) return 1;
  }
}
