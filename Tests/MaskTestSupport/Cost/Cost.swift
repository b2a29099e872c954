#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What a piece of work costs. Times are compared with each other, never with a clock.
package enum Cost {
  /// The processor time of this thread in seconds: what other processes do does not count.
  static var now: Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The time of one piece of work: the least of a few.
  package static func time(of work: () -> Void) -> Double {
    var least = Double.infinity
    var spent = 0.0
    for _ in 0..<3 where spent < 0.2 {
      let start = now
      work()
      let seconds = now - start
      least = min(least, seconds)
      spent += seconds
    }
    return least
  }

  /// How many times longer work of four times the size takes: 4 where time is linear, 16 where it is
  /// quadratic. `make` makes the work of a size; making it is not counted.
  package static func growth(
    from size: Int, _ make: (Int) -> () -> Void
  ) -> (growth: Double, seconds: Double) {
    let small = time(of: make(size))
    let large = time(of: make(4 * size))
    // Below a thousandth of a second a clock says little.
    return (large / max(small, 0.001), large)
  }

  /// The growth above which time is no longer linear, with room for caches and allocators.
  package static let linear = 9.0

  /// The most memory that the process has had so far, in bytes.
  package static var peakMemory: Int {
    var usage = rusage()
    #if canImport(Glibc)
      // RUSAGE_SELF, which Glibc declares as a type of its own.
      unsafe getrusage(0, &usage)
      return usage.ru_maxrss * 1024
    #else
      unsafe getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #endif
  }
}
