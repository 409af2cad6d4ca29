#ifndef SQLITE_FAULTS_H
#define SQLITE_FAULTS_H

#include <stdint.h>

/// Lets SQLite's memory come from here, and turns off the store of small blocks that each connection has, so that every
/// block is asked for. Called before SQLite is used first. Returns an SQLite result code.
int sqlite_faults_install(void);

/// Counts allocations from 1 on, and lets those from `first` to `last` fail.
void sqlite_faults_begin(long first, long last);

/// Lets none fail any longer, and returns how many have failed.
long sqlite_faults_end(void);

/// How many parameters a statement may have, as SQLite was built.
int sqlite_faults_variable_limit(void);

/// How many bytes SQLite has allocated in the whole process.
int64_t sqlite_faults_memory(void);

#endif
