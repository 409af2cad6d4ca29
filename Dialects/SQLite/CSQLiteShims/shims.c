#define _GNU_SOURCE
#include "CSQLiteShims.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sqlite3.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

int koine_sqlite_forbid_double_quoted_strings(sqlite3 *connection) {
  int code = sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DML, 0, (int *)NULL);
  if (code != SQLITE_OK) return code;
  return sqlite3_db_config(connection, SQLITE_DBCONFIG_DQS_DDL, 0, (int *)NULL);
}

/// The layout of Koine's `Cell` and the numbers of its kinds.
struct cell {
  uint64_t bits;
  uint32_t length;
  uint8_t kind;
};
enum { kind_null = 0, kind_integer = 2, kind_double = 3, kind_text = 4, kind_blob = 5 };

/// Fills one cell; inlined, so that a row is filled without a call for each of its cells.
static inline int fill(struct cell *cell, sqlite3_value *value) {
  switch (sqlite3_value_type(value)) {
    case SQLITE_INTEGER:
      cell->bits = (uint64_t)sqlite3_value_int64(value);
      cell->length = 0;
      cell->kind = kind_integer;
      break;
    case SQLITE_FLOAT: {
      double number = sqlite3_value_double(value);
      memcpy(&cell->bits, &number, sizeof number);
      cell->length = 0;
      cell->kind = kind_double;
      break;
    }
    case SQLITE_TEXT: {
      const unsigned char *text = sqlite3_value_text(value);
      if (text == NULL) return SQLITE_NOMEM;
      cell->bits = (uint64_t)(uintptr_t)text;
      cell->length = (uint32_t)sqlite3_value_bytes(value);
      cell->kind = kind_text;
      break;
    }
    case SQLITE_BLOB: {
      const void *bytes = sqlite3_value_blob(value);
      cell->bits = (uint64_t)(uintptr_t)bytes;
      cell->length = (uint32_t)sqlite3_value_bytes(value);
      cell->kind = kind_blob;
      // NULL for an empty blob, and if memory ran out.
      if (bytes == NULL && cell->length != 0) return SQLITE_NOMEM;
      break;
    }
    default:
      cell->bits = 0;
      cell->length = 0;
      cell->kind = kind_null;
  }
  return SQLITE_OK;
}

int koine_sqlite_fill(sqlite3_stmt *statement, void *cells, int count) {
  struct cell *cell = cells;
  for (int column = 0; column < count; column++, cell++) {
    // With SQLITE_OPEN_NOMUTEX and one user at a time, an unprotected value may be read like a protected
    // one; that skips the checks that each sqlite3_column_* function repeats.
    int code = fill(cell, sqlite3_column_value(statement, column));
    if (code != SQLITE_OK) return code;
  }
  return SQLITE_OK;
}

int koine_sqlite_fill_arguments(int count, sqlite3_value **values, void *cells) {
  struct cell *cell = cells;
  for (int argument = 0; argument < count; argument++, cell++) {
    int code = fill(cell, values[argument]);
    if (code != SQLITE_OK) return code;
  }
  return SQLITE_OK;
}

static int says_no_room(int error) { return error == ENOSPC || error == EDQUOT || error == EFBIG; }

int koine_sqlite_lacks_room(sqlite3 *connection) {
  if (says_no_room(sqlite3_system_errno(connection))) return 1;
  for (int index = 0;; index++) {
    // The name is NULL behind the last of the attached databases.
    const char *name = sqlite3_db_name(connection, index);
    if (name == NULL) return 0;
    int error = 0;
    sqlite3_file_control(connection, name, SQLITE_FCNTL_LAST_ERRNO, &error);
    if (says_no_room(error)) return 1;
    sqlite3_file *journal = NULL;
    sqlite3_file_control(connection, name, SQLITE_FCNTL_JOURNAL_POINTER, &journal);
    // One in memory is no file, and has no such method.
    if (journal == NULL || journal->pMethods == NULL || journal->pMethods->xFileControl == NULL) continue;
    error = 0;
    journal->pMethods->xFileControl(journal, SQLITE_FCNTL_LAST_ERRNO, &error);
    if (says_no_room(error)) return 1;
  }
}

