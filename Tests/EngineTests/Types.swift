import Foundation
import Koine

/// A column of each type of number that is smaller than an `Int`, and of bytes and links.
@Table struct Gauge: Identifiable, Equatable {
  let id: UInt32
  var tiny: Int8
  var short: Int16
  var byte: UInt8
  var word: UInt16
  var long: UInt32
  var huge: UInt64
  var size: UInt
  var ratio: Float?
  var bytes: [UInt8]
  var link: URL?
}

/// Columns as other programs store them.
@Table struct Visit: Identifiable, Equatable {
  let id: Int
  @Column(as: MillisecondText.self) var at: Date
  @Column(as: UnixSeconds.self) var unix: Date?
  @Column(as: UUIDBytes.self) var key: UUID
  @Column(as: BoolText.self) var isPaid: Bool
  @Column(as: JSON<[String]>.self) var tags: [String]
}

enum Cents: DecimalScale { static let scale = 2 }
enum Tenths: DecimalScale { static let scale = 1 }
enum Rate: DecimalScale { static let scale = 4 }
enum Whole: DecimalScale { static let scale = 0 }

/// Decimal numbers to compute with.
@Table struct Price: Identifiable, Equatable {
  let id: Int
  @Column(as: Scaled<Cents>.self) var amount: Decimal
  @Column(as: Scaled<Rate>.self) var rate: Decimal?
  var count: Int
}

/// Tables with a column of every type, and rows at the ends of their ranges.
enum Types {
  static func install(on database: some Connection) async throws {
    try await Gauge.createTable().execute(database)
    try await Gauge.insert(gauges).execute(database)
    try await Visit.createTable().execute(database)
    try await Visit.insert(visits).execute(database)
    try await Price.createTable().execute(database)
    try await Price.insert(prices).execute(database)
  }

  static let key = UUID(uuid: (255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1))
  static let zero = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))

  static let visits = [
    Visit(
      id: 1, at: Reminders.januaryEnd, unix: Reminders.januaryEnd, key: key, isPaid: true, tags: ["a", "É"]),
    Visit(id: 2, at: Reminders.beforeEpoch, unix: nil, key: zero, isPaid: false, tags: []),
    Visit(
      id: 3, at: Reminders.beforeEpoch, unix: Reminders.beforeEpoch, key: zero, isPaid: true, tags: ["a"]),
  ]

  static func decimal(_ text: String) -> Decimal { Decimal(string: text) ?? .nan }

  static let prices = [
    Price(id: 1, amount: decimal("9.99"), rate: decimal("0.0725"), count: 3),
    Price(id: 2, amount: decimal("-0.05"), rate: nil, count: 0),
    Price(id: 3, amount: decimal("9999999999999999.99"), rate: 1, count: 1),
    Price(id: 4, amount: 10, rate: decimal("-0.3333"), count: 7),
    Price(id: 5, amount: decimal("0.1"), rate: decimal("0.0001"), count: 2),
  ]

  static let gauges = [
    Gauge(
      id: 1, tiny: .max, short: .max, byte: .max, word: .max, long: .max, huge: UInt64(Int64.max),
      size: UInt(Int.max), ratio: .greatestFiniteMagnitude, bytes: [],
      link: URL(string: "https://a.example/?q=%C3%89#x")),
    Gauge(
      id: 2, tiny: .min, short: .min, byte: .min, word: .min, long: .min, huge: .min, size: .min,
      ratio: -.leastNonzeroMagnitude, bytes: [0, 255], link: nil),
    Gauge(
      id: 3, tiny: -7, short: -7, byte: 7, word: 7, long: 7, huge: 7, size: 7, ratio: 0.1, bytes: [1],
      link: URL(string: "mailto:x@example.org")),
    Gauge(
      id: 4, tiny: 2, short: 2, byte: 2, word: 2, long: 2, huge: 2, size: 2, ratio: nil, bytes: [1, 0],
      link: nil),
  ]
}
