#ifdef __linux__
#define _GNU_SOURCE
#include <dirent.h>
#include <sched.h>
#endif
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char failure[512];

const char *floor_error(void) { return failure; }

bool floor_fail(const char *where, const char *message) {
  snprintf(failure, sizeof failure, "%s: %s", where, message ? message : "unknown");
  return false;
}

floor_text floor_copy(const void *bytes, int length) {
  char *copy = malloc((size_t)length + 1);
  if (copy) {
    memcpy(copy, bytes, (size_t)length);
    copy[length] = 0;
  }
  return (floor_text){ copy, length };
}

floor_parcel *floor_parcels_append(floor_parcels *parcels, size_t *capacity) {
  if (parcels->count == *capacity) {
    *capacity = *capacity ? *capacity * 2 : 64;
    floor_parcel *rows = realloc(parcels->rows, *capacity * sizeof *rows);
    if (!rows) return NULL;
    parcels->rows = rows;
  }
  floor_parcel *row = parcels->rows + parcels->count++;
  memset(row, 0, sizeof *row);
  return row;
}

void floor_parcels_free(floor_parcels *parcels) {
  for (size_t i = 0; i < parcels->count; i++) {
    free(parcels->rows[i].title.bytes);
    free(parcels->rows[i].address.bytes);
    free(parcels->rows[i].note.bytes);
  }
  free(parcels->rows);
  *parcels = (floor_parcels){ 0 };
}

#ifdef __linux__
bool floor_pin(int process, int processor) {
  static cpu_set_t allowed;
  static bool knows_allowed = false;
  if (!knows_allowed && sched_getaffinity(0, sizeof allowed, &allowed) != 0) return false;
  knows_allowed = true;
  cpu_set_t set = allowed;
  if (processor >= 0) {
    // The one of that number among those allowed.
    int seen = -1;
    CPU_ZERO(&set);
    for (int cpu = 0; cpu < CPU_SETSIZE && seen < processor; cpu++) {
      if (CPU_ISSET(cpu, &allowed) && ++seen == processor) CPU_SET(cpu, &set);
    }
    if (seen < processor) return false;
  }
  char path[64];
  snprintf(path, sizeof path, "/proc/%d/task", process);
  DIR *tasks = opendir(path);
  if (!tasks) return false;
  bool done = true;
  for (struct dirent *task; (task = readdir(tasks));) {
    int thread = atoi(task->d_name);
    if (thread > 0 && sched_setaffinity(thread, sizeof set, &set) != 0) done = false;
  }
  closedir(tasks);
  return done;
}
#else
bool floor_pin(int process, int processor) {
  (void)process;
  (void)processor;
  return false;
}
#endif
