@_spi(KoineDriver) import Koine
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
  let deadline: Deadline?
  private let session: PostgreSQLSession
  private let isClosed = Atomic(false)

  init(_ statement: RenderedStatement, name: String, generation: Int, session: PostgreSQLSession) {
    self.name = name
    self.generation = generation
    self.session = session
    sql = statement.sql
    header = statement.header
    deadline = statement.deadline
  }

  func next(_ maximum: Int, row: (inout RowDecoder) throws -> Void) async throws -> Bool {
    try await session.fetch(self, Self.portion(maximum), row: row)
  }

  func close() async {
    // The server knows no cursor that is closed already: a second CLOSE would fail the transaction.
    guard !isClosed.exchange(true, ordering: .acquiringAndReleasing) else { return }
    await session.close(self)
  }
}

extension RowCursor {
  /// How many rows are handed over at most: one at least, so that the end is reached, and no more than fit into the
  /// number of a FETCH.
  static func portion(_ maximum: Int) -> Int { min(max(1, maximum), Int(Int32.max)) }
}
