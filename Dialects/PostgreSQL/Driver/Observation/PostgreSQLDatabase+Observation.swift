@_spi(KoineDriver) public import Koine

/// What is committed on this database, by other processes and by hand is told by triggers, which
/// ``PostgreSQLDatabase/installChangeTracking(for:timeout:)`` creates, over one connection beside those of the pool.
extension PostgreSQLDatabase: ObservableDatabase {
  /// Subscribes to what is committed from now on.
  ///
  /// - Throws: `DatabaseError` with the code `misuse` if the database is closed or used inside its own transaction, or
  ///   those of connecting; `CancellationError` if the task was cancelled.
  public func subscribeToChanges() async throws -> ChangeSubscription {
    try ConnectionScope.check(notInside: ObjectIdentifier(self))
    let subscription = try listener.hub.subscribe()
    try await listener.begin()
    return subscription
  }

  /// Runs `body` in a transaction that only reads.
  ///
  /// - Throws: What `body` throws; `DatabaseError`, with the code `misuse` if the changes of a table that it reads are not
  ///   tracked; or `CancellationError` if the task was cancelled.
  public nonisolated(nonsending) func read<Result>(
    noting reads: inout ReadRegion, _ body: (any Connection) async throws -> Result
  ) async throws -> Result {
    let notes = _ReadNotes()
    let options = TransactionOptions(
      isolation: .repeatableRead, access: .readOnly, deadline: limits.deadline(nil, of: .transaction))
    // If `body` throws, it may have wanted to read anything.
    reads = .unknown
    let (result, region) = try await transact(options, noting: notes) { connection in
      let result = try await body(connection)
      return (result, try await TrackedRegion.region(of: notes, on: connection))
    }
    reads = region
    return result
  }
}
