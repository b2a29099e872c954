@testable import Masks

/// One text of the corpus, and what the reader has to say about it.
struct JSONCase: Sendable, CustomStringConvertible {
  enum Verdict: Sendable, Equatable {
    case accept
    /// The offset of the first byte that can't stand where it is.
    case reject(Int)
  }

  let id: String
  let bytes: [UInt8]
  let verdict: Verdict

  var description: String { id }

  /// A text that is JSON.
  static func yes(_ id: String, _ text: String) -> JSONCase {
    JSONCase(id: id, bytes: Array(text.utf8), verdict: .accept)
  }

  /// A text that is not, and where it fails.
  static func no(_ id: String, _ text: String, at offset: Int) -> JSONCase {
    JSONCase(id: id, bytes: Array(text.utf8), verdict: .reject(offset))
  }

  /// Bytes that can't be written as a Swift string, between quotes.
  static func string(_ id: String, _ bytes: [UInt8], _ verdict: Verdict) -> JSONCase {
    JSONCase(id: id, bytes: [0x22] + bytes + [0x22], verdict: verdict)
  }

  /// What the reader says.
  var answer: Verdict {
    do {
      _ = try JSONDocument(bytes)
      return .accept
    } catch {
      return .reject(error.range.lowerBound)
    }
  }
}
