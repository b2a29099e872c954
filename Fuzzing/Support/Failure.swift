import Foundation

/// Ends the run: the fuzzer keeps the bytes that led here.
func fail(_ message: String) -> Never {
  FileHandle.standardError.write(Data("FOUND: \(message)\n".utf8))
  abort()
}

func check(_ holds: Bool, _ message: @autoclosure () -> String) {
  if !holds { fail(message()) }
}

/// The bytes that the fuzzer hands in.
func input(_ start: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
  unsafe Array(UnsafeBufferPointer(start: start, count: count))
}
