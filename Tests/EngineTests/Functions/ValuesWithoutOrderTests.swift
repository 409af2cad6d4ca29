import Foundation
import Koine
import Testing

private enum OrderState: String, ColumnValue, CaseIterable { case open, paid, sent }
private enum OrderLevel: Int, ColumnValue { case low = -1, high = 7 }

/// Types that say that what is stored has their order.
private struct OrderKey: RawRepresentable, ColumnValue, SQLOrderable, Equatable { var rawValue: UUID }
private struct OrderBytes: RawRepresentable, ColumnValue, SQLOrderable, Equatable { var rawValue: Data }

@Table("orderKeys") private struct OrderedKey: Identifiable, Equatable {
  let id: Int
  var key: OrderKey
  var bytes: OrderBytes?
}

@Table("orderStates") private struct OrderEvent: Identifiable, Equatable {
  let id: Int
  var customer: Int
  var state: OrderState
  var former: OrderState?
  var level: OrderLevel
  @Column(databaseType: "order_mood") var mood: OrderState
  var key: UUID
  var bytes: Data

  static let constraints: [TableConstraint<OrderEvent>] = [.enumType(\.mood)]
}

/// Cases, keys and bytes: what they mean by their order is nothing, but one of them comes first, occurs most often, and is
/// one of several.
@Suite struct ValuesWithoutOrderTests {
  private static let keys = (1...3).map {
    UUID(uuid: (0x10, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(4 - $0)))
  }
  private static let rows = [
    OrderEvent(
      id: 1, customer: 1, state: .sent, former: nil, level: .high, mood: .sent, key: keys[0], bytes: Data([2])
    ),
    OrderEvent(
      id: 2, customer: 1, state: .open, former: .sent, level: .low, mood: .open, key: keys[1],
      bytes: Data([1])),
    OrderEvent(
      id: 3, customer: 2, state: .open, former: .paid, level: .low, mood: .paid, key: keys[2],
      bytes: Data([1])),
  ]

  private static func withEvents(_ engine: Engine, _ body: (any Database) async throws -> Void) async throws {
    try await engine.withDatabase { database in
      try await OrderEvent.createTable().execute(database)
      try await OrderEvent.insert(rows).execute(database)
      try await body(database)
    }
  }

