extension Database {
  /// Looks at queries before they run: whether the engine expresses and takes each of them, whether the tables are still what
  /// their types declare, and whether a query reads a whole table. One call in a test finds what has drifted from the
  /// schema:
  ///
  ///     let findings = try await database.verify(Reminder.titled, Reminder.rename, Reminder.where(\.isCompleted))
  ///     #expect(findings.filter(\.isProblem).isEmpty)
  ///     // App/Reminders.swift:12: the table "reminders" has no column "due" (SQLite 3.40) in SELECT …
  ///
  /// Nothing is run, and nothing is changed: each statement is explained (``Statement/explain(on:analyze:avoidingFullScans:timeout:)``), a
  /// declared query with a value of its type for each parameter. Of the tables that it names, the columns that it reads
  /// and writes are compared with those of the database: by their types, by whether they may be NULL, and, of an insert,
  /// by those that need a value. Of a query written by hand, the names of the result's columns are compared with those
  /// that its rows are read from. PostgreSQL is asked for a plan as if its tables were large.
  ///
  /// - Parameter queries: Declared queries and statements.
  /// - Returns: What was found, in the order of the queries; empty if nothing was.
  /// - Throws: ``DatabaseError`` if the database cannot be asked; `CancellationError` if the task was cancelled.
  public func verify(_ queries: [any VerifiableQuery]) async throws -> [QueryFinding] {
    var verifier = QueryVerifier(database: self)
    var findings: [QueryFinding] = []
    for query in queries { findings += try await verifier.findings(of: query) }
    return findings
  }

  /// The same of queries one after another.
  ///
  /// - Parameter queries: Declared queries and statements.
  /// - Returns: What was found, in the order of the queries; empty if nothing was.
  /// - Throws: What ``verify(_:)-([VerifiableQuery])`` throws.
  public func verify(_ queries: any VerifiableQuery...) async throws -> [QueryFinding] {
    try await verify(queries)
  }
}

/// Asks a database about queries, and reads its schema once.
private struct QueryVerifier {
  let database: any Database
  private var schemas: [String?: DatabaseSchema] = [:]

  init(database: any Database) {
    self.database = database
  }

  mutating func findings(of query: any VerifiableQuery) async throws -> [QueryFinding] {
    let sample = query._sample
    let statement = sample.statement
    if statement.changesNothing { return [] }
    let dialect = database.dialect
    let problems = statement.check(in: dialect).filter { !$0.isNote }
    let rendered = problems.isEmpty ? try statement.text(in: dialect, limitedToOneRow: false) : nil
    let kinds = problems.isEmpty ? try await kinds(of: sample) : problems.map { .unsupported($0) }
    return kinds.map {
      QueryFinding(
        kind: $0, place: query._place, sql: rendered?.sql ?? sample.debugDescription, dialect: dialect.name)
    }
  }

  private mutating func kinds(of sample: some Statement) async throws -> [QueryFinding.Kind] {
    let statement = sample.statement
    do {
      let scans = statement.hasPlan ? try await fullScans(of: sample) : []
      return try await drift(of: statement) + resultColumns(of: sample) + scans
    } catch let error as DatabaseError where error.isOfStatement {
      // What the statement names and there is not says more than the engine does.
      let missing = try await missing(of: statement)
      return missing.isEmpty ? [.refused(error.engineMessage ?? error.message)] : missing
    }
  }

  private func fullScans(of statement: some Statement) async throws -> [QueryFinding.Kind] {
    let plan = try await statement.explain(on: database, avoidingFullScans: true)
    return plan.all.filter { $0.operation == .fullScan || $0.operation == .indexScan }.map {
      .fullScan(table: $0.table ?? $0.index ?? "")
    }
  }

  /// What the engine takes, and is yet not what the types say.
  private mutating func drift(of statement: SQLStatement) async throws -> [QueryFinding.Kind] {
    var kinds: [QueryFinding.Kind] = []
    for use in statement.tableUses {
      guard let schema = try await schema(named: use.table.schema) else { continue }
      if let table = schema.tables.first(named: use.table.name, \.name) {
        for column in use.columns {
          guard let live = table.columns.first(named: column.name, \.name) else { continue }
          if let kind = type(of: live, asked: column, use) { kinds.append(kind) }
          if use.isRead(column), live.isNullable, !column.isNullable,
            table.primaryKey?.columns.contains(live.name) != true
          {
            kinds.append(.mayBeNull(column: column.name, table: use.table.name))
          }
        }
        kinds += use.columnsInNeed(of: table).map { .needsValue(column: $0, table: use.table.name) }
      } else if let view = schema.views.first(named: use.table.name, \.name) {
        for column in use.columns {
          guard let live = view.columns.first(named: column.name, \.name) else { continue }
          if let kind = type(of: live, asked: column, use) { kinds.append(kind) }
        }
      }
    }
    return kinds
  }

