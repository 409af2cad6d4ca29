@_spi(KoineDriver) import Koine

extension ResultRows {
  /// Where these rows differ from those of another engine, or `nil` if they are the same.
  ///
  /// Engines store values in their own ways: SQLite has 0 and 1 for booleans, and text for instants, UUIDs
  /// and JSON; in the latter PostgreSQL has its own order of keys. What a column means is taken from its type in
  /// the query or, if that is unknown, from the engine that says most.
  ///
  /// - Parameters:
  ///   - other: The rows of the other engine.
  ///   - isOrdered: Whether the rows must come in the same order.
  ///   - ulps: By how many units in the last place doubles may differ: a sum depends on the order of rows.
  ///   - names: What the message calls the two.
  public func difference(
    from other: ResultRows, isOrdered: Bool, ulps: Double = 16, names: (String, String)
  ) -> String? {
    guard columns.count == other.columns.count || rows.isEmpty || other.rows.isEmpty else {
      return "\(names.0) yields \(columns.count) columns, \(names.1) \(other.columns.count)"
    }
    let meanings = columns.indices.map { meaning(of: $0, with: other) }
    var left = rows.map { row in zip(row, meanings).map { $0.canonical($1) } }
    var right = other.rows.map { row in zip(row, meanings).map { $0.canonical($1) } }
    if !isOrdered {
      // Doubles come last, because two that are nearly equal must not decide which rows are compared.
      let exact = meanings.indices.filter { meanings[$0] != .double }
      let keys = exact + meanings.indices.filter { meanings[$0] == .double }
      left.sort { Self.precedes($0, $1, keys) }
      right.sort { Self.precedes($0, $1, keys) }
    }
    for (index, pair) in zip(left, right).enumerated() {
      for column in meanings.indices where !pair.0[column].isSame(as: pair.1[column], ulps: ulps) {
        return """
          \(isOrdered ? "row" : "sorted row") \(index + 1), column \(column + 1) (\(columns[column].name)):
            \(names.0): \(pair.0[column].goldenDescription)   \(Self.line(pair.0))
            \(names.1): \(pair.1[column].goldenDescription)   \(Self.line(pair.1))
          """
      }
    }
    guard left.count != right.count else { return nil }
    let common = min(left.count, right.count)
    let (longer, extra) = left.count > common ? (names.0, left[common]) : (names.1, right[common])
    return """
      \(names.0) yields \(left.count) rows, \(names.1) \(right.count); only in \(longer), as far as the \
      others agree: \(Self.line(extra))
      """
  }

  private static func line(_ row: [SQLValue]) -> String {
    "(\(row.map(\.goldenDescription).joined(separator: ", ")))"
  }

  private func meaning(of column: Int, with other: ResultRows) -> Meaning {
    if let known = Meaning(columns[column].type) { return known }
    let values = [self, other].lazy.flatMap(\.rows).compactMap { row in
      column < row.count ? Meaning(row[column]) : nil
    }
    return values.max() ?? .other
  }

  private static func precedes(_ left: [SQLValue], _ right: [SQLValue], _ keys: [Int]) -> Bool {
    for key in keys where key < left.count && key < right.count {
      let order = left[key].compare(right[key])
      if order != 0 { return order < 0 }
    }
    return false
  }
}

/// What the values of a column mean, from what every engine has to what one engine alone tells apart.
private enum Meaning: Comparable {
  case other, json, decimal(Int), integer, double, uuid, date, time, timestamp, boolean

  init?(_ type: SQLType) {
    switch type.storage {
    case .boolean: self = .boolean
    case .integer, .unsigned: self = .integer
    case .real, .double: self = .double
    case .decimal(let scale): self = .decimal(scale)
    case .timestamp: self = .timestamp
    case .date: self = .date
    case .time: self = .time
    case .uuid: self = .uuid
    case .json: self = .json
    case .text, .blob: self = .other
    default: return nil
    }
  }

