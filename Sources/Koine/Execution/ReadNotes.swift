import Synchronization

/// Notes what is read on a connection, for an engine that does not tell.
///
/// A statement is noted with its text when that is made. A text that runs without having been noted is one that
/// somebody wrote.
public final class _ReadNotes: Sendable {
  private struct State {
    var known: [String: StatementReads] = [:]
    var ran = StatementReads()
    var texts: [RenderedStatement] = []
  }

  private let state = Mutex(State())

  /// Notes of nothing.
  @_spi(KoineDriver) public init() {}

  /// What the statements read that have run, in as far as it is known.
  @_spi(KoineDriver) public var reads: StatementReads { state.withLock { $0.ran } }

  /// The texts that have run of which nothing is known.
  @_spi(KoineDriver) public var unknownTexts: [RenderedStatement] { state.withLock { $0.texts } }

  @usableFromInline func note(_ statement: SQLStatement, as text: RenderedStatement) {
    let reads = statement.reads
    state.withLock { $0.known[text.sql, default: StatementReads()].include(reads) }
  }

  func noteRun(_ statement: RenderedStatement) {
    state.withLock { state in
      if let reads = state.known[statement.sql] { state.ran.include(reads) }
      if state.known[statement.sql]?.hasPartsByHand ?? true { state.texts.append(statement) }
    }
  }
}
