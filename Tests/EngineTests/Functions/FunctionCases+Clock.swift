import Koine

extension FunctionCases {
  /// What is another value in each run, and zones by their names, which the evaluator does not know.
  static let clockAndChance: [FunctionCase] = [
    FunctionCase(
      "now",
      check: .form { value in
        guard case .timestamp(let microseconds) = value else { return false }
        // From 2020 to 2100, counted from 2000.
        return (631_152_000_000_000..<3_155_760_000_000_000).contains(microseconds)
      }
    ) { _ in .function(.temporal(.now), []) },
    FunctionCase(
      "random",
      check: .form { value in if case .double(let number) = value { (0..<1).contains(number) } else { false }
      }
    ) { _ in .function(.numeric(.random), []) },
    FunctionCase(
      "randomUUID",
      check: .form { value in
        guard case .text(let text) = value else { return false }
        let form = /[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}/.ignoresCase()
        return text.wholeMatch(of: form) != nil
      }
    ) { _ in .cast(.function(.textual(.randomUUID), []), .text) },
    // Its name counts hours behind UTC.
    FunctionCase("to a zone by its name", .instants, check: .value(of: fiveHoursAhead)) {
      .function(.temporal(.toZone(.named("Etc/GMT-5"))), $0)
    },
    FunctionCase("from a zone by its name", .instants, check: .value(of: fiveHoursAhead)) {
      .function(.temporal(.fromZone(.named("Etc/GMT-5"))), $0)
    },
  ]

  @Sendable private static func fiveHoursAhead(_ call: SQLExpression) -> SQLExpression {
    switch call {
    case .function(.temporal(.toZone), let arguments):
      .function(.temporal(.toZone(.offset(seconds: 18_000))), arguments)
    case .function(.temporal(.fromZone), let arguments):
      .function(.temporal(.fromZone(.offset(seconds: 18_000))), arguments)
    default: call
    }
  }
}
