import Foundation

guard let options = Options(CommandLine.arguments.dropFirst()) else {
  print(Options.usage)
  exit(64)
}

var skipped: [String] = []
var rows = floorRows()
rows += try formatRows()
rows += try keystrokeRows()
rows += try hostEditRows()
rows += try pasteRows()
rows += try compileRows()
rows += try growthRows()
rows += catalogueRows(skipped: &skipped)
rows += libphonenumberRows(skipped: &skipped)

if let batches = options.batches {
  guard let row = rows.first(where: { $0.name == options.only }) else {
    print("no row is named “\(options.only ?? "")”")
    exit(64)
  }
  runCounted(row, batches: batches)
  print(row.operations * batches)
  exit(0)
}

if let only = options.only {
  let chosen = rows.filter { $0.name.hasPrefix(only) }
  let bases = Set(chosen.compactMap { $0.base.name } + ["floor.swift"])
  rows = rows.filter { $0.name.hasPrefix(only) || bases.contains($0.name) }
}

let faults = rows.compactMap { row in row.fault().map { "\(row.name): \($0)" } }
for fault in faults { print("wrong result: \(fault)") }
guard faults.isEmpty else { exit(1) }

var measurements = measure(rows, rounds: options.rounds, warmUp: options.isQuick ? 1 : 40)
if options.only == nil {
  measurements += pythonMeasurements(rounds: options.isQuick ? 3 : 40, skipped: &skipped)
}

let report = Report(measurements, rounds: options.rounds, skipped: skipped)
print(options.isMarkdown ? report.markdown : report.table)
if let file = options.json { try report.write(to: file) }
