#if LIBPHONENUMBER
  import PhoneNumberShim

  /// Google's library in C++, where it is installed: a whole number, and a number typed.
  func libphonenumberRows(skipped: inout [String]) -> [Row] {
    let numbers = mobileNumbers
    let inputs = numbers.map { Array($0.utf8).map { CChar(bitPattern: $0) } }
    func row(
      _ name: String, _ includes: String, _ operations: Int,
      _ call: @escaping (UnsafePointer<CChar>, Int, UnsafeMutablePointer<CChar>, Int) -> Int
    ) -> Row {
      func run(_ input: [CChar]) -> String {
        String(unsafeUninitializedCapacity: 64) { out in
          out.withMemoryRebound(to: CChar.self) { out in
            input.withUnsafeBufferPointer { input in
              guard let from = input.baseAddress, let to = out.baseAddress else { return 0 }
              return call(from, input.count, to, out.count)
            }
          }
        }
      }
      return Row(
        name: name, includes: includes, operations: operations * inputs.count, every: 8,
        body: { for input in inputs { blackHole(run(input), 0) } },
        fault: {
          zip(inputs, numbers).lazy.compactMap { input, number in
            difference(run(input), number.grouped([3, 4, 4]))
          }.first
        })
    }
    return [
      row(
        "libphonenumber.format", "C++: Parse and Format of a whole number, China", 1, shim_format),
      row(
        "libphonenumber.type", "C++: a digit typed into AsYouTypeFormatter, China", 11, shim_type),
    ]
  }
#else
  /// Google's library in C++ is not installed.
  func libphonenumberRows(skipped: inout [String]) -> [Row] {
    skipped.append("libphonenumber: no headers; install libphonenumber-dev to compare")
    return []
  }
#endif

/// Mobile numbers of China that libphonenumber takes for valid.
let mobileNumbers: [String] = {
  var random = SeededGenerator(seed: 11)
  return (0..<32).map { _ in "138" + random.digits(8) }
}()
