#ifndef PHONE_NUMBER_SHIM_H
#define PHONE_NUMBER_SHIM_H

#include <stddef.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Types the bytes of `number` into libphonenumber's formatter for China, one by one. Writes what
/// it shows in the end to `out`, and returns the length.
size_t shim_type(const char *number, size_t length, char *out, size_t capacity);

/// Parses a whole number of China and formats it nationally.
size_t shim_format(const char *number, size_t length, char *out, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif
