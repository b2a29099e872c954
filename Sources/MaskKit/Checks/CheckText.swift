/// The characters that a rule looks at, as Unicode scalars with random access.
///
/// A text of ASCII is read in place; another one is unpacked once.
@safe struct CheckText {
  /// The scalars of a text that is not all ASCII.
  private let scalars: [UInt32]
  /// The bytes of an ASCII text. They outlive this value: it never leaves the closure of ``with``.
  private let bytes: UnsafeBufferPointer<UInt8>
  private let isASCII: Bool
  /// Where the part begins.
  private let start: Int
  /// How many characters there are.
  let count: Int

  private init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ scalars: [UInt32], isASCII: Bool, start: Int, count: Int
  ) {
    unsafe self.bytes = unsafe bytes
    self.scalars = scalars
    self.isASCII = isASCII
    self.start = start
    self.count = count
  }

  /// Calls `body` with the characters of `string`.
  static func with(_ string: String, _ body: (CheckText) -> Bool) -> Bool {
    let fast = unsafe string.utf8.withContiguousStorageIfAvailable { bytes -> Bool? in
      let count = bytes.count
      var all: UInt8 = 0
      for index in 0..<count { all |= unsafe bytes[index] }
      guard all < 0x80 else { return nil }
      return unsafe body(CheckText(bytes, [], isASCII: true, start: 0, count: count))
    }
    if let fast, let answer = fast { return answer }
    let scalars = string.unicodeScalars.map { $0.value }
    let none = unsafe UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    return unsafe body(
      CheckText(none, scalars, isASCII: false, start: 0, count: scalars.count))
  }

  /// The character at a place from 0 up to ``count``.
  subscript(index: Int) -> UInt32 {
    isASCII ? unsafe UInt32(bytes[start + index]) : scalars[start + index]
  }

  /// A place counted from the start, or from the end if it is negative; `nil` outside the text.
  func place(_ position: Int) -> Int? {
    let place = position < 0 ? count + position : position
    return place < 0 || place > count ? nil : place
  }

  /// The part between two positions, or `nil` if the text has no such part.
  func part(from: Int?, to: Int?) -> CheckText? {
    guard let lower = place(from ?? 0), let upper = to.map({ place($0) }) ?? count,
      lower <= upper
    else { return nil }
    return unsafe CheckText(
      bytes, scalars, isASCII: isASCII, start: start + lower, count: upper - lower)
  }

  /// Whether `other` stands at a place.
  func holds(_ other: String, at place: Int) -> Bool {
    guard place >= 0 else { return false }
    var index = place
    for scalar in other.unicodeScalars {
      guard index < count, self[index] == scalar.value else { return false }
      index += 1
    }
    return true
  }

  /// Whether the text is `other`, scalar by scalar.
  func equals(_ other: String) -> Bool {
    holds(other, at: 0) && other.unicodeScalars.count == count
  }

  /// The number from 0 to 9 at a place, or `nil`.
  func digit(_ place: Int) -> Int? {
    guard place >= 0, place < count, (48...57).contains(self[place]) else { return nil }
    return Int(self[place]) - 48
  }
}
