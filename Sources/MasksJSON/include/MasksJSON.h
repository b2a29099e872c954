#ifndef MASKS_JSON_H
#define MASKS_JSON_H

#include <stddef.h>

/// The bytes of Masks.json as they stood when the package was built, without a terminating zero.
extern const unsigned char masks_json_bytes[];

/// How many bytes there are.
extern const size_t masks_json_count;

#endif
