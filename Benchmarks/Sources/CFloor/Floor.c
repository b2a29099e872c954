#include "CFloor.h"

#include <time.h>

size_t floor_format_344(const char *in, size_t length, char *out, size_t *caret) {
  size_t written = 0, digits = 0, place = 0;
  for (size_t i = 0; i < length && digits < 11; i++) {
    unsigned char byte = (unsigned char)in[i];
    if ((unsigned char)(byte - '0') > 9) continue;
    if (digits == 3 || digits == 7) out[written++] = ' ';
    out[written++] = (char)byte;
    digits++;
    if (i < *caret) place = written;
  }
  *caret = place;
  return written;
}

uint64_t floor_sum(const char *in, size_t length) {
  uint64_t sum = 0;
  for (size_t i = 0; i < length; i++) sum += (unsigned char)in[i];
  return sum;
}

uint64_t floor_nanoseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
}

__attribute__((noinline)) void floor_measured(void (*body)(void *context), void *context) {
  body(context);
  // Keeps the call from becoming a jump, which would have no return to stop at.
  __asm__ volatile("" ::: "memory");
}
