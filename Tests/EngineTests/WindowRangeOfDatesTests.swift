import Foundation
import Koine
import MariaDBTestDriver
import Testing

/// An instant, its day and its time of the day, and a number that tells which rows a sum has added.
@Table private struct Moment: Identifiable {
  let id: Int
  var bit: Int
  var at: Date?
  var day: CalendarDate?
  var time: TimeOfDay?
}

/// The rows of frames at distances from a date or a time: those of which the numbers of microseconds, or of days,
/// differ by no more.
@Suite struct WindowRangeOfDatesTests {
  private static let day = 86_400_000_000

  /// Microseconds since 1970: around it, with ties, gaps and NULLs, and at the ends of the years.
  private static let instants: [Int?] = [
    -1, 0, 1, 1, 500_000, 1_000_000, 1_000_001, -day, nil, nil, 7 * day, 7 * day + 1, -62_135_596_800_000_000,
    253_402_300_799_000_000,
  ]

  private static func days(_ instant: Int) -> Int { Int((Double(instant) / Double(day)).rounded(.down)) }

  private static let moments: [Moment] = instants.enumerated().map { index, instant in
    let whole = instant.map(days)
    let rest = instant.map { $0 - days($0) * day }
    return Moment(
      id: index + 1, bit: 1 << index,
      at: instant.map {
        Date(timeIntervalSince1970: Double($0 / 1_000_000) + Double($0 % 1_000_000) / 1_000_000)
      },
      day: whole.map { CalendarDate(1970, 1, 1).adding($0, .days) },
      time: rest.map {
        TimeOfDay(
          $0 / 3_600_000_000, $0 / 60_000_000 % 60, $0 / 1_000_000 % 60, microsecond: $0 % 1_000_000)
      })
  }

  /// Where a frame begins or ends, and how far that is from the current row.
  private struct Edge: Sendable {
    let bound: WindowFrame.Bound
    let offset: Int
    let text: String

    /// Whether it is at the first or the last row.
    var isUnbounded: Bool { offset == .min || offset == .max }

    static let first = Edge(bound: .unboundedPreceding, offset: .min, text: "unbounded preceding")
    static let current = Edge(bound: .currentRow, offset: 0, text: "current row")
    static let last = Edge(bound: .unboundedFollowing, offset: .max, text: "unbounded following")

    static func preceding(_ count: Int, _ unit: DurationUnit, _ distance: Int) -> Edge {
      Edge(bound: .preceding(count, unit), offset: -distance, text: "\(count) \(unit) preceding")
    }

    static func following(_ count: Int, _ unit: DurationUnit, _ distance: Int) -> Edge {
      Edge(bound: .following(count, unit), offset: distance, text: "\(count) \(unit) following")
    }
  }

  /// In the order in which a frame passes them.
  private static let edgesOfInstants: [Edge] = [
    .first, .preceding(.max, .weeks, 400_000_000_000_000_000), .preceding(1, .weeks, 7 * day),
    .preceding(24, .hours, day), .preceding(1, .seconds, 1_000_000), .preceding(1, .microseconds, 1),
    .preceding(0, .days, 0), .current, .following(0, .minutes, 0), .following(500, .milliseconds, 500_000),
    .following(1, .seconds, 1_000_000), .following(1_440, .minutes, day), .following(7, .days, 7 * day),
    .following(.max, .microseconds, 400_000_000_000_000_000), .last,
  ]
  private static let edgesOfDays: [Edge] = [
    .first, .preceding(.max, .days, 4_000_000), .preceding(1, .weeks, 7), .preceding(1, .days, 1),
    .preceding(0, .weeks, 0), .current, .following(0, .days, 0), .following(1, .days, 1),
    .following(8, .days, 8), .following(.max, .weeks, 4_000_000), .last,
  ]

  private static func frames(_ edges: [Edge]) -> [(start: Edge, end: Edge)] {
    edges.indices.dropLast().flatMap { start in
      edges[Swift.max(start, 1)...].map { (edges[start], $0) }
    }
  }

  private static let exclusions: [(exclusion: WindowFrame.Exclusion, text: String)] = [
    (.none, ""), (.currentRow, "without the current row"), (.group, "without the group"),
    (.ties, "without ties"),
  ]

  /// The sum of the bits of each row's frame: of the rows whose numbers lie between its bounds. NULL comes before every
  /// number, and a distance from it leads to NULL alone.
  private static func sums(
    _ numbers: [Int?], _ start: Edge, _ end: Edge, _ exclusion: String, descending: Bool
  ) -> [Int?] {
    numbers.indices.map { row in
      let sum = numbers.indices.filter { other in
        let difference: Int
        switch (numbers[row], numbers[other]) {
        case (let own?, let another?): difference = another - own
        case (nil, nil): difference = 0
        case (_?, nil): difference = .min + 1
        case (nil, _?): difference = .max
        }
        let step = descending ? -difference : difference
        let isFromNull = numbers[row] == nil
        let low = isFromNull && !start.isUnbounded ? 0 : start.offset
        let high = isFromNull && !end.isUnbounded ? 0 : end.offset
        guard low <= step, step <= high else { return false }
        return switch exclusion {
        case "without the current row": other != row
        case "without the group": step != 0
        case "without ties": step != 0 || other == row
        default: true
        }
      }.reduce(0) { $0 + 1 << $1 }
      return sum == 0 ? nil : sum
    }
  }

