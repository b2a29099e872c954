import Foundation

/// The `phonenumbers` package of PyPI, measured by Python itself in the same run; nothing if it is
/// not installed.
func pythonMeasurements(rounds: Int, skipped: inout [String]) -> [Measurement] {
  let numbers = mobileNumbers
  guard let answer = runPython(script, [String(rounds)] + numbers),
    let answers = try? JSONDecoder().decode([PythonAnswer].self, from: answer)
  else {
    skipped.append("phonenumbers: python3 cannot import it; install it from PyPI to compare")
    return []
  }
  return answers.compactMap { answer in
    for (text, number) in zip(answer.texts, numbers) {
      if let fault = difference(text, number.grouped([3, 4, 4])) {
        skipped.append("\(answer.name): \(fault)")
        return nil
      }
    }
    let row = Row(
      name: answer.name, includes: answer.includes, operations: 1, base: .none, body: {})
    return Measurement(row: row, times: answer.times, allocations: nil)
  }
}

private struct PythonAnswer: Decodable {
  var name: String
  var includes: String
  /// Nanoseconds an operation, one a round.
  var times: [Double]
  var texts: [String]
}

private func runPython(_ script: String, _ arguments: [String]) -> Data? {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["python3", "-c", script] + arguments
  let output = Pipe()
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  guard (try? process.run()) != nil else { return nil }
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return process.terminationStatus == 0 ? data : nil
}

private let script = """
  import json, sys, time
  import phonenumbers
  rounds, numbers = int(sys.argv[1]), sys.argv[2:]
  formatter = phonenumbers.AsYouTypeFormatter("CN")
  def whole(number):
      parsed = phonenumbers.parse(number, "CN")
      return phonenumbers.format_number(parsed, phonenumbers.PhoneNumberFormat.NATIONAL)
  def typed(number):
      formatter.clear()
      for digit in number:
          text = formatter.input_digit(digit)
      return text
  answers = [
      dict(name="phonenumbers.format", run=whole, operations=1, times=[],
           includes="Python: parse and format_number of a whole number, China"),
      dict(name="phonenumbers.type", run=typed, operations=11, times=[],
           includes="Python: a digit typed into AsYouTypeFormatter, China"),
  ]
  for round in range(-2, rounds):
      for answer in answers:
          before = time.perf_counter_ns()
          answer["texts"] = [answer["run"](number) for number in numbers]
          after = time.perf_counter_ns()
          if round >= 0:
              answer["times"].append((after - before) / len(numbers) / answer["operations"])
  for answer in answers:
      del answer["run"]
  print(json.dumps(answers))
  """
