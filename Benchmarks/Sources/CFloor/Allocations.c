// Counts the calls that ask the heap for memory. The executable's own malloc comes before the C
// library's in the order of symbols, so that the Swift runtime calls these too. Each passes on to
// the C library at once; the cost is one increment.
#include "CFloor.h"

#include <errno.h>
#include <stdlib.h>

#if defined(__GLIBC__)

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *old, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

// One thread measures; another thread's increment that gets lost would only be one too few.
static volatile uint64_t allocations;

void *malloc(size_t size) {
  allocations++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  allocations++;
  return __libc_calloc(count, size);
}

void *realloc(void *old, size_t size) {
  allocations++;
  return __libc_realloc(old, size);
}

void *memalign(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  allocations++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **out, size_t alignment, size_t size) {
  allocations++;
  void *memory = __libc_memalign(alignment, size);
  if (!memory) return ENOMEM;
  *out = memory;
  return 0;
}

uint64_t floor_allocations(void) { return allocations; }
int floor_counts_allocations(void) { return 1; }

#else

uint64_t floor_allocations(void) { return 0; }
int floor_counts_allocations(void) { return 0; }

#endif