  private func onEachEngine(_ body: (any Connection, _ takesExclusions: Bool) async throws -> Void)
    async throws
  {
    let engines: [any Database] = [
      try await Engine.sqlite.makeDatabase(), try await Engine.postgreSQL.makeDatabase(),
      try await MariaDBDatabase.makeDatabase(),
    ]
    for (index, engine) in engines.enumerated() {
      try await Moment.createTable().execute(engine)
      try await Moment.insert(Self.moments).execute(engine)
      try await body(engine, index < 2)
      await engine.close()
    }
  }

  /// Compares every frame between two of the edges, in both directions, with each exclusion in turn.
  private func expectFrames(
    _ edges: [Edge], _ numbers: [Int?],
    ordered: (Moment.Columns, WindowFrame) -> (Computed<Int?>, Computed<Int?>)
  ) async throws {
    try await onEachEngine { connection, takesExclusions in
      for (index, (start, end)) in Self.frames(edges).enumerated() {
        let exclusions = [Self.exclusions[0], Self.exclusions[1 + index % 3]]
        for (exclusion, text) in takesExclusions ? exclusions : [exclusions[0]] {
          let frame = WindowFrame.range(from: start.bound, to: end.bound, excluding: exclusion)
          let found = try await Moment.order(by: \.id).select { ordered($0, frame) }.fetchAll(connection)
          let what = "\(connection.dialect.name): \(start.text) to \(end.text) \(text)"
          #expect(
            found.map(\.0) == Self.sums(numbers, start, end, text, descending: false), "\(what), ascending")
          #expect(
            found.map(\.1) == Self.sums(numbers, start, end, text, descending: true), "\(what), descending")
        }
      }
    }
  }

  @Test func rangesOfInstantsAreExact() async throws {
    try await expectFrames(Self.edgesOfInstants, Self.instants) { moment, frame in
      (
        moment.bit.sum().over(orderBy: moment.at, frame: frame),
        moment.bit.sum().over(orderBy: moment.at.descending(), frame: frame)
      )
    }
  }

  @Test func rangesOfDaysAreExact() async throws {
    try await expectFrames(Self.edgesOfDays, Self.instants.map { $0.map(Self.days) }) { moment, frame in
      (
        moment.bit.sum().over(orderBy: moment.day, frame: frame),
        moment.bit.sum().over(orderBy: moment.day.descending(), frame: frame)
      )
    }
  }

  @Test func rangesOfTimesAreExact() async throws {
    let times = Self.instants.map { instant in instant.map { $0 - Self.days($0) * Self.day } }
    try await expectFrames(Self.edgesOfInstants, times) { moment, frame in
      (
        moment.bit.sum().over(orderBy: moment.time, frame: frame),
        moment.bit.sum().over(orderBy: moment.time.descending(), frame: frame)
      )
    }
  }

  /// Whole rows, without the rule by which the other tests find theirs.
  @Test func aRangeHasTheRowsOfItsTime() async throws {
    try await onEachEngine { connection, _ in
      let rows = try await Moment.where { $0.id < 9 }.order(by: \.id).select {
        let second = Window(orderBy: $0.at, frame: .range(from: .preceding(1, .seconds)))
        let later = Window(
          orderBy: $0.at.descending(), frame: .range(from: .preceding(1, .microseconds), to: .currentRow))
        let week = Window(
          orderBy: $0.day, frame: .range(from: .preceding(1, .weeks), to: .preceding(1, .days)))
        ($0.id.count().over(second), $0.id.min().over(later), $0.id.count().over(week))
      }.fetchAll(connection)
      let name = connection.dialect.name
      #expect(rows.map(\.0) == [1, 2, 4, 4, 5, 5, 5, 1], "\(name)")
      #expect(rows.map(\.1) == [1, 2, 3, 3, 5, 6, 7, 8], "\(name)")
      #expect(rows.map(\.2) == [0, 2, 2, 2, 2, 2, 2, 0], "\(name)")
    }
  }

  /// What is computed is counted like what is stored, in a window that has a name, too.
  @Test func computedInstantsHaveRanges() async throws {
    try await onEachEngine { connection, _ in
      let rows = try await Moment.where { $0.id < 9 }.order(by: \.id).select {
        let moved = Window(
          orderBy: $0.at.adding(1, .months), frame: .range(from: .preceding(1, .microseconds)))
        ($0.id.count().over(moved), $0.bit.sum().over(moved))
      }.fetchAll(connection)
      let name = connection.dialect.name
      #expect(rows.map(\.0) == [1, 2, 3, 3, 1, 1, 2, 1], "\(name)")
      #expect(rows.map(\.1) == [1, 3, 14, 14, 16, 32, 96, 128], "\(name)")
    }
  }
}
