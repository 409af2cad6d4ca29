/// SQL text written by hand, with typed parts in it. It is outside the promise of one meaning.
public struct SQLFragment: Sendable, Hashable {
  /// A piece of a fragment.
  @nonexhaustive public enum Part: Sendable, Hashable {
    /// Text as it is.
    case text(String)
    /// An expression of the tree.
    case expression(SQLExpression)
    /// A table as FROM names it: its name in the database, with its schema, and its alias.
    case table(SQLTableReference)
    /// Every column of a source, qualified.
    case columns(SQLTableReference)
    /// A quoted name.
    case identifier(String)
    /// Values in parentheses; typed if empty.
    case list([SQLExpression], element: SQLType)
    /// Terms of ORDER BY, with commas between them.
    case ordering([SQLOrdering])
    /// A query, without parentheses of its own.
    indirect case query(SQLQuery)
    /// A query of one value that is kept with its depth, without parentheses of its own.
    case scalarQuery(SQLSubtree)
  }

  /// The pieces, in the order of the text.
  public var parts: [Part]

  /// Makes a fragment of pieces.
  public init(_ parts: [Part] = []) {
    self.parts = parts
  }

  /// Whether it has no text at all.
  public var isEmpty: Bool { parts.isEmpty }
}
