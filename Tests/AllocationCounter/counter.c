#include "AllocationCounter.h"

#include <stdlib.h>

#ifndef __has_feature
#define __has_feature(feature) 0
#endif

// A sanitizer has its own functions in this place.
#define HAS_SANITIZER \
  (__has_feature(thread_sanitizer) || __has_feature(address_sanitizer) || __has_feature(memory_sanitizer))

#if defined(__GLIBC__) && !HAS_SANITIZER

// The tests' executable comes before the C library, whose own name for the function this passes on to.
extern void *__libc_malloc(size_t size);

static _Thread_local long count;

void *malloc(size_t size) {
  count += 1;
  return __libc_malloc(size);
}

long koine_allocations(void) { return count; }

#else

long koine_allocations(void) { return -1; }

#endif
