import Foundation
import Koine
import Testing

/// A date as the minutes since 1970.
private struct UnixMinutes: ColumnRepresentation, Hashable {
  typealias Value = UnixMinutes
  var represented: Date
  init(_ date: Date) { represented = date }
  static var sqlType: SQLType { .bigInteger }
  var sqlValue: SQLValue { .integer(Int64(represented.timeIntervalSince1970 / 60)) }
  static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError) -> UnixMinutes {
    UnixMinutes(Date(timeIntervalSince1970: Double(try Int.decode(cell: cell, of: row)) * 60))
  }
}

extension UnixMinutes: InstantRepresentation {
  static func instant(of stored: Computed<UnixMinutes>) -> Computed<Date?> {
    Date.sinceEpoch(stored.cast(as: Int.self) * 60)
  }
}

@Table private struct Lap: Equatable {
  let id: Int
  @Column(as: UnixMinutes.self) var at: Date
}

/// The same columns as those of `Stored`, of what holds no date.
@Table("storeds") private struct StoredNumber: Equatable {
  let id: Int
  var unix: Int
  var millis: Int
  var time: Double
  var reference: Double
  var julian: Double
}

/// The instant of a representation is the one that it is read as.
@Suite struct RepresentationInstantTests {
  /// Of numbers with more digits than microseconds have, in which their product with a million is another one.
  @Test(arguments: Engine.allCases) func theNearestMicrosecondIsTheOneThatIsRead(_ engine: Engine)
    async throws
  {
    let times = [1_700_747_681.4000914, 10_000_000_000.1234565, -1_700_747_681.4000914]
    let microseconds = [1_700_747_681_400_091, 10_000_000_000_123_457, -1_700_747_681_400_091]
    try await engine.withDatabase { database in
      try await Stored.createTable().execute(database)
      let date = Date(timeIntervalSince1970: 0)
      try await Stored.insert(
        times.indices.map { RepresentationTests.row($0, date, flag: true, maybe: nil) }
      ).execute(database)
      for (id, time) in times.enumerated() {
        try await StoredNumber.where { $0.id == id }.update {
          $0.time = time
          $0.reference = time
        }.execute(database)
      }
      let instants = try await Stored.order(by: \.id).select {
        ($0.time.instant().epochMicroseconds(), $0.reference.instant().epochMicroseconds())
      }.fetchAll(database)
      #expect(instants.map(\.0) == microseconds)
      #expect(instants.map(\.1) == microseconds.map { $0 + 978_307_200_000_000 })
    }
  }

