import Koine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A column of each Swift type, and an optional one of each kind of cell.
@Table("conformance_values") struct ValueRow: Identifiable, Equatable, Sendable {
  let id: Int
  var flag: Bool
  var tiny: Int8
  var small: Int16
  var medium: Int32
  var large: Int64
  var byte: UInt8
  var word: UInt16
  var long: UInt32
  var ratio: Double
  var single: Float
  var text: String
  var data: Data
  var bytes: [UInt8]
  var key: UUID
  var date: Date
  var maybeFlag: Bool?
  var maybeLarge: Int64?
  var maybeRatio: Double?
  var maybeText: String?
  var maybeData: Data?
  var maybeKey: UUID?
  var maybeDate: Date?

  /// Rows at both ends of every range, and with everything that may be missing missing.
  static let extremes: [ValueRow] = [
    ValueRow(
      id: 1, flag: true, tiny: .max, small: .max, medium: .max, large: .max, byte: .max, word: .max,
      long: .max, ratio: .greatestFiniteMagnitude, single: .greatestFiniteMagnitude,
      text: "É\u{301}\u{10FFFF}'\"\\\n;--", data: Data([0, 255, 0]), bytes: [0], key: key(255),
      date: Date(timeIntervalSince1970: 253_402_300_799.999_9), maybeFlag: false, maybeLarge: .min,
      maybeRatio: -.infinity, maybeText: "", maybeData: Data(), maybeKey: key(0),
      maybeDate: Date(timeIntervalSince1970: -62_135_596_800)),
    ValueRow(
      id: 2, flag: false, tiny: .min, small: .min, medium: .min, large: .min, byte: .min, word: .min,
      long: .min, ratio: .leastNonzeroMagnitude, single: -.leastNonzeroMagnitude, text: "", data: Data(),
      bytes: [], key: key(0), date: Date(timeIntervalSince1970: -62_135_596_800)),
    ValueRow(
      id: 3, flag: true, tiny: -1, small: -1, medium: -1, large: 9_007_199_254_740_993, byte: 1, word: 1,
      long: 1, ratio: 0.1, single: 0.1, text: String(repeating: "0123456789é", count: 200_000),
      data: Data(repeating: 7, count: 3_000_000), bytes: Array(repeating: 255, count: 70_000), key: key(9),
      date: Date(timeIntervalSince1970: 1_359_590_400.123_456), maybeFlag: true, maybeLarge: 0,
      maybeRatio: .infinity, maybeText: "x", maybeData: Data([1]), maybeKey: key(1),
      maybeDate: Date(timeIntervalSince1970: 0)),
  ]

  private static func key(_ byte: UInt8) -> UUID {
    UUID(uuid: (byte, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, byte))
  }

  /// How dates are stored: to the microsecond.
  func rounded() -> ValueRow {
    var copy = self
    copy.date = Self.rounded(date)
    copy.maybeDate = maybeDate.map(Self.rounded)
    return copy
  }

  private static func rounded(_ date: Date) -> Date {
    guard case .timestamp(let microseconds) = date.sqlValue else { return date }
    return Date(timeIntervalSinceReferenceDate: (Double(microseconds) - 31_622_400_000_000) / 1_000_000)
  }
}

