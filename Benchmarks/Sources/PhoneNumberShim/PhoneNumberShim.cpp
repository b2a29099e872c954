#include "PhoneNumberShim.h"

#include <phonenumbers/asyoutypeformatter.h>
#include <phonenumbers/phonenumber.pb.h>
#include <phonenumbers/phonenumberutil.h>

#include <cstring>
#include <memory>
#include <string>

using i18n::phonenumbers::AsYouTypeFormatter;
using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

static size_t copy(const std::string &text, char *out, size_t capacity) {
  size_t length = text.size() < capacity ? text.size() : capacity;
  std::memcpy(out, text.data(), length);
  return length;
}

size_t shim_type(const char *number, size_t length, char *out, size_t capacity) {
  // One formatter for all numbers, cleared in between, as an app would keep one for its field.
  static std::unique_ptr<AsYouTypeFormatter> formatter(
      PhoneNumberUtil::GetInstance()->GetAsYouTypeFormatter("CN"));
  formatter->Clear();
  std::string text;
  for (size_t i = 0; i < length; i++) formatter->InputDigit(number[i], &text);
  return copy(text, out, capacity);
}

size_t shim_format(const char *number, size_t length, char *out, size_t capacity) {
  const PhoneNumberUtil &util = *PhoneNumberUtil::GetInstance();
  PhoneNumber parsed;
  std::string text;
  if (util.Parse(std::string(number, length), "CN", &parsed) != PhoneNumberUtil::NO_PARSING_ERROR)
    return 0;
  util.Format(parsed, PhoneNumberUtil::NATIONAL, &text);
  return copy(text, out, capacity);
}
