import Koine
import KoinePostgreSQLDialect
import KoineSQLite
import Testing

@Table("n") private struct Number: Equatable {
  @Column(primaryKey: true) let id: Int
  var part: Int
  var value: Int?
  var text: String
}

private let total = SQLiteAggregateFunction("total_of", state: 0) { (sum: inout Int, value: Int) in
  sum += value
} remove: { (sum: inout Int, value: Int) in
  sum -= value
} result: {
  $0
}

/// NULL of no row, as `sum` is.
private let sum = SQLiteAggregateFunction("sum_of", state: (count: 0, sum: 0)) {
  (state: inout (count: Int, sum: Int), value: Int) in
  state = (state.count + 1, state.sum + value)
} remove: { (state: inout (count: Int, sum: Int), value: Int) in
  state = (state.count - 1, state.sum - value)
} result: { state -> Int? in
  state.count == 0 ? nil : state.sum
}

private let list = SQLiteAggregateFunction("list_of", state: [String]()) {
  (texts: inout [String], text: String, number: Int?) in
  texts.append(number.map { "\(text)\($0)" } ?? text)
} result: {
  JSON($0)
}

@Suite struct `Aggregate functions in Swift` {
  private static let numbers = (1...40).map { id in
    Number(
      id: id, part: id % 3, value: id % 5 == 0 ? nil : (id * 7919) % 23 - 11, text: ["a", "B", "é"][id % 3])
  }

  private static func database() async throws -> SQLiteDatabase {
    let count = SQLiteAggregateFunction("count_rows", state: 0) { (count: inout Int) in
      count += 1
    } result: {
      $0
    }
    let database = try SQLiteDatabase.inMemory(
      configuration: .init(functions: [total, sum, list, count]))
    try await Number.createTable().execute(database)
    try await Number.insert(numbers).execute(database)
    return database
  }

  @Test func `are computed of groups, with filters and of distinct values`() async throws {
    let database = try await Self.database()
    let query = Number.group(by: \.part).order(by: \.part).select {
      (
        $0.part, total($0.value), sum($0.value, filter: $0.id > 20), sum($0.value, distinct: true),
        $0.value.sum(), $0.value.sum(filter: $0.id > 20), $0.value.sum(distinct: true)
      )
    }
    #expect(
      try query.render(in: .sqlite).sql == """
        SELECT "n"."part", "total_of"("n"."value"), "sum_of"("n"."value") FILTER (WHERE "n"."id" > ?1), \
        "sum_of"(DISTINCT "n"."value"), koine_sum("n"."value"), koine_sum("n"."value") FILTER (WHERE "n"."id" > ?1), \
        koine_sum(DISTINCT "n"."value") FROM "n" GROUP BY "n"."part" ORDER BY "n"."part"
        """)
    let rows = try await query.fetchAll(database)
    #expect(rows.map(\.0) == [0, 1, 2])
    for row in rows {
      #expect(row.1 == row.4)
      #expect(row.2 == row.5)
      #expect(row.3 == row.6)
    }
  }

  @Test func `have the result of their beginning for no row`() async throws {
    let database = try await Self.database()
    let none = try await Number.where { $0.id < 0 }.select { (total($0.value), sum($0.value)) }
      .fetchAll(database)
    #expect(none.map(\.0) == [0] && none.map(\.1) == [nil])
    #expect(
      try await Number.where { $0.id < 0 }.group(by: \.part).select { total($0.value) }.fetchAll(database)
        == [])
    let nulls = try await Number.where { $0.value == nil }.select { (total($0.value), sum($0.value)) }
      .fetchAll(database)
    #expect(nulls.map(\.0) == [0] && nulls.map(\.1) == [nil])
  }

  @Test func `take several arguments, or none`() async throws {
    let database = try await Self.database()
    let count = SQLiteAggregateFunction("count_rows", state: 0) { (count: inout Int) in
      count += 1
    } result: {
      $0
    }
    let query = Number.where { $0.id <= 6 }.group(by: \.part).order(by: \.part).select {
      (list($0.text, $0.value), count(), count(filter: $0.value != nil))
    }
    let rows = try await query.fetchAll(database)
    let expected = (0..<3).map { part in
      Self.numbers.filter { $0.id <= 6 && $0.part == part }.map {
        "\($0.text)\($0.value.map(String.init) ?? "")"
      }
    }
    #expect(rows.map(\.0.represented) == expected)
    #expect(rows.map(\.1) == [2, 2, 2])
    #expect(rows.map(\.2) == [2, 2, 1])
    #expect(
      Number.select { list($0.text, $0.value, distinct: true) }.check(in: .sqlite).map(\.subject)
        == [.defect(.unevenRowValues)])
  }

  private static let frames: [WindowFrame?] = [
    nil, .rows(from: .preceding(3)), .rows(from: .preceding(2), to: .following(2)),
    .rows(from: .following(1), to: .following(3)), .rows(from: .currentRow, to: .unboundedFollowing),
    .rows(from: .unboundedPreceding, to: .unboundedFollowing),
    .rows(from: .preceding(2), to: .following(2), excluding: .currentRow),
    .groups(from: .preceding(1), to: .following(1), excluding: .ties),
  ]

  @Test(arguments: frames.indices, [true, false])
  func `over windows are what the built-in sum is`(_ frame: Int, inParts: Bool) async throws {
    let database = try await Self.database()
    let query = Number.order(by: \.id).select {
      let window =
        inParts
        ? Window(partitionBy: $0.part, orderBy: $0.text, $0.id, frame: Self.frames[frame])
        : Window(orderBy: $0.text, frame: Self.frames[frame])
      (
        $0.id, sum($0.value).over(window), $0.value.sum().over(window),
        sum($0.value, filter: $0.id > 9).over(window), $0.value.sum(filter: $0.id > 9).over(window)
      )
    }
    let rows = try await query.fetchAll(database)
    #expect(rows.count == 40)
    for row in rows {
      #expect(row.1 == row.2)
      #expect(row.3 == row.4)
    }
  }

  @Test func `without a way back are refused over windows`() {
    let query = Number.select { list($0.text, $0.value).over(orderBy: $0.id) }
    #expect(query.check(in: .sqlite).map(\.subject) == [.defect(.aggregateOverWindow)])
    #expect(
      Number.select { sum($0.value).over(orderBy: $0.id) }.check(in: .postgreSQL).map(\.subject)
        == [.feature(.programFunctions)])
    #expect(
      Number.where { total($0.value) > 1 }.check(in: .sqlite).map(\.subject) == [.defect(.misplacedAggregate)]
    )
  }
}