int64_t koine_file_size(const char *path) {
  struct stat file;
  if (stat(path, &file) != 0 || !S_ISREG(file.st_mode)) return -1;
  return (int64_t)file.st_size;
}

struct koine_file_identity koine_identity_of_file(const char *path) {
  struct stat file;
  struct koine_file_identity identity = {0, 0};
  if (stat(path, &file) == 0) {
    identity.device = (uint64_t)file.st_dev;
    identity.number = (uint64_t)file.st_ino;
  }
  return identity;
}

int koine_has_beginning(const char *path) {
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return 0;
  char first = 0;
  ssize_t count = read(descriptor, &first, 1);
  close(descriptor);
  return count == 1 && first != 0;
}

int koine_is_other_than_file(const char *path) {
  struct stat file;
  return stat(path, &file) == 0 && !S_ISREG(file.st_mode);
}

int koine_resolve_path(const char *path, char *resolved) {
  char *found = realpath(path, NULL);
  if (found == NULL) return -1;
  size_t length = strlen(found);
  if (length < KOINE_PATH_CAPACITY) memcpy(resolved, found, length);
  free(found);
  return length < KOINE_PATH_CAPACITY ? (int)length : -1;
}

int koine_is_same_file(const char *first, const char *second) {
  struct stat one, other;
  return stat(first, &one) == 0 && stat(second, &other) == 0 && one.st_dev == other.st_dev &&
         one.st_ino == other.st_ino;
}

/// Writes a file, or the names in a folder, through to the disk. Returns 0, or an error number.
static int sync_path(const char *path) {
  int descriptor = open(path, O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return errno;
  int code = fsync(descriptor) == 0 ? 0 : errno;
  close(descriptor);
  return code;
}

int koine_replace_file(const char *from, const char *to) {
  int code = sync_path(from);
  if (code != 0) return code;
  if (rename(from, to) != 0) return errno;
  const char *slash = strrchr(to, '/');
  if (slash == NULL) {
    sync_path(".");
    return 0;
  }
  char *folder = strndup(to, slash == to ? 1 : (size_t)(slash - to));
  // Not every file system can do it; the file has its name in any case.
  if (folder != NULL) sync_path(folder);
  free(folder);
  return 0;
}

void koine_remove_file(const char *path) { unlink(path); }

void koine_sleep_milliseconds(int milliseconds) {
  struct timespec time = {milliseconds / 1000, (long)(milliseconds % 1000) * 1000000};
  nanosleep(&time, NULL);
}

struct koine_signal {
  pthread_mutex_t mutex;
  pthread_cond_t condition;
  int is_sent;
};

struct koine_signal *koine_signal_create(void) {
  struct koine_signal *signal = calloc(1, sizeof *signal);
  if (signal == NULL) abort();
  pthread_mutex_init(&signal->mutex, NULL);
  pthread_cond_init(&signal->condition, NULL);
  return signal;
}

void koine_signal_send(struct koine_signal *signal) {
  pthread_mutex_lock(&signal->mutex);
  signal->is_sent = 1;
  pthread_cond_signal(&signal->condition);
  pthread_mutex_unlock(&signal->mutex);
}

void koine_signal_wait(struct koine_signal *signal) {
  pthread_mutex_lock(&signal->mutex);
  while (!signal->is_sent) pthread_cond_wait(&signal->condition, &signal->mutex);
  signal->is_sent = 0;
  pthread_mutex_unlock(&signal->mutex);
}

void koine_signal_destroy(struct koine_signal *signal) {
  pthread_cond_destroy(&signal->condition);
  pthread_mutex_destroy(&signal->mutex);
  free(signal);
}
