#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

/// How many blocks of memory the calling thread has allocated so far; -1 if nothing counts them.
long koine_allocations(void);

#endif
