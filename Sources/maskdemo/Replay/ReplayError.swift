import MaskKit
import Masks

/// Why a line of a replay can't be understood.
enum ReplayError: Error, Equatable {
  /// The line is not JSON.
  case syntax(String)
  /// The line is JSON, but does not say what a replay needs.
  case content(path: String, String)

  /// The sentence for the answer.
  var message: String {
    switch self {
    case .syntax(let message): message
    case .content(let path, let message): path.isEmpty ? message : "\(path): \(message)"
    }
  }
}
