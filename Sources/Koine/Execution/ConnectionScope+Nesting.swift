extension ConnectionScope {
  /// Runs `body` as the user of a session that nobody else has. For drivers.
  ///
  ///     try await ConnectionScope.withLease(of: session, from: ObjectIdentifier(pool), body)
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - database: What the database is known by: a task inside of the lease that uses it is refused.
  ///   - limits: The time limits of the database.
  ///   - deadline: When the lease has to have ended.
  ///   - body: Receives the lease.
  /// - Returns: What `body` returns.
  /// - Throws: What `body` throws. A transaction that `body` has left open is the session's to roll back.
  public static nonisolated(nonsending) func withLease<Result>(
    of session: any DatabaseSession, from database: ObjectIdentifier, limits: TimeLimits = TimeLimits(),
    deadline: Deadline? = nil, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    let scope = ConnectionScope(
      .lease, on: session, of: database, in: nil, limits: limits, deadline: deadline)
    return try await scope.hold(body)
  }

  /// Runs `body` in a transaction on a session that nobody else has. For drivers.
  ///
  /// - Parameters:
  ///   - session: The session.
  ///   - database: What the database is known by: a task inside of the transaction that uses it is refused.
  ///   - limits: The time limits of the database.
  ///   - options: With the deadline that holds.
  ///   - reads: Receives what the statements read, for an engine that does not tell.
  ///   - body: Receives the transaction.
  /// - Returns: What `body` returns, after COMMIT.
  /// - Throws: What `body` throws, after ROLLBACK; ``DatabaseError``; `CancellationError` if the task was cancelled.
  public static nonisolated(nonsending) func withTransaction<Result>(
    on session: any DatabaseSession, from database: ObjectIdentifier, limits: TimeLimits = TimeLimits(),
    _ options: TransactionOptions, noting reads: _ReadNotes? = nil,
    _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    try Task.checkCancellation()
    try await session.begin(options)
    let scope = ConnectionScope(
      .transaction, on: session, of: database, in: nil, limits: limits, deadline: options.deadline,
      access: options.access, readNotes: reads)
    return try await scope.hold(body)
  }

  /// Runs `body` in a transaction on the lease, or in a savepoint of the transaction.
  public nonisolated(nonsending) func transact<Result>(
    _ options: TransactionOptions, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    var options = options
    if kind.isLease { options.deadline = limits.deadline(options.deadline, of: .transaction) }
    options.deadline = Deadline.earlier(options.deadline, deadline)
    if !turn.tryAcquire() { try await waitForTurn(options.deadline) }
    // The nested scope has the turn until its end.
    defer { turn.release() }
    try enter(nil)
    let nested = try await beginNested(options)
    return try await nested.hold(body)
  }

  /// Begins a scope inside this one, whose turn the caller has.
  private func beginNested(_ options: TransactionOptions) async throws -> ConnectionScope {
    let kind: Kind = self.kind.isLease ? .transaction : .savepoint("koine_\(depth + 1)")
    let nested = ConnectionScope(
      kind, on: session, of: database, in: self, limits: limits, deadline: options.deadline,
      access: options.access)
    if let deadline = options.deadline, deadline.hasPassed { throw deadline.error() }
    do {
      if case .savepoint(let name) = kind {
        try await session.control(dialect.transactionStatements.saving(name), deadline: options.deadline)
        if nested.forbidsWriting { try await nested.forbidWriting() }
      } else {
        try await session.begin(options)
      }
    } catch {
      throw noted(error)
    }
    // Without its end, nobody would take back what the scope does.
    let isRegistered = state.withLock { state in
      if state.isEnded || state.failure != nil { return false }
      state.nested = nested
      return true
    }
    if !isRegistered {
      await nested.rollBack()
      try enter(nil)
    }
    return nested
  }

  private func forbidWriting() async throws {
    do {
      try await session.forbidWriting(deadline: deadline)
    } catch {
      await rollBack()
      throw error
    }
  }

  /// Runs `body` in this scope, which has begun, and ends it.
  private nonisolated(nonsending) func hold<Result>(
    _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    // A deadline of a scope around this one rolls this one back, too.
    let alarm = deadline === parent?.deadline ? nil : deadline.map(setAlarm)
    defer { alarm?.cancel() }
    let result: Result
    do {
      result = try await Self.$current.withValue(self) { try await body(self) }
    } catch {
      try? await end(isCommitting: false)
      throw error
    }
    try await end(isCommitting: true)
    return result
  }

  // MARK: The end

  /// Ends the scope: refuses whoever comes from now on, waits for who is inside, and commits or rolls back.
  ///
  /// Runs in a cancelled task too. A task that has outlived the closure may still have a scope open inside this one:
  /// that one's work is taken back.
  private func end(isCommitting: Bool) async throws {
    let nested = state.withLock { state in
      state.isEnded = true
      return state.nested
    }
    nested?.endFromOutside()
    let innermost = await acquireInnermost()
    defer {
      parent?.state.withLock { if $0.nested === self { $0.nested = nil } }
      innermost.turn.release()
    }
    let (failure, isOver, isTakenBack, left) = state.withLock {
      ($0.failure, $0.isEndedFromOutside, $0.isTakenBack, $0.nested)
    }
    // Whatever is open inside ends with this scope.
    left?.noteTakenBack()
    // The scope around this one has ended first. It waits for the turn, or has had it and taken this one's work back.
    if isOver {
      if !isTakenBack, isTransaction { await rollBack() }
      throw DatabaseError(.misuse, "The transaction was used after the end of the one around it.")
    }
    await closeCursors()
    guard isTransaction else { return }
    guard isCommitting else { return await rollBack() }
    do {
      if let failure { throw failure }
      try Task.checkCancellation()
      if let left { await left.rollBack() }
      try await commit()
    } catch {
      await rollBack()
      throw error
    }
  }

  private func endFromOutside() {
    let nested = state.withLock { state in
      state.isEnded = true
      state.isEndedFromOutside = true
      return state.nested
    }
    nested?.endFromOutside()
  }

  private func noteTakenBack() {
    let nested = state.withLock { state in
      state.isTakenBack = true
      return state.nested
    }
    nested?.noteTakenBack()
  }

  /// Takes the turn of the innermost scope that is open inside this one, which may be this one: nobody else uses the
  /// session until it is released. Whoever calls it has seen to it that no other scope begins.
  private func acquireInnermost() async -> ConnectionScope {
    while true {
      var scope = self
      while let nested = scope.state.withLock(\.nested) { scope = nested }
      await scope.turn.acquireIgnoringCancellation()
      // It may have ended meanwhile.
      if scope === self { return scope }
      if let parent = scope.parent, parent.state.withLock({ $0.nested === scope }) { return scope }
      scope.turn.release()
    }
  }

  private func commit() async throws {
    let statements = dialect.transactionStatements
    if case .savepoint(let name) = kind {
      try await session.control(statements.releasing(name), deadline: deadline)
      if forbidsWriting { await session.permitWriting() }
    } else {
      try await session.control(statements.committing, deadline: deadline)
    }
  }

  /// - Parameter isLast: Whether a savepoint goes with what it has done. One that is rolled back again later must stay.
  private func rollBack(isLast: Bool = true) async {
    let statements = dialect.transactionStatements
    // A rollback that fails leaves nothing to do: the session notices and is not lent again.
    switch kind {
    case .lease: break
    case .transaction: try? await session.control(statements.rollingBack, deadline: nil)
    case .savepoint(let name):
      try? await session.control(statements.rollingBack(to: name), deadline: nil)
      if isLast { try? await session.control(statements.releasingTakenBack(name), deadline: nil) }
      if isLast, hasForbiddenWriting { await session.permitWriting() }
    }
  }

  /// Whether the scope, or one that a task has left open inside, has forbidden to write.
  private var hasForbiddenWriting: Bool {
    forbidsWriting || state.withLock(\.nested)?.hasForbiddenWriting ?? false
  }

  // MARK: The deadline

  private func setAlarm(_ deadline: Deadline) -> Task<Void, Never> {
    Task.detached { [weak self] in
      do { try await Task.sleep(until: deadline.instant, clock: .continuous) } catch { return }
      await self?.expire(deadline)
    }
  }

  /// Takes back what the scope has done, whatever its closure does at the moment, so that it holds no locks.
  private func expire(_ deadline: Deadline) async {
    fail(deadline.error())
    let innermost = await acquireInnermost()
    defer { innermost.turn.release() }
    // The end has come first and does the same.
    guard isOpen else { return }
    if kind.isLease {
      // A transaction on the lease has the deadline too, and an alarm of its own only for an earlier one.
      await state.withLock(\.nested)?.rollBack()
    } else {
      await rollBack(isLast: false)
    }
  }

  private func fail(_ error: DatabaseError) {
    let nested = state.withLock { state in
      state.failure = error
      state.hasExpired = true
      return state.nested
    }
    nested?.fail(error)
  }
}

