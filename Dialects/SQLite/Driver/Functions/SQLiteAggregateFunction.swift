@_spi(KoineDriver) public import Koine

/// A function in Swift that computes one value of many rows, on SQLite: of a group, or over a window.
///
///     let product = SQLiteAggregateFunction("product", state: 1.0) { (product: inout Double, factor: Double) in
///       product *= factor
///     } result: { product in
///       product
///     }
///
///     Rate.group(by: \.year).select { ($0.year, product($0.factor, filter: $0.isKnown)) }
///     // SQLite: SELECT "rates"."year", "product"("rates"."factor") FILTER (WHERE "rates"."isKnown") FROM "rates" GROUP BY …
///     // elsewhere the statement is refused when it is rendered
///
/// Each group begins with a state of its own, each row adds to it, and the result is taken of it at last. A row in which an
/// argument is NULL that is not optional is passed over, as built-in aggregates do.
///
/// A function that can take a row back again is computed over windows, too, whatever their frame: SQLite takes back the
/// rows that leave the frame, in the order in which they came, and asks for the result at each row.
///
///     let total = SQLiteAggregateFunction("total_length", state: 0) { (sum: inout Int, text: String) in
///       sum += text.count
///     } remove: { (sum: inout Int, text: String) in
///       sum -= text.count
///     } result: { $0 }
///
///     Note.select { ($0.id, total($0.title).over(orderBy: $0.id)) }
///     // SELECT "notes"."id", "total_length"("notes"."title") OVER (ORDER BY "notes"."id") FROM "notes"
///
/// Errors, threads, and results that SQLite cannot store are as in a ``SQLiteScalarFunction``. If a statement is ended
/// early, the result of a state may be asked for in vain.
public struct SQLiteAggregateFunction<each Argument: SQLRepresentable, Result: SQLRepresentable>:
  SQLiteProgramFunction
{
  /// What the driver adds to each connection.
  public let definition: SQLiteFunctionDefinition

  /// Makes an aggregate function of groups.
  ///
  /// - Parameters:
  ///   - name: The name by which SQL knows it: see ``SQLiteScalarFunction/init(_:isDeterministic:isAllowedInSchema:_:)``.
  ///   - isAllowedInSchema: Whether views may call the function; every program that reads them needs it then.
  ///   - state: What each group begins with.
  ///   - add: Adds a row to a state.
  ///   - result: The result of a state.
  public init<State>(
    _ name: String, isAllowedInSchema: Bool = false,
    state: @autoclosure @escaping @Sendable () -> State,
    add: @escaping @Sendable (inout State, repeat each Argument) throws -> Void,
    result: @escaping @Sendable (State) throws -> Result
  ) {
    self.init(name, isAllowedInSchema, state, RowStep(run: add), nil, result)
  }

  /// Makes an aggregate function of groups and of windows.
  ///
  /// - Parameters:
  ///   - name: The name by which SQL knows it: see ``SQLiteScalarFunction/init(_:isDeterministic:isAllowedInSchema:_:)``.
  ///   - isAllowedInSchema: Whether views may call the function; every program that reads them needs it then.
  ///   - state: What each group, or each partition of a window, begins with.
  ///   - add: Adds a row to a state.
  ///   - remove: Takes a row back that was added.
  ///   - result: The result of a state, which goes on with other rows afterwards.
  public init<State>(
    _ name: String, isAllowedInSchema: Bool = false,
    state: @autoclosure @escaping @Sendable () -> State,
    add: @escaping @Sendable (inout State, repeat each Argument) throws -> Void,
    remove: @escaping @Sendable (inout State, repeat each Argument) throws -> Void,
    result: @escaping @Sendable (State) throws -> Result
  ) {
    self.init(name, isAllowedInSchema, state, RowStep(run: add), RowStep(run: remove), result)
  }

  private init<State>(
    _ name: String, _ isAllowedInSchema: Bool, _ state: @escaping @Sendable () -> State,
    _ add: RowStep<State, repeat each Argument>, _ remove: RowStep<State, repeat each Argument>?,
    _ result: @escaping @Sendable (State) throws -> Result
  ) {
    let arguments = FunctionArguments<repeat each Argument>(of: name)
    definition = SQLiteFunctionDefinition(
      function: SQLProgramFunction(
        name, type: Result.sqlType, isNeverNull: !Result.isNullable, isDeterministic: true,
        isAllowedInSchema: isAllowedInSchema, isOfWindows: remove != nil),
      argumentCount: arguments.count,
      body: .aggregate {
        var value = state()
        return AggregateRun(
          add: { cells in
            if !arguments.lackValue(cells) { try add.run(&value, repeat each arguments.decode(cells)) }
          },
          remove: { cells in
            if let remove, !arguments.lackValue(cells) {
              try remove.run(&value, repeat each arguments.decode(cells))
            }
          },
          result: { try result(value).sqlValue })
      })
  }

  /// A call of the function in a query, of a group or `over` a window.
  ///
  /// - Parameters:
  ///   - operands: What is taken of each row. Rows in which one is NULL that the function does not take are passed over.
  ///   - distinct: Take equal values once, if there is one operand; of several it is refused.
  ///   - filter: Take only rows for which this holds.
  public func callAsFunction<each Operand: QueryExpression, Filter: QueryExpression>(
    _ operands: repeat each Operand, distinct: Bool = false, filter: Filter = true
  ) -> Computed<Result>
  where
    repeat (each Operand).Value: SQLRepresentable,
    repeat (each Operand).Value.Comparand == (each Argument).Comparand,
    Filter.Value: SQLTruthValue
  {
    var arguments: [SQLExpression] = []
    for operand in repeat each operands { arguments.append(operand.expression) }
    let argument = arguments.count > 1 ? SQLExpression.row(arguments) : arguments.first
    return Computed(
      .aggregate(
        SQLAggregate(
          .program(definition.function), argument, distinct: distinct, filter: filter.condition)))
  }
}

/// What changes a state by a row. A struct, as an optional one of functions with a parameter pack does not compile.
private struct RowStep<State, each Argument>: Sendable {
  let run: @Sendable (inout State, repeat each Argument) throws -> Void
}

/// The state of an aggregate function in one group, or in one partition of a window.
final class AggregateRun {
  let add: (UnsafePointer<Cell>) throws -> Void
  let remove: (UnsafePointer<Cell>) throws -> Void
  let result: () throws -> SQLValue
  /// Whether an error was thrown, so that nobody will look at the result.
  var hasFailed = false

  init(
    add: @escaping (UnsafePointer<Cell>) throws -> Void,
    remove: @escaping (UnsafePointer<Cell>) throws -> Void,
    result: @escaping () throws -> SQLValue
  ) {
    self.add = add
    self.remove = remove
    self.result = result
  }
}
