// What a million lines cost by hand, file to file: `bulkfloor 3-4-4 IN OUT` puts the digits of
// each line in groups. One layout, ASCII, a fixed buffer; nothing is checked or reported.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { chunk = 1 << 16 };

int main(int count, char **arguments) {
  if (count != 4) return 64;
  // Where a separator stands: in front of the digit with this number.
  char gap[256] = {0};
  int capacity = 0;
  for (char *size = strtok(arguments[1], "-"); size; size = strtok(NULL, "-")) {
    if (capacity > 0) gap[capacity] = 1;
    capacity += atoi(size);
    if (capacity <= 0 || capacity > 255) return 64;
  }
  FILE *in = fopen(arguments[2], "rb");
  FILE *out = fopen(arguments[3], "wb");
  if (!in || !out) return 66;
  setvbuf(in, NULL, _IONBF, 0);
  setvbuf(out, NULL, _IONBF, 0);
  static unsigned char from[chunk];
  static unsigned char to[2 * chunk + 2];
  int digits = 0;
  size_t length;
  while ((length = fread(from, 1, chunk, in)) > 0) {
    size_t written = 0;
    for (size_t i = 0; i < length; i++) {
      unsigned char byte = from[i];
      if (byte == '\n') {
        to[written++] = byte;
        digits = 0;
      } else if ((unsigned char)(byte - '0') <= 9 && digits < capacity) {
        if (gap[digits]) to[written++] = ' ';
        to[written++] = byte;
        digits++;
      }
    }
    if (fwrite(to, 1, written, out) != written) return 74;
  }
  return fclose(out) == 0 ? 0 : 74;
}
