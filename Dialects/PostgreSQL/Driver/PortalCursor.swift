import Koine
import Synchronization

/// The rows of a statement inside a transaction, fetched from a cursor of the server's.
///
/// It ends with its transaction, if not before.
final class PortalCursor: RowCursor {
  let name: String
  let sql: String
  /// The transaction that it belongs to.
  let generation: Int
  let header: ResultHeader?
  private let session: PostgreSQLSession
  private let isClosed = Atomic(false)

  init(name: String, sql: String, generation: Int, header: ResultHeader?, session: PostgreSQLSession) {
    self.name = name
    self.sql = sql
    self.generation = generation
    self.header = header
    self.session = session
  }

  func next(_ maximum: Int, row: (inout RowDecoder) throws -> Void) async throws -> Bool {
    try await session.fetch(self, max(1, maximum), row: row)
  }

  func close() async {
    // The server knows no cursor that is closed already: a second CLOSE would fail the transaction.
    guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    await session.close(self)
  }
}
