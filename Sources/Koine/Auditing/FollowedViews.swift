/// What the views of a database read.
struct FollowedViews: Sendable {
  private var views: [(view: StatementAccess.Table, beneath: StatementAccess)] = []
  /// The schemas all of whose views are known.
  private var schemas: Set<String> = []
  private let ignoresCase: Bool

  /// - Parameter ignoresCase: Whether names that differ by the case of ASCII letters alone are one name to the engine.
  init(ignoresCase: Bool = false) {
    self.ignoresCase = ignoresCase
  }

  /// Adds the views of a schema, but for those that have rows of their own.
  ///
  /// - Parameters:
  ///   - name: The name by which the schema was read.
  ///   - names: Names for the tables beneath.
  mutating func add(
    _ schema: DatabaseSchema, named name: String?, on connection: any Connection,
    naming names: Set<StatementAccess.Table>
  ) async throws {
    if let name { schemas.insert(spelled(name)) }
    for view in schema.views where !view.isMaterialized {
      let reference = SQLTableReference(
        name: view.name, schema: view.schema ?? name,
        columns: view.columns.map { column in
          SQLTableReference.ColumnDescription(
            name: column.name, type: column.type ?? .unknown, isNullable: column.isNullable)
        })
      var beneath = StatementAccess()
      if view.columns.isEmpty {
        // Its query does not work, as something is missing, and may work tomorrow.
        beneath.insertUnknown()
      } else {
        let every = SQLStatement.query(.select(SQLSelect(every: .table(reference))))
        do {
          beneath = try await every.access(on: connection, naming: names).reads
        } catch let error as DatabaseError
          where error.code == .permissionDenied && !connection.isTransaction
        {
          // Who may not read it may not look beneath it, and need not.
          beneath.insertUnknown()
        }
      }
      views.append((StatementAccess.Table(reference), beneath))
    }
  }

  /// The same access, with what is beneath a view in place of the view.
  func beneath(_ access: StatementAccess) -> StatementAccess {
    var result = StatementAccess()
    if access.isUnknown { result.insertUnknown() }
    for (table, columns) in access.columns {
      if include(viewsNamed: table, in: &result) { continue }
      result.insert(columns, of: table)
    }
    for table in access.wholeTables {
      if include(viewsNamed: table, in: &result) { continue }
      result.insertEveryColumn(of: table)
    }
    return result
  }

  /// Adds what the views read that a name may mean.
  ///
  /// - Returns: Whether the name is that of a view. One with a schema may be that of a table, even though its bare name
  ///   finds a view; and a bare name that of a table, even though another schema has such a view.
  private func include(viewsNamed table: StatementAccess.Table, in access: inout StatementAccess) -> Bool {
    let name = spelled(table)
    let found = views.filter { spelled($0.view).name == name.name }
    let own = found.filter { spelled($0.view).schema == name.schema }
    for view in own { access.include(view.beneath) }
    if !own.isEmpty { return true }
    // It is not known in which schema a view is that a bare name finds, nor what a bare name finds later.
    let isKnown = name.schema.map(schemas.contains) ?? false
    for view in found where name.schema == nil || view.view.schema == nil && !isKnown {
      access.include(view.beneath)
    }
    return false
  }

  private func spelled(_ name: String) -> String { ignoresCase ? name.asciiLowercased : name }
  private func spelled(_ table: StatementAccess.Table) -> StatementAccess.Table {
    ignoresCase ? table.folded : table
  }
}
