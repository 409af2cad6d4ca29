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
      } else if let optional = source as? any OptionalSource.Type {
        optional.inScope()
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

  fileprivate static func inScopeOfOuterJoin() -> (columns: any Scope, rows: SQLQuery) {
    let rows = all()
    return (Nullable(rows._columns), rows._query)
  }
}

/// An optional type, which may be that of a table.
private protocol OptionalSource {
  static func inScope() -> (columns: any Scope, rows: SQLQuery)?
}

extension Optional: OptionalSource {
  fileprivate static func inScope() -> (columns: any Scope, rows: SQLQuery)? {
    if let table = Wrapped.self as? any Table.Type { return table.inScopeOfOuterJoin() }
    // `T??` has the columns of `T?`.
    return (Wrapped.self as? any OptionalSource.Type)?.inScope()
  }
}