  @Test(arguments: Engine.allCases) func everyFormKeepsTheFractionThatItHas(_ engine: Engine) async throws {
    let dates = [951_782_400.123456, -0.5].map { Date(timeIntervalSince1970: $0) }
    try await engine.withDatabase { database in
      try await Stored.createTable().execute(database)
      try await Stored.insert(
        dates.indices.map {
          RepresentationTests.row($0, dates[$0], flag: true, maybe: $0 == 0 ? nil : dates[$0])
        }
      )
      .execute(database)
      let numbers = try await Stored.order(by: \.id).select {
        (
          $0.unix.instant().epochMicroseconds(), $0.millis.instant().epochMicroseconds(),
          $0.time.instant().epochMicroseconds(), $0.reference.instant().epochMicroseconds(),
          $0.julian.instant().epochMicroseconds(), $0.maybeUnix.instant().epochMicroseconds()
        )
      }.fetchAll(database)
      #expect(
        numbers.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] } == [
          [
            951_782_400_000_000, 951_782_400_123_000, 951_782_400_123_456, 951_782_400_123_456,
            951_782_400_123_000, nil,
          ], [-1_000_000, -500_000, -500_000, -500_000, -500_000, -1_000_000],
        ])
      let texts = try await Stored.order(by: \.id).select {
        (
          $0.text.instant().epochMicroseconds(), $0.second.instant().epochMicroseconds(),
          $0.day.instant().epochMicroseconds(), $0.iso.instant().epochMicroseconds(),
          $0.any.instant().epochMicroseconds(), $0.maybeText.instant().epochMicroseconds()
        )
      }.fetchAll(database)
      #expect(
        texts.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] } == [
          [
            951_782_400_123_000, 951_782_400_000_000, 951_782_400_000_000, 951_782_400_000_000,
            951_782_400_123_456, nil,
          ], [-500_000, -1_000_000, -86_400_000_000, -1_000_000, -500_000, -500_000],
        ])
    }
  }

  @Test(arguments: Engine.allCases) func instantsOfEveryFormHaveRanges(_ engine: Engine) async throws {
    // Half a second before 1970, and a second later than that.
    let dates = [-0.5, 0.5].map { Date(timeIntervalSince1970: $0) }
    try await engine.withDatabase { database in
      try await Stored.createTable().execute(database)
      try await Stored.insert(
        dates.indices.map { RepresentationTests.row($0, dates[$0], flag: true, maybe: nil) }
      ).execute(database)
      for (distance, counts) in [(999_999, [1, 1]), (1_000_000, [1, 2])] {
        let second = WindowFrame.range(from: .preceding(distance, .microseconds))
        let found = try await Stored.order(by: \.id).select {
          (
            $0.unix.instant().count().over(orderBy: $0.unix.instant(), frame: second),
            $0.millis.instant().count().over(orderBy: $0.millis.instant(), frame: second),
            $0.time.instant().count().over(orderBy: $0.time.instant(), frame: second),
            $0.text.instant().count().over(orderBy: $0.text.instant(), frame: second),
            $0.any.instant().count().over(orderBy: $0.any.instant(), frame: second),
            $0.id.count().over(orderBy: $0.maybeUnix.instant(), frame: second)
          )
        }.fetchAll(database)
        #expect(
          found.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5] } == counts.map { [$0, $0, $0, $0, $0, 2] },
          "\(distance)")
      }
    }
  }

  @Test(arguments: Engine.allCases) func theEndsOfTheYearsAreInstants(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Stored.createTable().execute(database)
      try await Stored.insert(RepresentationTests.rows).execute(database)
      let found = try await Stored.order(by: \.id).select {
        (
          $0.unix.instant(), $0.millis.instant(), $0.time.instant(), $0.reference.instant(),
          $0.julian.instant(), $0.text.instant(), $0.day.instant(), $0.any.instant()
        )
      }.fetchAll(database)
      #expect(
        found.map { [$0.0, $0.1, $0.2, $0.3, $0.4, $0.5, $0.6, $0.7] }
          == RepresentationTests.rows.map { Array(repeating: $0.unix, count: 8) })
    }
  }

  @Test(arguments: Engine.allCases) func whatIsNoInstantIsNull(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Stored.createTable().execute(database)
      try await Stored.insert(RepresentationTests.rows[0]).execute(database)
      for number in [1e300, -1e300, 1e13] {
        try await StoredNumber.all().update {
          $0.unix = number < 0 ? Int.min : Int.max
          $0.millis = number < 0 ? Int.min : Int.max
          $0.time = number
          $0.reference = number
          $0.julian = number
        }.execute(database)
        let found = try await Stored.select {
          (
            $0.unix.instant(), $0.millis.instant(), $0.time.instant(), $0.reference.instant(),
            $0.julian.instant()
          )
        }.fetchAll(database)
        #expect(found.map { [$0.0, $0.1, $0.2, $0.3, $0.4] } == [[nil, nil, nil, nil, nil]], "\(number)")
      }
    }
  }

  @Test(arguments: Engine.allCases) func aRepresentationOfOnesOwnSaysHow(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Lap.createTable().execute(database)
      try await Lap.insert(Lap(id: 1, at: Reminders.januaryEnd)).execute(database)
      #expect(try await Lap.select { $0.at.instant().month() }.fetchAll(database) == [1])
      #expect(try await Lap.select { $0.at.instant() }.fetchAll(database) == [Reminders.januaryEnd])
    }
  }
}
