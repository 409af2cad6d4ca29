// Whether a JSON document contains another one, and documents that are changed.
#include "functions.h"
#include "json.h"

#include <stddef.h>

// MARK: Containment

static int is_container(struct json_span part) {
  return *part.start == '[' || *part.start == '{';
}

static int equals_scalar(struct json_span left, struct json_span right) {
  if (is_container(left)) return 0;
  switch (*right.start) {
    case '"': return *left.start == '"' && koine_json_compare_quoted(left, right) == 0;
    case 't':
    case 'f':
    case 'n': return *left.start == *right.start;
    default:
      return (*left.start == '-' || (*left.start >= '0' && *left.start <= '9')) &&
             koine_json_equal_numbers(left, right);
  }
}

/// The member of an object with the key of another one's. Of several, the last one counts.
static int find_member(struct json_span object, struct json_span key, struct json_span *found) {
  struct json_items items;
  int has_found = 0;
  if (!koine_json_begin(object, &items) || !items.is_object) return 0;
  while (koine_json_next(&items)) {
    if (koine_json_compare_quoted(items.key, key) != 0) continue;
    *found = items.value;
    has_found = 1;
  }
  return has_found;
}

/// Whether an item is the one that counts: no later one has its key.
static int counts(struct json_span object, struct json_items item) {
  struct json_span last;
  return !item.is_object || (find_member(object, item.key, &last) && last.start == item.value.start);
}

static int contains_part(struct json_span part, struct json_span other);

static int has_element(struct json_span array, struct json_span element) {
  struct json_items items;
  koine_json_begin(array, &items);
  while (koine_json_next(&items)) {
    if (contains_part(items.value, element)) return 1;
  }
  return 0;
}

static int contains_part(struct json_span part, struct json_span other) {
  struct json_items items;
  if (!koine_json_begin(other, &items)) return equals_scalar(part, other);
  if (*part.start != *other.start) return 0;
  while (koine_json_next(&items)) {
    struct json_span member;
    if (!counts(other, items)) continue;
    if (items.is_object ? !find_member(part, items.key, &member) || !contains_part(member, items.value)
                        : !has_element(part, items.value)) {
      return 0;
    }
  }
  return 1;
}

void koine_json_contains(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  struct json_span document, other;
  if (!koine_json_document(context, values[0], &document) || !koine_json_document(context, values[1], &other)) return;
  const int is_element = *document.start == '[' && !is_container(other) && has_element(document, other);
  sqlite3_result_int(context, is_element || contains_part(document, other));
}

// MARK: Changes

/// A document, and what is changed in it: the parent of the place, and the last step to it.
struct change {
  struct json_span document, value, parent;
  sqlite3_value *step;
  sqlite3_str *result;
};

static const unsigned char null_word[] = "null";

/// Reads the arguments: a document, a value if there is one, and the steps of a path, of which `kept` ones are not a part of
/// the way to the parent. Returns 0 if the result has been set: NULL, an error, or the document as it is.
static int begin_change(
    sqlite3_context *context, int count, sqlite3_value **values, int has_value, int kept, struct change *change) {
  const int path = 1 + has_value;
  if (count < path + kept || !koine_json_document(context, values[0], &change->document)) return 0;
  if (has_value) {
    change->value = (struct json_span){null_word, null_word + 4};
    if (sqlite3_value_type(values[1]) != SQLITE_NULL && !koine_json_document(context, values[1], &change->value)) return 0;
  }
  change->parent = change->document;
  change->step = values[count - 1];
  if (!koine_json_find(&change->parent, count - path - kept, values + path)) {
    sqlite3_result_value(context, values[0]);
    return 0;
  }
  change->result = sqlite3_str_new(sqlite3_context_db_handle(context));
  return 1;
}

static void append_between(sqlite3_str *result, const unsigned char *start, const unsigned char *end) {
  koine_json_append(result, (struct json_span){start, end});
}

/// Ends a change that puts the text so far in the place of a part of the document.
static void end_change(sqlite3_context *context, struct change *change, const unsigned char *end) {
  append_between(change->result, end, change->document.end);
  koine_set_text(context, change->result);
}

static void leave(sqlite3_context *context, struct change *change, sqlite3_value **values) {
  sqlite3_free(sqlite3_str_finish(change->result));
  sqlite3_result_value(context, values[0]);
}

/// Adds an item behind those of an array or an object. The key is NULL for an array.
static void add_last(sqlite3_context *context, struct change *change, sqlite3_value *key) {
  const unsigned char *closing = change->parent.end - 1;
  append_between(change->result, change->document.start, closing);
  if (koine_json_count(change->parent) > 0) sqlite3_str_appendchar(change->result, 1, ',');
  if (key != NULL) {
    koine_json_append_quoted(change->result, sqlite3_value_text(key), sqlite3_value_bytes(key));
    sqlite3_str_appendchar(change->result, 1, ':');
  }
  koine_json_append(change->result, change->value);
  end_change(context, change, closing);
}

