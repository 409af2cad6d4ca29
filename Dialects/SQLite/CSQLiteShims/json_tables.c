// The elements of a JSON array, and the members of an object, as tables. SQLite's own json_each changes numbers, and has no
// text of a text.
#include "json.h"

#include <stdlib.h>
#include <string.h>

enum column { first_column, value_column, document_column };

struct table {
  sqlite3_vtab base;
  int is_of_members;
};

struct cursor {
  sqlite3_vtab_cursor base;
  /// The text that the items are parts of.
  sqlite3_value *document;
  struct json_items items;
  int is_at_end;
  sqlite3_int64 position;
  /// The members, of which each key comes once.
  struct json_span *keys, *values;
  sqlite3_int64 count;
};

static int connect(
    sqlite3 *connection, void *is_of_members, int count, const char *const *arguments, sqlite3_vtab **result,
    char **message) {
  (void)count;
  (void)arguments;
  (void)message;
  int code = sqlite3_declare_vtab(
      connection, is_of_members ? "CREATE TABLE x(key TEXT, value TEXT, document HIDDEN)"
                                : "CREATE TABLE x(position INTEGER, value TEXT, document HIDDEN)");
  if (code != SQLITE_OK) return code;
  struct table *table = sqlite3_malloc64(sizeof *table);
  if (table == NULL) return SQLITE_NOMEM;
  memset(table, 0, sizeof *table);
  table->is_of_members = is_of_members != NULL;
  sqlite3_vtab_config(connection, SQLITE_VTAB_INNOCUOUS);
  *result = &table->base;
  return SQLITE_OK;
}

static int disconnect(sqlite3_vtab *table) {
  sqlite3_free(table);
  return SQLITE_OK;
}

/// The document has to be there before the rows are.
static int choose_plan(sqlite3_vtab *table, sqlite3_index_info *plan) {
  (void)table;
  int has_document = 0;
  for (int index = 0; index < plan->nConstraint; index++) {
    if (plan->aConstraint[index].iColumn != document_column) continue;
    if (plan->aConstraint[index].op != SQLITE_INDEX_CONSTRAINT_EQ) continue;
    if (!plan->aConstraint[index].usable) return SQLITE_CONSTRAINT;
    plan->aConstraintUsage[index].argvIndex = 1;
    plan->aConstraintUsage[index].omit = 1;
    has_document = 1;
    break;
  }
  plan->idxNum = has_document;
  plan->estimatedCost = 25;
  plan->estimatedRows = 25;
  return SQLITE_OK;
}

static int open_cursor(sqlite3_vtab *table, sqlite3_vtab_cursor **result) {
  (void)table;
  struct cursor *cursor = sqlite3_malloc64(sizeof *cursor);
  if (cursor == NULL) return SQLITE_NOMEM;
  memset(cursor, 0, sizeof *cursor);
  *result = &cursor->base;
  return SQLITE_OK;
}

static void clear(struct cursor *cursor) {
  sqlite3_value_free(cursor->document);
  sqlite3_free(cursor->keys);
  sqlite3_free(cursor->values);
  cursor->document = NULL;
  cursor->keys = cursor->values = NULL;
  cursor->is_at_end = 1;
}

static int close_cursor(sqlite3_vtab_cursor *cursor) {
  clear((struct cursor *)cursor);
  sqlite3_free(cursor);
  return SQLITE_OK;
}

struct member {
  struct json_span key, value;
};

/// Of equal keys, in the order of the document.
static int compare_members(const void *left, const void *right) {
  const struct member *a = left, *b = right;
  const int order = koine_json_compare_quoted(a->key, b->key);
  return order != 0 ? order : (a->key.start > b->key.start) - (a->key.start < b->key.start);
}

