import Foundation
import Koine
import Testing

/// The evaluator itself, on cases computed by hand.
@Suite struct ReferenceEvaluatorTests {
  @Test(arguments: ReferenceCases.all) func aConstantHasTheValueComputedByHand(_ reference: ReferenceCase)
    throws
  {
    #expect(try Self.value(of: reference.expression) == reference.value)
  }

  private static func value(of expression: SQLExpression) throws -> SQLValue? {
    do {
      return try ReferenceEvaluator().value(of: expression).sqlValue()
    } catch ReferenceError.refused {
      return nil
    }
  }

  /// Rows of a key, a number and a text.
  @Table struct Note: Identifiable {
    let id: Int
    var n: Int?
    var x: Double?
    @Column(collation: .noCase) var s: String?
    @Column(as: Scaled<Cents>.self) var d: Decimal?
  }

  private enum Other: AliasName {}

  private static let notes = [
    Note(id: 1, n: 2, x: 0.5, s: "b", d: 1), Note(id: 2, n: nil, x: nil, s: nil, d: nil),
    Note(id: 3, n: 2, x: 1, s: "B", d: 1), Note(id: 4, n: -1, x: 0, s: "a", d: 0),
  ]

  private static func rows(_ query: some SelectStatement) throws -> [[SQLValue]] {
    try ReferenceEvaluator(notes).table(of: query._query).rows.map {
      try $0.map { try $0.sqlValue() }
    }
  }

  @Test func aggregatesPassOverNull() throws {
    let query = Note.select {
      (
        $0.n.count(), $0.n.count(distinct: true), $0.n.sum(), $0.n.sum(distinct: true), $0.n.avg(),
        $0.n.min(),
        $0.n.max(), $0.x.sum(), $0.s.groupConcat(separator: "-")
      )
    }
    #expect(
      try Self.rows(query) == [
        [
          .integer(3), .integer(2), .integer(3), .integer(1), .double(1), .integer(-1), .integer(2),
          .double(1.5),
          .text("b-B-a"),
        ]
      ])
  }

  @Test func aggregatesOfNothingAreNullAndCountsAreZero() throws {
    let query = Note.where { $0.id > 9 }.select {
      ($0.id.count(), $0.n.sum(), $0.n.avg(), $0.s.groupConcat(), $0.d.sum())
    }
    #expect(try Self.rows(query) == [[.integer(0), .null, .null, .null, .null]])
  }

  @Test func meansOfDecimalsHaveFourDecimalsMore() throws {
    #expect(try Self.rows(Note.select { ($0.d.avg(), $0.d.sum()) }) == [[.integer(666_667), .integer(200)]])
  }

  @Test func groupsHaveTheirKeysNullIncluded() throws {
    let query = Note.group(by: \.n).order(by: \.n).select { ($0.n, $0.id.sum(filter: $0.id > 1)) }
    #expect(
      try Self.rows(query) == [
        [.null, .integer(2)], [.integer(-1), .integer(4)], [.integer(2), .integer(3)],
      ])
  }

  @Test func textsAreOrderedAsTheirColumnSaysAndNullComesFirst() throws {
    #expect(
      try Self.rows(Note.order { ($0.s, $0.id.descending()) }.select(\.id))
        == [[.integer(2)], [.integer(4)], [.integer(3)], [.integer(1)]])
    #expect(
      try Self.rows(Note.order { ($0.n.ascending(nulls: .last), $0.id) }.select(\.id).limit(2, offset: 2))
        == [[.integer(3)], [.integer(2)]])
  }

  @Test func outerJoinsKeepRowsWithoutAPartner() throws {
    let query = Note.fullJoin(Note.as(Other.self)) { $0.n == $1.id }.where { note, _ in
      note.id != 2 || note.id.isNull
    }
    .order { ($0.id, $1.id) }.select { ($0.id, $1.id) }
    #expect(
      try Self.rows(query) == [
        [.null, .integer(1)], [.null, .integer(3)], [.null, .integer(4)], [.integer(1), .integer(2)],
        [.integer(3), .integer(2)], [.integer(4), .null],
      ])
  }

  @Test func distinctRowsAreTheFirstOfEach() throws {
    #expect(
      try Self.rows(Note.select(\.n).distinct().order(by: \.n)) == [[.null], [.integer(-1)], [.integer(2)]])
    #expect(
      try Self.rows(Note.distinct(on: { $0.n }).order { ($0.n, $0.id.descending()) }.select(\.id))
        == [[.integer(2)], [.integer(4)], [.integer(3)]])
  }
}
