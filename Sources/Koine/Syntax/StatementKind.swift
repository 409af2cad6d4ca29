/// What a statement does, as its maker knows it.
///
/// It travels with a ``RenderedStatement``, so that no driver has to read the text again: whether rows may be left
/// unread, which connection the statement needs, whether it pays to keep it prepared. A statement of the typed API
/// has the kind of its tree. A statement with SQL written by hand in it, were it a single condition, is ``unknown``:
/// the driver asks its engine, or reads the text.
@nonexhaustive public enum StatementKind: Sendable, Hashable {
  /// Reads rows and changes nothing.
  case reads
  /// Inserts, updates or deletes rows.
  case writes
  /// Creates, changes or drops tables and indexes.
  case defines
  /// Holds SQL written by hand, which may do anything.
  case unknown
}

extension SQLStatement {
  /// What the statement does, if no part of it is written by hand.
  var kind: StatementKind {
    switch self {
    case .query: .reads
    case .insert, .update, .delete, .merge, .changes, .truncate, .advanceGeneratedKey: .writes
    case .createTable, .dropTable, .createIndex, .dropIndex, .comment, .schema, .enumType, .createView,
      .dropView,
      .refreshView, .fullTextIndex, .boxIndex, .alterTable, .definitions:
      .defines
    case .fragment: .unknown
    }
  }
}
