import CLibPQ
import CLibPQShims
@_spi(KoineDriver) import Koine

extension PostgreSQLSession {
  func perform(
    _ statement: RenderedStatement, row: (inout RowDecoder) throws -> Void
  ) async throws -> Int {
    var answer = try await execute(statement)
    defer { answer.clear() }
    if let result = answer.result, let columns = answer.columns {
      try await present(result, columns, isStored: answer.isStored, statement, row)
    }
    answer.leaveNames(in: statement.header)
    return answer.affected
  }

  /// Hands over the rows of a result. If there are many, other tasks get the thread now and then.
  ///
  /// - Parameter isStored: Whether what the statement wrote is committed. All its rows are handed over then:
  ///   a caller that gets an error may try again, and would write twice.
  private func present(
    _ result: OpaquePointer, _ columns: ResultColumns, isStored: Bool, _ statement: RenderedStatement,
    _ row: (inout RowDecoder) throws -> Void
  ) async throws {
    let count = Int(PQntuples(result))
    guard count > StreamCursor.portionSize else {
      try reader.read(result, columns, row)
      return
    }
    var pace = Pace()
    var position = 0
    while position < count {
      position += try reader.read(
        result, columns, from: position, maximum: StreamCursor.portionSize, row)
      guard pace.isTimeToRest() else { continue }
      await Task.yield()
      if !isStored {
        try Task.checkCancellation()
        if let deadline = statement.deadline, deadline.hasPassed {
          throw deadline.error(sql: statement.sql)
        }
      }
      pace = Pace()
    }
  }

  /// Runs a statement and keeps its whole result.
  ///
  /// - Parameter given: What the caller knows of the statement.
  func execute(_ statement: RenderedStatement, _ given: StatementTraits? = nil) async throws -> QueryResult {
    let sql = statement.sql
    let deadline = statement.deadline
    if let deadline, deadline.hasPassed { throw deadline.error(sql: sql) }
    var mayRetry = true
    while true {
      let link = try await readyLink(sql, deadline: deadline)
      try values.encode(statement.bindings, types: statement.types, sql: sql)
      let wasIdle = link.isIdle
      let cached = cache.find(sql, values.declaredTypes)
      if cached == nil { try checkStatement(sql) }
      let traits = StatementTraits(of: sql, statement.kind, known: given ?? cached?.traits)
      try admit(traits.effect, sql)
      let start = MonotonicClock.now
      if values.byteCount + sql.utf8.count < Self.largeMessage {
        try send(sql, cached, traits, on: link)
      } else {
        segment = PipelineSegment()
        try await sendLarge(sql, deadline: deadline) { [self] link in
          queue(sql, cached, traits, on: link) && link.sync()
        }
      }
      try await complete(
        sql, ifGivenUp: wasIdle && traits.mayWrite ? .stoppingWrite : .stopping, deadline: deadline)
      let prepared = cached ?? keepPrepared()
      if let error = segment.error {
        defer { segment.clear() }
        let wasForgotten = forget(prepared, after: error)
        if wasForgotten, wasIdle, mayRetry {
          mayRetry = false
          continue
        }
        throw failure(error, sql, wasForgotten: wasForgotten)
      }
      if let prepared { cache.noteRun(of: prepared, since: start) }
      if traits.mayChangeMeanings { cache.evictAll() }
      try await checkEncoding(sql)
      try await checkTransaction(sql)
      var answer = QueryResult(
        affected: segment.affected, result: segment.takeResult(),
        isStored: traits.mayWrite && !link.isInTransaction)
      guard let result = answer.result, PQntuples(result) > 0 else { return answer }
      if let known = prepared?.columns, known.match(result) {
        answer.columns = known
        return answer
      }
      do {
        answer.columns = try await describe(
          result, prepared, isStored: answer.isStored, deadline: deadline)
      } catch {
        answer.clear()
        throw error
      }
      return answer
    }
  }

