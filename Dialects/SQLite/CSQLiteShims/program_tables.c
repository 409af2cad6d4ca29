// Functions of the program that yield rows, as tables whose arguments are hidden columns behind the others.
#include "CSQLiteShims.h"

#include <sqlite3.h>
#include <string.h>

/// Arguments beyond those that an index number has bits for are refused.
enum { argument_limit = 30 };

struct table {
  sqlite3_vtab base;
  const struct koine_table_function *function;
};

struct cursor {
  sqlite3_vtab_cursor base;
  void *run;
  int is_at_end;
  sqlite3_int64 position;
};

static int connect(
    sqlite3 *connection, void *context, int count, const char *const *arguments, sqlite3_vtab **result,
    char **message) {
  (void)count;
  (void)arguments;
  (void)message;
  const struct koine_table_function *function = context;
  int code = sqlite3_declare_vtab(connection, function->definition);
  if (code != SQLITE_OK) return code;
  struct table *table = sqlite3_malloc64(sizeof *table);
  if (table == NULL) return SQLITE_NOMEM;
  memset(table, 0, sizeof *table);
  table->function = function;
  // No trigger or view of a file of unknown origin may call it.
  sqlite3_vtab_config(connection, SQLITE_VTAB_DIRECTONLY);
  *result = &table->base;
  return SQLITE_OK;
}

static int disconnect(sqlite3_vtab *table) {
  sqlite3_free(table);
  return SQLITE_OK;
}

/// The arguments have to be there before the rows are. The number of the plan has a bit for each that is given.
static int choose_plan(sqlite3_vtab *base, sqlite3_index_info *plan) {
  const struct koine_table_function *function = ((struct table *)base)->function;
  int places[argument_limit], given = 0;
  for (int index = 0; index < plan->nConstraint; index++) {
    const int argument = plan->aConstraint[index].iColumn - function->column_count;
    if (argument < 0 || argument >= function->argument_count) continue;
    if (plan->aConstraint[index].op != SQLITE_INDEX_CONSTRAINT_EQ || (given & 1 << argument) != 0) continue;
    if (!plan->aConstraint[index].usable) return SQLITE_CONSTRAINT;
    given |= 1 << argument;
    places[argument] = index;
  }
  int position = 0;
  for (int argument = 0; argument < function->argument_count; argument++) {
    if ((given & 1 << argument) == 0) continue;
    plan->aConstraintUsage[places[argument]].argvIndex = ++position;
    plan->aConstraintUsage[places[argument]].omit = 1;
  }
  plan->idxNum = given;
  plan->estimatedCost = 1000;
  plan->estimatedRows = 100;
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

static const struct koine_table_function *function_of(const sqlite3_vtab_cursor *cursor) {
  return ((const struct table *)cursor->pVtab)->function;
}

static void clear(struct cursor *cursor) {
  if (cursor->run != NULL) function_of(&cursor->base)->close(cursor->run);
  cursor->run = NULL;
  cursor->is_at_end = 1;
}

static int close_cursor(sqlite3_vtab_cursor *cursor) {
  clear((struct cursor *)cursor);
  sqlite3_free(cursor);
  return SQLITE_OK;
}

static int fail(sqlite3_vtab *table, char *message) {
  sqlite3_free(table->zErrMsg);
  table->zErrMsg = message;
  return message == NULL ? SQLITE_NOMEM : SQLITE_ERROR;
}

static int next(sqlite3_vtab_cursor *base) {
  struct cursor *cursor = (struct cursor *)base;
  cursor->position += 1;
  cursor->is_at_end = !function_of(base)->next(cursor->run);
  return SQLITE_OK;
}

static int filter(sqlite3_vtab_cursor *base, int given, const char *name, int count, sqlite3_value **values) {
  (void)name;
  struct cursor *cursor = (struct cursor *)base;
  const struct koine_table_function *function = function_of(base);
  clear(cursor);
  cursor->position = 0;
  if (given != (1 << function->argument_count) - 1) {
    return fail(base->pVtab, sqlite3_mprintf("the function has %d arguments", function->argument_count));
  }
  char *message = NULL;
  cursor->run = function->open(function->context, count, values, &message);
  if (cursor->run == NULL) return fail(base->pVtab, message);
  return next(base);
}

static int is_at_end(sqlite3_vtab_cursor *cursor) {
  return ((struct cursor *)cursor)->is_at_end;
}

static int set_column(sqlite3_vtab_cursor *base, sqlite3_context *context, int column) {
  const struct koine_table_function *function = function_of(base);
  // Nobody asks for an argument; SQLite has taken it over.
  if (column < function->column_count) function->set(((struct cursor *)base)->run, context, column);
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

static void destroy(void *context) {
  struct koine_table_function *function = context;
  function->destroy(function->context);
  sqlite3_free(function->definition);
  sqlite3_free(function);
}

int koine_sqlite_add_table_function(
    sqlite3 *connection, const char *name, const char *definition, const struct koine_table_function *function) {
  struct koine_table_function *copy = sqlite3_malloc64(sizeof *copy);
  char *text = sqlite3_mprintf("%s", definition);
  if (copy == NULL || text == NULL || function->argument_count > argument_limit) {
    const int code = copy == NULL || text == NULL ? SQLITE_NOMEM : SQLITE_TOOBIG;
    sqlite3_free(copy);
    sqlite3_free(text);
    function->destroy(function->context);
    return code;
  }
  *copy = *function;
  copy->definition = text;
  // A module that is not added is destroyed, too.
  return sqlite3_create_module_v2(connection, name, &module, copy, destroy);
}
