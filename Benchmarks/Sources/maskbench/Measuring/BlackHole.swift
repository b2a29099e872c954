/// Consumes a result, so that no compiler can leave out the work that made it.
@_optimize(none)
@inline(never)
func blackHole(_ text: String, _ number: Int) {}

/// Consumes a number.
@_optimize(none)
@inline(never)
func blackHole(_ number: Int) {}
