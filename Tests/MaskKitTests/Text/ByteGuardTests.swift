import MaskTestSupport
import Testing

@testable import MaskKit

/// Memory is read and written within its bounds only: a fault of the library stops the process
/// before it does harm.
struct ByteGuardTests {
  /// Calls `body` with a writer that has room for two bytes, in front of others.
  private static func withWriter(_ body: (inout ByteWriter) -> Void) -> [UInt8] {
    var memory = [UInt8](repeating: 0x2E, count: 8)
    let count = unsafe memory.withUnsafeMutableBufferPointer { buffer in
      var writer = unsafe ByteWriter(UnsafeMutableBufferPointer(rebasing: buffer[..<2]))
      body(&writer)
      return writer.count
    }
    #expect(memory[2...].allSatisfy { $0 == 0x2E })
    return Array(memory[..<count])
  }

  // Where a test can start a process of its own.
  #if os(Linux) || os(macOS)
    @Test func writingBeyondTheRoom() async {
      await #expect(processExitsWith: .failure) {
        _ = ByteGuardTests.withWriter { out in for _ in 0..<3 { out.write(0x31) } }
      }
      await #expect(processExitsWith: .failure) {
        _ = ByteGuardTests.withWriter { out in
          out.write(0x31)
          "123".withBytes { out.write($0, 0, 2) }
        }
      }
      await #expect(processExitsWith: .failure) {
        _ = ByteGuardTests.withWriter { out in
          "\u{1}\u{1}\u{1}".withBytes { form in
            "123".withBytes { out.write(form, filledWith: $0, marker: 1) }
          }
        }
      }
    }

    @Test func aFormWithoutMarkers() async {
      await #expect(processExitsWith: .failure) {
        _ = ByteGuardTests.withWriter { out in
          "\u{1}".withBytes { form in "12".withBytes { out.write(form, filledWith: $0, marker: 1) }
          }
        }
      }
    }

    @Test func readingBeyondTheEnd() async {
      await #expect(processExitsWith: .failure) { "12".withBytes { _ = $0[2] } }
      await #expect(processExitsWith: .failure) { "12".withBytes { _ = $0[-1] } }
      await #expect(processExitsWith: .failure) { "12".withBytes { _ = $0.slice(1, 3) } }
      await #expect(processExitsWith: .failure) { "12".withBytes { _ = $0.slice(-1, 1) } }
      await #expect(processExitsWith: .failure) { "12".withBytes { _ = $0.slice(2, 1) } }
    }
  #endif

  /// Eight bytes at a time or one by one, what is found is in the part that is searched.
  @Test func searching() {
    for seed in Rounds.firstSeed..<Rounds.firstSeed + UInt64(Rounds.count(400)) {
      var random = RandomSource(seed: seed)
      let all = (0..<64).map { _ -> UInt8 in
        random.chance(96) ? 0x30 : random.pick(0x2F, 0x31, 0x32, 0x80, 0xB1, 0xFF)
      }
      let (first, count) = (random.int(0...20), random.int(0...40))
      let part = all[first..<first + count]
      let start = random.int(0...count)
      all.withBytes { bytes in
        let view = bytes.slice(first, first + count)
        #expect(view.isASCII == part.allSatisfy { $0 < 0x80 }, "seed \(seed)")
        for byte in [0x2F, 0x31, 0x32, 0xB1] as [UInt8] {
          let expected = part.dropFirst(start).firstIndex(of: byte).map { $0 - first }
          #expect(view.firstIndex(of: byte, from: start) == expected, "seed \(seed): \(byte)")
        }
      }
    }
  }

  /// What a table makes of a text is written as far as there is room, and no byte more is read.
  @Test(
    arguments: [
      ("12", 2, 9, "12"), ("12", 1, 9, "1"), ("1-2", 3, 9, "12"), ("123", 3, 9, nil),
      ("12", 2, 1, nil), ("12", 2, 2, "12"), ("1x", 2, 9, nil), ("1x", 1, 9, "1"), ("", 0, 9, ""),
      ("x", 1, 9, nil), ("---", 3, 0, ""),
    ] as [(String, Int, Int, String?)])
  func mappedBytes(_ text: String, _ length: Int, _ room: Int, _ expected: String?) {
    let table = (0..<256).map { byte -> UInt8 in
      byte == 0x2D ? 0xFE : 0x30...0x39 ~= byte ? UInt8(byte) : 0xFF
    }
    var isDone = false
    let written = Self.withWriter { out in
      // More stands behind what is to be read.
      (text + "7").withBytes { bytes in
        table.withBytes { table in
          isDone = out.write(
            bytes.slice(0, length), mappedBy: table, passedOver: 0xFE, other: 0xFF, room: room)
        }
      }
    }
    // Behind a byte that was written before there is less room.
    _ = Self.withWriter { out in
      out.write(0x30)
      let fits = "12".withBytes { bytes in
        table.withBytes {
          out.write(bytes, mappedBy: $0, passedOver: 0xFE, other: 0xFF, room: room)
        }
      }
      #expect(!fits)
    }
    #expect(isDone == (expected != nil))
    if let expected { #expect(written == Array(expected.utf8)) }
  }
}
