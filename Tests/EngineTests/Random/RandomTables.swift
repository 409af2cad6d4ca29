import Foundation
import Koine
import KoineTesting

/// A row of each type that random queries compute with.
@Table struct Parcel: Identifiable {
  let id: Int
  var owner: Int?
  var a: Int?
  var c: Int
  var s: String?
  var t: String
  var x: Double?
  var y: Double
  var p: Bool?
  var q: Bool
  var d: Date?
  var e: Date
  var w: CalendarDate?
  @Column(as: Scaled<Cents>.self) var m: Decimal?
  @Column(as: Scaled<Cents>.self) var n: Decimal = 0

  /// Rows that are equal but for their key, ties, texts that differ in case, accents or blanks behind them, days at the
  /// ends of months, and numbers that a double does not hold.
  static let rows: [Parcel] = [
    Parcel(
      id: 1, owner: 2, a: 7, c: 3, s: "a", t: "B", x: 0.5, y: 2, p: true, q: false,
      d: Date(timeIntervalSince1970: 0), e: Reminders.leapDay, w: CalendarDate(2012, 2, 29),
      m: Decimal(1_25) / 100, n: 5),
    Parcel(
      id: 2, owner: nil, a: -7, c: 1, s: "A", t: "b ", x: -1.5, y: 0.25, p: false, q: true,
      d: Reminders.leapDay, e: Reminders.leapDay, w: CalendarDate(2013, 1, 31), m: 0,
      n: Decimal(-33_33) / 100),
    Parcel(
      id: 3, owner: 1, a: nil, c: -1, s: nil, t: "É", x: nil, y: -3, p: nil, q: false, d: nil,
      e: Date(timeIntervalSince1970: 1), w: nil, m: nil, n: 5),
    Parcel(
      id: 4, owner: 4, a: nil, c: -1, s: nil, t: "É", x: nil, y: -3, p: nil, q: false, d: nil,
      e: Date(timeIntervalSince1970: 1), w: nil, m: nil, n: 5),
    Parcel(
      id: 5, owner: 9, a: 9_007_199_254_740_993, c: 2, s: "", t: "a%b_", x: 4, y: 0, p: true, q: true,
      d: Reminders.beforeEpoch, e: Reminders.januaryEnd, w: CalendarDate(1969, 12, 31),
      m: Decimal(-99_999_99) / 100, n: 1),
    Parcel(
      id: 6, owner: 2, a: 7, c: 6, s: "e\u{301}", t: " ab ", x: 2.5, y: -0.5, p: nil, q: true,
      d: Reminders.januaryEnd, e: Reminders.januaryEnd, w: CalendarDate(2013, 1, 31), m: Decimal(5) / 100,
      n: Decimal(123_45) / 100),
  ]
}

/// What belongs to a ``Parcel``, or to none: rows with NULL in every column, and rows that are the same.
@Table struct Mark: Identifiable {
  let id: Int
  var parcel: Int?
  var k: Int?
  var r: Int
  var s: String?
  var x: Double?
  var p: Bool?
  var d: Date?
  var w: CalendarDate?
  @Column(as: Scaled<Cents>.self) var m: Decimal?

  static let rows: [Mark] = [
    Mark(id: 1, parcel: nil, k: nil, r: 0, s: nil, x: nil, p: nil, d: nil, w: nil, m: nil),
    Mark(
      id: 2, parcel: 1, k: 7, r: 2, s: "a", x: 0.5, p: true, d: Date(timeIntervalSince1970: 0),
      w: CalendarDate(2012, 2, 29), m: Decimal(1_25) / 100),
    Mark(
      id: 3, parcel: 1, k: 7, r: 2, s: "a", x: 0.5, p: true, d: Date(timeIntervalSince1970: 0),
      w: CalendarDate(2012, 2, 29), m: Decimal(1_25) / 100),
    Mark(
      id: 4, parcel: 2, k: -4, r: 1, s: "a ", x: -2, p: false, d: Reminders.leapDay,
      w: CalendarDate(2013, 1, 31), m: Decimal(-1) / 100),
    Mark(id: 5, parcel: 12, k: 0, r: 2, s: "É", x: 0, p: nil, d: nil, w: nil, m: 0),
  ]
}

/// A table without a row.
@Table struct Blank: Identifiable {
  let id: Int
  var k: Int?
  var s: String?
  var x: Double?
  var p: Bool?
  var d: Date?
  var w: CalendarDate?
  @Column(as: Scaled<Cents>.self) var m: Decimal?
}

/// A row of the types that few queries compute with, and of numbers narrower than those that all compute with.
@Table struct Chest: Identifiable {
  let id: Int
  var h: TimeOfDay?
  var u: UUID?
  var z: [UInt8]?
  var o: JSONValue?
  var i: Int16?
  var j: Int32
  var b: UInt8
  var f: Float?
  var l: Int8?

  static let times = [
    TimeOfDay(0, 0), TimeOfDay(10, 0), TimeOfDay(10, 0, 30, microsecond: 500_000),
    TimeOfDay(23, 59, 59, microsecond: 999_999),
  ]
  static let uuids = [
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)),
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 171)),
    UUID(uuid: (255, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1)),
  ]
  /// With bytes that are no text, and those of texts.
  static let bytes: [[UInt8]] = [[], [0], [97], [0xC3, 0x89], [255, 1], [97, 32]]

  /// Numbers at the ends of their types, ties, and NULL in every column that may have it.
  static let rows: [Chest] = [
    Chest(
      id: 1, h: times[1], u: uuids[2], z: bytes[2], o: .object(["a": .integer(1), "b": .array([.null])]),
      i: .max, j: .min, b: 255, f: 0.5, l: -128),
    Chest(
      id: 2, h: times[3], u: uuids[0], z: bytes[0], o: .array([.string("É"), .double(2.5)]), i: -1, j: 2,
      b: 0,
      f: -2.5, l: 3),
    Chest(id: 3, h: nil, u: nil, z: nil, o: nil, i: nil, j: -1, b: 7, f: nil, l: nil),
    Chest(
      id: 4, h: times[1], u: uuids[2], z: bytes[4], o: .string("a"), i: 7, j: .max, b: 7, f: 0.1, l: 127),
    Chest(id: 5, h: times[2], u: uuids[1], z: bytes[1], o: .null, i: .min, j: 2, b: 128, f: 4, l: 0),
  ]
}
