#include "SQLiteFaults.h"

#include <sqlite3.h>
#include <stdatomic.h>
#include <stddef.h>

static sqlite3_mem_methods original;
static atomic_long allocations, first_failing, last_failing, failures;

static int fails(void) {
  long number = atomic_fetch_add(&allocations, 1) + 1;
  if (number < atomic_load(&first_failing) || number > atomic_load(&last_failing)) return 0;
  atomic_fetch_add(&failures, 1);
  return 1;
}

static void *allocate(int count) { return fails() ? NULL : original.xMalloc(count); }

static void *reallocate(void *block, int count) { return fails() ? NULL : original.xRealloc(block, count); }

int sqlite_faults_install(void) {
  int code = sqlite3_config(SQLITE_CONFIG_GETMALLOC, &original);
  if (code != SQLITE_OK) return code;
  sqlite3_mem_methods faulty = original;
  faulty.xMalloc = allocate;
  faulty.xRealloc = reallocate;
  code = sqlite3_config(SQLITE_CONFIG_MALLOC, &faulty);
  if (code != SQLITE_OK) return code;
  return sqlite3_config(SQLITE_CONFIG_LOOKASIDE, 0, 0);
}

void sqlite_faults_begin(long first, long last) {
  atomic_store(&allocations, 0);
  atomic_store(&failures, 0);
  atomic_store(&last_failing, last);
  atomic_store(&first_failing, first);
}

long sqlite_faults_end(void) {
  atomic_store(&last_failing, 0);
  return atomic_load(&failures);
}

int sqlite_faults_variable_limit(void) {
  sqlite3 *connection = NULL;
  int limit = -1;
  if (sqlite3_open(":memory:", &connection) == SQLITE_OK) {
    limit = sqlite3_limit(connection, SQLITE_LIMIT_VARIABLE_NUMBER, -1);
  }
  sqlite3_close(connection);
  return limit;
}

int64_t sqlite_faults_memory(void) { return sqlite3_memory_used(); }
