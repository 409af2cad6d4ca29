#include "CSQLiteShims.h"

#include <sqlite3.h>
#include <stddef.h>
#include <string.h>

/// Pragmas that leave nothing behind on the connection, though they take a value: they ask, or change the file.
static const char *const harmless_pragmas[] = {
    "application_id",   "collation_list",     "compile_options",   "data_version",      "database_list",
    "foreign_key_check", "foreign_key_list",  "freelist_count",    "function_list",     "incremental_vacuum",
    "index_info",       "index_list",         "index_xinfo",       "integrity_check",   "module_list",
    "optimize",         "page_count",         "pragma_list",       "quick_check",       "schema_version",
    "shrink_memory",    "stats",              "table_info",        "table_list",        "table_xinfo",
    "user_version",     "wal_checkpoint",
};

static int is_harmless(const char *pragma, const char *value) {
  if (pragma == NULL) return 0;
  // Without a value a pragma tells its own, except for those that act, all of which are harmless.
  if (value == NULL) return 1;
  for (size_t index = 0; index < sizeof harmless_pragmas / sizeof *harmless_pragmas; index++)
    if (sqlite3_stricmp(pragma, harmless_pragmas[index]) == 0) return 1;
  return 0;
}

/// Whether a pragma writes a number of the file's header that others read.
static int changes_header(const char *pragma, const char *value) {
  return pragma != NULL && value != NULL &&
         (sqlite3_stricmp(pragma, "application_id") == 0 || sqlite3_stricmp(pragma, "user_version") == 0);
}

/// A table of SQLite's own, in which it keeps the schema.
static int is_schema(const char *table) {
  return table != NULL && sqlite3_strnicmp(table, "sqlite_", 7) == 0 &&
         (sqlite3_stricmp(table, "sqlite_master") == 0 || sqlite3_stricmp(table, "sqlite_temp_master") == 0);
}

static int transaction(const char *operation) {
  if (operation == NULL) return KOINE_EFFECT_BEGIN;
  if (sqlite3_stricmp(operation, "ROLLBACK") == 0) return KOINE_EFFECT_ROLLBACK;
  return sqlite3_stricmp(operation, "BEGIN") == 0 ? KOINE_EFFECT_BEGIN : KOINE_EFFECT_COMMIT;
}

static int write(int action) {
  switch (action) {
    case SQLITE_INSERT: return KOINE_EFFECT_INSERT;
    case SQLITE_UPDATE: return KOINE_EFFECT_UPDATE;
    default: return KOINE_EFFECT_DELETE;
  }
}

/// Tells that the schema of a database is changed.
static void tell_schema(struct koine_compilation_notes *notes, const char *database) {
  notes->access(notes->context, KOINE_ACCESS_SCHEMA, NULL, NULL, database, NULL);
}

/// Tells of an access to a table, or of one to the schema.
static void tell(struct koine_compilation_notes *notes, int action, const char *table, const char *column,
                 const char *database, const char *source) {
  int is_read = action == SQLITE_READ;
  if (is_schema(table)) {
    if (!is_read) tell_schema(notes, database);
    if (!is_read || !notes->tells_schema) return;
  }
  if (is_read && !notes->tells_reads) return;
  int access = is_read ? KOINE_ACCESS_READ : action == SQLITE_UPDATE ? KOINE_ACCESS_UPDATE : KOINE_ACCESS_ROWS;
  notes->access(notes->context, access, table, access == KOINE_ACCESS_ROWS ? NULL : column, database, source);
}

static int note(void *context, int action, const char *first, const char *second, const char *database,
                const char *source) {
  struct koine_compilation_notes *notes = context;
  int *effects = &notes->effects;
  switch (action) {
    case SQLITE_READ:
      tell(notes, action, first, second, database, source);
      break;
    case SQLITE_TRANSACTION:
    case SQLITE_SAVEPOINT:
      *effects |= transaction(first);
      break;
    case SQLITE_SELECT:
      *effects |= KOINE_EFFECT_SELECT;
      break;
    case SQLITE_INSERT:
    case SQLITE_UPDATE:
    case SQLITE_DELETE:
      // The first one is the statement's own; those of its triggers and cascades follow.
      if (!is_schema(first) && (*effects & KOINE_EFFECT_WRITE) == 0) *effects |= write(action);
      tell(notes, action, first, second, database, source);
      break;
    case SQLITE_PRAGMA:
      *effects |= KOINE_EFFECT_OTHER;
      if (!is_harmless(first, second)) *effects |= KOINE_EFFECT_CONNECTION;
      if (!notes->tells_schema && changes_header(first, second))
        tell_schema(notes, database != NULL ? database : "main");
      break;
    case SQLITE_ATTACH:
    case SQLITE_DETACH:
    case SQLITE_CREATE_TEMP_INDEX:
    case SQLITE_CREATE_TEMP_TABLE:
    case SQLITE_CREATE_TEMP_TRIGGER:
    case SQLITE_CREATE_TEMP_VIEW:
    case SQLITE_DROP_TEMP_INDEX:
    case SQLITE_DROP_TEMP_TABLE:
    case SQLITE_DROP_TEMP_TRIGGER:
    case SQLITE_DROP_TEMP_VIEW:
      *effects |= KOINE_EFFECT_OTHER | KOINE_EFFECT_CONNECTION;
      break;
    case SQLITE_CREATE_VTABLE:
      // CREATE VIRTUAL TABLE temp.name
      *effects |= KOINE_EFFECT_OTHER;
      tell_schema(notes, database);
      if (database != NULL && sqlite3_stricmp(database, "temp") == 0) *effects |= KOINE_EFFECT_CONNECTION;
      break;
    case SQLITE_CREATE_INDEX:
    case SQLITE_CREATE_TABLE:
    case SQLITE_CREATE_TRIGGER:
    case SQLITE_CREATE_VIEW:
    case SQLITE_DROP_INDEX:
    case SQLITE_DROP_TABLE:
    case SQLITE_DROP_TRIGGER:
    case SQLITE_DROP_VIEW:
    case SQLITE_DROP_VTABLE:
      *effects |= KOINE_EFFECT_OTHER;
      tell_schema(notes, database);
      break;
    case SQLITE_ALTER_TABLE:
      *effects |= KOINE_EFFECT_OTHER;
      // Here alone the name of the database comes first.
      tell_schema(notes, first);
      break;
    case SQLITE_REINDEX:
    case SQLITE_ANALYZE:
      *effects |= KOINE_EFFECT_OTHER;
      break;
    default:
      break;
  }
  return SQLITE_OK;
}

int koine_sqlite_note_compilations(sqlite3 *connection, struct koine_compilation_notes *notes) {
  return sqlite3_set_authorizer(connection, note, notes);
}