extension DatabaseSession {
  /// Runs the statements of the dialect that begin a transaction; if one fails, it rolls back.
  ///
  /// - Throws: What ``control(_:deadline:)`` and the dialect throw.
  public func begin(_ options: TransactionOptions) async throws { try await runBegin(options) }

  /// Refuses to make a part of a transaction one that only reads.
  public func forbidWriting(deadline: Deadline?) async throws {
    throw DatabaseError(
      .misuse,
      "This engine cannot forbid a part of a transaction to write. Begin the outermost transaction with access: .readOnly, or leave the access of the nested one out."
    )
  }

  /// Does nothing: the engine forgets with the savepoint that nothing was to be written.
  public func permitWriting() async {}

  /// Runs the dialect's statements that begin a transaction, and rolls back if one fails: for a driver that has
  /// more to do then.
  ///
  /// - Throws: What ``control(_:deadline:)`` and the dialect throw.
  @_spi(KoineDriver) public func runBegin(_ options: TransactionOptions) async throws {
    let statements = dialect.transactionStatements
    let beginning = try statements.beginning(options)
    do {
      for statement in beginning { try await control(statement, deadline: options.deadline) }
    } catch {
      // A statement that was given up may have begun the transaction all the same.
      try? await control(statements.rollingBack, deadline: nil)
      throw error
    }
  }
}
