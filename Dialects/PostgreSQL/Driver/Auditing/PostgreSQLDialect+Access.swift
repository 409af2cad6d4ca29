@_spi(KoineDriver) public import Koine
public import KoinePostgreSQLDialect

extension PostgreSQLDialect: AccessReadingDialect {
  /// Asks the server for a plan of the statement, which is not run, and its catalogs for what is behind the names.
  ///
  /// - Throws: `DatabaseError`, with the code `undefinedTable` if a table is missing.
  public func access(
    of request: AccessRequest, on connection: any Connection
  ) async throws -> (reads: StatementAccess, writes: StatementAccess) {
    var planned: Set<PlannedTable> = []
    for step in request.steps {
      planned.formUnion(try await PlannedTable.all(in: [step], on: connection))
    }
    var access = TouchedRelations(request, planned, on: connection)
    try await access.findRelations()
    try await access.lookIntoViews()
    var (reads, writes) = (access.reads, access.writes)
    let changes = access.changes
    var followers = StatementAccess()
    if !changes.tables.isEmpty {
      followers = access.keys(try await readReferringKeys(from: connection)).followers(of: changes)
      writes.include(followers)
    }
    let code = try await access.code(byChanging: followers)
    if code.mayRead { reads.insertUnknown() }
    if code.mayWrite { writes.insertUnknown() }
    return (reads, writes)
  }
}

/// What a statement touches, as the server's catalogs tell.
private struct TouchedRelations {
  private let request: AccessRequest
  private let catalog: RelationCatalog
  /// The names that the statement has.
  private let tables: [StatementAccess.Table]
  private let planned: [PlannedTable]
  private var relations: [StatementAccess.Table: RelationCatalog.Relation] = [:]
  /// Those that the plan writes.
  private var written: [RelationCatalog.Relation] = []
  /// Those that the plan reads.
  private var read: [RelationCatalog.Relation] = []
  /// What relations are called by the statement, or by the caller: by their names with their schemas.
  private var names: [StatementAccess.Table: StatementAccess.Table] = [:]
  private var contents: [Int: RelationCatalog.ViewContent] = [:]
  /// The partitions and inheritors of what is named, if the plan reads something else.
  private var descendants: Set<Int> = []

  init(_ request: AccessRequest, _ planned: Set<PlannedTable>, on connection: any Connection) {
    self.request = request
    catalog = RelationCatalog(connection: connection, deadline: request.steps.first?.deadline)
    tables = request.reads.tables.union(request.writes.tables).sorted()
    self.planned = planned.sorted { $0.quotedName < $1.quotedName }
  }

  /// Looks up what the names mean.
  mutating func findRelations() async throws {
    let others = request.names.sorted()
    let found = try await catalog.relations(
      named: (tables + others).map { Self.quotedName(of: $0) } + planned.map(\.quotedName))
    for (index, table) in (tables + others).enumerated() {
      guard let relation = found[index] else { continue }
      if names[relation.place] == nil { names[relation.place] = table }
      if index < tables.count { relations[table] = relation }
    }
    for (index, table) in planned.enumerated() {
      guard let relation = found[tables.count + others.count + index] else { continue }
      if table.isWritten { written.append(relation) } else { read.append(relation) }
    }
    // By hand it may be the name of a common table; the server has refused every other statement that it has planned.
    guard !request.reads.isUnknown, !request.writes.isUnknown else { return }
    for table in tables where relations[table] == nil {
      throw DatabaseError(
        .undefinedTable, "There is no table \(table) in the database.", table: table.name)
    }
  }

  /// Looks up what the views and the policies of tables read.
  mutating func lookIntoViews() async throws {
    let found = Set(relations.values.filter { $0.isView || $0.hasPolicies }.map(\.id))
    if !found.isEmpty { contents = try await catalog.contents(of: found) }
    if !read.allSatisfy({ known.contains($0.id) }) { descendants = try await catalog.descendants(of: known) }
  }

  /// What the statement names, and what its views and policies do.
  private var known: Set<Int> {
    Set(relations.values.map(\.id)).union(contents.values.flatMap { $0.parts.map(\.relation.id) })
  }

  // MARK: Reading

  var reads: StatementAccess {
    var access = StatementAccess()
    if request.reads.isUnknown { access.insertUnknown() }
    for (table, columns) in request.reads.columns {
      if let view = view(named: table) {
        include(view, in: &access)
      } else {
        access.insert(columns, of: table)
      }
    }
    for table in request.reads.wholeTables {
      if let view = view(named: table) {
        include(view, in: &access)
      } else {
        access.insertEveryColumn(of: table)
      }
    }
    // What is written has policies, too.
    for relation in relations.values
    where !relation.isView || parts(of: relation).contains(where: \.relation.hasPolicies) {
      include(relation, in: &access)
    }
    for relation in unnamedReads { access.insertEveryColumn(of: name(of: relation)) }
    return access
  }

