import CLibPQ
@_spi(KoineDriver) import Koine

extension Deadline {
  /// The moment of ``MonotonicClock``.
  var nanoseconds: UInt64 { MonotonicClock.now + remaining.nanoseconds }
}

/// Waiting for the server.
extension PostgreSQLSession {
  /// What becomes of a segment whose task is cancelled, or whose time is over.
  enum GivingUp {
    /// The server is asked to stop it.
    case stopping
    /// The same, but what it writes may be stored before the server can stop it: the server gets `cancelTimeout` to tell.
    case stoppingWrite
    /// It ends in a moment if the server can be reached, and its outcome matters: the server gets
    /// `cancelTimeout` for it.
    case awaiting
    /// It ends in a moment, and nobody needs its outcome: the task goes on without it.
    case leaving
    /// Like `leaving`, but a transaction goes on behind it: a server that is slow to end it gets the time that a
    /// statement has.
    case leavingWhenOver
  }

  /// How long a task that gave up waits for the connection to become usable again, before it leaves that to the
  /// background. In nanoseconds.
  static let promptness: UInt64 = 50_000_000

  /// Reads up to the end of the segment.
  ///
  /// - Throws: ``DatabaseError`` with the code `connectionLost`, `CancellationError`, or the deadline's error. The
  ///   connection is then closed, usable again, or being recovered, and ``segment`` holds nothing.
  func complete(
    _ sql: String, ifGivenUp givingUp: GivingUp = .stopping, deadline: Deadline? = nil
  ) async throws {
    var limit = deadline?.nanoseconds ?? .max
    if givingUp == .leaving {
      limit = min(limit, MonotonicClock.now + configuration.cancelTimeout.nanoseconds)
    }
    // Why the segment has been given up, while its end is still waited for.
    var reason: (any Error)?
    var rounds: UInt8 = 0
    while let link {
      if segment.advance(link) { break }
      rounds &+= 1
      // Now and then the task lets others have the thread, and looks whether it was cancelled.
      if rounds != 0 {
        switch link.receiveBriefly() {
        case .result: continue
        case .lost: throw lost(sql, givingUp, reason)
        case .nothing: break
        }
      }
      let outcome = await link.wait(deadline: limit, isCancellable: reason == nil)
      let isConnected = link.receive()
      if outcome != .cancelled {
        guard isConnected || outcome == .timedOut else { throw lost(sql, givingUp, reason) }
        guard limit != .max else {
          if outcome == .timedOut { throw lost(sql, givingUp, reason) }
          continue
        }
        if outcome == .ready, MonotonicClock.now < limit { continue }
      }
      // A statement that has ended by itself has not failed, even if its task is late to read the answer.
      if isConnected, segment.advance(link) { break }
      let interruption: any Error =
        outcome == .cancelled ? CancellationError() : deadline?.error(sql: sql) ?? unanswered(sql)
      if let reason {
        await giveUp(givingUp == .awaiting ? .close : .leave)
        throw reason
      }
      switch givingUp {
      case .stopping, .stoppingWrite:
        // What was too late to be stopped has not failed: a caller that gets an error may try again, and would write
        // twice.
        let patience =
          givingUp == .stopping ? Self.promptness : configuration.cancelTimeout.nanoseconds
        switch await ending(givenUp: .stop, within: patience) {
        case .well: continue
        case .unknown where givingUp == .stoppingWrite:
          throw DatabaseError(
            .commitOutcomeUnknown,
            "The server did not answer; whether what the statement writes was stored is not known.", sql: sql)
        case .failed, .unknown: throw interruption
        }
      case .awaiting:
        reason = interruption
        limit = MonotonicClock.now + configuration.cancelTimeout.nanoseconds
      case .leaving, .leavingWhenOver:
        reason = interruption
        limit = MonotonicClock.now + Self.promptness
      }
    }
    if segment.isBroken { throw broken(sql) }
    if segment.hasForgottenStatements { cache.removeAll() }
  }

  /// The connection was lost, after a segment had been given up or before.
  private func lost(_ sql: String, _ givingUp: GivingUp, _ reason: (any Error)?) -> any Error {
    let error = lost(sql, mayBeStored: givingUp == .stoppingWrite)
    return reason ?? error
  }

  private func unanswered(_ sql: String) -> DatabaseError {
    DatabaseError(.connectionLost, "The server did not answer in time.", sql: sql)
  }

  /// Refuses a change of `client_encoding`, which would damage every text from now on, and reverts it.
  func checkEncoding(_ sql: String) async throws {
    guard let link, !link.isUTF8 else { return }
    segment.clear()
    segment = PipelineSegment()
    let statement = "SET client_encoding = 'UTF8'"
    guard PQsendQueryParams(link.connection, statement, 0, nil, nil, nil, nil, 1) == 1, link.sync() else {
      throw lost(sql)
    }
    try await complete(statement, ifGivenUp: .leaving)
    segment.clear()
    if !link.isUTF8 { disconnect() }
    throw note(
      DatabaseError(
        .misuse, "The statement changed client_encoding, which is UTF8 on every connection of Koine's.",
        sql: sql))
  }

  // MARK: Failures

  func note(_ error: DatabaseError) -> DatabaseError {
    if transactionFailure == nil { transactionFailure = error }
    return error
  }

  /// Closes the connection and tells why it was lost, as far as the server said.
  ///
  /// - Parameter mayBeStored: Whether the server has got all of a statement that writes and commits.
  func lost(_ sql: String, mayBeStored: Bool = false) -> DatabaseError {
    var code: String?
    var message: String?
    if let link {
      // What the server said last may still wait in libpq, which answers at once now.
      if segment.error == nil { _ = segment.advance(link) }
      if let error = segment.error {
        let state = DatabaseError.state(of: error)
        // The reason why a connection ends says nothing of a statement that had ended before.
        if !state.isEmpty, segment.completed == 0 { code = state }
        message = PQresultErrorMessage(error).map { String(cString: $0) }
      } else {
        message = PQerrorMessage(link.connection).map { String(cString: $0) }
      }
    }
    disconnect()
    return note(
      DatabaseError(
        .connectionLost,
        // A server that says why it ends a connection has not committed; one that another process has crashed may have.
        mayBeStored && (code == nil || code == "57P02")
          ? "The connection to the server was lost; whether what the statement wrote is stored is not known."
          : "The connection to the server was lost.", engineCode: code,
        engineMessage: message.map { parameters.redact($0) }, sql: sql))
  }

  /// Closes a connection on which the server waits for what this driver never sends.
  func broken(_ sql: String) -> DatabaseError {
    guard let link, PQstatus(link.connection) == CONNECTION_OK else { return lost(sql) }
    disconnect()
    return DatabaseError(
      .misuse, "The statement cannot be run like a query: COPY is not supported.", sql: sql)
  }
}
