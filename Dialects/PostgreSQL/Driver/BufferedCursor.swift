import CLibPQ
@_spi(KoineDriver) import Koine

/// The rows of a statement that writes: it has run to its end, whether or not all its rows are taken.
final class BufferedCursor: RowCursor, @unchecked Sendable {
  // Sendable because `turn` orders every use of the answer.

  private let turn = AsyncLock()
  private var answer: QueryResult
  private var position = 0
  private let reader = RowReader()

  init(
    _ answer: QueryResult, session: PostgreSQLSession, onEnd: @escaping @Sendable (PostgreSQLSession) -> Void
  ) {
    self.answer = answer
    // Everything has arrived, so that the connection is free already.
    onEnd(session)
  }

  deinit {
    answer.clear()
  }

  func next(_ maximum: Int, row: (inout RowDecoder) throws -> Void) async throws -> Bool {
    // Of a write that is stored, a cancelled task gets its rows too: an error would say that it has failed.
    if answer.isStored {
      await turn.acquireIgnoringCancellation()
    } else if !turn.tryAcquire() {
      try await turn.acquire()
    }
    defer { turn.release() }
    if !answer.isStored { try Task.checkCancellation() }
    guard let result = answer.result, let columns = answer.columns else { return false }
    try reader.read(result, columns, from: position, maximum: Self.portion(maximum)) { decoder in
      position += 1
      try row(&decoder)
    }
    return position < Int(PQntuples(result))
  }

  func close() async {
    await turn.acquireIgnoringCancellation()
    defer { turn.release() }
    answer.clear()
  }
}
