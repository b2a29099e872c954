import MaskTestSupport
import Testing

@testable import maskdemo

@Suite struct InputDecoderTests {
  /// Bytes, and what they mean when no more come.
  struct Row: Sendable, CustomTestStringConvertible {
    let bytes: [UInt8]
    let events: [InputEvent]
    init(_ text: String, _ events: InputEvent...) {
      bytes = Array(text.utf8)
      self.events = events
    }
    init(bytes: [UInt8], _ events: InputEvent...) {
      self.bytes = bytes
      self.events = events
    }
    var testDescription: String {
      String(decoding: bytes, as: UTF8.self).debugDescription
    }
  }

  private static func key(_ key: Key, _ modifiers: KeyModifiers = []) -> InputEvent {
    .key(KeyPress(key, modifiers))
  }

  static let rows: [Row] = [
    // Text.
    Row("a", .text("a")),
    Row("138 手机", .text("138 手机")),
    Row("e\u{301}", .text("e\u{301}")),
    Row("👩‍👧", .text("👩‍👧")),
    Row("a\rb", .text("a"), key(.enter), .text("b")),
    // Controls.
    Row("\u{0}", .key(.control(" "))),
    Row("\u{1}", .key(.control("a"))),
    Row("\u{3}", .key(.control("c"))),
    Row("\u{8}", key(.backspace)),
    Row("\u{7F}", key(.backspace)),
    Row("\t", key(.tab)),
    Row("\n", key(.enter)),
    Row("\u{1A}", .key(.control("z"))),
    Row("\u{1C}", .key(.control("\\"))),
    Row("\u{1F}", .key(.control("_"))),
    // Escape and Alt.
    Row("\u{1B}", key(.escape)),
    Row("\u{1B}\u{1B}", key(.escape), key(.escape)),
    Row("\u{1B}d", .key(.alt("d"))),
    Row("\u{1B}Z", .key(.alt("Z"))),
    Row("\u{1B}\u{7F}", key(.backspace, .alt)),
    Row("\u{1B}[", .key(.alt("["))),
    Row("\u{1B}O", .key(.alt("O"))),
    Row("\u{1B}]", .key(.alt("]"))),
    Row("\u{1B}\u{1B}[A", key(.up, .alt)),
    Row("\u{1B}é", .text("é")),
    // Arrows and their like, in every dialect.
    Row("\u{1B}[A", key(.up)), Row("\u{1B}OA", key(.up)),
    Row("\u{1B}[1;2D", key(.left, .shift)), Row("\u{1B}[1;5C", key(.right, .control)),
    Row("\u{1B}[1;3C", key(.right, .alt)), Row("\u{1B}[1;6H", key(.home, [.control, .shift])),
    Row("\u{1B}[a", key(.up, .shift)), Row("\u{1B}Oc", key(.right, .control)),
    Row("\u{1B}O5D", key(.left, .control)),
    Row("\u{1B}[H", key(.home)), Row("\u{1B}[F", key(.end)), Row("\u{1B}OH", key(.home)),
    Row("\u{1B}[1~", key(.home)), Row("\u{1B}[7~", key(.home)), Row("\u{1B}[8~", key(.end)),
    Row("\u{1B}[1;2F", key(.end, .shift)), Row("\u{1B}[7$", key(.home, .shift)),
    Row("\u{1B}[3~", key(.delete)), Row("\u{1B}[3;5~", key(.delete, .control)),
    Row("\u{1B}[3^", key(.delete, .control)), Row("\u{1B}[3@", key(.delete, [.control, .shift])),
    Row("\u{1B}[5~", key(.pageUp)), Row("\u{1B}[6~", key(.pageDown)),
    Row("\u{1B}[2;5~", key(.insert, .control)),
    Row("\u{1B}[Z", key(.tab, .shift)),
    Row("\u{1B}OP", key(.function(1))), Row("\u{1B}[11~", key(.function(1))),
    Row("\u{1B}[[A", key(.function(1))), Row("\u{1B}[1;2P", key(.function(1), .shift)),
    Row("\u{1B}[24~", key(.function(12))),
    Row("\u{1B}OM", key(.enter)), Row("\u{1B}Op\u{1B}Oy", .text("09")),
    // CSI u and modifyOtherKeys.
    Row("\u{1B}[97;5u", .key(.control("a"))), Row("\u{1B}[27;5;97~", .key(.control("a"))),
    Row("\u{1B}[97;3u", .key(.alt("a"))), Row("\u{1B}[122;4u", .key(.alt("Z"))),
    Row("\u{1B}[97u", .text("a")), Row("\u{1B}[97;2u", .text("A")),
    Row("\u{1B}[49:33;2u", .text("!")), Row("\u{1B}[27u", key(.escape)),
    Row("\u{1B}[9;2u", key(.tab, .shift)), Row("\u{1B}[127;3u", key(.backspace, .alt)),
    Row("\u{1B}[13u", key(.enter)), Row("\u{1B}[57400u", .text("1")),
    Row("\u{1B}[97;1:3u"), Row("\u{1B}[57441;2u"), Row("\u{1B}[1114112u"), Row("\u{1B}[u"),
    Row("\u{1B}[55296u"),
    // What nobody knows gives nothing, and spoils nothing behind it.
    Row("\u{1B}[99~x", .text("x")), Row("\u{1B}[?1;2cx", .text("x")),
    Row("\u{1B}[<0;3;4Mx", .text("x")), Row("\u{1B}[M abx", .text("x")),
    Row("\u{1B}[Ix", .text("x")), Row("\u{1B}[?2026;1$yx", .text("x")),
    Row("\u{1B}]11;rgb:0/0/0\u{7}x", .text("x")),
    Row("\u{1B}]11;rgb:0/0/0\u{1B}\\x", .text("x")),
    Row("\u{1B}P1+r\u{1B}\\x", .text("x")),
    Row("\u{1B}[" + String(repeating: "9", count: 500) + "~x", .text("x")),
    Row("\u{1B}[1;99999999999999999999A", key(.up, KeyModifiers(parameter: 9_999_999))),
    // A control breaks a sequence off, and counts itself.
    Row("\u{1B}[1;\u{3}", .key(.control("c"))), Row("\u{1B}]abc\u{3}", .key(.control("c"))),
    Row("\u{1B}[1;\u{1B}[A", key(.up)),
    // Pastes.
    Row("\u{1B}[200~+86 138\u{1B}[201~x", .paste("+86 138"), .text("x")),
    Row("\u{1B}[200~\u{1B}[201~", .paste("")),
    Row("\u{1B}[200~a\u{3}\u{1B}[A\r\n~b\u{1B}[201~", .paste("a\u{3}\u{1B}[A\r\n~b")),
    Row("\u{1B}[200~never closed", .paste("never closed")),
    Row("\u{1B}[201~x", .text("x")),
    // Not UTF-8.
    Row(bytes: [0x61, 0xFF, 0x62], .text("a\u{FFFD}b")),
    Row(bytes: [0xC3], .text("\u{FFFD}")),
    Row(bytes: [0xE6, 0x89], .text("\u{FFFD}")),
    Row(bytes: [0xE6, 0x89, 0x0D], .text("\u{FFFD}"), key(.enter)),
    Row(bytes: [0xC0, 0xAF], .text("\u{FFFD}\u{FFFD}")),
    Row(bytes: [0x80, 0x80, 0x80, 0x80], .text("\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}")),
    Row(bytes: Array("\u{1B}[200~".utf8) + [0xFF] + Array("\u{1B}[201~".utf8), .paste("\u{FFFD}")),
  ]