static int is_key(const struct change *change) {
  return sqlite3_value_type(change->step) == SQLITE_TEXT;
}

void koine_json_set(sqlite3_context *context, int count, sqlite3_value **values) {
  struct change change;
  if (!begin_change(context, count, values, 1, 1, &change)) return;
  struct json_span place = change.parent;
  if (koine_json_find(&place, 1, &change.step)) {
    append_between(change.result, change.document.start, place.start);
    koine_json_append(change.result, change.value);
    return end_change(context, &change, place.end);
  }
  if (is_key(&change) && *change.parent.start == '{') return add_last(context, &change, change.step);
  leave(context, &change, values);
}

void koine_json_insert(sqlite3_context *context, int count, sqlite3_value **values) {
  struct change change;
  if (!begin_change(context, count, values, 1, 1, &change)) return;
  struct json_span place = change.parent;
  const int is_there = koine_json_find(&place, 1, &change.step);
  if (is_key(&change)) {
    if (*change.parent.start == '{' && !is_there) return add_last(context, &change, change.step);
  } else if (is_there) {
    append_between(change.result, change.document.start, place.start);
    koine_json_append(change.result, change.value);
    sqlite3_str_appendchar(change.result, 1, ',');
    return end_change(context, &change, place.start);
  } else if (*change.parent.start == '[' && sqlite3_value_int64(change.step) == koine_json_count(change.parent)) {
    return add_last(context, &change, NULL);
  }
  leave(context, &change, values);
}

void koine_json_append_element(sqlite3_context *context, int count, sqlite3_value **values) {
  struct change change;
  if (!begin_change(context, count, values, 1, 0, &change)) return;
  if (*change.parent.start == '[') return add_last(context, &change, NULL);
  leave(context, &change, values);
}

void koine_json_remove(sqlite3_context *context, int count, sqlite3_value **values) {
  struct change change;
  if (!begin_change(context, count, values, 0, 1, &change)) return;
  struct json_span place = change.parent;
  if (!koine_json_find(&place, 1, &change.step)) return leave(context, &change, values);
  struct json_items items;
  struct json_span key = {NULL, NULL};
  koine_json_begin(change.parent, &items);
  // Every member with the key: else one that did not count would.
  if (items.is_object) {
    key.start = sqlite3_value_text(change.step);
    key.end = key.start + sqlite3_value_bytes(change.step);
  }
  append_between(change.result, change.document.start, change.parent.start + 1);
  for (int kept = 0; koine_json_next(&items);) {
    if (items.is_object ? koine_json_compare_text(items.key, key) == 0 : items.value.start == place.start) continue;
    if (kept++ > 0) sqlite3_str_appendchar(change.result, 1, ',');
    append_between(change.result, items.is_object ? items.key.start : items.value.start, items.value.end);
  }
  end_change(context, &change, change.parent.end - 1);
}

// MARK: Merge patches: RFC 7396

static void append_member(sqlite3_str *result, int *members, struct json_span key) {
  if ((*members)++ > 0) sqlite3_str_appendchar(result, 1, ',');
  koine_json_append(result, key);
  sqlite3_str_appendchar(result, 1, ':');
}

/// Appends a document with a patch; the document is NULL if there is none.
static void append_patched(sqlite3_str *result, const struct json_span *document, struct json_span patch) {
  struct json_items items;
  if (!koine_json_begin(patch, &items) || !items.is_object) return koine_json_append(result, patch);
  const int is_object = document != NULL && *document->start == '{';
  int members = 0;
  sqlite3_str_appendchar(result, 1, '{');
  struct json_items own;
  struct json_span found;
  if (is_object) {
    koine_json_begin(*document, &own);
    while (koine_json_next(&own)) {
      const int is_patched = find_member(patch, own.key, &found);
      if (is_patched && (*found.start == 'n' || !counts(*document, own))) continue;
      append_member(result, &members, own.key);
      if (is_patched) {
        append_patched(result, &own.value, found);
      } else {
        koine_json_append(result, own.value);
      }
    }
  }
  while (koine_json_next(&items)) {
    if (*items.value.start == 'n' || !counts(patch, items)) continue;
    if (is_object && find_member(*document, items.key, &found)) continue;
    append_member(result, &members, items.key);
    append_patched(result, NULL, items.value);
  }
  sqlite3_str_appendchar(result, 1, '}');
}

void koine_json_patch(sqlite3_context *context, int count, sqlite3_value **values) {
  (void)count;
  struct json_span document, patch;
  if (!koine_json_document(context, values[0], &document) || !koine_json_document(context, values[1], &patch)) return;
  sqlite3_str *result = sqlite3_str_new(sqlite3_context_db_handle(context));
  append_patched(result, &document, patch);
  koine_set_text(context, result);
}
