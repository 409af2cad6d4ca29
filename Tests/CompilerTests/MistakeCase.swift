import Foundation

/// A declaration that does not compile, and how long the compiler takes to say so.
struct MistakeCase: CustomStringConvertible {
  /// What a case may take, in milliseconds on the machine on which the budgets were set; a test allows three
  /// times as much. The mistakes whose time grows with a condition's length have budgets of their own, in the
  /// folder Budgets.
  static let budget = 30.0

  var name: String
  var place: SourcePlace
  /// The best time so far. A table is checked outside of functions: its time is 0.
  var milliseconds = Double.infinity

  /// The functions and tables in a file that have an error beside them.
  static func all(in file: URL) throws -> [MistakeCase] {
    let errors = try ExpectedMessage.all(in: file).map(\.message.place.line)
    let lines = try String(contentsOf: file, encoding: .utf8).split(
      separator: "\n", omittingEmptySubsequences: false)
    var starts: [(name: String, line: Int)] = []
    for (index, line) in lines.enumerated() {
      if let match = line.prefixMatch(of: /(?: *)(?:@\w+(?:\(.*?\))? )*(?:func|struct|class|enum) (\w+)/) {
        starts.append((String(match.1), index + 1))
      }
    }
    return starts.enumerated().compactMap { index, start in
      let end = index + 1 < starts.count ? starts[index + 1].line : lines.count + 1
      guard errors.contains(where: { start.line..<end ~= $0 }) else { return nil }
      return MistakeCase(name: start.name, place: SourcePlace(file: file.path, line: start.line, column: 1))
    }
  }

  var isOverBudget: Bool { milliseconds > 3 * Self.budget }

  mutating func add(_ output: CompilerOutput, factor: Double) {
    let time = output.times[place.file]?[place.line] ?? 0
    milliseconds = min(milliseconds, time / factor)
  }

  var description: String {
    name.padding(toLength: 24, withPad: " ", startingAt: 0) + String(format: "%8.2f ms", milliseconds)
  }
}
