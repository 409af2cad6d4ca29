import CLibPQ
@_spi(KoineDriver) import Koine

/// Loading many rows by a binary COPY.
///
/// A COPY does not say of every error which row it is about. If it fails because of the rows, what it did is taken
/// back, and the same rows are inserted one by one: the error is then that of an insert.
extension PostgreSQLSession {
  /// From how many rows on a COPY pays.
  static let manyRows = 200

  /// How many bytes are handed over to libpq at once.
  private static let portion = 1 << 16

  /// Copies the rows of a batch into their table: all of them or, after an error, none.
  ///
  /// - Returns: The number of rows; `nil` if nothing was stored, and the rows have to be inserted.
  func load(_ batch: RenderedBatch, into insertion: BatchInsertion) async throws -> Int? {
    let (sql, deadline) = (batch.sql, batch.deadline)
    if link?.hasFailedTransaction == true { return nil }
    guard let target = try await copyTarget(of: insertion, batch.types, sql, deadline: deadline) else {
      return nil
    }
    let link = try await readyLink(sql, deadline: deadline)
    let isNested = link.isInTransaction
    // A pipeline takes no COPY.
    guard PQexitPipelineMode(link.connection) == 1 else { throw lost(sql) }
    segment = PipelineSegment()
    segment.isScript = true
    segment.isCounting = true
    segment.maySendRows = true
    defer { clearExchange() }
    let text = (isNested ? "SAVEPOINT koine_copy; " : "") + target.sql
    guard PQsendQuery(link.connection, text) == 1, link.flush() else { throw lost(sql) }
    try await complete(sql, deadline: deadline)
    var isWhole = true
    if segment.awaitsRows {
      isWhole = try await sendRows(of: batch, to: target, on: link)
      try await complete(sql, ifGivenUp: isNested ? .stopping : .stoppingWrite, deadline: deadline)
    }
    if PQstatus(link.connection) != CONNECTION_OK { throw lost(sql) }
    guard PQenterPipelineMode(link.connection) == 1 else { throw lost(sql) }
    let affected = segment.affected
    let isCopied = isWhole && segment.error == nil
    if let error = segment.error, isWhole, !Self.isAboutRows(error) { throw failure(error, sql) }
    if isNested {
      segment.clear()
      if !isCopied {
        try await performControl(
          "ROLLBACK TO SAVEPOINT koine_copy", nil, ifGivenUp: .leavingWhenOver, deadline: deadline)
      }
      try await performControl(
        "RELEASE SAVEPOINT koine_copy", nil, ifGivenUp: .stopping, deadline: deadline)
    }
    if isCopied { copyTarget = link.isInTransaction ? target : nil }
    return isCopied ? affected : nil
  }

  /// Whether inserting the same rows one by one tells more about an error, or would not have it.
  private static func isAboutRows(_ error: OpaquePointer) -> Bool {
    switch DatabaseError.state(of: error).prefix(2) {
    case "08", "25", "40", "53", "57", "58", "XX": false
    default: true
    }
  }

  /// The table as the server describes it; `nil` if its rows have to be inserted.
  private func copyTarget(
    of insertion: BatchInsertion, _ types: SQLTypeList, _ sql: String, deadline: Deadline?
  ) async throws -> CopyTarget? {
    // Nothing has run since, and in its transaction the table is locked against changes.
    if let known = copyTarget, known.insertion == insertion, known.declared == types { return known }
    var lookup = CopyTarget.lookup(insertion)
    lookup.deadline = deadline
    var columns: [String: Oid] = [:]
    var isPlain = true
    _ = try await perform(lookup) { row in
      let name = try row.next(String.self)
      columns[name] = Oid(try row.next(Int.self))
      if try !row.next(Bool.self) { isPlain = false }
    }
    return isPlain ? CopyTarget(insertion, types, columns: columns) : nil
  }

  // MARK: Sending

  /// Sends the rows of a batch, no faster than the server takes them.
  ///
  /// - Returns: `false` if a row cannot be sent; the server is then told to forget the others.
  private func sendRows(
    of batch: RenderedBatch, to target: CopyTarget, on link: LibPQConnection
  ) async throws -> Bool {
    var encoder = RowEncoder()
    copyBuffer.begin()
    for row in 0..<batch.count {
      encoder.removeAll()
      batch.encode(row, &encoder)
      do {
        try values.encode(encoder.values, types: target.types, sql: "", row: row)
      } catch {
        return try refuseRows(on: link, batch.sql)
      }
      guard target.takes(values.declaredTypes) else { return try refuseRows(on: link, batch.sql) }
      copyBuffer.append(values)
      if copyBuffer.count >= Self.portion {
        try await sendCopied(on: link, batch.sql, deadline: batch.deadline)
      }
    }
    copyBuffer.end()
    try await sendCopied(on: link, batch.sql, deadline: batch.deadline)
    guard endRows(on: link, nil) else { throw lost(batch.sql) }
    return true
  }

  /// Tells the server that a row is not to its liking.
  private func refuseRows(on link: LibPQConnection, _ sql: String) throws -> Bool {
    guard endRows(on: link, "a row is refused") else { throw lost(sql) }
    return false
  }

  /// Ends the rows of a COPY.
  ///
  /// - Parameter reason: Why the COPY must fail; `nil` if it need not.
  /// - Returns: Whether the connection has taken it.
  func endRows(on link: LibPQConnection, _ reason: String?) -> Bool {
    segment.awaitsRows = false
    return PQputCopyEnd(link.connection, reason) == 1 && link.flush()
  }

  /// Sends what the buffer holds, and waits until the socket has taken it.
  private func sendCopied(on link: LibPQConnection, _ sql: String, deadline: Deadline?) async throws {
    let limit = deadline?.nanoseconds ?? .max
    var sent = 0
    while sent < copyBuffer.count {
      // A large row goes in parts, so that libpq never holds more than one.
      let size = min(copyBuffer.count - sent, 2 * Self.portion)
      let part = (copyBuffer.bytes + sent).assumingMemoryBound(to: CChar.self)
      guard PQputCopyData(link.connection, part, Int32(size)) == 1, link.flush() else { throw lost(sql) }
      sent += size
      while link.hasOutput {
        switch await link.wait(deadline: limit, isCancellable: true) {
        case .ready: break
        case .cancelled:
          await giveUp(.close)
          throw CancellationError()
        case .timedOut:
          await giveUp(.close)
          throw deadline?.error(sql: sql) ?? CancellationError()
        }
        guard link.receive() else { throw lost(sql) }
      }
      if Task.isCancelled || deadline?.hasPassed == true {
        // The server is told that the rows have ended.
        await giveUp(.stop)
        throw Task.isCancelled ? CancellationError() : deadline?.error(sql: sql) ?? CancellationError()
      }
    }
    copyBuffer.removeAll()
  }
}
