// Statements about one row, found by its key.
extension Table where Row == Self {
  /// Inserts the row.
  ///
  ///     try await Tag(id: 7, title: "urgent").insertRow(on: database)
  ///     // INSERT INTO "tags" ("id", "title") VALUES (?1, ?2) RETURNING …
  ///
  /// A row without a key is a draft: `Tag.insert { Tag.Draft(title: "urgent") }.returning { $0 }`.
  ///
  /// It is not called `insert`: beside the static functions of that name, the compiler would not say what is wrong with a
  /// row that they are given.
  ///
  /// - Returns: The row as it is stored, with what the database has computed.
  /// - Throws: What ``Statement/fetchAll(_:timeout:)`` throws.
  @discardableResult
  public func insertRow(on connection: any Connection, timeout: Duration? = nil) async throws -> Self {
    try await stored(Self.insert([self]).returning { $0 }.fetchOne(connection, timeout: timeout))
  }

  /// Inserts the row, or updates the one that has the same primary key.
  ///
  ///     try await tag.upsert(on: database)
  ///     // INSERT INTO "tags" ("id", "title") VALUES (?1, ?2) ON CONFLICT ("id") DO UPDATE SET … RETURNING …
  ///
  /// - Returns: The row as it is stored.
  /// - Throws: What ``Statement/fetchAll(_:timeout:)`` throws.
  @discardableResult
  public func upsert(on connection: any Connection, timeout: Duration? = nil) async throws -> Self {
    let deadline = timeout.map { Deadline(after: $0) }
    let upsert = Self.upsert([self])
    var row = try await upsert.returning { $0 }.first(on: connection, until: deadline)
    // A row of nothing but its key stays as it is, and is not returned.
    if row == nil, !upsert.insert.mayUpdate {
      row = try await KeyedRow(self).unscopedQuery.first(on: connection, until: deadline)
    }
    return try stored(row)
  }

  /// Updates the row with the same primary key.
  ///
  ///     var changed = tag
  ///     changed.title = "very urgent"
  ///     try await changed.update(on: database)             // every column
  ///     try await changed.update(on: database, from: tag)  // UPDATE "tags" SET "title" = ?1 WHERE "tags"."id" = ?2 …
  ///
  /// Of a ``VersionedTable``, only a row that still has this version.
  ///
  /// - Parameters:
  ///   - connection: A database, a leased connection or a transaction.
  ///   - old: The row as it was: only columns that differ from it are updated, and of a ``ColumnGroup`` all if one does. If
  ///     none does, nothing runs.
  ///   - timeout: How long the call may take.
  /// - Returns: The row as it is stored.
  /// - Throws: ``DatabaseError`` with the code `rowNotFound` if there is no row with the key within the default scope,
  ///   `staleRow` if it has another version, `misuse` if `old` has another key; and what
  ///   ``Statement/fetchAll(_:timeout:)`` throws.
  @discardableResult
  public func update(
    on connection: any Connection, from old: Self? = nil, timeout: Duration? = nil
  ) async throws -> Self {
    let deadline = timeout.map { Deadline(after: $0) }
    let row = KeyedRow(self)
    var assignments = try row.assignments(from: old.map(KeyedRow.init))
    if assignments.isEmpty, old != nil { return self }
    if let version = row.version { assignments.append(.incrementing(version)) }
    // A row of a key alone.
    if assignments.isEmpty { return try await reload(on: connection, timeout: timeout) }
    let update = Update<Columns, Void>(
      update: row.update(set: assignments), columns: Self.Columns(row.table), decoder: { _ in })
    if let stored = try await update.returning({ $0 }).first(on: connection, until: deadline) {
      return stored
    }
    throw try await row.whyNoneIsFound(on: connection, until: deadline)
  }

  /// Deletes the row with the same primary key.
  ///
  ///     try await tag.delete(on: database)     // DELETE FROM "tags" WHERE "tags"."id" = ?1
  ///
  /// Of a ``VersionedTable``, only a row that still has this version.
  ///
  /// - Throws: ``DatabaseError`` with the code `rowNotFound` if there is no row with the key within the default scope,
  ///   `staleRow` if it has another version; and what ``Statement/fetchAll(_:timeout:)`` throws.
  public func delete(on connection: any Connection, timeout: Duration? = nil) async throws {
    let deadline = timeout.map { Deadline(after: $0) }
    let row = KeyedRow(self)
    let delete = Delete<Columns, Void>(
      delete: row.deletion, columns: Self.Columns(row.table), decoder: { _ in })
    if try await delete.execute(connection, until: deadline) == 0 {
      throw try await row.whyNoneIsFound(on: connection, until: deadline)
    }
  }