  /// Feeds pieces and joins texts that stand side by side: how they were cut does not count.
  static func decode(_ pieces: [[UInt8]]) -> [InputEvent] {
    var decoder = InputDecoder()
    var events: [InputEvent] = []
    for event in pieces.flatMap({ decoder.feed($0) }) + decoder.giveUpWaiting() {
      if case .text(let before)? = events.last, case .text(let text) = event {
        events[events.count - 1] = .text(before + text)
      } else {
        events.append(event)
      }
    }
    #expect(decoder.patience == nil)
    return events
  }

  @Test(arguments: rows) func decodes(_ row: Row) {
    #expect(Self.decode([row.bytes]) == row.events)
  }

  @Test(arguments: rows) func everyCutGivesTheSame(_ row: Row) {
    #expect(Self.decode(row.bytes.map { [$0] }) == row.events)
    for cut in row.bytes.indices.dropFirst() {
      #expect(Self.decode([Array(row.bytes[..<cut]), Array(row.bytes[cut...])]) == row.events)
    }
  }

  @Test func aLoneEscapeIsTellableFromASlowSequence() {
    var decoder = InputDecoder()
    #expect(decoder.feed([0x1B]).isEmpty)
    // The rest of a slow sequence comes 50 ms later.
    #expect((51...200).contains(decoder.patience ?? 0))
    #expect(decoder.feed(Array("[A".utf8)) == [.key(KeyPress(.up))])
    #expect(decoder.patience == nil)
    #expect(decoder.feed([0x1B]).isEmpty)
    #expect(decoder.giveUpWaiting() == [.key(KeyPress(.escape))])
  }

  @Test func anyBytesAreTaken() {
    var random = RandomSource(seed: 20_240_607)
    let interesting = Array("\u{1B}[O]P0127;:~$Mu<?\u{7}\u{3}\u{7F}é手".utf8) + [0xFF, 0xC3, 0x80]
    for _ in 0..<3_000 {
      let bytes = (0..<Int(random.next() % 24)).map { _ in
        interesting[Int(random.next() % UInt64(interesting.count))]
      }
      let whole = Self.decode([bytes])
      #expect(Self.decode(bytes.map { [$0] }) == whole, "seed 20240607, \(bytes)")
    }
  }

  @Test func aMegabyteIsOnePaste() {
    let megabyte = [UInt8](repeating: UInt8(ascii: "7"), count: 1 << 20)
    var decoder = InputDecoder()
    var events = decoder.feed(Array("\u{1B}[200~".utf8))
    var rest = megabyte[...]
    while !rest.isEmpty {
      events += decoder.feed(Array(rest.prefix(4_095)))
      rest = rest.dropFirst(4_095)
    }
    #expect(events.isEmpty)
    events += decoder.feed(Array("\u{1B}[201~".utf8))
    #expect(events == [.paste(String(decoding: megabyte, as: UTF8.self))])
  }
}
