import CSQLite
import Koine

/// A compiled statement of one connection, and the memory that its text and blob parameters point to.
final class PreparedStatement: ResultNames {
  let pointer: OpaquePointer
  let key: StatementKey
  let profile: StatementProfile
  let parameterCount: Int
  /// `sqlite3_stmt_readonly`: does not change the database itself. True for BEGIN and COMMIT as well.
  let isReadOnly: Bool
  var isInUse = false
  var lastUse: UInt64 = 0
  var executions: UInt64 = 0
  private var countedExecutions: UInt64 = 0
  var parameters = ParameterMemory()

  init(pointer: OpaquePointer, key: StatementKey, profile: StatementProfile) {
    self.pointer = pointer
    self.key = key
    self.profile = profile
    parameterCount = Int(sqlite3_bind_parameter_count(pointer))
    isReadOnly = sqlite3_stmt_readonly(pointer) != 0
  }

  deinit {
    sqlite3_finalize(pointer)
    parameters.deallocate()
  }

  override func name(at position: Int) -> String {
    sqlite3_column_name(pointer, Int32(truncatingIfNeeded: position)).map { String(cString: $0) } ?? ""
  }

  var columnNames: [String] {
    (0..<Int(sqlite3_column_count(pointer))).map { name(at: $0) }
  }

  /// Whether a reader may run it: a query that changes neither the database nor the connection.
  var isQuery: Bool {
    guard isReadOnly else { return false }
    let word = SQLText.firstWord(of: key.sql)
    return word == "SELECT" || word == "WITH" || word == "VALUES"
  }

  /// The instructions of an execution, on average since the last call.
  func takeInstructions() -> UInt64 {
    let count = sqlite3_stmt_status(pointer, SQLITE_STMTSTATUS_VM_STEP, 1)
    defer { countedExecutions = executions }
    return UInt64(max(0, count)) / max(1, executions - countedExecutions)
  }

  /// Ends the execution. The result of `sqlite3_reset` repeats the last step's error, which is known.
  func reset() {
    sqlite3_reset(pointer)
    if parameters.hasCopies {
      sqlite3_clear_bindings(pointer)
      parameters.hasCopies = false
    }
  }
}
