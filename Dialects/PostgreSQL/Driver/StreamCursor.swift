import CLibPQ
import Koine
import Synchronization

/// The rows of a statement as they arrive. While nobody asks for rows, nothing is read, and the server waits
/// once the socket is full.
final class StreamCursor: RowCursor, @unchecked Sendable {
  // Sendable because the session's turn orders every use of the portion; `hasEnded` is atomic.

  let sql: String
  let number: Int
  let columns: ResultColumns
  let header: ResultHeader?
  /// The rows at hand. Owned.
  private(set) var portion: OpaquePointer?
  /// The first row of the portion that was not handed over.
  var position = 0
  private let session: PostgreSQLSession
  private let onEnd: @Sendable (PostgreSQLSession) -> Void
  private let hasEnded = Atomic(false)

  init(
    sql: String, number: Int, columns: ResultColumns, header: ResultHeader?, session: PostgreSQLSession,
    onEnd: @escaping @Sendable (PostgreSQLSession) -> Void
  ) {
    self.sql = sql
    self.number = number
    self.columns = columns
    self.header = header
    self.session = session
    self.onEnd = onEnd
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
    guard !hasEnded.load(ordering: .acquiring) else { return false }
    var caught: (any Error)?
    do {
      let hasMore = try await session.read(self, maximum) { decoder in
        do {
          try row(&decoder)
        } catch {
          caught = error
          throw error
        }
      }
      if !hasMore { end() }
      return hasMore
    } catch {
      // The statement goes on where the caller's closure threw; any other error has ended it.
      if caught == nil, !(error is CancellationError && !Task.isCancelled) { end() }
      throw error
    }
  }

  func close() async {
    guard !hasEnded.load(ordering: .acquiring) else { return }
    await session.endStream(number)
    end()
  }

  private func end() {
    guard !hasEnded.exchange(true, ordering: .acquiringAndReleasing) else { return }
    onEnd(session)
  }

  func take(_ result: OpaquePointer) {
    clear()
    portion = result
  }

  func clear() {
    if let portion { PQclear(portion) }
    portion = nil
    position = 0
  }
}
