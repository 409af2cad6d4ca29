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

/// Tables with a column of every type, and rows at the ends of their ranges.
enum Types {
  static func install(on database: some Connection) async throws {
    try await Gauge.createTable().execute(database)
    try await Gauge.insert(gauges).execute(database)
    try await Visit.createTable().execute(database)
    try await Visit.insert(visits).execute(database)
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
