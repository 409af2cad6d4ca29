/// What may happen to a statement on every engine, with its message. Drivers say which event it is, so that the same
/// event has the same message on every engine.
package enum EngineEvent: Sendable {
  case uniqueViolation
  /// A row was given a reference to one that is not there.
  case missingParent
  /// A row was taken away, or its key, that others refer to.
  case remainingChildren
  /// One of the two; the engine does not tell which.
  case foreignKeyViolation
  case notNullViolation, checkViolation
  /// A trigger or a function of the database has raised an error of its own.
  case raised
  case wrongType, outOfRange, divisionByZero, tooLong, outsideDomain, wrongValue
  case syntax, manyStatements, noStatement
  case parameterCount(expected: Int, given: Int)
  case undefinedTable(String?), undefinedColumn(String?), undefinedFunction(String?)
  case alreadyExists
  case manyValues, tooComplex, tooLargeValue
  case readOnly, permission
  case locked, inUse, interrupted
  case outOfSpace, outOfMemory, corrupt
  case refused

  package var code: DatabaseError.Code {
    switch self {
    case .uniqueViolation: .uniqueViolation
    case .missingParent, .remainingChildren, .foreignKeyViolation: .foreignKeyViolation
    case .notNullViolation: .notNullViolation
    case .checkViolation, .raised: .checkViolation
    case .wrongType, .outOfRange, .divisionByZero, .tooLong, .outsideDomain, .wrongValue, .tooLargeValue:
      .invalidValue
    case .syntax: .syntax
    case .manyStatements, .noStatement, .parameterCount: .misuse
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

  package var message: String {
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
