import CLibPQ
import CLibPQShims
@_spi(KoineDriver) import Koine

/// One segment of the pipeline: what was sent, up to a sync, and the server's answers so far.
struct PipelineSegment {
  /// The statement that the segment prepares before it runs it.
  var preparing: PreparedStatement?
  /// The statement that the segment has prepared.
  private(set) var prepared: PreparedStatement?
  /// The statement's result. Owned: cleared by ``clear()``.
  private(set) var result: OpaquePointer?
  /// The first error. Owned as well.
  private(set) var error: OpaquePointer?
  /// How many statements ended well, preparing excluded.
  private(set) var completed = 0
  /// The rows that they inserted, updated or deleted.
  private(set) var affected = 0
  /// Whether the server has forgotten every prepared statement.
  private(set) var hasForgottenStatements = false
  private(set) var isFinished = false
  /// The server took a COPY, which libpq's pipeline mode cannot end.
  private(set) var isBroken = false
  /// Whether results are counted only, as for a batch.
  var isCounting = false
  /// Whether more statements may be sent before the sync: until then the server may have answered all there are.
  var isOpen = false
  /// Whether the segment is a script, which runs outside of the pipeline and ends without a sync.
  var isScript = false
  /// Whether the server may ask for rows: the segment has a COPY of the driver's own.
  var maySendRows = false
  /// Whether the server waits for the rows of a COPY. Until they have ended it answers nothing that libpq would tell.
  var awaitsRows = false
  /// Whether a statement has begun or ended a transaction or savepoint.
  private(set) var hasControlledTransaction = false
  /// NULLs in a row: libpq has nothing more to tell.
  private var silence = 0

  /// Reads what has arrived, up to the sync.
  ///
  /// - Returns: Whether the segment has ended, or cannot, or waits for rows.
  mutating func advance(_ link: LibPQConnection) -> Bool {
    let connection = link.connection
    while !isFinished, !isBroken, !awaitsRows, PQisBusy(connection) == 0 {
      guard let next = PQgetResult(connection) else {
        // One NULL ends each statement; more of them mean that the segment's sync will never come.
        if isOpen, silence > 0 { return false }
        silence += 1
        if isScript { isFinished = true } else if silence > 2 { isBroken = true }
        continue
      }
      silence = 0
      take(next)
    }
    return isFinished || isBroken || awaitsRows
  }

  private mutating func take(_ next: OpaquePointer) {
    switch PQresultStatus(next) {
    case PGRES_PIPELINE_SYNC:
      isFinished = true
    case PGRES_FATAL_ERROR, PGRES_BAD_RESPONSE:
      preparing = nil
      if error == nil {
        error = next
        return
      }
    case PGRES_PIPELINE_ABORTED:
      break
    case PGRES_COPY_IN where maySendRows:
      awaitsRows = true
    case PGRES_COPY_IN, PGRES_COPY_OUT, PGRES_COPY_BOTH:
      isBroken = true
    default:
      if preparing != nil {
        prepared = preparing
        preparing = nil
      } else {
        completed += 1
        affected &+= Self.affectedRows(next)
        if Self.forgetsStatements(next) { hasForgottenStatements = true }
        if Self.isAboutTransaction(next) { hasControlledTransaction = true }
        if !isCounting {
          if let result { PQclear(result) }
          result = next
          return
        }
      }
    }
    PQclear(next)
  }

  enum Portion {
    /// Some rows. The caller owns the result.
    case rows(OpaquePointer)
    /// Nothing has arrived.
    case waiting
    /// There are no more rows; the segment has ended, or cannot.
    case ended
  }

  /// Reads the next portion of a streamed statement.
  mutating func nextPortion(_ link: LibPQConnection) -> Portion {
    let connection = link.connection
    while !isFinished, !isBroken {
      guard PQisBusy(connection) == 0 else { return .waiting }
      guard let next = PQgetResult(connection) else {
        silence += 1
        if silence > 2 { isBroken = true }
        continue
      }
      silence = 0
      if koine_is_portion(next) != 0 { return .rows(next) }
      take(next)
    }
    return .ended
  }

  /// Whether everything that was sent has ended without an error.
  var hasEndedWell: Bool { isFinished && !isBroken && error == nil }

  /// Notes that the connection on which the segment has prepared a statement is closed.
  mutating func forgetPrepared() { prepared = nil }

  /// Hands the result over to the caller, who frees it.
  mutating func takeResult() -> OpaquePointer? {
    defer { result = nil }
    return result
  }

  /// Frees the results.
  mutating func clear() {
    if let result { PQclear(result) }
    if let error { PQclear(error) }
    result = nil
    error = nil
  }

  /// Whether the command tag is one of a statement about transactions. They are rare: usually two letters tell.
  private static func isAboutTransaction(_ result: OpaquePointer) -> Bool {
    guard let tag = PQcmdStatus(result) else { return false }
    switch UInt8(bitPattern: tag[0]) {
    case UInt8(ascii: "S"): if tag[1] == UInt8(ascii: "E") { return false }
    case UInt8(ascii: "B"), UInt8(ascii: "C"), UInt8(ascii: "P"), UInt8(ascii: "R"): break
    default: return false
    }
    return StatementEffect.transactionTags.contains(String(cString: tag))
  }

  /// The number in a command tag such as `INSERT 0 1`; the rows that a query returns do not count as changed.
  static func affectedRows(_ result: OpaquePointer) -> Int {
    guard PQresultStatus(result) == PGRES_COMMAND_OK || Self.isChange(result),
      let digits = PQcmdTuples(result)
    else { return 0 }
    var count = 0
    var position = digits
    while position.pointee != 0 {
      guard (48...57).contains(position.pointee) else { return 0 }
      let (scaled, isTooLarge) = count.multipliedReportingOverflow(by: 10)
      let (next, overflow) = scaled.addingReportingOverflow(Int(position.pointee - 48))
      guard !isTooLarge, !overflow else { return 0 }
      count = next
      position += 1
    }
    return count
  }

  private static func forgetsStatements(_ result: OpaquePointer) -> Bool {
    guard let tag = PQcmdStatus(result), tag.pointee == CChar(bitPattern: UInt8(ascii: "D")) else {
      return false
    }
    return ["DEALLOCATE ALL", "DISCARD ALL"].contains(String(cString: tag))
  }

  /// Whether a result with rows comes from a statement that changes some: its tag is not `SELECT n`.
  private static func isChange(_ result: OpaquePointer) -> Bool {
    guard let tag = PQcmdStatus(result) else { return false }
    switch UInt8(bitPattern: tag.pointee) {
    case UInt8(ascii: "I"), UInt8(ascii: "U"), UInt8(ascii: "D"), UInt8(ascii: "M"): return true
    default: return false
    }
  }
}

/// The whole result of a statement.
struct QueryResult {
  let affected: Int
  /// Owned: freed by ``clear()``.
  private(set) var result: OpaquePointer?
  /// Whether the statement may have written, and what it wrote is committed.
  let isStored: Bool
  /// How to read the rows, if there are any.
  var columns: ResultColumns?

  init(affected: Int, result: OpaquePointer?, isStored: Bool) {
    self.affected = affected
    self.result = result
    self.isStored = isStored
  }

  /// Tells the names of the columns if there is no row.
  func leaveNames(in header: ResultHeader?) {
    guard let header, let result, PQntuples(result) == 0 else { return }
    header.columnNames = ResultColumns.names(of: result)
  }

  mutating func clear() {
    if let result { PQclear(result) }
    result = nil
  }
}
