/// One engine's spelling of SQL, for the version it is told.
///
/// A dialect answers the features and overrides the methods for what it spells otherwise; the defaults are
/// standard SQL. Every method writes: what a dialect cannot express was refused before.
public protocol SQLDialect: Sendable {
  /// The name and version in messages, such as `SQLite 3.40`.
  var name: String { get }
  /// The answers to all features, worked out once.
  var features: SQLFeatureTable { get }
  /// What the dialect keeps, where it keeps it in one object: dialects with the same object render alike, so
  /// the text of a declared query is kept for it. By default there is none, and texts are made anew.
  var traits: SQLDialectTraits? { get }
  var spelling: SQLSpelling { get }
  var transactionVerbs: TransactionVerbs { get }

  /// The name of a type in CAST and in a table's definition.
  func typeName(_ type: SQLType) -> String

  func write(literal value: SQLValue, of type: SQLType, to writer: inout SQLWriter)
  func write(
    arithmetic left: SQLExpression, _ sign: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter)
  func write(negated operand: SQLExpression, to writer: inout SQLWriter)
  func write(complement operand: SQLExpression, to writer: inout SQLWriter)
  func write(
    bitwise left: SQLExpression, _ sign: SQLBitwiseOperator, _ right: SQLExpression,
    to writer: inout SQLWriter)
  func write(concatenation left: SQLExpression, _ right: SQLExpression, to writer: inout SQLWriter)
  func write(
    isDistinct left: SQLExpression, _ right: SQLExpression, negated: Bool, to writer: inout SQLWriter)
  func write(
    like operand: SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter)
  func write(
    search text: SQLExpression, _ search: SQLSearchOperator, _ part: SQLExpression,
    to writer: inout SQLWriter)
  func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter)
  /// The name of a collation behind COLLATE; `nil` for one that is not written, or that the dialect lacks.
  func collationName(_ collation: SQLCollation) -> String?
  func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter)
  func write(aggregate: SQLAggregate, to writer: inout SQLWriter)
  /// The values of a long list as a few, where the dialect has the feature ``SQLFeature/longLists``.
  ///
  /// - Parameters:
  ///   - rows: The values; of a list of row values, each row's.
  ///   - types: The types of the columns.
  func longList(_ rows: [[SQLValue]], of types: [SQLType]) -> SQLLongList
  /// Writes all rows of a query as one text, an array of JSON with an array of cells per row; the reference
  /// names the query and its columns. Values that JSON does not hold exactly are written as texts: see
  /// ``SQLWriter/write(rows:as:aggregate:row:cell:)``.
  func write(rows query: SQLQuery, as reference: SQLTableReference, to writer: inout SQLWriter)
  /// Writes LIMIT and OFFSET, with a space before.
  func write(limit: SQLExpression?, offset: SQLExpression?, to writer: inout SQLWriter)
  func write(create: SQLCreateTable, to writer: inout SQLWriter)
  func write(
    advanceGeneratedKey key: SQLColumn, of table: SQLTableReference, to writer: inout SQLWriter)
}

extension SQLDialect {
  public var traits: SQLDialectTraits? { nil }

  /// An array of JSON, taken apart by the SQL standard's JSON_TABLE: right for integers, truth values and texts.
  public func longList(_ rows: [[SQLValue]], of types: [SQLType]) -> SQLLongList {
    let columns = types.indices.map { index in
      let path = types.count > 1 ? "$[\(index)]" : "$"
      return "value\(index + 1) \(typeName(types[index])) PATH '\(path)'"
    }
    return SQLLongList(query: [
      .text("SELECT * FROM JSON_TABLE("), .value(.text(SQLLongList.json(rows, of: types).text), .text),
      .text(", '$[*]' COLUMNS (\(columns.joined(separator: ", ")))) AS list"),
    ])
  }

  public func collationName(_ collation: SQLCollation) -> String? {
    collation == .binary ? spelling.codePointCollation : nil
  }

  public func write(literal value: SQLValue, of type: SQLType, to writer: inout SQLWriter) {
    switch value {
    case .null, .invalid: writer.write("NULL")
    case .boolean(let value): writer.write(value ? "TRUE" : "FALSE")
    case .integer(let number): writer.write(number)
    // What no number reaches is read as infinity.
    case .double(let number) where number.isInfinite: writer.write(number < 0 ? "-9e999" : "9e999")
    case .double(let number): writer.write(text: String(number))
    case .text(let text): writer.write(textLiteral: text)
    case .blob(let bytes):
      writer.write("x'")
      for byte in bytes { writer.write(hex: byte) }
      writer.write("'")
    case .timestamp(let microseconds): writer.write(textLiteral: SQLTimestamp.text(microseconds))
    case .uuid(let uuid): writer.write(textLiteral: uuid.description)
    }
  }

  public func write(
    arithmetic left: SQLExpression, _ sign: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    writer.write(leftOperand: left, of: sign)
    writer.write(sign)
    writer.write(rightOperand: right, of: sign)
  }

  public func write(negated operand: SQLExpression, to writer: inout SQLWriter) {
    writer.write("-")
    writer.write(operand: operand)
  }

