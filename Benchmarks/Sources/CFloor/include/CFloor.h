#ifndef CFLOOR_H
#define CFLOOR_H

#include <stddef.h>
#include <stdint.h>

/// Formats the digits of `in` in groups of 3-4-4 into `out`, which has room for 13 bytes.
/// `caret` is an offset into `in` before the call and into `out` after it. Returns the length.
size_t floor_format_344(const char *in, size_t length, char *out, size_t *caret);

/// The sum of all bytes: what reading a text once costs.
uint64_t floor_sum(const char *in, size_t length);

/// How often the process has asked the heap for memory; always 0 where that is not counted.
uint64_t floor_allocations(void);

/// Whether allocations are counted on this platform.
int floor_counts_allocations(void);

/// Calls `body`. A tool that counts instructions can count between entry and return alone.
void floor_measured(void (*body)(void *context), void *context);

/// Nanoseconds of a clock that only goes forward.
uint64_t floor_nanoseconds(void);

#endif
