/// What the views of a database read.
struct FollowedViews: Sendable {
  private var views: [(view: StatementAccess.Table, beneath: StatementAccess)] = []

  /// Adds the views of a schema, but for those that have rows of their own.
  ///
  /// - Parameters:
  ///   - name: The name by which the schema was read.
  ///   - names: Names for the tables beneath.
  mutating func add(
    _ schema: DatabaseSchema, named name: String?, on connection: any Connection,
    naming names: Set<StatementAccess.Table>
  ) async throws {
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
      let found = views(named: table)
      for beneath in found { result.include(beneath) }
      if found.isEmpty { result.insert(columns, of: table) }
    }
    for table in access.wholeTables {
      let found = views(named: table)
      for beneath in found { result.include(beneath) }
      if found.isEmpty { result.insertEveryColumn(of: table) }
    }
    return result
  }

  /// What the views read that a name may mean; none if it is that of a table.
  private func views(named name: StatementAccess.Table) -> [StatementAccess] {
    views.filter { $0.view.isSame(as: name) }.map { $0.beneath }
  }
}