  init?(_ value: SQLValue) {
    switch value {
    case .null: return nil
    case .boolean: self = .boolean
    case .integer: self = .integer
    case .double: self = .double
    case .timestamp: self = .timestamp
    case .date: self = .date
    case .time: self = .time
    case .uuid: self = .uuid
    case .text, .blob, .invalid: self = .other
    }
  }
}

extension SQLValue {
  /// The value as the richest engine has it, in a column of a type.
  func canonical(_ type: SQLType) -> SQLValue {
    Meaning(type).map { canonical($0) } ?? self
  }

  /// The value as the richest engine has it; unchanged if it is not of that meaning, so that it differs.
  fileprivate func canonical(_ meaning: Meaning) -> SQLValue {
    switch (meaning, self) {
    case (.boolean, .integer(let bit)) where bit == 0 || bit == 1: .boolean(bit == 1)
    case (.double, .integer(let value)) where Int64(exactly: Double(value)) == value: .double(Double(value))
    case (.decimal(let scale), .integer(let value)): .text(SQLDecimal.text(value, scale: scale))
    case (.timestamp, .text(var text)):
      text.withUTF8 { SQLTimestamp.parse(UnsafeRawBufferPointer($0)) }.map { .timestamp(microseconds: $0) }
        ?? self
    case (.date, .text(var text)):
      text.withUTF8 { SQLTimestamp.parseDate(UnsafeRawBufferPointer($0)) }.map { .date(days: $0) } ?? self
    // PostgreSQL's dates are read as the instants at which they begin.
    case (.date, .timestamp(let microseconds)) where microseconds % SQLTimestamp.microsecondsPerDay == 0:
      .date(days: microseconds / SQLTimestamp.microsecondsPerDay)
    case (.time, .text(var text)):
      text.withUTF8 { SQLTimestamp.parseTime(UnsafeRawBufferPointer($0)) }.map { .time(microseconds: $0) }
        ?? self
    case (.uuid, .text(var text)):
      text.withUTF8 { SQLUUID(text: UnsafeRawBufferPointer($0)) }.map { .uuid($0) } ?? self
    case (.json, .text(let text)): .text(CanonicalJSON(text)?.text ?? text)
    default: self
    }
  }

  fileprivate func isSame(as other: SQLValue, ulps: Double) -> Bool {
    guard case .double(let a) = self, case .double(let b) = other else { return self == other }
    if a == b || (a.isNaN && b.isNaN) { return true }
    guard a.isFinite, b.isFinite else { return false }
    return abs(a - b) <= ulps * max(a.magnitude, b.magnitude).ulp
  }

  /// Less than 0, 0 or greater: any total order, the same for the rows of every engine.
  fileprivate func compare(_ other: SQLValue) -> Int {
    func order<Key: Comparable>(_ a: Key, _ b: Key) -> Int { a < b ? -1 : (a == b ? 0 : 1) }
    switch (self, other) {
    case (.boolean(let a), .boolean(let b)): return order(a ? 1 : 0, b ? 1 : 0)
    case (.integer(let a), .integer(let b)): return order(a, b)
    case (.double(let a), .double(let b)):
      return a.isNaN || b.isNaN ? order(a.isNaN ? 1 : 0, b.isNaN ? 1 : 0) : order(a, b)
    case (.timestamp(let a), .timestamp(let b)), (.date(let a), .date(let b)), (.time(let a), .time(let b)):
      return order(a, b)
    case (.text(let a), .text(let b)):
      return a.utf8.lexicographicallyPrecedes(b.utf8) ? -1 : (a.utf8.elementsEqual(b.utf8) ? 0 : 1)
    case (.blob(let a), .blob(let b)): return a.lexicographicallyPrecedes(b) ? -1 : (a == b ? 0 : 1)
    case (.uuid(let a), .uuid(let b)):
      return a.high == b.high ? order(a.low, b.low) : order(a.high, b.high)
    default: return order(rank, other.rank)
    }
  }

  private var rank: Int {
    switch self {
    case .null: 0
    case .boolean: 1
    case .integer: 2
    case .double: 3
    case .text: 4
    case .blob: 5
    case .timestamp: 6
    case .uuid: 7
    case .date: 8
    case .time: 9
    case .invalid: 10
    }
  }
}
