import Foundation
import Testing

extension CompilerTests {
  /// How many copies of a file are checked together, and how often at most.
  static let budgetFiles = [
    (file: "Right.swift", copies: 3, rounds: 6),
    (file: "Updates.swift", copies: 3, rounds: 6),
    (file: "WrongFast.swift", copies: 3, rounds: 6),
    (file: "WrongSlow.swift", copies: 1, rounds: 4),
  ]

  /// Each function is checked within three times its budget, and says what is marked beside it.
  ///
  /// The best of several times counts, taken until all are within their budgets. A machine that is slower,
  /// or busy, shows in plain Swift code that is checked in the same process: the times are divided by that
  /// factor, where it is greater than one.
  @Test(arguments: budgetFiles)
  func functionsAreCheckedWithinTheirBudgets(_ batch: (file: String, copies: Int, rounds: Int)) async throws {
    let compiler = try Compiler()
    let files = try Compiler.files(in: "Budgets")
    let file = try #require(files.first { $0.lastPathComponent == batch.file })
    let calibration = try #require(files.first { $0.lastPathComponent == "Calibration.swift" })
    let tables = try Compiler.files(in: "Tables")
    try await Copies.make(of: [file, calibration], count: batch.copies, ofLast: 6) { copies in
      var times = FunctionTimes(files: [file, calibration], copies: copies)
      for round in 0..<batch.rounds where round == 0 || !times.areWithin(margin: 1) {
        let output = try await compiler.typecheck(copies.all + tables)
        times.add(output)
        if round == 0 { try ExpectedMessage.compare(output, with: copies.all + tables) }
      }
      print(times.table)
      for time in times.all where time.best / times.factor > 3 * time.budget.milliseconds {
        ExpectedMessage.record(
          "took \(time.best) ms with a factor of \(times.factor); the budget is \(time.budget.milliseconds) ms",
          at: SourcePlace(file: file.path, line: time.budget.line, column: 1))
      }
    }
  }

  /// Plain Swift code in a file that imports Koine is not checked much slower than in one that does not.
  ///
  /// Measured: 2.4 in all, most of it in long chains of arithmetic and of comparisons, where Koine adds overloads of
  /// each operator, of `&&` and of `||`; the margin is for noise.
  @Test func plainSwiftStaysFastBesideKoine() async throws {
    let compiler = try Compiler()
    let file = try #require(try Compiler.files(in: "PlainSwift").first)
    var without: [Int: Double] = [:]
    var with: [Int: Double] = [:]
    try await Copies.make(of: [file], count: 3) { plain in
      try await Copies.make(of: [file], count: 3, imports: "import Koine;") { koine in
        for _ in 0..<3 {
          for (line, time) in try await compiler.typecheck(plain.all).best {
            without[line] = min(time, without[line] ?? time)
          }
          for (line, time) in try await compiler.typecheck(koine.all).best {
            with[line] = min(time, with[line] ?? time)
          }
        }
      }
    }
    let ratio = with.values.reduce(0, +) / without.values.reduce(0, +)
    print("plain Swift with Koine against without: \(ratio)")
    #expect(without.count == with.count)
    #expect(ratio < 3, "with: \(with), without: \(without)")
  }
}
