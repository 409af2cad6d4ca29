import Synchronization

/// A cursor inside a transaction or lease: it takes its turn among the statements, follows the scope's rules of
/// failure, and cannot be used after its end.
final class ScopeCursor: RowCursor {
  /// A cursor that may have been released.
  struct Reference {
    weak var cursor: ScopeCursor?
  }

  /// `nil` once it is closed. Without an owner, a driver's cursor ends by itself.
  private let cursor: Mutex<(any RowCursor)?>
  private let scope: ConnectionScope
  private let sql: String

  init(_ cursor: any RowCursor, of scope: ConnectionScope, sql: String) {
    self.cursor = Mutex(cursor)
    self.scope = scope
    self.sql = sql
  }

  /// Refuses rows that were read ahead, after the end of the scope.
  func checkOpen() throws(DatabaseError) { try scope.checkOpen() }

  func next(_ maximum: Int, row: (inout RowDecoder) throws -> Void) async throws -> Bool {
    try await scope.inTurn(sql, nil) { _ in
      guard let cursor = cursor.withLock(\.self) else { return false }
      return try await cursor.next(maximum) { decoder in try CallerError.marking { try row(&decoder) } }
    }
  }

  func close() async {
    // The scope's end has closed it, or does so. A task inside a nested scope would wait for itself.
    guard scope.isOpen, !scope.isSuspendedByCurrentTask else { return abandon() }
    let limit = WaitLimit(scope.limits.acquire, scope.deadline)
    guard await scope.turn.acquire(until: limit.instant) == .acquired else { return abandon() }
    defer { scope.turn.release() }
    guard scope.isOpen else { return abandon() }
    await closeInTurn()
  }

  /// Closes the cursor; the caller has the turn.
  func closeInTurn() async {
    await abandoned()?.close()
    scope.forget(self)
  }

  private func abandon() { _ = abandoned() }

  private func abandoned() -> (any RowCursor)? {
    cursor.withLock { cursor in
      defer { cursor = nil }
      return cursor
    }
  }
}

extension ConnectionScope {
  /// Notes a cursor, to close it at the end of the scope.
  func register(_ cursor: ScopeCursor) -> ScopeCursor {
    state.withLock { state in
      state.cursors.removeAll { $0.cursor == nil }
      state.cursors.append(ScopeCursor.Reference(cursor: cursor))
    }
    return cursor
  }

  func forget(_ cursor: ScopeCursor) {
    state.withLock { $0.cursors.removeAll { $0.cursor == nil || $0.cursor === cursor } }
  }

  /// Closes the cursors that are still open. The caller has the turn.
  func closeCursors() async {
    for reference in state.withLock(\.cursors) { await reference.cursor?.closeInTurn() }
  }
}

/// The cursor of a statement outside a transaction: it has a connection until its end.
@_spi(KoineDriver) public final class LentCursor: RowCursor {
  private let cursor: any RowCursor
  private let reader: StreamReader

  /// Wraps a driver's cursor.
  ///
  /// - Parameter reader: Told of each task that takes rows, and of the end.
  public init(_ cursor: any RowCursor, readBy reader: StreamReader) {
    self.cursor = cursor
    self.reader = reader
  }

  /// Hands over rows of the driver's cursor.
  ///
  /// - Throws: What the driver's cursor throws.
  public func next(_ maximum: Int, row: (inout RowDecoder) throws -> Void) async throws -> Bool {
    reader.note()
    let hasMore = try await cursor.next(maximum, row: row)
    if !hasMore { reader.end() }
    return hasMore
  }

  /// Closes the driver's cursor.
  public func close() async {
    reader.end()
    await cursor.close()
  }

  deinit {
    reader.end()
  }
}