  public func write(complement operand: SQLExpression, to writer: inout SQLWriter) {
    writer.write("~")
    writer.write(operand: operand)
  }

  /// As most engines spell it. Those that take the places of a shift modulo 64 have to say more.
  public func write(
    bitwise left: SQLExpression, _ sign: SQLBitwiseOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    switch sign {
    case .and: writer.write(left, "&", right)
    case .or: writer.write(left, "|", right)
    case .exclusiveOr: writer.write(left, "^", right)
    case .shiftLeft: writer.write(left, "<<", right)
    case .shiftRight: writer.write(left, ">>", right)
    }
  }

  public func write(
    concatenation left: SQLExpression, _ right: SQLExpression, to writer: inout SQLWriter
  ) {
    writer.write(leftOfConcatenation: left)
    writer.write(" || ")
    writer.write(operand: right)
  }

  public func write(
    isDistinct left: SQLExpression, _ right: SQLExpression, negated: Bool, to writer: inout SQLWriter
  ) {
    let type = left.namedType ?? right.namedType
    writer.write(left, adopting: type, in: .comparison)
    writer.write(negated ? " IS NOT DISTINCT FROM " : " IS DISTINCT FROM ")
    writer.write(right, adopting: type, in: .comparison)
  }

  public func write(
    like operand: SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter
  ) {
    writer.write(operand, in: .comparison)
    writer.write(negated ? " NOT LIKE " : " LIKE ")
    writer.write(operand: pattern)
    writer.write(" ESCAPE '\\'")
  }

  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    writer.write("CAST(")
    writer.write(operand)
    writer.write(" AS ")
    writer.write(text: typeName(type))
    writer.write(")")
  }

  /// Standard SQL, right for integers, truth values and text alone.
  public func write(rows query: SQLQuery, as reference: SQLTableReference, to writer: inout SQLWriter) {
    writer.write(
      rows: query, as: reference, aggregate: ("coalesce(JSON_ARRAYAGG(", "), '[]')"), row: "JSON_ARRAY("
    ) { column, writer in writer.write(nameOf: column) }
  }

  /// By default a question that changes nothing, for engines whose keys follow those of the table.
  public func write(
    advanceGeneratedKey key: SQLColumn, of table: SQLTableReference, to writer: inout SQLWriter
  ) {
    writer.write("SELECT max(")
    writer.write(nameOf: key)
    writer.write(") FROM ")
    writer.write(nameOf: table)
  }

  public func write(limit: SQLExpression?, offset: SQLExpression?, to writer: inout SQLWriter) {
    if let limit {
      writer.write(" LIMIT ")
      writer.write(limit)
    }
    if let offset {
      writer.write(" OFFSET ")
      writer.write(offset)
    }
  }
}

extension SQLWriter {
  /// Writes an arithmetic operator with a space on both sides.
  public mutating func write(_ sign: SQLArithmeticOperator) {
    switch sign {
    case .add: write(" + ")
    case .subtract: write(" - ")
    case .multiply: write(" * ")
    case .divide, .integerDivide: write(" / ")
    case .remainder: write(" % ")
    }
  }

  public mutating func write(leftOperand operand: SQLExpression, of sign: SQLArithmeticOperator) {
    switch sign {
    case .add: write(operand, in: .additive(isLeftOfPlus: true))
    case .subtract: write(operand, in: .additive(isLeftOfPlus: false))
    case .multiply: write(operand, in: .multiplicative(isLeftOfTimes: true))
    case .divide, .integerDivide, .remainder: write(operand, in: .multiplicative(isLeftOfTimes: false))
    }
  }

  public mutating func write(rightOperand operand: SQLExpression, of sign: SQLArithmeticOperator) {
    switch sign {
    case .add, .subtract: write(operand, in: .additive(isLeftOfPlus: false))
    case .multiply, .divide, .integerDivide, .remainder:
      write(operand, in: .multiplicative(isLeftOfTimes: false))
    }
  }

  /// Writes an operator that binds in its own way in each dialect, with everything but names wrapped.
  public mutating func write(_ left: SQLExpression, _ sign: StaticString, _ right: SQLExpression) {
    write(operand: left)
    write(" ")
    write(sign)
    write(" ")
    write(operand: right)
  }

  public mutating func write(leftOfConcatenation operand: SQLExpression) {
    write(operand, in: .concatenation)
  }

  public mutating func write(hex byte: UInt8) {
    let digits: StaticString = "0123456789abcdef"
    write(byte: digits.utf8Start[Int(byte >> 4)])
    write(byte: digits.utf8Start[Int(byte & 15)])
  }
}

extension SQLUUID: CustomStringConvertible {
  /// The usual 36 characters, in lower case.
  public var description: String {
    func hex(_ value: UInt64, _ digits: Int) -> String {
      let text = String(value, radix: 16)
      return String(repeating: "0", count: digits - text.utf8.count) + text
    }
    return [
      hex(high >> 32, 8), hex(high >> 16 & 0xffff, 4), hex(high & 0xffff, 4), hex(low >> 48, 4),
      hex(low & 0xffff_ffff_ffff, 12),
    ].joined(separator: "-")
  }
}
