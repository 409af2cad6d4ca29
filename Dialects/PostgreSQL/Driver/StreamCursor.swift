import CLibPQ
@_spi(KoineDriver) import Koine
import Synchronization

/// The rows of a statement as they arrive. While nobody asks for rows, nothing is read, and the server waits
/// once the socket is full.
final class StreamCursor: RowCursor, @unchecked Sendable {
  // Sendable because the session's turn orders every use of the portion; `hasEnded` is atomic.

  /// How many rows libpq hands over at a time, if it can hand over several.
  static let portionSize = 256

  /// What is known of a statement when its rows begin to flow.
  struct Start {
    /// `nil` if the statement is prepared without a name.
    let prepared: PreparedStatement?
    let columns: ResultColumns
    /// Nanoseconds of ``MonotonicClock``.
    let time = MonotonicClock.now
  }

  let statement: RenderedStatement
  let traits: StatementTraits
  let number: Int
  private var start: Start
  private var hasRows = false
  /// The rows that have arrived. Owned.
  private(set) var portion: OpaquePointer?
  /// The first row of the portion that was not handed over.
  var position = 0
  var pace = Pace()
  /// Whether the statement can be started again, if it fails because the server has forgotten it or the table has
  /// changed: once, and only before its first row.
  private(set) var mayStartAgain = true
  private let session: PostgreSQLSession
  private let onEnd: @Sendable (PostgreSQLSession) -> Void
  private let hasEnded = Atomic(false)
  private let failure = Mutex<(any Error)?>(nil)

  init(
    _ statement: RenderedStatement, _ traits: StatementTraits, _ start: Start, number: Int,
    session: PostgreSQLSession,
    onEnd: @escaping @Sendable (PostgreSQLSession) -> Void
  ) {
    self.statement = statement
    self.traits = traits
    self.start = start
    self.number = number
    self.session = session
    self.onEnd = onEnd
  }

  var sql: String { statement.sql }
  var deadline: Deadline? { statement.deadline }
  var header: ResultHeader? { statement.header }
  var prepared: PreparedStatement? { start.prepared }
  var columns: ResultColumns { start.columns }

  func startAgain(_ start: Start) {
    self.start = start
    mayStartAgain = false
  }

  /// Notes in the cache how long the statement took to its first rows. A consumer that asks for them late makes it
  /// longer, which costs a plan too many now and then.
  func noteFirstRows(in cache: inout StatementCache) {
    if !hasRows, let prepared { cache.noteRun(of: prepared, since: start.time) }
    hasRows = true
  }

  deinit {
    clear()
    guard !hasEnded.load(ordering: .acquiring) else { return }
    let (session, number, onEnd) = (session, number, onEnd)
    Task.detached {
      await session.endStream(number)
      onEnd(session)
    }
  }

  func next(_ maximum: Int, row: (inout RowDecoder) throws -> Void) async throws -> Bool {
    guard !hasEnded.load(ordering: .acquiring) else {
      try throwFailure()
      return false
    }
    do {
      let hasMore = try await session.read(self, Self.portion(maximum), row: row)
      if !hasMore { end() }
      return hasMore
    } catch {
      if hasFailed { end() }
      throw error
    }
  }

  func close() async {
    guard !hasEnded.load(ordering: .acquiring) else { return }
    await session.endStream(number)
    end()
  }

  /// Notes an error that has ended the statement: another task that reads the same rows gets it too, as they are not all
  /// there are.
  func fail(_ error: any Error) { failure.withLock { $0 = error } }

  func throwFailure() throws {
    if let failure = failure.withLock({ $0 }) { throw failure }
  }

  private var hasFailed: Bool { failure.withLock { $0 != nil } }

  private func end() {
    guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
    onEnd(session)
  }

  func take(_ result: OpaquePointer) {
    clear()
    portion = result
    mayStartAgain = false
  }

  func clear() {
    if let portion { PQclear(portion) }
    portion = nil
    position = 0
  }
}
