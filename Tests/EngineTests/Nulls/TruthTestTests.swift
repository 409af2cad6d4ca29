import Koine
import Testing

@Table("truths") private struct TruthTested: Identifiable, Equatable {
  let id: Int
  var flag: Bool?
  var number: Int?
  var name: String
}

/// `isTrue` and its kin, and the opposite of each, of conditions that may be unknown.
@Suite struct TruthTestTests {
  private typealias Condition = @Sendable (TruthTested.Columns) -> Computed<Bool>

  private static let rows = [
    TruthTested(id: 1, flag: true, number: 5, name: "a"),
    TruthTested(id: 2, flag: false, number: 1, name: "a"),
    TruthTested(id: 3, flag: nil, number: nil, name: "a"),
    TruthTested(id: 4, flag: nil, number: 5, name: "b"),
  ]

  /// Each condition with what it is in each row.
  private static let conditions: [(String, Condition, [Bool?])] = [
    ("a && b", { $0.number > 2 && $0.name == "a" }, [true, false, nil, false]),
    ("a || b", { $0.number > 2 || $0.name == "b" }, [true, false, nil, true]),
    ("!(a && b)", { !($0.number > 2 && $0.name == "a") }, [false, true, nil, true]),
    ("a && b && c", { $0.number > 2 && $0.name == "a" && $0.flag }, [true, false, nil, false]),
    ("never NULL", { $0.name == "a" }, [true, true, true, false]),
    ("joined by itself", { [$0.number > 2].joined(operator: .and) }, [true, false, nil, true]),
    ("built of one", built, [true, false, nil, true]),
    ("built of two", builtOfTwo, [true, false, nil, false]),
    ("joined", { [$0.number > 2, $0.number < 0].joined(operator: .or) }, [true, false, nil, true]),
  ]

  @ConditionBuilder @Sendable private static func built(_ row: TruthTested.Columns) -> Computed<Bool> {
    row.number > 2
  }

  @ConditionBuilder @Sendable private static func builtOfTwo(_ row: TruthTested.Columns) -> Computed<Bool> {
    row.number > 2
    row.name == "a"
  }

  @Test(arguments: Engine.allCases) func testsAreNeverNull(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await TruthTested.createTable().execute(database)
      try await TruthTested.insert(Self.rows).execute(database)
      for (name, condition, values) in Self.conditions {
        // As a value, what is unknown is false.
        let tests: [(String, Condition, [Bool])] = [
          ("isTrue", { condition($0).isTrue }, values.map { $0 == true }),
          ("isFalse", { condition($0).isFalse }, values.map { $0 != true }),
          ("isNotTrue", { condition($0).isNotTrue }, values.map { $0 != true }),
          ("isNotFalse", { condition($0).isNotFalse }, values.map { $0 == true }),
          ("isUnknown", { condition($0).isUnknown }, values.map { _ in false }),
          ("isKnown", { condition($0).isKnown }, values.map { _ in true }),
        ]
        for (test, tested, expected) in tests {
          try await expect(tested, expected, "(\(name)).\(test)", on: database)
          try await expect({ !tested($0) }, expected.map { !$0 }, "!(\(name)).\(test)", on: database)
          try await expect(
            { tested($0) == false }, expected.map { !$0 }, "(\(name)).\(test) == false", on: database)
        }
      }
    }
  }

  /// What holds in which rows, in WHERE, selected, in CASE and in FILTER.
  private func expect(
    _ condition: @escaping Condition, _ expected: [Bool], _ name: String, on database: any Database
  ) async throws {
    let ids = zip(1..., expected).filter(\.1).map(\.0)
    let rows = TruthTested.order(by: \.id)
    #expect(try await rows.where { condition($0) }.select(\.id).fetchAll(database) == ids, "\(name)")
    #expect(try await rows.select { condition($0) }.fetchAll(database) == expected, "\(name)")
    #expect(
      try await rows.select { Case().when(condition($0), then: 1).else(0) }.fetchAll(database)
        == expected.map { $0 ? 1 : 0 }, "\(name)")
    #expect(
      try await TruthTested.select { countRows(filter: condition($0)) }.fetchAll(database) == [ids.count],
      "\(name)")
  }
}
