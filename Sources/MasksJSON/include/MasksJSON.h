#ifndef MASKS_JSON_H
#define MASKS_JSON_H

#include <stddef.h>

/// The bytes of Masks.json as they stood when the package was built, without a terminating zero.
extern const unsigned char masks_json_bytes[];

/// How many bytes there are.
extern const size_t masks_json_count;

/// The first byte. Swift does not see an array whose length its header leaves open.
static inline const unsigned char *masks_json(void) { return masks_json_bytes; }

#endif
