#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The columns of a table, with what reads their values from text.
struct ImportColumns: Sendable {
  let target: ImportTarget
  let readers: [FieldReader]
  private let positions: [[UInt8]: Int]
  let ignoresUnknown: Bool

  init(_ target: ImportTarget, ignoresUnknown: Bool) {
    self.target = target
    self.ignoresUnknown = ignoresUnknown
    readers = target.columns.map {
      FieldReader(
        $0, keepsIntegers: target.keepingIntegers.contains($0.name),
        isOfNumbers: target.makingNumbers.contains($0.name))
    }
    // By the bytes: Swift takes texts for equal that are not.
    positions = Dictionary(target.columns.enumerated().map { (Array($1.name.utf8), $0) }) { first, _ in first
    }
  }

  var table: String { target.table.name }

  /// The position of the column with a name.
  func position(_ name: some Collection<UInt8>) -> Int? { positions[Array(name)] }

  private static func list(_ names: some Sequence<String>) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// Says of names that no column has them.
  func unknown(_ names: [String]) -> String {
    "The table \"\(table)\" has no column \(Self.list(names)). The columns of \"\(table)\" are \(Self.list(target.columns.map(\.name))). `ignoringUnknown: true` leaves others out."
  }

  /// Finds the columns of the table that a header names.
  ///
  /// - Returns: For each name the position of its column; `nil` of one that is ignored, or that the database computes.
  /// - Throws: ``ImportError`` if a column is unknown, named twice, or missing and cannot be left to the database.
  func matched(_ names: [String], line: Int?) throws(ImportError) -> [Int?] {
    let found = names.map { position($0.utf8) }
    let unknown = zip(names, found).filter { $1 == nil }.map(\.0)
    guard unknown.isEmpty || ignoresUnknown else {
      throw ImportError(
        line: line, table: table, self.unknown(unknown))
    }
    var seen: Set<Int> = []
    for case let position? in found where !seen.insert(position).inserted {
      let name = target.columns[position].name
      throw ImportError(
        line: line, table: table, tableColumn: name, "The column \"\(name)\" is named twice.")
    }
    try check(missing: target.columns.indices.filter { !seen.contains($0) }, line: line)
    return found.map { $0.flatMap { target.columns[$0].computed == nil ? $0 : nil } }
  }

  /// - Throws: ``ImportError`` if a column has no value, and the database has none for it.
  func check(missing: [Int], line: Int?) throws(ImportError) {
    let needed = missing.filter { !target.isOmittable($0) }.map { target.columns[$0].name }
    guard needed.isEmpty else {
      throw ImportError(
        line: line, table: table, tableColumn: needed.count == 1 ? needed[0] : nil,
        "The column \(Self.list(needed)) of \"\(table)\" is missing. It is not optional and has no default in the database."
      )
    }
  }

  /// The error of a text that is not a value of a column.
  ///
  /// - Parameter isInQuotes: Whether it can be a text: lines of JSON have numbers, truth values and documents beside texts.
  func unreadable(
    _ position: Int, _ bytes: UnsafeRawBufferPointer, isInQuotes: Bool = true,
    at place: (line: Int, column: Int)
  ) -> ImportError {
    let limit = 100
    let isLong = bytes.count > limit
    let text = String(
      decoding: isLong ? UnsafeRawBufferPointer(rebasing: bytes[..<limit]) : bytes, as: UTF8.self
    ).replacing(scalars: ["\0": "\\0"])
    let reader = readers[position]
    let wanted =
      !reader.isText
      ? reader.wanted
      : !isInQuotes ? "a text in quotation marks" : bytes.contains(0) ? "a text without NUL" : reader.wanted
    let name = target.columns[position].name
    return ImportError(
      line: place.line, column: place.column, table: table, tableColumn: name, value: text,
      "\"\(text)\(isLong ? "…" : "")\" is not \(wanted), as the column \"\(name)\" of \"\(table)\" wants."
    )
  }

  /// The error of a NULL in a column that is never NULL.
  func null(_ position: Int, _ what: String, at place: (line: Int, column: Int)) -> ImportError {
    let name = target.columns[position].name
    return ImportError(
      line: place.line, column: place.column, table: table, tableColumn: name,
      "The column \"\(name)\" of \"\(table)\" is never NULL, but \(what).")
  }
}

extension ColumnDefinition {
  /// The Swift type of the values, if not every value of the SQL type is one of its values.
  var checkedType: (any SQLRepresentable.Type)? {
    Self.plainTypes.contains(ObjectIdentifier(valueType)) ? nil : valueType
  }

  private static let plainTypes: Set<ObjectIdentifier> = {
    func both<Value: ColumnValue>(_ type: Value.Type) -> [ObjectIdentifier] {
      [ObjectIdentifier(Value.self), ObjectIdentifier(Value?.self)]
    }
    let integers =
      both(Int.self) + both(Int8.self) + both(Int16.self) + both(Int32.self) + both(Int64.self)
      + both(UInt.self) + both(UInt8.self) + both(UInt16.self) + both(UInt32.self) + both(UInt64.self)
    let others =
      both(Bool.self) + both(Double.self) + both(Float.self) + both(String.self) + both(Date.self)
      + both(CalendarDate.self) + both(TimeOfDay.self) + both(UUID.self) + both(Data.self)
      + both([UInt8].self)
    return Set(integers + others)
  }()
}