  /// The connection, ready for a statement.
  ///
  /// - Parameter mayDeallocate: Whether the server may be told before which statements it need not keep.
  func readyLink(
    _ sql: String, mayDeallocate: Bool = true, deadline: Deadline?
  ) async throws -> LibPQConnection {
    try await recovered(sql, deadline: deadline)
    copyTarget = nil
    guard let link else {
      throw DatabaseError(.connectionLost, "The connection to the server was lost.", sql: sql)
    }
    if hasLostTransaction { throw DatabaseError.transactionEndedByHand(sql: sql) }
    if isStreaming {
      guard stream == nil else {
        throw DatabaseError(
          .misuse, "The connection streams rows; close the cursor before the next statement.", sql: sql)
      }
      // The cursor was released without being closed.
      await giveUp(.stop)
      return try await readyLink(sql, mayDeallocate: mayDeallocate, deadline: deadline)
    }
    if mayDeallocate, cache.evicted.count >= 16, canDeallocate(on: link) {
      try await deallocateEvicted(link, deadline: deadline)
    }
    return link
  }

  /// Refuses a text that libpq would cut short, because it takes C strings.
  func checkText(_ sql: String) throws(DatabaseError) {
    guard sql.hasNUL else { return }
    throw DatabaseError(.misuse, "The text of the statement holds a NUL.", sql: sql)
  }

  /// Refuses the same, and a text without a statement, which the server would take for one that does nothing.
  func checkStatement(_ sql: String) throws(DatabaseError) {
    try checkText(sql)
    // Most texts begin with a word.
    if let first = sql.utf8.first, 65...90 ~= first & 0xDF { return }
    let holdsStatement = SQLTokens(sql, PostgreSQLDialect.postgreSQL.spelling.lexicalRules)
      .contains { $0 != .mark(UInt8(ascii: ";")) }
    if !holdsStatement { throw DatabaseError(.noStatement, sql: sql) }
  }

  /// Sends one statement, and prepares it first if that pays.
  func send(
    _ sql: String, _ prepared: PreparedStatement?, _ traits: StatementTraits, on link: LibPQConnection
  ) throws {
    segment = PipelineSegment()
    guard queue(sql, prepared, traits, on: link), link.sync() else { throw lost(sql) }
  }

  /// Hands one statement over to libpq.
  private func queue(
    _ sql: String, _ prepared: PreparedStatement?, _ traits: StatementTraits, on link: LibPQConnection
  ) -> Bool {
    if let prepared { return sendPrepared(prepared, on: link) }
    if let new = cache.make(sql, values.declaredTypes, traits) {
      segment.preparing = new
      return PQsendPrepare(link.connection, new.name, sql, Int32(values.count), values.types) == 1
        && sendPrepared(new, on: link)
    }
    return sendUnprepared(sql, on: link)
  }

  func sendUnprepared(_ sql: String, on link: LibPQConnection) -> Bool {
    PQsendQueryParams(
      link.connection, sql, Int32(values.count), values.types, values.values, values.lengths,
      values.formats, 1) == 1
  }

  func sendPrepared(_ statement: PreparedStatement, on link: LibPQConnection) -> Bool {
    PQsendQueryPrepared(
      link.connection, statement.cName, Int32(values.count), values.values, values.lengths,
      values.formats, 1) == 1
  }

  /// Puts the statement that the segment prepared into the cache.
  func keepPrepared() -> PreparedStatement? {
    guard let prepared = segment.prepared else { return nil }
    cache.insert(prepared)
    return prepared
  }

  /// Forgets the prepared statements after an error of one that the server has forgotten, or whose result has changed.
  ///
  /// - Returns: Whether the statement, prepared again, may succeed.
  func forget(_ prepared: PreparedStatement?, after error: OpaquePointer) -> Bool {
    guard prepared != nil else { return false }
    switch DatabaseError.state(of: error) {
    case "0A000" where DatabaseError.function(of: error) == "RevalidateCachedQuery":
      // The others are likely to read the changed table, too: in a transaction, each would fail it once more.
      cache.evictAll()
      return true
    case "26000":
      cache.removeAll()
      return true
    default:
      return false
    }
  }