  /// What the plan alone tells: of SQL written by hand every table, else those that a rule reads, say.
  private var unnamedReads: [RelationCatalog.Relation] {
    if request.reads.isUnknown { return read }
    let known = known.union(descendants)
    return read.filter { !known.contains($0.id) && $0.place.schema != "pg_catalog" }
  }

  private func view(named table: StatementAccess.Table) -> RelationCatalog.Relation? {
    relations[table].flatMap { $0.isView ? $0 : nil }
  }

  private func parts(of relation: RelationCatalog.Relation) -> [RelationCatalog.ViewContent.Part] {
    contents[relation.id]?.parts ?? []
  }

  private func include(_ relation: RelationCatalog.Relation, in access: inout StatementAccess) {
    for part in parts(of: relation) { include(part, in: &access) }
  }

  private func include(_ part: RelationCatalog.ViewContent.Part, in access: inout StatementAccess) {
    let table = name(of: part.relation)
    if part.isWhole {
      access.insertEveryColumn(of: table)
    } else {
      access.insert(part.column.map { [$0] } ?? [], of: table)
    }
  }

  private func name(of relation: RelationCatalog.Relation) -> StatementAccess.Table {
    names[relation.place] ?? relation.name
  }

  private static func quotedName(of table: StatementAccess.Table) -> String {
    ChangeTracking.quotedName(table.name, in: table.schema)
  }

  // MARK: Writing

  /// What is written, but for the rows that follow.
  var writes: StatementAccess {
    var access = through(request.writes)
    for relation in unnamedTargets { access.insertEveryColumn(of: name(of: relation)) }
    return access
  }

  /// What of it changes or deletes rows that there are.
  var changes: StatementAccess {
    var changes = through(request.changes)
    for relation in unnamedTargets { changes.insertEveryColumn(of: name(of: relation)) }
    return changes
  }

  /// Keys, under the names that the tables have here.
  func keys(_ found: ReferringKeys) -> FollowedKeys {
    func name(of table: ReferringKeys.Table) -> StatementAccess.Table {
      names[StatementAccess.Table(table.name, schema: table.schema)]
        ?? StatementAccess.Table(table.name, schema: table.isVisible ? nil : table.schema)
    }
    var keys = FollowedKeys()
    for key in found.keys {
      keys.insert(
        FollowedKeys.Key(
          table: name(of: key.table), columns: key.columns, columnsSetOnDelete: key.columnsSetOnDelete,
          followed: name(of: key.referencedTable), followedColumns: key.referencedColumns,
          onDelete: key.onDelete, onUpdate: key.onUpdate))
    }
    return keys
  }

  /// What functions may do that are called by the statement, and by a change of the rows that follow.
  func code(byChanging followers: StatementAccess) async throws -> RelationCatalog.Code {
    let reached = Set((Array(relations.values) + read).map(\.id))
    var changed = Set(written.map(\.id))
    for table in request.writes.tables { if let relation = relations[table] { changed.insert(relation.id) } }
    let found = try await catalog.relations(named: followers.tables.sorted().map { Self.quotedName(of: $0) })
    changed.formUnion(found.values.map(\.id))
    return try await catalog.code(reading: reached.union(changed), writing: changed)
  }

  /// What is written if these names are: through a view, its table.
  private func through(_ named: StatementAccess) -> StatementAccess {
    var access = StatementAccess()
    if named.isUnknown { access.insertUnknown() }
    for (table, columns) in named.columns {
      guard let view = view(named: table) else {
        access.insert(columns, of: table)
        continue
      }
      let targets = targets(of: view)
      for part in targets { include(part, in: &access) }
      if targets.isEmpty { access.insertUnknown() }
    }
    for table in named.wholeTables {
      guard let view = view(named: table) else {
        access.insertEveryColumn(of: table)
        continue
      }
      let targets = targets(of: view)
      for part in targets { access.insertEveryColumn(of: name(of: part.relation)) }
      if targets.isEmpty { access.insertUnknown() }
    }
    return access
  }

  /// The parts of a view through which rows are written: none if a trigger writes in place of the view.
  private func targets(of view: RelationCatalog.Relation) -> [RelationCatalog.ViewContent.Part] {
    let ids = Set(written.flatMap { [$0.id, $0.rootID] })
    return parts(of: view).filter { ids.contains($0.relation.id) }
  }

  /// The tables that the plan writes, and that are neither named as written nor beneath a view that is.
  private var unnamedTargets: [RelationCatalog.Relation] {
    var known: Set<Int> = []
    for table in request.writes.tables {
      guard let relation = relations[table] else { continue }
      known.insert(relation.id)
      if relation.isView { known.formUnion(targets(of: relation).map(\.relation.id)) }
    }
    return written.filter { !$0.isView && !known.contains($0.id) && !known.contains($0.rootID) }
  }
}
