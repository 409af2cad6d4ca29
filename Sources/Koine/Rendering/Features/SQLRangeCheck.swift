/// The check that keeps an integer column within its Swift type, if the engine's own type is wider.
///
/// Its name tells a driver that a violation is a value out of range, and of which column: engines report a
/// check by its name alone.
@_spi(KoineDriver) public enum SQLRangeCheck {
  private static let suffix = " range"

  /// `nil` for a column whose name leaves no room: the check has no name then.
  static func name(ofColumn column: String) -> String? {
    column.utf8.count + suffix.utf8.count <= 63 ? column + suffix : nil
  }

  /// The column that a violated check belongs to, by the check's name.
  public static func column(ofCheck name: String) -> String? {
    name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count
      ? String(name.dropLast(suffix.count)) : nil
  }

  /// What a driver says of a violated check.
  public static let message = "A value lies beyond the range of its column."

  /// The range of an integer type that a check of a column says, as Koine writes it or as PostgreSQL tells it:
  /// `"age" BETWEEN 0 AND 255`, `((age >= 0) AND (age <= 255))`. A check by the name alone may be somebody else's.
  ///
  /// - Returns: `nil` if it says something else.
  public static func range(ofCheck text: String, on column: String) -> ClosedRange<Int64>? {
    let (text, column) = (CheckText(text), CheckText(column))
    return ranges.first { range in
      let (lower, upper) = (range.lowerBound, range.upperBound)
      return upper == .max
        ? text == CheckText("\(column)>=\(lower)")
        : text == CheckText("\(column)between\(lower)and\(upper)")
          || text == CheckText("\(column)>=\(lower)and\(column)<=\(upper)")
    }
  }

  private static let ranges: [ClosedRange<Int64>] =
    SQLType.integers.compactMap(\.integerRange)
    + [SQLType.decimal(scale: 0).decimalRange].compactMap(\.self)
}

/// The text of a check without what engines write in different ways: blanks, quotes, parentheses and the types of constants.
struct CheckText: Equatable, CustomStringConvertible {
  let description: String

  init(_ text: String) {
    var result = ""
    var isType = false
    for scalar in text.asciiLowercased.unicodeScalars {
      if scalar == ":" {
        isType = true
      } else if isType, ("a"..."z").contains(scalar) {
        continue
      } else {
        isType = false
        if !" \n\t()\"'".unicodeScalars.contains(scalar) { result.unicodeScalars.append(scalar) }
      }
    }
    description = result
  }
}

/// The check that keeps a column within the cases of its enum type, on an engine that has no such types.
///
/// Its name tells a driver that a violation is a value that the type has not, and of which column.
@_spi(KoineDriver) public enum SQLCaseCheck {
  private static let suffix = " cases"

  /// The name of the check of a column.
  static func name(ofColumn column: String) -> String { column + suffix }

  /// The column that a violated check belongs to, by the check's name.
  public static func column(ofCheck name: String) -> String? {
    name.hasSuffix(suffix) && name.utf8.count > suffix.utf8.count
      ? String(name.dropLast(suffix.count)) : nil
  }

  /// What a driver says of a violated check.
  public static let message = "A value is no case of its column's enum type."

  /// Whether a check of a column is a list of values: `"season" IN ('spring', 'autumn')`, or
  /// `(season = ANY (ARRAY['spring'::text, 'autumn'::text]))`.
  static func isList(_ text: String, on column: String) -> Bool {
    let (text, column) = (CheckText(text).description, CheckText(column).description)
    return ["in", "=anyarray["].contains { text.hasPrefix(column + $0) }
  }
}

extension SQLType {
  /// The types of integers, narrow ones first.
  @_spi(KoineDriver) public static let integers = [8, 16, 32, 64].flatMap {
    [SQLType.integer(bits: $0), .unsigned(bits: $0)]
  }

  /// The integers as which decimal numbers are stored, if an engine stores them so.
  var decimalRange: ClosedRange<Int64>? {
    scale == nil ? nil : -999_999_999_999_999_999...999_999_999_999_999_999
  }
}

extension SQLWriter {
  /// Writes a check of a column's definition: `CONSTRAINT "age range" CHECK ("age" BETWEEN 0 AND 255)`.
  public mutating func write(rangeCheckOf column: SQLColumn) {
    guard let range = column.type.storage.integerRange ?? column.type.decimalRange else { return }
    if let name = SQLRangeCheck.name(ofColumn: column.name) {
      write(" CONSTRAINT ")
      write(identifier: name)
    }
    write(" CHECK (")
    write(nameOf: column)
    write(range: range)
    write(")")
  }

  /// Writes the condition behind a number that it lies within an integer type: ` BETWEEN 0 AND 255`.
  public mutating func write(rangeOf type: SQLType) {
    if let range = type.integerRange { write(range: range) }
  }

  private mutating func write(range: ClosedRange<Int64>) {
    if range.upperBound == .max {
      write(" >= ")
      write(range.lowerBound)
    } else {
      write(" BETWEEN ")
      write(range.lowerBound)
      write(" AND ")
      write(range.upperBound)
    }
  }
}