  /// Why a statement failed.
  ///
  /// - Parameter wasForgotten: Whether the statement, prepared again, may succeed. Inside a transaction,
  ///   which has failed now, the whole transaction has to run again.
  func failure(
    _ error: OpaquePointer, _ sql: String, row: Int? = nil, wasForgotten: Bool = false
  ) -> DatabaseError {
    var failure = DatabaseError(error, sql: sql)
    if let row { failure = failure.inRow(row) }
    guard wasForgotten else { return note(failure) }
    return note(
      DatabaseError(
        .serializationFailure,
        "Another session has changed a table of the statement, which was prepared before.",
        engineCode: failure.engineCode, engineMessage: failure.engineMessage, sql: sql))
  }

  /// Works out how to read a result's columns. Types that only this database knows are looked up.
  ///
  /// - Parameter isStored: Whether what the statement wrote is committed. The server then gets `cancelTimeout` to tell
  ///   the types if the task is cancelled or the deadline passes.
  func describe(
    _ result: OpaquePointer, _ prepared: PreparedStatement?, isStored: Bool = false, deadline: Deadline?
  ) async throws -> ResultColumns {
    let types = ResultColumns.types(of: result)
    let givingUp: GivingUp = isStored ? .awaiting : .stopping
    let formats = try await formats(of: types, ifGivenUp: givingUp, deadline: deadline)
    let columns = ResultColumns(types: types, formats: formats)
    prepared?.columns = columns
    return columns
  }

  private func formats(
    of types: [Oid], ifGivenUp givingUp: GivingUp, deadline: Deadline?
  ) async throws -> [WireFormat] {
    if let formats = catalog.formats(of: types) { return formats }
    for type in types where catalog.isMissing(type) {
      let format = try await lookUp(type, ifGivenUp: givingUp, deadline: deadline)
      catalog.add([type: format])
    }
    return catalog.formats(of: types) ?? types.map { _ in .unsupported }
  }

  /// Asks the server how a type travels, by the unnamed statement: it is asked once.
  private func lookUp(
    _ type: Oid, ifGivenUp givingUp: GivingUp, deadline: Deadline?
  ) async throws -> WireFormat {
    let lookup = TypeCatalog.lookup(type)
    guard let link else { throw lost(lookup.sql) }
    try values.encode(lookup.bindings, types: lookup.types, sql: lookup.sql)
    try send(lookup.sql, nil, .own, on: link)
    try await complete(lookup.sql, ifGivenUp: givingUp, deadline: deadline)
    defer { segment.clear() }
    // Without an answer the type is looked up again by the next statement.
    if let error = segment.error { throw failure(error, lookup.sql) }
    guard let result = segment.result, PQntuples(result) == 1 else { return .unsupported }
    return .text
  }

  /// Whether nothing is lost if the server does not know a statement any more: in a transaction, everything would be.
  /// Only what is written by hand can make it forget one.
  private func canDeallocate(on link: LibPQConnection) -> Bool {
    link.isIdle || link.isInTransaction && !link.hasFailedTransaction && effect == .none
  }

  /// Tells the server to forget statements that the cache has forgotten, several in one round trip.
  private func deallocateEvicted(_ link: LibPQConnection, deadline: Deadline?) async throws {
    segment = PipelineSegment()
    segment.isCounting = true
    for name in cache.takeEvicted() {
      // A failure would end the segment, and the names be kept by the server until the connection closes.
      let sql = "DEALLOCATE \(name)"
      guard PQsendQueryParams(link.connection, sql, 0, nil, nil, nil, nil, 1) == 1 else {
        throw lost(sql)
      }
    }
    guard link.sync() else { throw lost("DEALLOCATE") }
    try await complete("DEALLOCATE", ifGivenUp: .leavingWhenOver, deadline: deadline)
    segment.clear()
  }
}
