/// A rule for the rows of a table: a unique key, a check or a foreign key. A table lists them in ``Table/constraints``.
public struct TableConstraint<Owner: Table>: Sendable {
  /// The rule as a value that dialects render.
  public let node: SQLTableConstraint
  /// The type of the table that a foreign key refers to; `nil` for other rules.
  let followed: (any Table.Type)?

  init(node: SQLTableConstraint, following followed: (any Table.Type)? = nil) {
    self.node = node
    self.followed = followed
  }
}

/// An index of a table. A table lists them in ``Table/indexes``.
public struct TableIndex<Owner: Table>: Sendable {
  /// The index as a value that dialects render.
  public let node: SQLCreateIndex
}

/// What a column is that the database computes. A table lists them in ``Table/generatedColumns``.
public struct GeneratedColumn<Owner: Table>: Sendable {
  /// The name of the column.
  let column: String
  /// Its value, of columns of the table and constants.
  let expression: SQLExpression
}

extension Table {
  /// No rules besides those of the columns.
  public static var constraints: [TableConstraint<Self>] { [] }
  /// No indexes besides those of the keys.
  public static var indexes: [TableIndex<Self>] { [] }
  /// No columns that the database computes.
  public static var generatedColumns: [GeneratedColumn<Self>] { [] }

  /// What the database computes columns from, by their names.
  static var computations: [String: SQLExpression] {
    Dictionary(generatedColumns.map { ($0.column, $0.expression) }) { first, _ in first }
  }

  /// The unique keys among the rules and indexes.
  static var uniqueKeys: [SQLTableReference.UniqueKey] {
    let rules = constraints.map(\.node).compactMap { constraint -> SQLTableReference.UniqueKey? in
      guard case .unique(let columns) = constraint.rule else { return nil }
      return .init(constraint: constraint.name, columns: columns.map(\.name))
    }
    let indexes = indexes.map(\.node).filter(\.isUnique).map { index in
      SQLTableReference.UniqueKey(
        constraint: nil, columns: index.terms.flatMap { $0.expression.freeColumns.columns.map(\.name) })
    }
    return rules + indexes
  }
}
