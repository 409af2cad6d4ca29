/// A rule for the rows of a table: a unique key, a check or a foreign key. A table lists them in ``Table/constraints``.
public struct TableConstraint<Owner: Table>: Sendable {
  /// The rule as a value that dialects render.
  public let node: SQLTableConstraint
}

/// An index of a table. A table lists them in ``Table/indexes``.
public struct TableIndex<Owner: Table>: Sendable {
  /// The index as a value that dialects render.
  public let node: SQLCreateIndex
}

extension Table {
  /// No rules besides those of the columns.
  public static var constraints: [TableConstraint<Self>] { [] }
  /// No indexes besides those of the keys.
  public static var indexes: [TableIndex<Self>] { [] }
}