  private func type(
    of live: DatabaseSchema.Column, asked column: SQLColumn, _ use: TableUse
  ) -> QueryFinding.Kind? {
    let dialect = database.dialect
    let declared = dialect.typeName(column.type)
    guard let type = live.type, !column.type.holdsValues(of: type), dialect.typeName(type) != declared else {
      return nil
    }
    return .otherType(column: column.name, table: use.table.name, is: live.typeName, declared: declared)
  }

  private mutating func missing(of statement: SQLStatement) async throws -> [QueryFinding.Kind] {
    var kinds: [QueryFinding.Kind] = []
    for use in statement.tableUses {
      let schema = try await schema(named: use.table.schema)
      guard
        let columns = schema?.tables.first(named: use.table.name, \.name)?.columns
          ?? schema?.views.first(named: use.table.name, \.name)?.columns
      else {
        kinds.append(.missingTable(use.table.qualifiedName))
        continue
      }
      for column in use.columns where columns.first(named: column.name, \.name) == nil {
        kinds.append(.missingColumn(column.name, table: use.table.name))
      }
    }
    return kinds
  }

  /// Holds the names of the columns against those that rows are read from, if those are found by name.
  private func resultColumns<Query: Statement>(of query: Query) async throws -> [QueryFinding.Kind] {
    guard Query._matchesNames, case .query(let tree) = query.statement else { return [] }
    let empty = SQLFragment([.text("SELECT * FROM ("), .query(tree), .text(") AS koine_verified LIMIT 0")])
    var rendered = try SQLStatement.fragment(empty).renderAnew(in: database.dialect)
    rendered.askForColumnNames()
    do {
      try await database.run(rendered) { _ in }
    } catch let error as DatabaseError where error.isOfStatement {
      // No query that another one can read from: WITH that changes rows, say.
      return []
    }
    do {
      if let names = rendered.leftColumnNames { try query._check(names) }
      return []
    } catch let error as DatabaseError {
      return [.resultColumns(error.message)]
    }
  }

  private mutating func schema(named name: String?) async throws -> DatabaseSchema? {
    if let known = schemas[name] { return known }
    do {
      let schema = try await database.schema(named: name)
      schemas[name] = schema
      return schema
    } catch let error as DatabaseError where name != nil && error.code == .misuse {
      // There is no schema of that name.
      return nil
    }
  }
}

/// A table that a statement names, with what it touches of it.
private struct TableUse {
  let table: SQLTableReference
  let columns: [SQLColumn]
  let read: Set<String>
  /// The columns that an insert has values for; `nil` if nothing is inserted.
  let inserted: Set<String>?

  func isRead(_ column: SQLColumn) -> Bool { read.contains(column.name) }

  /// The columns that the insert leaves out, and that cannot be.
  func columnsInNeed(of live: DatabaseSchema.Table) -> [String] {
    guard let inserted else { return [] }
    return live.columns.filter { column in
      !column.isNullable && column.defaultText == nil && column.generation == nil
        && column.generatedKey == nil
        && !inserted.contains(column.name)
    }.map(\.name)
  }
}

extension SQLStatement {
  /// The tables that the statement names, each once, with the columns of them that it reads or writes.
  fileprivate var tableUses: [TableUse] {
    let (reads, writes) = (reads, writes)
    var tables = tablesRead
    var target: SQLTableReference?
    switch self {
    case .insert(let insert): target = insert.table
    case .update(let update): target = update.table
    case .delete(let delete): target = delete.table
    default: break
    }
    if let target { tables.append(target) }
    var known: Set<String> = []
    return tables.compactMap { table in
      guard known.insert(table.qualifiedName).inserted else { return nil }
      let key = StatementAccess.Table(table.name, schema: table.schema)
      let read = reads.columns[key] ?? []
      let written = writes.columns[key] ?? []
      var inserted: Set<String>?
      if case .insert(let insert) = self, insert.table.qualifiedName == table.qualifiedName {
        inserted = written
      }
      return TableUse(
        table: table, columns: table.columns.filter { read.contains($0.name) || written.contains($0.name) },
        read: read, inserted: inserted)
    }
  }
}

extension SQLType {
  /// Whether what a column of another type holds is read and written as the same values.
  fileprivate func holdsValues(of live: SQLType) -> Bool {
    switch (storage, live.storage) {
    case (.integer, .integer), (.integer, .unsigned), (.unsigned, .integer), (.unsigned, .unsigned): true
    case (.real, .double), (.double, .real): true
    case (.decimal, .decimal): true
    default: storage == live.storage
    }
  }
}

extension Sequence {
  /// What has a name, or one that differs by the case of ASCII letters alone: the engine has found it.
  fileprivate func first(named name: String, _ path: KeyPath<Element, String>) -> Element? {
    first { $0[keyPath: path] == name }
      ?? first { $0[keyPath: path].asciiLowercased == name.asciiLowercased }
  }
}

extension DatabaseError {
  /// Whether the error says something of the statement, and not of the connection or the moment.
  fileprivate var isOfStatement: Bool {
    switch code {
    case .syntax, .undefinedTable, .undefinedColumn, .undefinedFunction, .invalidValue, .tooManyValues,
      .permissionDenied, .other:
      true
    default: false
    }
  }
}
