@_spi(KoineDriver) public import Koine

/// A function in Swift that computes a value of the values of one row, on SQLite.
///
///     let initials = SQLiteScalarFunction("initials", isDeterministic: true) { (name: String) in
///       String(name.split(separator: " ").compactMap(\.first))
///     }
///     let database = try SQLiteDatabase(path: path, configuration: .init(functions: [initials]))
///
///     Person.where { initials($0.name) == "AL" }.select { ($0.id, initials($0.name)) }
///     // SQLite: SELECT "people"."id", "initials"("people"."name") FROM "people" WHERE "initials"("people"."name") = ?1
///     // elsewhere the statement is refused when it is rendered
///
/// Arguments and results are of any type that a column can have, and optional ones. If an argument that is not optional
/// gets NULL, the function is not called, and the result is NULL.
///
/// An error that the closure throws ends the statement, and its caller gets that very error. A result that SQLite cannot
/// store, such as NaN or a text with NUL in it, and an argument of another type than declared, which SQL written by hand may
/// pass, are a `DatabaseError`.
///
/// Connections run on different threads, and call the closure at the same time: it is `@Sendable`. It runs on the
/// connection's thread and keeps the connection busy; one that takes long looks at `Task.isCancelled`. How often SQLite
/// calls it, and in which order of the rows, is not defined: a query may begin anew. It cannot use the database.
public struct SQLiteScalarFunction<each Argument: SQLRepresentable, Result: SQLRepresentable>:
  SQLiteProgramFunction
{
  /// What the driver adds to each connection.
  public let definition: SQLiteFunctionDefinition

  /// Makes a function.
  ///
  /// - Parameters:
  ///   - name: The name by which SQL knows it, of 1 to 255 bytes; SQLite ignores the case of its ASCII letters. That of
  ///     a function of SQLite's own, or one that begins with `koine_`, is refused when the database is opened.
  ///   - isDeterministic: Whether equal arguments always have equal results. SQLite computes a constant call once then, and
  ///     indexes and computed columns may use the function.
  ///   - isAllowedInSchema: Whether checks, indexes, computed columns, defaults, views and triggers may call the function.
  ///     If not, SQLite refuses it there, in a file of unknown origin too. If so, every program that writes to such a table
  ///     needs the function, and a function that is changed leaves what was computed before.
  ///   - body: Computes the result.
  public init(
    _ name: String, isDeterministic: Bool = false, isAllowedInSchema: Bool = false,
    _ body: @escaping @Sendable (repeat each Argument) throws -> Result
  ) {
    let arguments = FunctionArguments<repeat each Argument>(of: name)
    definition = SQLiteFunctionDefinition(
      function: SQLProgramFunction(
        name, type: Result.sqlType, isNeverNull: !Result.isNullable, isDeterministic: isDeterministic,
        isAllowedInSchema: isAllowedInSchema),
      argumentCount: arguments.count,
      body: .scalar { cells in
        if arguments.lackValue(cells) { return .null }
        return try body(repeat each arguments.decode(cells)).sqlValue
      })
  }

  /// A call of the function in a query.
  ///
  ///     Person.order { initials($0.name) }     // ORDER BY "initials"("people"."name")
  public func callAsFunction<each Operand: QueryExpression>(
    _ operands: repeat each Operand
  ) -> Computed<Result> where repeat (each Operand).Value == each Argument {
    Computed(call(repeat each operands))
  }

  /// A call with operands of which one may be NULL where the function does not take it, or is never NULL where the function
  /// does: the result is optional.
  @_disfavoredOverload
  public func callAsFunction<each Operand: QueryExpression>(
    _ operands: repeat each Operand
  ) -> Computed<Result.OptionalValue>
  where
    repeat (each Operand).Value: SQLRepresentable,
    repeat (each Operand).Value.Comparand == (each Argument).Comparand,
    Result.OptionalValue: SQLRepresentable
  {
    Computed(call(repeat each operands))
  }

  private func call<each Operand: QueryExpression>(_ operands: repeat each Operand) -> SQLExpression {
    var arguments: [SQLExpression] = []
    for operand in repeat each operands { arguments.append(operand.expression) }
    return .function(.program(definition.function), arguments)
  }
}