extension DriverCheck {
  static let values: [DriverCheck] = [
    DriverCheck(.values, "come back as they were stored, one row at a time and many at once") { bench in
      let expected = ValueRow.extremes.map { $0.rounded() }
      for isBatch in [false, true] {
        try await bench.withDatabase { database in
          try await ValueRow.dropTable(ifExists: true).execute(database)
          try await ValueRow.createTable().execute(database)
          if isBatch {
            try await ValueRow.insert(ValueRow.extremes).execute(database)
          } else {
            for row in ValueRow.extremes { try await ValueRow.insert([row]).execute(database) }
          }
          // More often than a statement takes to become known.
          for _ in 0..<8 {
            let found = try await ValueRow.order(by: \.id).fetchAll(database).map { $0.rounded() }
            try expectRows(found, expected)
          }
          var streamed: [ValueRow] = []
          for try await row in ValueRow.order(by: \.id).stream(database) { streamed.append(row.rounded()) }
          try expectRows(streamed, expected)
        }
      }
    },
    DriverCheck(.values, "come back as they were bound in a query") { bench in
      try await bench.withDatabase { database in
        for row in ValueRow.extremes {
          let first = try await database.fetchOne(
            "SELECT \(row.flag), \(row.large), \(row.ratio), \(row.text), \(row.data)",
            as: (Bool, Int64, Double, String, Data).self)
          let found = try found(first)
          try expect(found.0, row.flag, "a Bool")
          try expect(found.1, row.large, "an Int64")
          try expect(found.2, row.ratio, "a Double")
          try expect(found.3 == row.text, true, "whether the text is the same")
          try expect(found.4 == row.data, true, "whether the data are the same")
        }
      }
    },
    DriverCheck(.values, "that are missing are NULL of every type") { bench in
      try await bench.withDatabase { database in
        let row = try found(
          try await database.fetchOne(
            "SELECT \(Bool?.none), \(Int?.none), \(Double?.none), \(String?.none), \(Data?.none), \(UUID?.none), \(Date?.none)",
            as: Row.self))
        try expect(row.values, Array(repeating: .null, count: 7), "the row")
      }
    },
    DriverCheck(.values, "that SQL does not have are refused before anything runs") { bench in
      try await bench.withNotes { database in
        var statement = try Note.insert([Note(id: 1, text: "a")]).render(in: database.dialect)
        let texts = statement.bindings.firstIndex(of: .text("a"))
        guard let place = texts else { throw TestFailure("the rendered insert has no binding 'a'") }
        for value in [SQLValue.text("a\0b"), .invalid(reason: "is not a value")] {
          statement.bindings[place] = value
          try await expectError(.invalidValue, of: "a statement with \(value)") {
            try await database.run(statement) { _ in }
          }
          try await expectError(.invalidValue, of: "a cursor with \(value)") {
            let cursor = try await database.cursor(statement)
            while try await cursor.next(10, row: { _ in }) {}
          }
          let refused = value
          let batch = RenderedBatch(sql: statement.sql, types: statement.types, count: 3) { row, encoder in
            encoder.append(.integer(Int64(row)))
            encoder.append(row == 2 ? refused : .text("a"))
          }
          try await expectError(.invalidValue, of: "a batch with \(value)") { try await database.run(batch) }
        }
        try expect(try await Note.ids(on: database), [], "the rows stored")
      }
    },
    DriverCheck(.values, "of another number than the statement takes are refused") { bench in
      try await bench.withNotes { database in
        let statement = try Note.insert([Note(id: 1, text: "a")]).render(in: database.dialect)
        var many = statement
        many.bindings = Array(repeating: .integer(1), count: 300_000)
        try await expectError(.tooManyValues, of: "a statement with 300000 values") {
          try await database.run(many) { _ in }
        }
        let short = RenderedBatch(sql: statement.sql, types: statement.types, count: 3) { row, encoder in
          encoder.append(.integer(Int64(row)))
          if row < 2 { encoder.append(.text("a")) }
        }
        try await expectError(.misuse, of: "a batch with a row that is too short") {
          try await database.run(short)
        }
        try expect(try await Note.ids(on: database), [], "the rows stored")
      }
    },
    DriverCheck(.values, "that a Swift type cannot hold are errors that name the column") { bench in
      try await bench.withNotes { database in
        try await Note.insert([Note(id: 1, text: "secret")]).execute(database)
        let error = try await expectError(.decoding, of: "reading a text as an Int") {
          _ = try await database.fetchAll("SELECT text FROM \(Note.self)", as: Int.self)
        }
        try expect(error.description.contains("secret"), false, "whether the description shows the value")
        try await expectError(.decoding, of: "reading NULL as an Int") {
          _ = try await database.fetchAll("SELECT max(id) FROM \(Note.self) WHERE id > 5", as: Int.self)
        }
        try expect(try await Note.ids(on: database), [1], "the next query")
      }
    },
  ]

  private static func found<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw TestFailure("a query of one row yielded none") }
    return value
  }

  /// Compares rows without showing millions of bytes.
  private static func expectRows(_ found: [ValueRow], _ expected: [ValueRow]) throws {
    try expect(found.map(\.id), expected.map(\.id), "the rows")
    for (found, expected) in zip(found, expected) where found != expected {
      throw TestFailure(
        "row \(expected.id) came back as \("\(found)".prefix(2_000)), expected \("\(expected)".prefix(2_000))"
      )
    }
  }
}
