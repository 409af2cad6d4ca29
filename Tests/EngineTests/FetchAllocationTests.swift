import AllocationCounter
import Foundation
import Koine
import Testing

/// Says, wherever it is read, how many blocks of memory its thread had taken by then.
private struct Tally: RawRepresentable, ColumnValue {
  let rawValue: Int
  let allocations = koine_allocations()
  let thread = pthread_self()

  init(rawValue: Int) { self.rawValue = rawValue }
}

private enum Parts: DecimalScale { static let scale = 2 }

@Table private struct Filled {
  let id: Int
  var mark: Tally
  var number: Int?
  var ratio: Double
  var isOpen: Bool
  var short: String
  var long: String
  var other: String?
  var date: Date
  var day: CalendarDate
  var key: UUID
  @Column(as: Scaled<Parts>.self) var price: Decimal?
  var bytes: [UInt8]
}

/// How many blocks of memory a fetched row takes, in hundredths.
@Suite(.enabled(if: koine_allocations() >= 0, "nothing counts allocations on this platform"))
struct FetchAllocationTests {
  private static let rows = 4_000

  /// One for each text of more than fifteen bytes and for each array, and none for anything else: on SQLite, as libpq takes
  /// blocks of its own for what arrives meanwhile.
  @Test func aRowTakesABlockForEachLongText() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await Filled.createTable().execute(database)
      try await Filled.insert((1...Self.rows).map(Self.row)).execute(database)
      let all = Filled.order(by: \.id)
      var counts: [String: Int] = [:]
      counts["numbers"] = try await perRow(
        all.select { ($0.mark, $0.id, $0.number, $0.ratio, $0.isOpen) }, database
      ) { $0.0 }
      counts["short"] = try await perRow(all.select { ($0.mark, $0.short) }, database) { $0.0 }
      counts["long"] = try await perRow(all.select { ($0.mark, $0.long) }, database) { $0.0 }
      counts["other"] = try await perRow(all.select { ($0.mark, $0.other) }, database) { $0.0 }
      counts["date"] = try await perRow(all.select { ($0.mark, $0.date) }, database) { $0.0 }
      counts["day"] = try await perRow(all.select { ($0.mark, $0.day) }, database) { $0.0 }
      counts["key"] = try await perRow(all.select { ($0.mark, $0.key) }, database) { $0.0 }
      counts["price"] = try await perRow(all.select { ($0.mark, $0.price) }, database) { $0.0 }
      counts["bytes"] = try await perRow(all.select { ($0.mark, $0.bytes) }, database) { $0.0 }
      counts["row"] = try await perRow(all, database, \.mark)
      // The variable with which a text is read as a date is a block in a build for tests alone.
      #expect(
        counts == [
          "numbers": 0, "short": 0, "long": 100, "other": 50, "date": 100, "day": 0, "key": 0, "price": 0,
          "bytes": 100, "row": 350,
        ])
    }
  }

  private static func row(_ number: Int) -> Filled {
    Filled(
      id: number, mark: Tally(rawValue: number), number: number % 2 == 0 ? nil : number, ratio: 0.5,
      isOpen: true, short: "fifteen bytes..", long: "a text of more than fifteen bytes",
      other: number % 2 == 0 ? nil : "another text that fits no word", date: Date(timeIntervalSince1970: 0),
      day: CalendarDate(2000, 1, 1), key: UUID(), price: 9.99, bytes: [1, 2, 3])
  }

  /// The fewest hundredths of a block of several runs, each of which reads its rows on one thread.
  private func perRow<Row>(
    _ query: some QueryStatement<Row>, _ database: any Database, _ mark: (Row) -> Tally
  ) async throws -> Int {
    var fewest = Int.max
    for _ in 0..<5 {
      let marks = try await query.fetchAll(database).map(mark)
      let (first, last) = (marks[0], marks[marks.count - 1])
      guard first.thread == last.thread else { continue }
      fewest = min(fewest, (last.allocations - first.allocations) * 100 / (marks.count - 1))
    }
    return fewest
  }
}
