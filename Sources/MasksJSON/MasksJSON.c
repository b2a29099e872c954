#include "MasksJSON.h"

// The compiler warns that older standards have no #embed. It knows the directive all the same, and
// tracks the file.
#pragma clang diagnostic ignored "-Wc23-extensions"

const unsigned char masks_json_bytes[] = {
#embed "../../Masks.json"
};

const size_t masks_json_count = sizeof masks_json_bytes;
