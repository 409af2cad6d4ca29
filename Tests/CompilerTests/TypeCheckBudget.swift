import Foundation

/// How long the compiler may take for one function, announced in the line above it:
///
///     // budget: 15 ms
///     func threeTableChain() {
///
/// `calibration` instead of `budget` gives the time that plain Swift code takes on the machine on which the
/// budgets were set, with nothing else running.
struct TypeCheckBudget {
  var name: String
  var line: Int
  var milliseconds: Double
  var isCalibration: Bool

  /// The budgets in a file.
  static func all(in file: URL) throws -> [TypeCheckBudget] {
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    return zip(lines, lines.dropFirst()).enumerated().compactMap { index, pair in
      guard let mark = pair.0.wholeMatch(of: /\/\/ (budget|calibration): ([0-9]+) ms/),
        let function = pair.1.prefixMatch(of: /func (\w+)\(/), let time = Double(mark.2)
      else { return nil }
      return TypeCheckBudget(
        name: String(function.1), line: index + 2, milliseconds: time,
        isCalibration: mark.1 == "calibration")
    }
  }

  /// How much slower plain Swift code was checked than where the budgets were set; at least 1.
  static func factor(of output: CompilerOutput, in files: [URL]) throws -> Double {
    try files.flatMap { file in
      try all(in: file).filter(\.isCalibration).compactMap { budget in
        output.times[file.path]?[budget.line].map { $0 / budget.milliseconds }
      }
    }.reduce(1, max)
  }
}
