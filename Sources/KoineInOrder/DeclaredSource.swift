import Koine

/// A table that a query declares.
struct DeclaredSource<Columns: Scope> {
  /// The columns, under a name that no outer query has taken; of an optional type each of them is optional.
  let columns: Columns
  /// The rows of the table's default scope.
  let rows: SQLQuery

  /// - Parameter source: A table, or its optional type: of all types that a selection may have as a member these alone
  ///   have columns that are in scope.
  init<Source: SelectionMember>(_ source: Source.Type) where Source._Member == Columns {
    let scope: (columns: any Scope, rows: SQLQuery)? =
      if let table = source as? any Table.Type {
        table.inScope()
      } else if let table = source as? any OptionalTable.Type {
        table.inScope()
      } else {
        nil
      }
    guard let scope, let columns = scope.columns as? Columns else {
      preconditionFailure("The columns of \(source) are those of a table, and yet it is none.")
    }
    self.columns = columns
    rows = scope.rows
  }
}

extension Table {
  fileprivate static func inScope() -> (columns: any Scope, rows: SQLQuery) {
    let rows = all()
    return (rows._columns, rows._query)
  }
}

/// The optional type of a table.
private protocol OptionalTable {
  static func inScope() -> (columns: any Scope, rows: SQLQuery)
}

extension Optional: OptionalTable where Wrapped: Table {
  fileprivate static func inScope() -> (columns: any Scope, rows: SQLQuery) {
    let rows = Wrapped.all()
    return (Nullable(rows._columns), rows._query)
  }
}
