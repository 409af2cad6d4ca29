import Koine

/// The rows of a statement inside a transaction, fetched from a cursor of the server's.
///
/// It ends with its transaction, if not before.
final class PortalCursor: RowCursor {
  let name: String
  let sql: String
  /// The transaction that it belongs to.
  let generation: Int
  private let session: PostgreSQLSession

  init(name: String, sql: String, generation: Int, session: PostgreSQLSession) {
    self.name = name
    self.sql = sql
    self.generation = generation
    self.session = session
  }

  func next(_ maximum: Int, row: (inout RowDecoder) throws -> Void) async throws -> Bool {
    try await session.fetch(self, max(1, maximum), row: row)
  }

  func close() async {
    await session.close(self)
  }
}
