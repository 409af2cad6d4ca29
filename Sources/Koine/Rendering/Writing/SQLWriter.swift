/// Appends the text of a statement to one buffer, in one pass, and collects its bindings.
///
/// A dialect's methods receive it to write what they spell in their own way.
public struct SQLWriter: ~Copyable {
  private var bytes: TextBuffer
  private(set) var bindings: [SQLValue] = []
  private(set) var types = SQLTypeList()
  /// The dialect that is written.
  public let dialect: any SQLDialect
  /// The dialect's spelling.
  public let spelling: SQLSpelling
  /// Whether a value that is bound already is the same parameter.
  private let mergesEqualValues: Bool
  /// From how many values on a list is bound as a whole, though it is not a long one.
  let packedList: Int
  /// The numbers of the values bound so far, if equal ones are one parameter.
  private var known: [Bound: Int] = [:]

  private struct Bound: Hashable {
    var value: SQLValue
    var type: SQLType
  }
  /// The values of a call that the placeholders represent so far, by their positions; `nil` for one that
  /// represents a constant.
  private(set) var arguments: [Int?] = []
  let quotesAsStandard: Bool
  /// Whether the statement has been validated. If not, the writer stops at what only validation can judge.
  private let isValidated: Bool
  /// Whether the writer came upon such a thing.
  private(set) var needsValidation = false
  /// The query that is written before it has been validated, and which of its sources a clause sees.
  private var plain: (select: SQLSelect, scope: SQLScope)?
  private var depth = 0
  /// The greatest depth of an expression so far.
  private var deepest = 0
  /// What the statement does, unless a part of it is written by hand.
  private var kind = StatementKind.unknown
  /// Whether columns are those of a query, though the statement is a definition.
  public internal(set) var isInView = false
  /// Whether a column's default is written, in which no engine takes a subquery.
  public internal(set) var isInDefault = false
  /// Whether what is written takes no subquery, so that operands have no names.
  @_spi(KoineDriver) public internal(set) var repeatsOperands = false
  /// How many expressions have been written of one that repeats its operands.
  var visited = 0
  /// What of a table that is created is written.
  public internal(set) var tablePart = SQLTablePart.table
  private var hasFragment = false
  /// What the dialect was asked to write and has no form for.
  private(set) var refusals: [String] = []
  /// The functions that the text calls and the engine does not have by itself.
  private(set) var driverFunctions: [String] = []
  /// Whether the operand that is written next is compared with nothing but a column, a value, a constant or what is
  /// computed within 64 bits: then it does not matter by how much it exceeds those.
  var comparesNext = false
  /// The same of the computation that the dialect is asked to write.
  public internal(set) var isCompared = false
  /// Whether an upsert is being written, whose proposed row is `excluded`.
  var proposesRow = false
  /// What the query that is being written is grouped by, apart from columns. An engine may know it by its text, and
  /// only outside of subqueries.
  var groupedExpressions: [SQLExpression] = []

  /// Whether an aggregate has been written in a subquery that gives it a name.
  var namesAggregates = false
  /// The window of the aggregate that is being written; `nil` for an aggregate of a group, and behind OVER.
  var aggregateWindow: SQLWindow?
  /// Whether a query may have windows that are used several times.
  var namesWindows = false
  /// The windows that the query being written names, in the order of their names.
  var namedWindows: [SQLWindow] = []

  /// Begins a text for a dialect.
  ///
  /// - Parameters:
  ///   - dialect: The dialect.
  ///   - mergesEqualValues: Whether equal values of one type are one placeholder.
  public init(_ dialect: any SQLDialect, mergesEqualValues: Bool = false) {
    self.init(dialect, mergesEqualValues: mergesEqualValues, packedList: .max)
  }

  init(_ dialect: any SQLDialect, mergesEqualValues: Bool = false, packedList: Int) {
    self.init(
      dialect, into: TextBuffer(capacity: 512), mergesEqualValues: mergesEqualValues,
      packedList: packedList, isValidated: true)
  }