/// Keeps the last one of the members with one key.
static int read_members(struct cursor *cursor, struct json_span object) {
  const sqlite3_uint64 count = (sqlite3_uint64)koine_json_count(object);
  struct member *members = sqlite3_malloc64((count + 1) * sizeof *members);
  cursor->keys = sqlite3_malloc64((count + 1) * sizeof *cursor->keys);
  cursor->values = sqlite3_malloc64((count + 1) * sizeof *cursor->values);
  if (members == NULL || cursor->keys == NULL || cursor->values == NULL) {
    sqlite3_free(members);
    return SQLITE_NOMEM;
  }
  for (sqlite3_uint64 index = 0; koine_json_next(&cursor->items); index++) {
    members[index] = (struct member){cursor->items.key, cursor->items.value};
  }
  qsort(members, (size_t)count, sizeof *members, compare_members);
  cursor->count = 0;
  for (sqlite3_uint64 index = 0; index < count; index++) {
    if (index + 1 < count && koine_json_compare_quoted(members[index].key, members[index + 1].key) == 0) continue;
    cursor->keys[cursor->count] = members[index].key;
    cursor->values[cursor->count] = members[index].value;
    cursor->count += 1;
  }
  sqlite3_free(members);
  return SQLITE_OK;
}

static int next(sqlite3_vtab_cursor *base) {
  struct cursor *cursor = (struct cursor *)base;
  cursor->position += 1;
  cursor->is_at_end =
      cursor->keys != NULL ? cursor->position > cursor->count : !koine_json_next(&cursor->items);
  return SQLITE_OK;
}

static int filter(
    sqlite3_vtab_cursor *base, int has_document, const char *name, int count, sqlite3_value **values) {
  (void)name;
  struct cursor *cursor = (struct cursor *)base;
  const struct table *table = (const struct table *)base->pVtab;
  clear(cursor);
  cursor->position = 0;
  if (!has_document || count < 1 || sqlite3_value_type(values[0]) == SQLITE_NULL) return SQLITE_OK;
  cursor->document = sqlite3_value_dup(values[0]);
  if (cursor->document == NULL) return SQLITE_NOMEM;
  struct json_span document;
  switch (koine_json_read(cursor->document, &document)) {
    case SQLITE_OK: break;
    case SQLITE_NOMEM: return SQLITE_NOMEM;
    default:
      sqlite3_free(base->pVtab->zErrMsg);
      base->pVtab->zErrMsg = sqlite3_mprintf("malformed JSON");
      return SQLITE_ERROR;
  }
  if (!koine_json_begin(document, &cursor->items) || cursor->items.is_object != table->is_of_members) return SQLITE_OK;
  if (table->is_of_members) {
    int code = read_members(cursor, document);
    if (code != SQLITE_OK) return code;
  }
  return next(base);
}

static int is_at_end(sqlite3_vtab_cursor *cursor) {
  return ((struct cursor *)cursor)->is_at_end;
}

static int set_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column) {
  struct cursor *cursor = (struct cursor *)base;
  const struct table *table = (const struct table *)base->pVtab;
  switch ((enum column)column) {
    case first_column:
      if (table->is_of_members) {
        koine_json_set_text(context, cursor->keys[cursor->position - 1]);
      } else {
        sqlite3_result_int64(context, cursor->position);
      }
      break;
    case value_column: {
      const struct json_span value =
          table->is_of_members ? cursor->values[cursor->position - 1] : cursor->items.value;
      sqlite3_result_text64(
          context, (const char *)value.start, (sqlite3_uint64)(value.end - value.start), SQLITE_TRANSIENT, SQLITE_UTF8);
      break;
    }
    case document_column: sqlite3_result_value(context, cursor->document); break;
  }
  return SQLITE_OK;
}

static int set_row(sqlite3_vtab_cursor *cursor, sqlite3_int64 *row) {
  *row = ((struct cursor *)cursor)->position;
  return SQLITE_OK;
}

/// Without xCreate, the table exists by its name alone.
static const sqlite3_module module = {
    .xConnect = connect,
    .xBestIndex = choose_plan,
    .xDisconnect = disconnect,
    .xOpen = open_cursor,
    .xClose = close_cursor,
    .xFilter = filter,
    .xNext = next,
    .xEof = is_at_end,
    .xColumn = set_column,
    .xRowid = set_row,
};

int koine_sqlite_add_json_tables(sqlite3 *connection) {
  int code = sqlite3_create_module_v2(connection, "koine_json_elements", &module, NULL, NULL);
  if (code != SQLITE_OK) return code;
  return sqlite3_create_module_v2(connection, "koine_json_members", &module, connection, NULL);
}
