/// What may happen to a statement on every engine, with its message. Drivers say which event it is, so that the same
/// event has the same message on every engine.
@_spi(KoineDriver) public enum EngineEvent: Sendable {
  /// A row with the same key exists.
  case uniqueViolation
  /// A row was given a reference to one that is not there.
  case missingParent
  /// A row was taken away, or its key, that others refer to.
  case remainingChildren
  /// One of the two; the engine does not tell which.
  case foreignKeyViolation
  /// A column that does not take NULL was given none.
  case notNullViolation
  /// A row does not satisfy a check constraint.
  case checkViolation
  /// A trigger or a function of the database has raised an error of its own.
  case raised
  /// A value of another type than its column or the operation needs.
  case wrongType
  /// A number beyond the range of its type.
  case outOfRange
  /// A division by zero that the engine does not turn into NULL.
  case divisionByZero
  /// A text that is too long for its column.
  case tooLong
  /// An argument for which a function has no result.
  case outsideDomain
  /// Any other value that does not suit its column or the operation.
  case wrongValue
  /// A text that is not SQL.
  case syntax
  /// Several statements in place of one.
  case manyStatements
  /// A text without a statement.
  case noStatement
  /// Another number of values than the statement has placeholders.
  case parameterCount(expected: Int, given: Int)
  /// A table that is not there, with its name if the engine tells it.
  case undefinedTable(String?)
  /// A column that is not there, with its name if the engine tells it.
  case undefinedColumn(String?)
  /// A function that is not there, with its name if the engine tells it.
  case undefinedFunction(String?)
  /// An upsert by what is no key of its table, with the names if they are known.
  case unmatchedConflict(table: String?, columns: [String])
  /// A table or another object of the same name exists.
  case alreadyExists
  /// More values than the engine takes in one statement.
  case manyValues
  /// A statement that is larger or nested deeper than the engine takes.
  case tooComplex
  /// A text or blob that is larger than the engine takes.
  case tooLargeValue
  /// The database, or the transaction, may only be read.
  case readOnly
  /// The user may not do this.
  case permission
  /// Another connection holds a lock that the statement needs.
  case locked
  /// Another statement of the connection uses the table.
  case inUse
  /// The statement was ended before its time, and not for a deadline.
  case interrupted
  /// The disk or the database is full.
  case outOfSpace
  /// The engine has run out of memory.
  case outOfMemory
  /// The database is damaged.
  case corrupt
  /// Anything else, with the engine's own words beside the message.
  case refused

  /// The portable code of the event.
  public var code: DatabaseError.Code {
    switch self {
    case .uniqueViolation: .uniqueViolation
    case .missingParent, .remainingChildren, .foreignKeyViolation: .foreignKeyViolation
    case .notNullViolation: .notNullViolation
    case .checkViolation, .raised: .checkViolation
    case .wrongType, .outOfRange, .divisionByZero, .tooLong, .outsideDomain, .wrongValue, .tooLargeValue:
      .invalidValue
    case .syntax: .syntax
    case .manyStatements, .noStatement, .parameterCount, .unmatchedConflict: .misuse
    case .undefinedTable: .undefinedTable
    case .undefinedColumn: .undefinedColumn
    case .undefinedFunction: .undefinedFunction
    case .alreadyExists: .alreadyExists
    case .manyValues, .tooComplex: .tooManyValues
    case .readOnly: .readOnly
    case .permission: .permissionDenied
    case .locked, .inUse: .busy
    case .interrupted: .cancelled
    case .outOfSpace, .outOfMemory: .outOfSpace
    case .corrupt: .corrupt
    case .refused: .other
    }
  }

  /// The message, the same on every engine, without a value of the caller's.
  public var message: String {
    switch self {
    case .uniqueViolation: "A row with the same key exists already."
    case .missingParent: "A row refers to a row that does not exist."
    case .remainingChildren: "Other rows refer to a row, so it cannot be removed or get another key."
    case .foreignKeyViolation:
      "A row refers to a row that does not exist, or that the statement would remove."
    case .notNullViolation: "A column that does not take NULL was given no value."
    case .checkViolation: "A row does not satisfy a check constraint."
    case .raised: "A trigger or function of the database refused the statement."
    case .wrongType: "A value does not have the type that its column or the operation needs."
    case .outOfRange: "A number is out of the range of its type."
    case .divisionByZero: "A number was divided by zero."
    case .tooLong: "A text is too long for its column."
    case .outsideDomain: "A function has no result for its argument."
    case .wrongValue: "A value does not suit its column or the operation."
    case .syntax: "The statement is not valid SQL."
    case .manyStatements: "The text holds more than one statement; run them one by one, or as a script."
    case .noStatement: "The text holds no statement."
    case .parameterCount(let expected, let given):
      "The statement has \(expected) parameters, but \(given) values were given."
    case .undefinedTable(let name): name.map { "There is no table \($0)." } ?? "A table does not exist."
    case .undefinedColumn(let name): name.map { "There is no column \($0)." } ?? "A column does not exist."
    case .undefinedFunction(let name):
      name.map { "There is no function \($0) that takes these arguments." } ?? "A function does not exist."
    case .unmatchedConflict(let table, let columns):
      """
      An upsert finds rows by a key, and \(table.map { "the table \($0)" } ?? "the table") has no primary key and no \
      unique constraint or index of exactly \(columns.isEmpty ? "the columns" : columns.joined(separator: ", ")). Declare \
      them unique, or name the columns of a key; of a unique index with a condition, say the condition, too.
      """
    case .alreadyExists: "A table or another object of this name exists already."
    case .manyValues: "The statement has more values than the engine takes."
    case .tooComplex: "The statement is larger or nested deeper than the engine takes."
    case .tooLargeValue: "A text or blob is larger than the engine takes."
    case .readOnly: "The database, or this transaction, may only be read."
    case .permission: "The operation is not permitted."
    case .locked: "Another connection holds a lock that the statement needs."
    case .inUse: "Another statement uses the table."
    case .interrupted: "The statement was interrupted."
    case .outOfSpace: "The disk or the database is full."
    case .outOfMemory: "The engine has run out of memory."
    case .corrupt: "The database is damaged."
    case .refused: "The engine refuses the statement."
    }
  }
}
