import Koine
import KoineTesting
import Testing

/// Some rows that have the keys of other rows, and one that has not.
typealias Shadow = ProbeShadow

@Table struct ProbeShadow: Identifiable {
  let id: Int
  var i: Int
  var j: Int?
  var s: String
  var p: Bool
}

/// What may be NULL is optional in its type; what is never NULL in its type never is.
@Suite struct NullTypeTests {
  @Test(arguments: Engine.allCases)
  func aValueIsNilIfAndOnlyIfItsTypeSaysThatItMayBe(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Probe.createTable().execute(database)
      try await Probe.insert(Probe.rows).execute(database)
      try await Shadow.createTable().execute(database)
      try await Shadow.insert(
        [3, 4, 99].map { Shadow(id: $0, i: $0, j: $0 == 3 ? nil : 3, s: "a", p: true) }
      )
      .execute(database)
      for each in NullCases.all {
        do {
          let nulls = try await each.nulls(database)
          #expect(nulls.contains(true) == each.isOptional, "\(each.name)")
        } catch {
          Issue.record("\(each.name): \(error)")
        }
      }
    }
  }
}

extension NullCases {
  @NullCases static var all: [NullCase] {
    arithmeticInt
    arithmeticDouble
    arithmeticInt16
    arithmeticDecimal
    comparisons
    conditions
    bits
    texts
    textArguments
    choices
    aggregates
    subqueries
    joins
  }
}
