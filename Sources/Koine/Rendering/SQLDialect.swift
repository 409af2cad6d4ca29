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
  /// What the dialect spells in its own way and data can say: quotes, placeholders, limits.
  var spelling: SQLSpelling { get }
  /// How the dialect begins and ends transactions and savepoints.
  var transactionVerbs: TransactionVerbs { get }

  /// The name of a type in CAST and in a table's definition.
  func typeName(_ type: SQLType) -> String

  /// Writes a constant. The default is standard SQL: `TRUE`, `42`, `'text'`, `x'00ff'`.
  func write(literal value: SQLValue, of type: SQLType, to writer: inout SQLWriter)
  /// Writes arithmetic on two numbers. A divisor of zero has to give NULL. The default writes the operator
  /// alone, so a dialect whose engine fails there writes more:
  ///
  ///     // SQLite:     "samples"."n" / ("samples"."m" * ?2)
  ///     // PostgreSQL: "samples"."n" / NULLIF("samples"."m" * $2, 0)
  func write(
    arithmetic left: SQLExpression, _ sign: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter)
  /// Writes a number with the other sign. The default is `-operand`.
  func write(negated operand: SQLExpression, to writer: inout SQLWriter)
  /// Writes an integer with every bit turned over. The default is `~operand`.
  func write(complement operand: SQLExpression, to writer: inout SQLWriter)
  /// Writes an operation on the bits of two integers. The default is `&`, `|`, `^`, `<<` and `>>`.
  ///
  ///     // SQLite:     ("samples"."n" | "samples"."m") - ("samples"."n" & "samples"."m")
  ///     // PostgreSQL: "samples"."n" # "samples"."m"
  func write(
    bitwise left: SQLExpression, _ sign: SQLBitwiseOperator, _ right: SQLExpression,
    to writer: inout SQLWriter)
  /// Writes two texts put together, NULL if one is. The default is `left || right`.
  func write(concatenation left: SQLExpression, _ right: SQLExpression, to writer: inout SQLWriter)
  /// Writes a null-safe comparison. The default is `IS DISTINCT FROM`, and `IS NOT DISTINCT FROM` if negated.
  func write(
    isDistinct left: SQLExpression, _ right: SQLExpression, negated: Bool, to writer: inout SQLWriter)
  /// Writes a match of a pattern whose escape character is a backslash. The default is `LIKE … ESCAPE '\'`.
  ///
  /// A match that is not `caseSensitive` ignores the case of ASCII letters alone.
  func write(
    like operand: SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter)
  /// Writes whether a text has another anywhere in it, at its start, or at its end, compared exactly.
  ///
  ///     // SQLite:     instr("phrases"."text", ?1) > 0
  ///     // PostgreSQL: strpos("phrases"."text", $1) > 0
  func write(
    search text: SQLExpression, _ search: SQLSearchOperator, _ part: SQLExpression,
    to writer: inout SQLWriter)
  /// Writes a conversion. The default is `CAST(operand AS type)`; what has no counterpart in the type has to
  /// be NULL.
  func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter)
  /// The name of a collation behind COLLATE; `nil` for one that is not written, or that the dialect lacks.
  func collationName(_ collation: SQLCollation) -> String?
  /// Writes a scalar function with the meaning that ``SQLFunction`` gives it.
  ///
  ///     // SQLite:     trim("phrases"."text")
  ///     // PostgreSQL: btrim("phrases"."text")
  func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter)
  /// Writes an aggregate function, with its DISTINCT and its FILTER.
  ///
  ///     // SQLite:     group_concat("tags"."title", ', ')
  ///     // PostgreSQL: string_agg("tags"."title", ', ')
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
  /// Writes CREATE TABLE: see ``SQLWriter/write(create:typed:checked:)``.
  func write(create: SQLCreateTable, to writer: inout SQLWriter)
  /// Writes a statement that makes the next generated key greater than every key of the table.
  func write(
    advanceGeneratedKey key: SQLColumn, of table: SQLTableReference, to writer: inout SQLWriter)
}

extension SQLDialect {
  /// None: texts are made anew.
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

  /// The dialect's collation by code point; no other has a name.
  public func collationName(_ collation: SQLCollation) -> String? {
    collation == .binary ? spelling.codePointCollation : nil
  }

  /// Standard SQL; an infinite number is one beyond the range of the type.
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

  /// The operator between its operands, which get parentheses if they need them.
  public func write(
    arithmetic left: SQLExpression, _ sign: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    writer.write(leftOperand: left, of: sign)
    writer.write(sign)
    writer.write(rightOperand: right, of: sign)
  }

  /// `-operand`.
  public func write(negated operand: SQLExpression, to writer: inout SQLWriter) {
    writer.write("-")
    writer.write(operand: operand)
  }

  /// `~operand`.
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

  /// `left || right`.
  public func write(
    concatenation left: SQLExpression, _ right: SQLExpression, to writer: inout SQLWriter
  ) {
    writer.write(leftOfConcatenation: left)
    writer.write(" || ")
    writer.write(operand: right)
  }

  /// `IS DISTINCT FROM`, or `IS NOT DISTINCT FROM` if negated.
  public func write(
    isDistinct left: SQLExpression, _ right: SQLExpression, negated: Bool, to writer: inout SQLWriter
  ) {
    let type = left.namedType ?? right.namedType
    writer.write(left, adopting: type, in: .comparison)
    writer.write(negated ? " IS NOT DISTINCT FROM " : " IS DISTINCT FROM ")
    writer.write(right, adopting: type, in: .comparison)
  }

  /// `LIKE … ESCAPE '\'`, whether it ignores case or not.
  public func write(
    like operand: SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter
  ) {
    writer.write(operand, in: .comparison)
    writer.write(negated ? " NOT LIKE " : " LIKE ")
    writer.write(operand: pattern)
    writer.write(" ESCAPE '\\'")
  }

  /// `CAST(operand AS type)`.
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

  /// `LIMIT … OFFSET …`.
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

  /// Writes the left operand of arithmetic, in parentheses if it needs them.
  public mutating func write(leftOperand operand: SQLExpression, of sign: SQLArithmeticOperator) {
    switch sign {
    case .add: write(operand, in: .additive(isLeftOfPlus: true))
    case .subtract: write(operand, in: .additive(isLeftOfPlus: false))
    case .multiply: write(operand, in: .multiplicative(isLeftOfTimes: true))
    case .divide, .integerDivide, .remainder: write(operand, in: .multiplicative(isLeftOfTimes: false))
    }
  }

  /// Writes the right operand of arithmetic, in parentheses if it needs them.
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

  /// Writes the left side of `||`, in parentheses if it needs them.
  public mutating func write(leftOfConcatenation operand: SQLExpression) {
    write(operand, in: .concatenation)
  }

  /// Writes a byte as two hexadecimal digits, in lower case.
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