  /// Reads the row with the same primary key again.
  ///
  ///     tag = try await tag.reload(on: database)     // SELECT … FROM "tags" WHERE "tags"."id" = ?1
  ///
  /// - Throws: ``DatabaseError`` with the code `rowNotFound` if there is none within the default scope;
  ///   ``UnsupportedFeatures`` if the table has no primary key; and what ``Statement/fetchAll(_:timeout:)`` throws.
  public func reload(on connection: any Connection, timeout: Duration? = nil) async throws -> Self {
    let row = KeyedRow(self)
    if let stored = try await row.query.fetchOne(connection, timeout: timeout) { return stored }
    throw row.notFound
  }

  private func stored(_ row: Self?) throws -> Self {
    guard let row else {
      throw DatabaseError(
        .other, "The database has stored no row: a trigger may have left it out.", table: Self.schema.name)
    }
    return row
  }
}

/// A row of a table with the values of its columns.
struct KeyedRow<Source: Table> where Source.Row == Source {
  let table = Source.columns._source
  /// The value of each column; `nil` if the row leaves it to the database.
  private let values: [SQLValue?]

  init(_ row: Source) {
    values = table.columnValues(of: row)
  }

  private var key: [SQLColumn] { table.columns.filter(\.isPrimaryKey) }

  /// The column that counts the changes of the row.
  var version: SQLColumn? {
    Source.versionColumnName.flatMap { name in table.columns.first { $0.name == name } }
  }

  private func value(of column: SQLColumn) -> SQLExpression {
    .value(values[column.position] ?? .null, column.type)
  }

  private func isSame(_ column: SQLColumn) -> SQLExpression {
    .comparison(.column(column), .equal, value(of: column))
  }

  /// The assignments of the columns that differ from those of another row; without one, of all that can be assigned.
  func assignments(from old: KeyedRow?) throws -> [SQLAssignment] {
    if let old, key.contains(where: { old.values[$0.position] != values[$0.position] }) {
      throw DatabaseError(
        .misuse, "The row has another primary key than the one that it is compared with.", table: table.name,
        columns: key.map(\.name))
    }
    let changed = old.map(changedPositions)
    return table.columns.filter { column in
      !column.isPrimaryKey && !column.isComputed && column.name != version?.name
        && values[column.position] != nil && changed?.contains(column.position) ?? true
    }.map { SQLAssignment($0, value(of: $0)) }
  }

  /// The positions of the columns that differ from those of another row, and of all others of their groups: the value of a
  /// group is one value, of which nobody else's columns may be left.
  private func changedPositions(from old: KeyedRow) -> Set<Int> {
    var changed = Set(values.indices.filter { old.values[$0] != values[$0] })
    for (position, column) in Source.schema.columns.enumerated() {
      guard let width = column.groupWidth else { continue }
      let group = position..<position + width
      if !changed.isDisjoint(with: group) { changed.formUnion(group) }
    }
    return changed
  }

  /// The row within the default scope.
  var query: From1<Source.Columns> { selected(from: Source.all()) }

  /// The row, within the default scope or not.
  var unscopedQuery: From1<Source.Columns> { selected(from: Source.unscoped()) }

  private func selected(from rows: From1<Source.Columns>) -> From1<Source.Columns> {
    var rows = rows
    for column in key { rows._query.filter(isSame(column)) }
    // Without a key, it would be any row.
    for refusal in refusals { rows._query.filter(.refusal(refusal, .boolean)) }
    return rows
  }

  private var filters: [SQLExpression] {
    // Refused by itself.
    if key.isEmpty { return [] }
    return query._query.changeFilters + (version.map { [isSame($0)] } ?? [])
  }

  private var refusals: [SQLRefusal] { key.isEmpty ? [SQLRefusal(.tableWithoutKey, table.name)] : [] }

  /// Of a change, which has the conditions of the default scope and no other clause.
  private var refusalsOfChange: [SQLRefusal] { refusals + Source.all()._query.refusalsOfKeyedChange }

  func update(set assignments: [SQLAssignment]) -> SQLUpdate {
    SQLUpdate(table, set: assignments, where: filters, refusals: refusalsOfChange)
  }

  var deletion: SQLDelete { SQLDelete(from: table, where: filters, refusals: refusalsOfChange) }

  var notFound: DatabaseError {
    let scope = Source.DefaultScope.self == EveryRow<Source.Columns>.self ? "" : " within its default scope"
    return DatabaseError(
      .rowNotFound, "There is no row with this primary key in \"\(table.name)\"\(scope).", table: table.name,
      columns: key.map(\.name))
  }

  func whyNoneIsFound(
    on connection: any Connection, until deadline: Deadline?
  ) async throws -> DatabaseError {
    guard let stored = try await query.first(on: connection, until: deadline) else { return notFound }
    guard let version, KeyedRow(stored).values[version.position] != values[version.position] else {
      return DatabaseError(
        .other,
        "The row of \"\(table.name)\" is there, and the database has not changed it: a trigger may have left it out, or a policy of its rows.",
        table: table.name)
    }
    return DatabaseError(
      .staleRow,
      "The row of \"\(table.name)\" has another version than when it was read: somebody else has changed it. Read it again.",
      table: table.name, columns: [version.name])
  }
}
