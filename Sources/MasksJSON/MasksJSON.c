#include "MasksJSON.h"

const unsigned char masks_json_bytes[] = {
#embed "../../Masks.json"
};

const size_t masks_json_count = sizeof masks_json_bytes;
