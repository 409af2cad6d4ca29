import CSQLite
@_spi(KoineDriver) import Koine

/// A compiled statement of one connection, and the memory that its text and blob parameters point to.
///
/// Whoever has its session has it alone: accesses do not overlap, and are not checked for it.
///
/// `@unchecked Sendable` for the same reason.
final class PreparedStatement: ResultNames, @unchecked Sendable {
  let pointer: OpaquePointer
  let key: StatementKey
  let profile: StatementProfile
  let parameterCount: Int
  /// `sqlite3_stmt_readonly`: does not change the database itself. True for BEGIN and COMMIT as well.
  let isReadOnly: Bool
  let kind: Kind
  let effects: StatementEffects
  /// Whether it is VACUUM.
  let isVacuum: Bool
  /// What it changes, whichever rows it finds.
  var change: DatabaseChange
  /// The last transaction that knows of the change.
  var notedTransaction: UInt64 = 0
  @exclusivity(unchecked) var isInUse = false
  @exclusivity(unchecked) var lastUse: UInt64 = 0
  @exclusivity(unchecked) var executions: UInt64 = 0
  private var countedExecutions: UInt64 = 0
  /// How many rows the last two complete executions had.
  @exclusivity(unchecked) private var lastCounts = (0, 0)
  @exclusivity(unchecked) var parameters = ParameterMemory()
  /// How many values of the row were received, and the first error of binding one.
  @exclusivity(unchecked) var receivedCount = 0
  @exclusivity(unchecked) var bindingFailure: DatabaseError?
  /// What is known about its instructions; `nil` until somebody looks at them.
  @exclusivity(unchecked) private(set) var program: StatementProgram?
  @exclusivity(unchecked) private var compilations: Int32 = 0

  enum Kind {
    /// A query that changes neither the database nor the connection: a reader may run it.
    case query
    case write
    /// BEGIN or SAVEPOINT.
    case beginning
    /// COMMIT, END or RELEASE.
    case commit
    /// ROLLBACK, or ROLLBACK TO.
    case rollback
    /// A pragma, ATTACH, CREATE TABLE …
    case other

    init(of effects: StatementEffects, isReadOnly: Bool) {
      if effects.contains(.beginning) {
        self = .beginning
      } else if effects.contains(.commit) {
        self = .commit
      } else if effects.contains(.rollback) {
        self = .rollback
      } else if !effects.isPlain || effects.contains(.other) {
        self = .other
      } else if isReadOnly {
        self = effects.contains(.select) ? .query : .other
      } else {
        self = effects.isDisjoint(with: [.insert, .update, .delete]) ? .other : .write
      }
    }
  }

  init(
    pointer: OpaquePointer, effects: StatementEffects, change: DatabaseChange, key: StatementKey,
    profile: StatementProfile
  ) {
    self.pointer = pointer
    self.effects = effects
    self.change = change
    self.key = key
    self.profile = profile
    parameterCount = Int(sqlite3_bind_parameter_count(pointer))
    isReadOnly = sqlite3_stmt_readonly(pointer) != 0
    kind = Kind(of: effects, isReadOnly: isReadOnly)
    isVacuum = Self.isVacuum(pointer, effects)
  }

  /// Whether a statement is VACUUM: the one that writes, and of which SQLite tells nothing when it is compiled.
  private static func isVacuum(_ pointer: OpaquePointer, _ effects: StatementEffects) -> Bool {
    effects.rawValue == 0 && sqlite3_stmt_readonly(pointer) == 0 && sqlite3_stmt_isexplain(pointer) == 0
  }

  deinit {
    sqlite3_finalize(pointer)
    parameters.deallocate()
  }

  override func name(at position: Int) -> String {
    sqlite3_column_name(pointer, Int32(truncatingIfNeeded: position)).map { String(cString: $0) } ?? ""
  }

  /// The lesser of the last two, so that one long result makes nobody reserve its memory for a short one.
  override var expectedRowCount: Int { min(lastCounts.0, lastCounts.1) }

  /// Notes how many rows a complete execution had.
  func note(rows: Int) {
    lastCounts = (rows, lastCounts.0)
  }

  var columnNames: [String] {
    (0..<Int(sqlite3_column_count(pointer))).map { name(at: $0) }
  }

  /// Looks at the instructions, unless that was done since they were compiled. What they change is not noted.
  func examine(in handle: SQLiteHandle) {
    let compilations = sqlite3_stmt_status(pointer, SQLITE_STMTSTATUS_REPREPARE, 0)
    guard program == nil || compilations != self.compilations else { return }
    self.compilations = compilations
    var listing: OpaquePointer?
    sqlite3_prepare_v2(handle.pointer, "EXPLAIN \(key.sql)", -1, &listing, nil)
    defer {
      sqlite3_finalize(listing)
      handle.notes.forget()
    }
    let functions = handle.functions
    program = listing.map {
      StatementProgram(
        listing: $0, functionsInSwift: functions?.names ?? [],
        hasTablesInSwift: functions?.hasTables ?? false)
    }
  }

  /// Forgets what is known of the instructions if the last step has compiled them anew, for a schema that has
  /// changed.
  func checkProgram() {
    if sqlite3_stmt_status(pointer, SQLITE_STMTSTATUS_REPREPARE, 0) != compilations { program = nil }
  }

  /// The instructions since they were taken last.
  var instructions: Int32 { sqlite3_stmt_status(pointer, SQLITE_STMTSTATUS_VM_STEP, 0) }

  /// The instructions of an execution, on average since the last call.
  func takeInstructions() -> UInt64 {
    let count = sqlite3_stmt_status(pointer, SQLITE_STMTSTATUS_VM_STEP, 1)
    defer { countedExecutions = executions }
    return UInt64(max(0, count)) / max(1, executions - countedExecutions)
  }

  /// Ends the execution. After a step that has failed SQLite repeats the error, which is known.
  func reset() {
    sqlite3_reset(pointer)
    if parameters.hasCopies {
      sqlite3_clear_bindings(pointer)
      parameters.hasCopies = false
    }
  }
}
