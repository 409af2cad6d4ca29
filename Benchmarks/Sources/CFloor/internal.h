#pragma once

#include "CFloor.h"

// Notes what went wrong; returns false.
bool floor_fail(const char *where, const char *message);

// Makes room for one more row, which it clears. NULL where there is no memory.
floor_parcel *floor_parcels_append(floor_parcels *parcels, size_t *capacity);

// A copy of a text.
floor_text floor_copy(const void *bytes, int length);

// What a lookup adds to the sum for a row.
static inline uint64_t floor_digest(const floor_item *item) {
  union { double value; uint64_t bits; } price = { .value = item->price };
  return (uint64_t)item->id + (uint64_t)item->quantity * 3 + (uint64_t)item->title.length * 5 + price.bits;
}