  init(
    _ dialect: any SQLDialect, into buffer: consuming TextBuffer, mergesEqualValues: Bool = false,
    packedList: Int = .max, isValidated: Bool
  ) {
    self.packedList = packedList
    self.dialect = dialect
    bytes = buffer
    self.isValidated = isValidated
    spelling = dialect.spelling
    self.mergesEqualValues = mergesEqualValues && spelling.numbersPlaceholders
    quotesAsStandard = spelling.identifierQuote == UInt8(ascii: "\"")
  }

  /// What `body` writes.
  mutating func text(of body: (inout SQLWriter) -> Void) -> String {
    let start = bytes.count
    body(&self)
    return bytes.text(from: start)
  }

  /// The text so far, with its bindings.
  public consuming func finish() -> RenderedStatement {
    let kind = hasFragment ? StatementKind.unknown : kind
    var statement = RenderedStatement(sql: bytes.text, bindings: bindings, types: types)
    statement.kind = kind
    return statement
  }

  /// Refuses the statement, as the dialect has no form for a construct: rendering throws, and `check(in:)` names it.
  ///
  ///     @unknown default: writer.refuse("the function \(function)")
  ///     // My Engine 3.1 cannot express the function …: choose another expression, or write SQL by hand
  ///
  /// It is for what a dialect learns only when it writes, such as a function that came with a later version of Koine.
  /// What it knows to lack, it answers in ``SQLDialect/features``: then Koine may rewrite it.
  public mutating func refuse(_ construct: String) {
    refusals.append(construct)
    needsValidation = true
  }

  /// Notes what the statement does that is about to be written.
  mutating func begin(_ kind: StatementKind) {
    self.kind = kind
  }

  /// How many bytes have been written.
  var position: Int { bytes.count }

  /// What has been written from a position on.
  func text(from position: Int) -> String { bytes.text(from: position) }

  /// Notes that a part of the statement is written by hand.
  mutating func noteFragment() {
    hasFragment = true
  }

  /// Goes one level deeper into an expression, unless that has to be validated first.
  mutating func enter(_ expression: SQLExpression) -> Bool {
    depth += 1
    if depth > deepest { deepest = depth }
    if isValidated { return !repeatsOperands || visitRepeated() }
    if needsValidation || depth > SQLExpression.shallowDepth || !expression.isPlain {
      needsValidation = true
      return false
    }
    return true
  }

  /// Counts an expression that may be written several times. Their number grows with the power of the depth, and is refused
  /// where nobody would wait for the text.
  private mutating func visitRepeated() -> Bool {
    visited += 1
    if visited == Self.mostRepeated { refuse("an expression of so many parts that repeat each other") }
    return visited < Self.mostRepeated
  }

  private static let mostRepeated = 100_000

  mutating func leave() {
    depth -= 1
  }

  /// Writes a query of plain clauses, unless something in it has to be validated first.
  mutating func write(plain select: SQLSelect, of query: SQLQuery) {
    begin(.reads)
    plain = (select, .sources)
    write(query)
  }

  /// Tells which sources of a plain query the next clauses see.
  mutating func begin(_ scope: SQLScope) {
    if !isValidated { plain?.scope = scope }
  }

  /// Leaves a column that a plain query does not have to validation, which knows where else it could be from.
  mutating func checkScope(of column: SQLColumn) {
    guard let plain, plain.select.source(named: column.source, in: plain.scope)?.has(column) != true else {
      return
    }
    needsValidation = true
  }

  /// The same of all columns of a source.
  mutating func checkScope(of reference: SQLTableReference) {
    guard let plain else { return }
    if plain.select.source(named: reference.sourceName, in: plain.scope) != reference {
      needsValidation = true
    }
  }

  /// Goes into a query, which takes an engine as much as a few expressions.
  mutating func enterQuery() {
    depth += 2
    if depth > deepest { deepest = depth }
  }

