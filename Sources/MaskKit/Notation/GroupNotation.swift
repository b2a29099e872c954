/// The notation of `groups`: sizes joined by `-`, and perhaps `...` to repeat the last one.
struct GroupNotation {
  /// Each size, with its UTF-8 offset in the notation.
  private(set) var sizes: [Int] = []
  /// Whether the last size repeats up to the capacity.
  private(set) var repeats = false

  /// The most slots that a mask can have.
  static let greatestCapacity = 1024

  /// Reads a notation. `report` gets the offset, what was found, and what is wrong with it.
  init(_ notation: String, report: (_ offset: Int, _ found: String) -> Void) {
    var bytes = Array(notation.utf8)
    if bytes.suffix(3).elementsEqual([0x2E, 0x2E, 0x2E]) {
      repeats = true
      bytes.removeLast(3)
    }
    var start = 0
    for (index, byte) in (bytes + [0x2D]).enumerated() where byte == 0x2D {
      if let size = Self.size(bytes[start..<index]) {
        sizes.append(size)
      } else {
        report(start, String(decoding: bytes[start..<index], as: UTF8.self))
      }
      start = index + 1
    }
  }

  /// The number that the digits write, at most one more than the greatest capacity; `nil` if it
  /// is 0 or no number.
  private static func size(_ digits: ArraySlice<UInt8>) -> Int? {
    guard !digits.isEmpty else { return nil }
    var size = 0
    for digit in digits {
      guard 0x30...0x39 ~= digit else { return nil }
      size = min(size * 10 + Int(digit - 0x30), greatestCapacity + 1)
    }
    return size == 0 ? nil : size
  }

  /// The sizes as `capacity` cuts or repeats them. The sum is `capacity`, or less where there is
  /// nothing to repeat.
  func sizes(upTo capacity: Int) -> [Int] {
    var cut: [Int] = []
    var room = capacity
    for size in sizes where room > 0 {
      cut.append(min(size, room))
      room -= min(size, room)
    }
    if repeats, let last = sizes.last {
      while room > 0 {
        cut.append(min(last, room))
        room -= min(last, room)
      }
    }
    return cut
  }

  /// The sum of the sizes as written.
  var sum: Int {
    sizes.reduce(0) { min($0 + $1, Self.greatestCapacity + 1) }
  }
}
