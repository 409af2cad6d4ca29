import Foundation
import Koine
import Testing

@testable import flights

@Suite struct ComparisonTests {
  private static let computed = Question("Which hours?", columns: ["hour"]) {
    Flight.select { $0.distance.avg() }
  }
  private static let stored = Question("Where?", columns: ["latitude"]) { Airport.select(\.latitude) }

  private func difference(
    _ sqlite: [[Value]], _ postgreSQL: [[Value]], of question: Question = computed
  ) -> String? {
    Difference(
      question, sqlite: Answer(rows: sqlite, time: .zero), postgreSQL: Answer(rows: postgreSQL, time: .zero)
    )?.description
  }

  @Test func equalAnswersHaveNoDifference() {
    let row: [Value] = [.integer(1), .text("é"), .missing, .date(.init(timeIntervalSince1970: 0))]
    #expect(difference([row], [row]) == nil)
    #expect(difference([[.double(0.1 + 0.2)]], [[.double(0.3)]]) == nil)
  }

  @Test func aStoredDoubleIsComparedToTheLastBit() {
    let sum = 0.1 + 0.2
    #expect(difference([[.double(sum)]], [[.double(0.3)]], of: Self.stored) != nil)
    #expect(difference([[.double(sum)]], [[.double(sum)]], of: Self.stored) == nil)
  }

  @Test func whatAQueryComputesIsTold() {
    let query =
      Flight
      .with(
        RouteMean.self,
        as: Flight.group { ($0.origin, $0.destination) }
          .select { ($0.origin, $0.destination, $0.id.count(), $0.arrivalDelay.avg()) }
      )
      .join(RouteMean.self) { $0.origin == $1.origin }
      .select { ($0.origin, $1.delay, $0.distance + 1) }
    #expect(query.statement.yieldsStoredValues == [true, false, false])
    #expect(Airline.all().statement.yieldsStoredValues == [true, true])
  }

  @Test func everyOtherValueIsADifference() {
    #expect(difference([[.double(0.3)]], [[.double(0.300001)]]) != nil)
    #expect(difference([[.text("é")]], [[.text("e\u{301}")]]) != nil)
    #expect(difference([[.integer(1)]], [[.boolean(true)]]) != nil)
    #expect(difference([[.missing]], [[.integer(0)]]) != nil)
    #expect(difference([[.integer(1)]], [[.integer(1), .integer(2)]]) != nil)
  }

  @Test func aDifferenceSaysWhere() {
    #expect(
      difference([[.integer(1)], [.integer(2)]], [[.integer(1)], [.integer(3)]]) == """
        Which hours? row 2:
          SQLite      2
          PostgreSQL  3
        """)
    #expect(difference([[.integer(1)]], []) == "Which hours? 1 rows on SQLite, 0 on PostgreSQL")
  }
}
