import Synchronization

/// Notes what is read on a connection, for an engine that does not tell.
///
/// A statement is noted with its text when that is made. A text that runs without having been noted is one that
/// somebody wrote.
public final class _ReadNotes: Sendable {
  private struct State {
    var known: [String: StatementAccess] = [:]
    var ran = StatementAccess()
    var texts: [RenderedStatement] = []
    /// The same, to find one again.
    var found: Set<RenderedStatement> = []
  }

  private let state = Mutex(State())
  /// What looks at statements before they run, and the notes of the connection that runs them then.
  private let audit: (StatementAudit, base: _ReadNotes?)?

  /// Notes of nothing.
  @_spi(KoineDriver) public init() { audit = nil }

  /// Notes for a connection whose statements are looked at before another one runs them.
  init(_ audit: StatementAudit, base: _ReadNotes?) { self.audit = (audit, base) }

  /// By what the connection knows a statement that it may run; 0 if it may run all.
  var permit: Int { audit?.0.permit ?? 0 }

  /// What the statements read that have run, in as far as it is known.
  @_spi(KoineDriver) public var reads: StatementAccess { state.withLock { $0.ran } }

  /// The texts that have run of which nothing is known, each with its values once: what a plan reads depends on them.
  @_spi(KoineDriver) public var unknownTexts: [RenderedStatement] { state.withLock { $0.texts } }

  /// Takes note of a statement, which is about to run as a text.
  ///
  /// - Throws: What the audit of the connection throws, if there is one.
  @usableFromInline func note(_ statement: SQLStatement, as text: inout RenderedStatement) throws {
    guard let (audit, base) = audit else { return note(statement, as: text) }
    try audit.check(statement)
    try base?.note(statement, as: &text)
    text.permit = audit.permit
  }

  /// Takes note of an insert, which is about to run as batches.
  ///
  /// - Throws: What the audit of the connection throws, if there is one.
  func note(_ insert: SQLInsert, as batches: inout [RenderedBatch]) throws {
    guard let (audit, base) = audit else { return }
    try audit.check(.insert(insert))
    try base?.note(insert, as: &batches)
    for index in batches.indices { batches[index].permit = audit.permit }
  }

  private func note(_ statement: SQLStatement, as text: RenderedStatement) {
    let reads = statement.reads
    state.withLock { $0.known[text.sql, default: StatementAccess()].include(reads) }
  }

  func noteRun(_ statement: RenderedStatement) {
    state.withLock { state in
      if let reads = state.known[statement.sql] { state.ran.include(reads) }
      if state.known[statement.sql]?.isUnknown ?? true, state.found.insert(statement).inserted {
        state.texts.append(statement)
      }
    }
  }
}