  mutating func leaveQuery() {
    depth -= 2
  }

  /// Whether the text may be nested deeper than an engine takes, so that it has to be looked at.
  var isNested: Bool { deepest > 9 }

  /// Tells what the operand that is written next is compared with.
  mutating func compareNext(with other: SQLExpression, isFirst: Bool = false) {
    switch other {
    case .arithmetic, .cast: comparesNext = isFirst
    // What it yields has been looked at.
    case .subquery: comparesNext = true
    default: comparesNext = other.isRepeatable
    }
  }

  /// Whether the expression that is written now is compared so.
  mutating func takeComparesNext() -> Bool {
    defer { comparesNext = false }
    return comparesNext
  }

  // MARK: Text

  /// Writes text that is part of the program.
  public mutating func write(_ text: StaticString) {
    bytes.append(text.utf8Start, count: text.utf8CodeUnitCount)
  }

  /// Writes the name of a function that the dialect's driver adds to the engine: text of which `check(in:)` says that
  /// no other driver runs it.
  public mutating func write(driverFunction name: String) {
    if !driverFunctions.contains(name) { driverFunctions.append(name) }
    write(text: name)
  }

  /// Writes text that is made when the statement is rendered.
  public mutating func write(text: String) {
    var text = text
    text.withUTF8 { text in
      if let start = text.baseAddress { bytes.append(start, count: text.count) }
    }
  }

  private mutating func write(_ text: UTF8Text) {
    bytes.append(text.start, count: text.count)
  }

  /// Writes one byte of UTF-8.
  public mutating func write(byte: UInt8) {
    bytes.append(byte)
  }

  /// Writes an integer in digits.
  public mutating func write(_ number: Int64) {
    write(text: String(number))
  }

  /// Writes parts with commas between them.
  public mutating func writeList<Elements: Collection>(
    _ elements: Elements, _ write: (Elements.Element, inout SQLWriter) -> Void
  ) {
    var isFirst = true
    for element in elements {
      if !isFirst { self.write(", ") }
      isFirst = false
      write(element, &self)
    }
  }

  /// Writes the name that a SELECT list gives, unless it has to be validated first.
  mutating func write(newName name: String) {
    if !isValidated, !SQLIdentifierTraits(name).areFit { needsValidation = true }
    write(identifier: name)
  }