  @Test(arguments: Engine.allCases) func firstAndLast(_ engine: Engine) async throws {
    try await Self.withEvents(engine) { database async throws in
      let byCustomer = OrderEvent.group(by: \.customer).order(by: \.customer)
      #expect(
        try await byCustomer.select {
          (
            $0.state.last(orderedBy: $0.id), $0.former.last(orderedBy: $0.id),
            $0.level.first(orderedBy: $0.id)
          )
        }.fetchAll(database).map { [$0?.rawValue, $1?.rawValue, $2.map { "\($0)" }] }
          == [["open", "sent", "high"], ["open", "paid", "low"]])
      #expect(
        try await byCustomer.select {
          ($0.mood.first(orderedBy: $0.id), $0.key.last(orderedBy: $0.id), $0.bytes.first(orderedBy: $0.id))
        }.fetchAll(database).map { [$0?.rawValue, $1?.uuidString, $2.map { "\($0[0])" }] }
          == [["sent", Self.keys[1].uuidString, "2"], ["paid", Self.keys[2].uuidString, "1"]])
      // Rows that are equal by the order: the least value by what is stored, whatever the order of an enum type.
      #expect(
        try await OrderEvent.all().select {
          (
            $0.state.first(orderedBy: $0.level), $0.mood.first(orderedBy: $0.level),
            $0.key.first(orderedBy: $0.level)
          )
        }.fetchAll(database).map { [$0?.rawValue, $1?.rawValue, $2?.uuidString] }
          == [["open", "open", Self.keys[2].uuidString]])
      #expect(
        try await OrderEvent.all().select { ($0.mood.last(orderedBy: $0.level, filter: $0.level == .low)) }
          .fetchAll(database) == [.paid])
    }
  }

  @Test(arguments: Engine.allCases) func extremes(_ engine: Engine) async throws {
    let bytes = [Data([1, 255]), Data([1]), nil].map { $0.map(OrderBytes.init) }
    let rows = zip(1..., zip(Self.keys, bytes)).map {
      OrderedKey(id: $0, key: OrderKey(rawValue: $1.0), bytes: $1.1)
    }
    try await engine.withDatabase { database async throws in
      try await OrderedKey.createTable().execute(database)
      try await OrderedKey.insert(rows).execute(database)
      let found = try await OrderedKey.select { ($0.key.min(), $0.key.max(), $0.bytes.min(), $0.bytes.max()) }
        .fetchOne(database)
      #expect(found?.0 == rows[2].key && found?.1 == rows[0].key)
      #expect(found?.2 == rows[1].bytes && found?.3 == rows[0].bytes)
      let parts = try await OrderedKey.order(by: \.id).select {
        ($0.key.max(filter: $0.id > 1).over(), $0.bytes.min().over(orderBy: $0.id))
      }.fetchAll(database)
      #expect(parts.map(\.0) == [rows[1].key, rows[1].key, rows[1].key])
      #expect(parts.map(\.1) == [rows[0].bytes, rows[1].bytes, rows[1].bytes])
    }
  }

  @Test(arguments: Engine.allCases) func mode(_ engine: Engine) async throws {
    try await Self.withEvents(engine) { database async throws in
      #expect(
        try await OrderEvent.all().select {
          ($0.state.mode(), $0.former.mode(), $0.level.mode(), $0.mood.mode())
        }
        .fetchAll(database).map { [$0?.rawValue, $1?.rawValue, $2.map { "\($0)" }, $3?.rawValue] }
          == [["open", "paid", "low", "open"]])
      #expect(
        try await OrderEvent.all().select { ($0.key.mode(), $0.bytes.mode()) }.fetchAll(database)
          .map { [$0?.uuidString, $1.map { "\($0[0])" }] } == [[Self.keys[2].uuidString, "1"]])
    }
  }

  @Test(arguments: Engine.allCases) func comparisons(_ engine: Engine) async throws {
    typealias Condition = @Sendable (OrderEvent.Columns) -> Computed<Bool?>
    let conditions: [(String, Condition, [Int])] = [
      ("state", { Computed($0.state.compare(.equal, toAny: [.sent, .paid]).expression) }, [1]),
      ("not state", { Computed($0.state.compare(.notEqual, toAll: [.sent, .paid]).expression) }, [2, 3]),
      ("former", { $0.former.compare(.equal, toAny: [.sent]) }, [2]),
      ("level", { Computed($0.level.compare(.less, toAny: [.high]).expression) }, [2, 3]),
      ("mood", { Computed($0.mood.compare(.lessOrEqual, toAny: [.paid]).expression) }, [2, 3]),
      ("key", { Computed($0.key.compare(.greater, toAll: [Self.keys[1]]).expression) }, [1]),
      ("bytes", { Computed($0.bytes.compare(.notEqual, toAny: [Data([1])]).expression) }, [1]),
      ("state between", { Computed($0.state.betweenSymmetric(.paid, and: .open).expression) }, [2, 3]),
      ("mood between", { Computed($0.mood.betweenSymmetric(.sent, and: .paid).expression) }, [1, 3]),
      (
        "key between", { Computed($0.key.betweenSymmetric(Self.keys[1], and: Self.keys[2]).expression) },
        [2, 3]
      ),
      ("bytes between", { Computed($0.bytes.betweenSymmetric(Data([3]), and: Data([2])).expression) }, [1]),
    ]
    try await Self.withEvents(engine) { database async throws in
      for (name, condition, ids) in conditions {
        #expect(
          try await OrderEvent.where { condition($0) }.order(by: \.id).select(\.id).fetchAll(database) == ids,
          "\(name)")
      }
    }
  }
}
