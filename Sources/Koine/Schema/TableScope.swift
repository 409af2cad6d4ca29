/// What a table's default scope is: every row, or a query of the table.
public protocol TableScope<Columns> {
  /// The columns of the table.
  associatedtype Columns
  /// The query that the scope is, in the tree.
  var _query: SQLQuery { get }
}

/// The default scope of a table that does not say otherwise.
public struct EveryRow<Columns: TableColumns>: TableScope {
  let columns: Columns

  /// A query of every row.
  public var _query: SQLQuery { .select(SQLSelect(every: .table(columns._source))) }
}

extension Table where DefaultScope == EveryRow<Columns> {
  /// Every row, unless the table says otherwise.
  public static var defaultScope: EveryRow<Columns> { EveryRow(columns: columns) }
}

/// Takes a table's own default scope: code that `@Table` writes passes its `defaultScope`.
public func _checkScope<Source: Table>(_ scope: Source.DefaultScope, of table: Source.Type) {}

/// Refuses a default scope that is no condition on the table.
@available(
  *, unavailable, message: "a default scope is a 'Where' of its table: of another type it would be none"
)
public func _checkScope<Source: Table, Scope>(_ scope: Scope, of table: Source.Type) {}
