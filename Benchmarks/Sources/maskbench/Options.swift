/// The command line of maskbench.
struct Options {
  /// A few rounds only; for a wrong result, never for a time, the exit code is 1.
  var isQuick = false
  /// Only the rows whose name begins so, and the floor.
  var only: String?
  /// Where the results go as JSON.
  var json: String?
  /// Whether the table is printed as Markdown.
  var isMarkdown = false
  var rounds = 400
  /// Runs one row so many times and prints how many operations that were: for counting
  /// instructions inside `floor_measured`.
  var batches: Int?

  static let usage = """
    usage: maskbench [--quick] [--rounds N] [--only PREFIX] [--markdown] [--json FILE]
           maskbench --only ROW --batches N
    """

  /// Reads the arguments; `nil` if they are wrong.
  init?(_ arguments: some Sequence<String>) {
    var arguments = arguments.makeIterator()
    while let argument = arguments.next() {
      switch argument {
      case "--quick":
        isQuick = true
        rounds = 3
      case "--markdown":
        isMarkdown = true
      case "--only":
        guard let value = arguments.next() else { return nil }
        only = value
      case "--json":
        guard let value = arguments.next() else { return nil }
        json = value
      case "--rounds":
        guard let value = arguments.next().flatMap({ Int($0) }), value > 0 else { return nil }
        rounds = value
      case "--batches":
        guard let value = arguments.next().flatMap({ Int($0) }), value >= 0 else { return nil }
        batches = value
      default:
        return nil
      }
    }
  }
}
