import CSQLite
@_spi(KoineDriver) import Koine

extension SQLiteSession {
  /// How many quick writes a transaction may make and still end on the caller's thread.
  private static let quickWrites = 256
  /// Instructions of a statement that may be run again for the reason of its error.
  private static let shortRun: Int32 = 1_000_000

  @discardableResult
  func run(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    try await run(statement, isGuest: false, row: row)
  }

  /// - Parameter isGuest: Whether the session is kept free for statements that do not take long.
  /// - Throws: ``Overstay`` if a guest's statement takes long.
  func run(
    _ statement: RenderedStatement, isGuest: Bool, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    if let header = statement.header {
      if let question = header.question as? AccessQuestion {
        try await answer(question, until: statement.deadline)
        return 0
      }
      if header.question is ColumnNamesQuestion {
        header.columnNames = try await columns(of: statement).map(\.name)
        return 0
      }
      if let question = header.question as? DeclaredTypesQuestion {
        question.answer = try await columns(of: statement).map(\.type)
        return 0
      }
      return try await run(statement, leavingNamesIn: header, isGuest: isGuest, row: row)
    }
    try StatementText.checkLength(of: statement.sql)
    // Every `await`, taken or not, costs a lookup some percent: a quick statement does without.
    if !gate.tryAcquire() { try await gate.acquire() }
    defer { leave() }
    let (key, values) = (cache.key(of: statement.sql), statement.bindings)
    try checkTransaction()
    try begin(until: statement.deadline, statement.sql)
    noteReads(of: statement.sql)
    var execution: StatementExecution?
    if let count = try performHere(key, values, &execution, row: row) { return count }
    return try await performOnThread(key, values, execution, isGuest: isGuest, row: row)
  }

  /// Runs a statement of which the instructions tell that it ends soon, as the look-up of a row by its key does.
  func _runAtOnce(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) throws -> Int? {
    guard gate.tryAcquire() else { return nil }
    defer { leave() }
    let key = cache.key(of: statement.sql)
    guard let prepared = cache.find(key), prepared.program?.isBounded == true,
      prepared.kind == .query || prepared.kind == .write
    else { return nil }
    try checkTransaction()
    try begin(until: nil, statement.sql)
    noteReads(of: statement.sql)
    var execution: StatementExecution?
    if let count = try performHere(key, statement.bindings, &execution, row: row) { return count }
    guard var begun = execution, begun.isBegun else { return nil }
    // A schema that has changed meanwhile can make it longer than it was.
    if begun.rows > 0 { return try portion(&begun, statement.bindings, .none, row: row) }
    begun.abort()
    return nil
  }

  /// The names of a statement's columns, and the types that tables declare for them. It is compiled, and does not run.
  private func columns(of statement: RenderedStatement) async throws -> [(name: String, type: String?)] {
    try StatementText.checkLength(of: statement.sql)
    try await gate.acquire()
    defer { leave() }
    try checkTransaction()
    try begin(until: statement.deadline, statement.sql)
    let sql = statement.sql
    return try await withTaskExecutorPreference(thread) {
      handle.busyPolicy.limit = .none
      return try handle.columns(of: sql)
    }
  }

  /// Runs a statement, and tells the names of its columns if it has no row.
  private func run(
    _ statement: RenderedStatement, leavingNamesIn header: ResultHeader, isGuest: Bool,
    row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    var hasRows = false
    var statement = statement
    statement.header = nil
    let count = try await run(statement, isGuest: isGuest) { decoder in
      hasRows = true
      try row(&decoder)
    }
    if !hasRows {
      // What the statement wrote is committed: an error now would let the caller write it again.
      await gate.acquireIgnoringCancellation()
      defer { leave() }
      let key = StatementKey(statement.sql)
      header.columnNames = try await withTaskExecutorPreference(thread) {
        try prepare(key, valueCount: 0).columnNames
      }
    }
    return count
  }

  /// Runs a statement that is known to be quick on the caller's thread. The gate is held.
  ///
  /// - Returns: `nil` if the session's thread has to run it, or to go on with what was begun.
  func performHere(
    _ key: StatementKey, _ values: [SQLValue], _ execution: inout StatementExecution?,
    row: (inout RowDecoder) throws -> Void
  ) throws -> Int? {
    if hasAbandonedStatements.load(ordering: .relaxed) { endAbandonedStatements() }
    guard let statement = cache.find(key), !statement.isInUse, statement.profile.isQuick,
      statement.effects.isPlain || runsOwnStatements, isQuickHere(statement, values)
    else { return nil }
    var begun = StatementExecution(statement)
    if let count = try portion(&begun, values, .quick, row: row) { return count }
    execution = begun
    return nil
  }

  /// Whether a statement that was quick until now cannot hold the caller's thread for long this time: because
  /// it ends soon whatever it reads, or because it can be interrupted and run again on the session's thread.
  private func isQuickHere(_ statement: PreparedStatement, _ values: [SQLValue]) -> Bool {
    guard let program = statement.program, program.hasShortInstructions else { return false }
    if values.contains(where: \.isLarge) { return false }
    switch statement.kind {
    case .query:
      if program.isBounded { return true }
      // Beside a statement that writes, nothing can hold the data for a second run.
      return program.isRepeatable && !(hasOpenStatements && handle.hasUnfinishedWrite)
    case .write:
      // Interrupting it would undo its transaction, and a commit waits for the disk.
      guard program.isBounded, purpose == .memory || !handle.isAutocommit else { return false }
      noteWrites(1)
      return true
    case .beginning:
      if handle.isAutocommit { unfinishedWrites = 0 }
      return true
    case .commit:
      return unfinishedWrites <= Self.quickWrites && (expectsTransaction || !handle.isCommittedToDisk)
    case .rollback:
      return unfinishedWrites <= Self.quickWrites
    case .other:
      return false
    }
  }

