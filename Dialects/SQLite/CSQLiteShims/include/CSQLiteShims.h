#ifndef KOINE_SQLITE_SHIMS_H
#define KOINE_SQLITE_SHIMS_H

#include <stdint.h>

struct sqlite3;
struct sqlite3_stmt;
struct sqlite3_value;
struct sqlite3_context;

/// Turns "double-quoted strings" off: a misspelled column is then an error. `sqlite3_db_config` is variadic,
/// which Swift cannot call. Returns an SQLite result code.
int koine_sqlite_forbid_double_quoted_strings(struct sqlite3 *connection);

/// Adds the functions that rendered text may call, all of them named `koine_…`. Returns an SQLite result code.
int koine_sqlite_add_functions(struct sqlite3 *connection);

/// Fills `cells`, an array of Koine's `Cell`, with the first `count` columns of the current row.
///
/// Texts and blobs point into SQLite's memory until the next step or reset. Returns an SQLite result code.
int koine_sqlite_fill(struct sqlite3_stmt *statement, void *cells, int count);

/// Fills `cells`, an array of Koine's `Cell`, with the arguments of a function.
///
/// Texts and blobs point into SQLite's memory until the function returns. Returns an SQLite result code.
int koine_sqlite_fill_arguments(int count, struct sqlite3_value **values, void *cells);

/// A function of the program that yields rows.
struct koine_table_function {
  /// Handed to `open` and `destroy`.
  void *context;
  /// How many columns the rows have, and how many arguments there are.
  int column_count, argument_count;
  /// The table as SQLite declares it: its columns, and behind them the arguments, hidden. Set by the shims.
  char *definition;
  /// Begins to make rows of the arguments, which are valid during the call. Returns NULL if that fails: with a message of
  /// `sqlite3_mprintf`, or without one if memory ran out.
  void *(*open)(void *context, int count, struct sqlite3_value **values, char **message);
  /// Goes to the next row, at first to the first one. Returns whether there is one.
  int (*next)(void *run);
  /// Tells a column of the row, or an error.
  void (*set)(void *run, struct sqlite3_context *context, int column);
  /// Ends what `open` has begun.
  void (*close)(void *run);
  /// Called once, when the connection does not need the function any more, or has not taken it.
  void (*destroy)(void *context);
};

/// Adds a function that yields rows. It is copied, and destroyed also if that fails. Returns an SQLite result code.
int koine_sqlite_add_table_function(
    struct sqlite3 *connection, const char *name, const char *definition,
    const struct koine_table_function *function);

/// Whether the last write to the database's file, or to its journal or log, found no room: on the disk, within a quota
/// or within a limit of the process.
int koine_sqlite_lacks_room(struct sqlite3 *connection);

/// The size of a file in bytes; -1 if there is none, or it is not a regular file.
int64_t koine_file_size(const char *path);

/// What tells a file from every other one on the machine.
struct koine_file_identity {
  uint64_t device;
  uint64_t number;
};

/// The identity of the file at a path; 0 and 0 if there is none.
struct koine_file_identity koine_identity_of_file(const char *path);

/// Whether a file begins with a byte other than zero. SQLite overwrites the beginning of a rollback journal that it keeps
/// with zeros.
int koine_has_beginning(const char *path);

/// Whether something is at a path that is no regular file, such as a folder or a device.
int koine_is_other_than_file(const char *path);

#define KOINE_PATH_CAPACITY 4096

/// Writes the path without links of what is at a path, without a zero at its end, into a buffer of KOINE_PATH_CAPACITY
/// bytes. Returns its length, or -1 if nothing is there.
int koine_resolve_path(const char *path, char *resolved);

/// Whether both paths lead to the same file.
int koine_is_same_file(const char *first, const char *second);

/// Writes a file through to the disk and gives it another name, in place of the file that had it. Returns 0, or an
/// error number.
int koine_replace_file(const char *from, const char *to);

/// Removes a file if it exists.
void koine_remove_file(const char *path);

/// What a statement does, as SQLite's authorizer tells while it is compiled.
enum {
  /// It begins a transaction or sets a savepoint.
  KOINE_EFFECT_BEGIN = 1,
  /// It commits, or releases a savepoint.
  KOINE_EFFECT_COMMIT = 2,
  /// It rolls back, all or to a savepoint.
  KOINE_EFFECT_ROLLBACK = 4,
  /// It changes what SQLite keeps for the connection: a pragma, temporary tables, attached databases.
  KOINE_EFFECT_CONNECTION = 8,
  /// It has a query, or is one.
  KOINE_EFFECT_SELECT = 16,
  /// What it does to rows, whatever its triggers do: at most one of the three.
  KOINE_EFFECT_INSERT = 32,
  KOINE_EFFECT_UPDATE = 64,
  KOINE_EFFECT_DELETE = 128,
  KOINE_EFFECT_WRITE = KOINE_EFFECT_INSERT | KOINE_EFFECT_UPDATE | KOINE_EFFECT_DELETE,
  /// It is a pragma, or defines something.
  KOINE_EFFECT_OTHER = 256,
};

/// What a statement does with a table, as ``koine_compilation_notes`` tells it.
enum {
  /// It reads a column, or rows without any column.
  KOINE_ACCESS_READ,
  /// It inserts or deletes rows.
  KOINE_ACCESS_ROWS,
  /// It writes a column of rows that stay.
  KOINE_ACCESS_UPDATE,
  /// It changes the schema of a database; there is no table then.
  KOINE_ACCESS_SCHEMA,
};

/// What is told of the statements that are compiled.
struct koine_compilation_notes {
  /// The effects of the statements are added here.
  int effects;
  /// Whether reads are told too.
  int tells_reads;
  /// Whether those of the tables are told in which SQLite keeps the schema.
  int tells_schema;
  /// Handed to `access`.
  void *context;
  /// Called for each access to a table that is not SQLite's own, those of triggers and of cascades included: with the
  /// database that the table is in, NULL if no column of it is read, and with the view, the trigger or the common table
  /// for which it is, NULL if it is for the statement's own text. The names are valid during the call.
  void (*access)(void *context, int access, const char *table, const char *column, const char *database,
                 const char *source);
};

/// From now on tells `notes`, which must outlive the connection, of each statement that is compiled. Returns an SQLite
/// result code.
int koine_sqlite_note_compilations(struct sqlite3 *connection, struct koine_compilation_notes *notes);

/// Sleeps for about that long.
void koine_sleep_milliseconds(int milliseconds);

/// A place for one thread to wait; a signal that comes first is kept.
struct koine_signal;
struct koine_signal *koine_signal_create(void);
void koine_signal_send(struct koine_signal *signal);
void koine_signal_wait(struct koine_signal *signal);
void koine_signal_destroy(struct koine_signal *signal);

#endif
