import Koine
import KoineTesting
import Testing

/// Random documents beside random changes, patches and parts of them: every engine has what the reference evaluator has.
@Suite struct RandomDocumentsTests {
  @Test(arguments: 0..<60) func functionsOfRandomDocumentsHaveTheValueOfTheEvaluator(_ seed: Int)
    async throws
  {
    var random = RandomDocuments(seed: UInt64(seed))
    let calls = (0..<30).map { _ in random.call() }
    let query = SQLQuery.select(SQLSelect(columns: calls.map { .expression($0) }))
    let expected = try calls.map { try ReferenceEvaluator().value(of: $0).sqlValue().inOneForm(as: $0.type) }
    for engine in try await FunctionEngine.shared() {
      let rows = try await engine.rows(of: query, calls.map(\.type))
      let found = try #require(rows?.first, "\(engine.name) refuses a call")
      for (index, call) in calls.enumerated() where found[index] != expected[index] {
        Issue.record("\(engine.name): \(found[index]), not \(expected[index]): \(call)")
      }
    }
  }

  /// As many levels as a dialect takes apart when it renders a statement, and one more.
  @Test(arguments: [true, false]) func deepDocumentsAreTakenApartOrRefusedF29(_ isOfArrays: Bool) async throws
  {
    let (open, close) = isOfArrays ? ("[", "]") : ("{\"a\":", "}")
    func call(_ function: SQLJSONFunction, levels: Int) -> SQLExpression {
      let document = SQLExpression.value(
        .text(
          String(repeating: open, count: levels) + "1" + String(repeating: close, count: levels)), .json)
      return .function(.json(function), [document, document])
    }
    for function in [SQLJSONFunction.contains, .patched] {
      for levels in [30, 31] {
        let call = call(function, levels: levels)
        let expected = try ReferenceEvaluator().value(of: call).sqlValue().inOneForm(as: call.type)
        let query = SQLQuery.select(SQLSelect(columns: [.expression(call)]))
        for engine in try await FunctionEngine.shared() {
          let isTakenApart = function == .contains ? engine.name == "MariaDB" : engine.name != "SQLite"
          let rows = try await engine.rows(of: query, [call.type])
          #expect(rows == (isTakenApart && levels > 30 ? nil : [[expected]]), "\(engine.name), \(function)")
        }
      }
    }
  }

  @Test(arguments: 0..<24) func elementsAndMembersOfRandomDocumentsAreThoseOfTheEvaluatorF31(_ seed: Int)
    async throws
  {
    var random = RandomDocuments(seed: UInt64(seed) + 1_000)
    for _ in 0..<8 {
      let document = random.operand()
      for rows in [jsonElements(document).sqlQuery, jsonMembers(document).sqlQuery] {
        let types = rows.select?.selectedExpressions.map(\.type) ?? []
        let evaluator = ReferenceEvaluator()
        let expected = try evaluator.table(of: rows).rows.map { row in
          try zip(row, types).map { try $0.sqlValue().inOneForm(as: $1) }
        }
        for engine in try await FunctionEngine.shared() {
          let found = try #require(try await engine.rows(of: rows, types), "\(engine.name) refuses the rows")
          #expect(Set(found) == Set(expected), "\(engine.name): \(document.expression)")
          #expect(found.count == expected.count)
        }
      }
    }
  }
}

/// Documents of few keys, texts and numbers, so that one often is in another.
private struct RandomDocuments {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  private static let scalars = [
    "0", "-0.0", "1", "1.0", "10e-1", "-2", "1.5", "15e-1", "1e20", "100000000000000000000", "\"\"", "\"a\"",
    "\"\\u0061\"",
    "\"é\"", "\"\\u00e9\"", "\"1\"", "\"a\\\"b\"", "\"a\\nb\"", "null", "true", "false",
  ]
  // No key with an escape that Koine does not write: MariaDB does not find it.
  private static let keys = ["a", "b", "", "é", "0", "a\"b", "a\nb", "'", "$"]

  private mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &generator) }

  private mutating func document(_ depth: Int) -> String {
    switch depth > 0 ? below(4) : 0 {
    case 0: return Self.scalars[below(Self.scalars.count)]
    case 1:
      return "[\((0..<below(4)).map { _ in document(depth - 1) }.joined(separator: ", "))]"
    default:
      let keys = Self.keys.shuffled(using: &generator).prefix(below(4))
      let members = keys.map { key in
        "\"\(key.replacing("\"", with: "\\\"").replacing("\n", with: "\\n"))\": \(document(depth - 1))"
      }
      return "{\(members.joined(separator: ","))}"
    }
  }

  private mutating func path() -> [SQLJSONLeg] {
    (0...below(3)).map { _ in
      below(3) == 0 ? .index(Int64(below(6) - 3)) : .key(Self.keys[below(Self.keys.count)])
    }
  }

  private static func constant(_ text: String) -> SQLExpression { .value(.text(text), .json) }

  /// A column has another form than a value, and a computed document another one still.
  mutating func operand() -> Computed<JSONValue?> {
    let first = Self.constant(document(3))
    if below(2) == 0 { return Computed(first) }
    return Computed(
      .conditional(SQLCase(branches: [.init(when: .isNull(first, negated: true), then: first)])))
  }

  mutating func call() -> SQLExpression {
    let document = operand().expression
    let other = Self.constant(self.document(below(4)))
    switch below(9) {
    case 0, 1, 2: return .function(.json(.contains), [document, other])
    case 3, 4:
      guard case .value(.text(let text), _) = other, text.hasPrefix("{") else { fallthrough }
      return .function(.json(.patched), [document, other])
    case 5:
      return .function(
        .json(.value(SQLJSONKind.allCases[below(SQLJSONKind.allCases.count)], at: path())), [document])
    case 6: return .function(.json(.changed(.remove, at: path())), [document])
    default:
      let change = SQLJSONChange.allCases[below(3)]
      return .function(.json(.changed(change, at: path())), [document, other])
    }
  }
}
