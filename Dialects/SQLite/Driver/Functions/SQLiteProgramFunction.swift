@_spi(KoineDriver) import Koine

/// A function in Swift that queries call on SQLite: a ``SQLiteScalarFunction``, a ``SQLiteAggregateFunction`` or a
/// ``SQLiteTableFunction``.
///
/// ``SQLiteDatabase/Configuration/functions`` lists those of a database.
public protocol SQLiteProgramFunction: Sendable {
  /// What the driver adds to each connection.
  var definition: SQLiteFunctionDefinition { get }
}

/// A function in Swift as the driver adds it to a connection. Functions make these.
public struct SQLiteFunctionDefinition: Sendable {
  enum Body: Sendable {
    case scalar(@Sendable (UnsafePointer<Cell>) throws -> SQLValue)
    case aggregate(@Sendable () -> AggregateRun)
    /// The columns as SQLite declares them, and how rows are made of the arguments: `nil` if one is NULL that is not taken.
    case table(columns: [String], @Sendable (UnsafePointer<Cell>) throws -> TableRun?)
  }

  let function: SQLProgramFunction
  let argumentCount: Int
  let body: Body

  /// The name by which SQL knows the function.
  public var name: String { function.name }
  /// Whether it yields rows.
  var isOfRows: Bool { if case .table = body { true } else { false } }
}

/// The arguments of a function, as a call of SQLite's hands them over.
struct FunctionArguments<each Argument: SQLRepresentable>: Sendable {
  private let name: String
  /// For each argument, whether the function does not take NULL there.
  private let isRequired: [Bool]
  var count: Int { isRequired.count }

  /// - Parameter name: The name of the function.
  init(of name: String) {
    self.name = name
    var isRequired: [Bool] = []
    for type in repeat (each Argument).self { isRequired.append(!type.isNullable) }
    self.isRequired = isRequired
  }

  /// Whether an argument is NULL that the function does not take.
  func lackValue(_ cells: UnsafePointer<Cell>) -> Bool {
    isRequired.indices.contains { isRequired[$0] && cells[$0].kind == .null }
  }

  /// - Throws: `DatabaseError` with the code `decoding` if one holds something else than its type.
  func decode(_ cells: UnsafePointer<Cell>) throws(DatabaseError) -> (repeat each Argument) {
    var row = RowDecoder(unsafeCells: cells, count: count)
    do {
      return (repeat try (each Argument).decode(&row))
    } catch {
      guard case .result(let position, let problem)? = error.place else { throw error }
      throw DatabaseError(
        error.code, "Argument \(position + 1) of the function \"\(name)\" \(problem)")
    }
  }
}
