import Foundation

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  print(Options.usage)
  exit(64)
}

var rows = floorRows()
rows += try formatRows()
rows += try keystrokeRows()
rows += try hostEditRows()
rows += try pasteRows()
rows += try compileRows()
rows += try growthRows()

if let batches = options.batches {
  guard let row = rows.first(where: { $0.name == options.only }) else {
    print("no row has this name")
    exit(64)
  }
  for _ in 0..<batches {
    row.prepare()
    row.body()
  }
  exit(0)
}

if let only = options.only {
  rows = rows.filter { $0.name.hasPrefix(only) || $0.name == "floor.swift" }
}

let faults = rows.compactMap { row in row.fault().map { "\(row.name): \($0)" } }
for fault in faults { print("wrong result: \(fault)") }
guard faults.isEmpty else { exit(1) }

print(table(measure(rows, rounds: options.rounds, warmUp: options.isQuick ? 1 : 40)))