  /// Counts the writes of the transaction: its end takes longer the more there are.
  ///
  /// - Parameter count: `nil` if they may be any number.
  func noteWrites(_ count: Int? = nil) {
    let earlier = handle.isAutocommit ? 0 : unfinishedWrites
    unfinishedWrites = min(earlier + (count ?? .max / 2), Self.quickWrites + 1)
  }

  func performOnThread(
    _ key: StatementKey, _ values: [SQLValue], _ execution: StatementExecution?, isGuest: Bool = false,
    row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    let isShort = cache.find(key)?.program?.hasShortInstructions ?? false
    return try await onThread(isLong: !isShort && !hasOpenStatements) {
      var execution = try execution ?? StatementExecution(prepare(key, valueCount: values.count))
      let statement = execution.statement
      if statement.kind != .beginning, !statement.isReadOnly { noteWrites() }
      defer { if statement.profile.isQuick { statement.examine(in: handle) } }
      // With rows handed out it cannot go elsewhere.
      let isGuest = isGuest && execution.rows == 0
      if isGuest, !execution.isBegun { try probe(statement, values) }
      while true {
        if let count = try portion(&execution, values, isGuest ? .light : .none, row: row) { return count }
        if isGuest {
          execution.abort()
          throw Overstay()
        }
      }
    }
  }

  /// Thrown if a statement takes long on a connection that is kept free for those that do not, before it
  /// has handed out a row.
  struct Overstay: Error {}

  /// Runs a query about which nothing is known, without handing out its rows, to learn whether it is quick.
  private func probe(_ statement: PreparedStatement, _ values: [SQLValue]) throws {
    guard !statement.profile.isLight else { return }
    var probe = StatementExecution(statement, isProbe: true)
    if try portion(&probe, values, .light, row: { _ in }) == nil {
      probe.abort()
      throw Overstay()
    }
  }

  /// Runs a statement, or goes on with it.
  ///
  /// - Returns: How many rows it has changed, at its end. `nil` if it should move to the session's
  ///   thread: it met a lock, or takes longer than a quick statement may.
  func portion(
    _ execution: inout StatementExecution, _ values: [SQLValue], _ limit: BusyPolicy.Limit,
    row: (inout RowDecoder) throws -> Void
  ) throws -> Int? {
    let busyPolicy = handle.busyPolicy
    busyPolicy.limit = limit
    do {
      if !execution.isBegun {
        try execution.begin(values, in: handle)
      } else if execution.isInterrupted {
        execution.restart()
      }
      busyPolicy.interruptsBeyondLimit = limit != .none && execution.statement.kind == .query
      if try execution.step(.max, of: self, row: row) { return nil }
      return execution.end(in: handle)
    } catch let failure as SQLiteFailure {
      if failure.primaryCode == SQLITE_INTERRUPT, busyPolicy.isBeyondLimit, !busyPolicy.isCancelled,
        !busyPolicy.isOverdue
      {
        execution.interrupt()
        return nil
      }
      if failure.isLock, limit == .quick, execution.rows == 0, !busyPolicy.isCancelled, !busyPolicy.isOverdue
      {
        execution.abort()
        return nil
      }
      let isShort = execution.statement.instructions < Self.shortRun
      execution.stopTiming()
      let error = note(
        failure, of: execution.statement.key.sql, isShort ? execution.statement.pointer : nil)
      execution.abort()
      throw error
    } catch {
      execution.abort()
      throw error
    }
  }

  /// Runs a statement without parameters and rows to its end, on the current thread.
  func execute(_ sql: String) throws {
    let wasOwn = runsOwnStatements
    runsOwnStatements = true
    defer { runsOwnStatements = wasOwn }
    var execution = StatementExecution(try prepare(StatementKey(sql), valueCount: 0))
    _ = try portion(&execution, [], .none) { _ in }
  }
}

extension SQLiteHandle {
  /// The names of the columns of a statement, which is compiled and does not run, and the types that tables declare for
  /// them.
  ///
  /// - Throws: `DatabaseError`, or what a function in Swift has thrown.
  fileprivate func columns(of sql: String) throws -> [(name: String, type: String?)] {
    defer { forgetEffects() }
    // To read the schemas lets SQLite notice if somebody else has changed one.
    for schema in Self.schemasWithTemporary(of: pointer) {
      try eachRow("SELECT 1 FROM \(DefinitionText.name(schema)).sqlite_schema LIMIT 1") { _ in }
    }
    let statement: OpaquePointer
    do throws(DatabaseError) {
      statement = try prepare(sql)
    } catch {
      throw thrownError(error.engineMessage) ?? error
    }
    defer { sqlite3_finalize(statement) }
    return (0..<sqlite3_column_count(statement)).map { position in
      let name = sqlite3_column_name(statement, position).map { String(cString: $0) }
      return (name ?? "", sqlite3_column_decltype(statement, position).map { String(cString: $0) })
    }
  }
}

extension SQLValue {
  /// Whether copying it takes longer than a quick statement may.
  fileprivate var isLarge: Bool {
    switch self {
    case .text(let text): text.utf8.count > 1 << 16
    case .blob(let bytes): bytes.count > 1 << 16
    default: false
    }
  }
}
