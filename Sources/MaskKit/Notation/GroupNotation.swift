/// The notation of `groups`: sizes joined by `-`, and perhaps `...` to repeat the last one.
struct GroupNotation {
  /// The sizes; of more than a mask can have, only the first ones.
  private(set) var sizes: [Int] = []
  /// Whether the last size repeats up to the capacity.
  private(set) var repeats = false
  /// The sum of the sizes as written, at most one more than the greatest capacity.
  private(set) var sum = 0

  /// The most slots that a mask can have.
  static let greatestCapacity = 1024

  /// Reads a notation. `report` gets the offset of what is no size, and what was found there.
  init(_ notation: String, report: (_ offset: Int, _ found: String) -> Void) {
    sizes.reserveCapacity(8)
    repeats = notation.utf8.suffix(3).elementsEqual([0x2E, 0x2E, 0x2E])
    let end = notation.utf8.count - (repeats ? 3 : 0)
    var start = 0
    var size = 0
    var isNumber = true
    var offset = 0
    func finish(_ groups: inout GroupNotation) {
      if isNumber, size > 0 {
        groups.add(size)
      } else {
        let text = notation.utf8.dropFirst(start).prefix(offset - start)
        report(start, String(decoding: text, as: UTF8.self))
      }
    }
    for byte in notation.utf8 {
      if offset == end { break }
      if byte == 0x2D {
        finish(&self)
        start = offset + 1
        size = 0
        isNumber = true
      } else if 0x30...0x39 ~= byte {
        size = min(size * 10 + Int(byte - 0x30), Self.greatestCapacity + 1)
      } else {
        isNumber = false
      }
      offset += 1
    }
    finish(&self)
  }

  private mutating func add(_ size: Int) {
    // Every size is 1 or more: behind that many there is no room in any mask.
    if sizes.count <= Self.greatestCapacity { sizes.append(size) }
    sum = min(sum + size, Self.greatestCapacity + 1)
  }

  /// How many groups there are if `capacity` cuts or repeats them.
  func count(upTo capacity: Int) -> Int {
    var count = 0
    forEach(upTo: capacity) { _, _ in count += 1 }
    return count
  }

  /// Calls `body` with each group's place and its size as `capacity` cuts or repeats it. The sum is
  /// `capacity`, or less where there is nothing to repeat.
  func forEach(upTo capacity: Int, _ body: (_ group: Int, _ size: Int) -> Void) {
    var room = capacity
    var group = 0
    while room > 0, group < sizes.count || repeats, let last = sizes.last {
      let size = min(group < sizes.count ? sizes[group] : last, room)
      body(group, size)
      room -= size
      group += 1
    }
  }
}
