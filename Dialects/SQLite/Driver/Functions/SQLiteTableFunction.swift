@_spi(KoineDriver) public import Koine
import KoineSQLiteDialect

/// A function in Swift that yields rows, on SQLite: queries read it as a table.
///
///     @Table struct Word {
///       let position: Int
///       var text: String
///     }
///     let words = SQLiteTableFunction("words", of: Word.self) { (text: String) in
///       text.split(separator: " ").enumerated().map { Word(position: $0, text: String($1)) }
///     }
///     let database = try SQLiteDatabase(path: path, configuration: .init(functions: [words]))
///
///     words("a b").where { $0.position > 0 }            // SELECT … FROM "words"(?1) AS "words" WHERE "words"."position" > ?2
///     Person.joinLateral { words($0.name) }.select { ($0.id, $1.text) }
///     // SQLite: SELECT "people"."id", "words"."text" FROM "people" JOIN "words"("people"."name") AS "words"
///     // elsewhere the statement is refused when it is rendered
///
/// What a row is, a type with `@Table` says; no table of its name has to be there. The arguments are of any type that a column
/// can have, and optional ones. If an argument that is not optional gets NULL, the function is not called, and there is
/// no row. Rows are taken from the sequence as the query asks for them: it may be lazy, and without an end if the query
/// has a limit.
///
/// Errors, threads, and values that SQLite cannot store are as in a ``SQLiteScalarFunction``. A column that a row leaves to
/// the database is NULL. Triggers and views cannot call the function.
public struct SQLiteTableFunction<each Argument: SQLRepresentable, Row: Table & InsertableRow>:
  SQLiteProgramFunction
where Row.Row == Row {
  /// What the driver adds to each connection.
  public let definition: SQLiteFunctionDefinition

  /// Makes a function.
  ///
  /// - Parameters:
  ///   - name: The name by which SQL knows it, of 1 to 255 bytes; SQLite ignores the case of its ASCII letters. That of
  ///     a table that comes with SQLite, or one that begins with `koine_`, is refused when the database is opened. A table of
  ///     the database that has the name hides the function.
  ///   - type: What a row is.
  ///   - body: Makes the rows. More than 30 arguments are refused when the database is opened.
  public init<Rows: Sequence & SendableMetatype>(
    _ name: String, of type: Row.Type, _ body: @escaping @Sendable (repeat each Argument) throws -> Rows
  ) where Rows.Element == Row {
    let arguments = FunctionArguments<repeat each Argument>(of: name)
    let columns = Row.schema.columns
    definition = SQLiteFunctionDefinition(
      function: SQLProgramFunction(
        name, type: .unknown, isNeverNull: false, isDeterministic: false, isAllowedInSchema: false),
      argumentCount: arguments.count,
      body: .table(
        columns: columns.map { "\(DefinitionText.name($0.name)) \(SQLiteDialect.sqlite.typeName($0.type))" }
      ) { cells in
        if arguments.lackValue(cells) { return nil }
        return TableRun(try body(repeat each arguments.decode(cells)))
      })
  }

  /// The rows of a call, for `joinLateral`, `exists`, a subquery, or by itself.
  ///
  ///     words("a b").select { $0.text }
  ///
  /// - Parameters:
  ///   - operands: What the rows are made of.
  ///   - name: What the source is called: as the function unless given. Two in one query have two names.
  public func callAsFunction<each Operand: QueryExpression>(
    _ operands: repeat each Operand, as name: String? = nil
  ) -> From1<Row.Columns>
  where
    repeat (each Operand).Value: SQLRepresentable,
    repeat (each Operand).Value.Comparand == (each Argument).Comparand
  {
    var arguments: [SQLExpression] = []
    for operand in repeat each operands { arguments.append(operand.expression) }
    return From1(
      rowsOf: .program(definition.function, arguments), as: name ?? definition.name,
      describedBy: Row.schema)
  }
}

/// The rows of one call, one after another.
final class TableRun {
  /// The values of the row, in the order of the columns.
  private(set) var row: [SQLValue] = []
  private let next: () -> (any InsertableRow)?

  init<Rows: Sequence>(_ rows: Rows) where Rows.Element: InsertableRow {
    var rows = rows.makeIterator()
    next = { rows.next() }
  }

  /// Goes to the next row.
  ///
  /// - Returns: Whether there is one.
  func advance() -> Bool {
    guard let next = next() else { return false }
    var encoder = RowEncoder()
    next.encode(into: &encoder)
    row = encoder.values
    for position in encoder.omitted { row.insert(.null, at: position) }
    return true
  }
}