  /// Writes a name in quotes, those in it doubled.
  public mutating func write(identifier: String) {
    let quote = spelling.identifierQuote
    bytes.append(quote)
    for byte in identifier.utf8 {
      if byte == quote { bytes.append(quote) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  /// Writes a text constant in quotes, those in it doubled; with backslashes too if the dialect says so.
  public mutating func write(textLiteral text: String) {
    let escapesBackslashes = spelling.escapesBackslashes && text.utf8.contains(UInt8(ascii: "\\"))
    if escapesBackslashes { bytes.append(UInt8(ascii: "E")) }
    let quote = UInt8(ascii: "'")
    bytes.append(quote)
    for byte in text.utf8 {
      if byte == quote { bytes.append(quote) }
      if escapesBackslashes, byte == UInt8(ascii: "\\") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(quote)
  }

  // MARK: Names

  /// Writes a column, qualified by its source; in a definition by its name alone.
  public mutating func write(_ column: SQLColumn) {
    if kind == .defines, !isInView { return write(nameOf: column) }
    if quotesAsStandard {
      write(column.quoted)
    } else if proposesRow, let function = spelling.proposedValue, column.source == SQLConflict.proposedRow {
      write(function)
      write(byte: UInt8(ascii: "("))
      write(identifier: column.name)
      write(byte: UInt8(ascii: ")"))
    } else {
      write(identifier: column.source)
      write(byte: UInt8(ascii: "."))
      write(identifier: column.name)
    }
  }

  /// Writes a column's bare name.
  public mutating func write(nameOf column: SQLColumn) {
    if quotesAsStandard { write(column.quotedName) } else { write(identifier: column.name) }
  }

  /// Writes every column of a source.
  public mutating func write(columnsOf reference: SQLTableReference) {
    if quotesAsStandard {
      write(reference.quotedColumns)
    } else {
      writeList(reference.columns) { column, writer in writer.write(column) }
    }
  }

  /// Writes a table as a source: its name in the database, and its alias.
  mutating func write(source reference: SQLTableReference) {
    if quotesAsStandard { return write(reference.quotedSource) }
    write(nameOf: reference)
    if let alias = reference.alias {
      write(" AS ")
      write(identifier: alias)
    }
  }

  /// Writes a table's name in the database.
  public mutating func write(nameOf reference: SQLTableReference) {
    if let schema = reference.schema {
      write(identifier: schema)
      write(byte: UInt8(ascii: "."))
    }
    write(identifier: reference.name)
  }

  // MARK: Values

  /// Whether the statement is a definition, whose constants the database keeps.
  @_spi(KoineDriver) public var isOfDefinition: Bool { kind == .defines }

  /// Writes a placeholder for a value, in a definition the value as a constant.
  public mutating func bind(_ value: SQLValue, _ type: SQLType) {
    if kind == .defines { return dialect.write(literal: value, of: type, to: &self) }
    // Here, as a dialect binds some values without a visit of their node.
    if !isValidated, !value.isPlain { needsValidation = true }
    let number = bindings.count + 1
    if mergesEqualValues {
      let bound = Bound(value: value, type: type)
      if let earlier = known[bound] { return writePlaceholder(earlier) }
      known[bound] = number
    }
    if bindings.isEmpty {
      bindings.reserveCapacity(4)
    }
    bindings.append(value)
    types.append(type)
    writePlaceholder(number)
  }

  /// Writes the placeholder of a parameter, the same one wherever it occurs if placeholders have numbers.
  mutating func bind(_ parameter: SQLParameter) {
    if spelling.numbersPlaceholders, let earlier = arguments.firstIndex(of: parameter.position) {
      return writePlaceholder(earlier + 1)
    }
    while arguments.count < bindings.count { arguments.append(nil) }
    arguments.append(parameter.position)
    bindings.append(.null)
    types.append(parameter.type)
    writePlaceholder(bindings.count)
  }

  /// Binds the values of rows, all of which have been encoded, and writes their placeholders.
  mutating func bindRows(_ values: [SQLValue], _ columns: [SQLColumn]) {
    let first = bindings.count
    if bindings.isEmpty { bindings = values } else { bindings += values }
    let rowCount = columns.isEmpty ? 0 : values.count / columns.count
    let hasCasts =
      spelling.castsNamedTypes
      && columns.contains { column in if case .named = column.type { true } else { false } }
    var number = first
    for row in 0..<rowCount {
      write(row == 0 ? "(" : ", (")
      for index in 0..<columns.count {
        if index > 0 { write(", ") }
        number += 1
        if hasCasts {
          writeCast(to: columns[index].type) { $0.writePlaceholder(number) }
        } else {
          writePlaceholder(number)
        }
      }
      write(byte: UInt8(ascii: ")"))
    }
    types.append(columns.map { hasCasts ? $0.type.boundInCast : $0.type.storage }, rows: rowCount)
  }

  private mutating func writePlaceholder(_ number: Int) {
    bytes.append(spelling.placeholder)
    if spelling.numbersPlaceholders { bytes.append(decimal: UInt(number)) }
  }

  /// Writes an expression of a type that the database defines, cast to it if the dialect asks for that.
  mutating func writeCast(to type: SQLType, _ body: (inout SQLWriter) -> Void) {
    guard spelling.castsNamedTypes, case .named = type else { return body(&self) }
    write("CAST(")
    body(&self)
    // It is bound as an instant, which the cast would take to the session's zone.
    if type.isTimestampWithoutZone { write(" AT TIME ZONE 'UTC'") }
    write(" AS ")
    write(text: dialect.typeName(type))
    write(")")
  }
}
