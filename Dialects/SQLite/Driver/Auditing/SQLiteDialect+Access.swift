@_spi(KoineDriver) public import Koine
public import KoineSQLiteDialect

extension SQLiteDialect: AccessReadingDialect {
  /// Lets SQLite compile the statement, and listens to what it asks to be authorized for.
  ///
  /// A pragma, which may act when it is compiled, is not looked at: what it touches is not known.
  ///
  /// - Throws: `DatabaseError`, with the code `misuse` if the connection is not one of this driver.
  public func access(
    of request: AccessRequest, on connection: any Connection
  ) async throws -> (reads: StatementAccess, writes: StatementAccess) {
    var access = TouchedTables(request)
    for step in request.steps {
      var tokens = SQLTokens(step.sql, spelling.lexicalRules)
      var first = tokens.next()
      while let word = first, [.word("EXPLAIN"), .word("QUERY"), .word("PLAN")].contains(word) {
        first = tokens.next()
      }
      if first == .word("PRAGMA") {
        access.addUnknown()
        continue
      }
      let question = AccessQuestion(of: step.sql)
      var explanation = step
      // Another driver, which does not know the question, runs this.
      explanation.sql = "EXPLAIN " + step.sql
      explanation.header = ResultHeader(asking: question)
      try await connection.run(explanation) { _ in }
      guard let answer = question.answer else {
        throw DatabaseError(.misuse, "The connection's driver cannot tell what a statement touches.")
      }
      access.add(answer)
    }
    return (access.reads, access.writes)
  }
}

/// What the steps of a statement touch, under the names that the tables have for it.
private struct TouchedTables {
  private let request: AccessRequest
  private(set) var reads = StatementAccess()
  private(set) var writes = StatementAccess()

  init(_ request: AccessRequest) { self.request = request }

  mutating func addUnknown() {
    reads.insertUnknown()
    writes.insertUnknown()
  }

  mutating func add(_ found: CompiledAccess) {
    let names = TableNames(found.entries, for: request)
    names.includeTables(of: request.reads, in: &reads)
    names.includeTables(of: request.writes, in: &writes)
    if let joined = found.joinedByName {
      for opened in joined { names.tables(of: opened).forEach { reads.insertEveryColumn(of: $0) } }
    } else {
      reads.insertUnknown()
    }
    for part in found.parts {
      // What the statement's own text touches is known from its tree, unless a part of it is written by hand. SQLite may
      // take the query of a view for a part of the text: of a table without any column it tells no view then.
      let isTold = part.isForOthers || request.reads.isUnknown
      switch part.kind {
      case .definition: writes.insertUnknown()
      case .read:
        guard isTold || part.column == nil else { continue }
        for table in names.tables(of: part) { reads.insert(part.column.map { [$0] } ?? [], of: table) }
      case .update:
        for table in names.tables(of: part) where isTold || !table.isOfSQLite {
          writes.insert(part.column.map { [$0] } ?? [], of: table)
        }
      case .rows:
        for table in names.tables(of: part) where isTold || !table.isOfSQLite {
          // Which columns an insert of the statement's own gives values to, its tree tells.
          if !part.isForOthers, request.writes.tables.contains(table) { continue }
          writes.insertEveryColumn(of: table)
        }
      }
    }
  }
}

/// What the names in a statement mean, and what the tables that it touches are called.
private struct TableNames {
  private var entries: [String: [CompiledAccess.Entry]] = [:]
  /// The names that the statement has for tables, and those that the caller has.
  private let known: [StatementAccess.Table]

  init(_ all: [CompiledAccess.Entry], for request: AccessRequest) {
    for entry in all { entries[entry.name.asciiLowercased, default: []].append(entry) }
    known = request.reads.tables.union(request.writes.tables).sorted() + request.names.sorted()
  }

  /// Includes what is not a view: what is read and written through one, SQLite tells.
  func includeTables(of named: StatementAccess, in access: inout StatementAccess) {
    for (table, columns) in named.columns where !isView(table) { access.insert(columns, of: table) }
    for table in named.wholeTables where !isView(table) { access.insertEveryColumn(of: table) }
  }

  private func isView(_ table: StatementAccess.Table) -> Bool { entry(named: table)?.isView ?? false }

  /// The tables that an access may be to; none if it is to a view, to a common table, or to a function that yields rows.
  func tables(of part: CompiledAccess.Part) -> [StatementAccess.Table] {
    tables(named: part.table, schema: part.schema)
  }

  func tables(of opened: OpenedTable) -> [StatementAccess.Table] {
    tables(named: opened.table, schema: opened.schema)
  }

  private func tables(named name: String, schema: String?) -> [StatementAccess.Table] {
    let found = entries[name.asciiLowercased] ?? []
    if found.isEmpty {
      let table = StatementAccess.Table(name)
      return table.isOfSQLite ? [table] : []
    }
    let schema = schema?.asciiLowercased
    return found.filter { !$0.isView && (schema == nil || schema == $0.schema.asciiLowercased) }
      .map { self.name(of: $0) }
  }

  /// The table or view that a name means.
  private func entry(named name: StatementAccess.Table) -> CompiledAccess.Entry? {
    let found = entries[name.name.asciiLowercased] ?? []
    guard let schema = name.schema?.asciiLowercased else { return found.first }
    return found.first { $0.schema.asciiLowercased == schema }
  }

  /// What a table is called: by a name that is known or, if the bare name does not find it, with its schema.
  private func name(of entry: CompiledAccess.Entry) -> StatementAccess.Table {
    if let known = known.first(where: { self.entry(named: $0) == entry }) { return known }
    let bare = StatementAccess.Table(entry.name)
    return self.entry(named: bare) == entry ? bare : StatementAccess.Table(entry.name, schema: entry.schema)
  }
}

extension StatementAccess.Table {
  /// Whether it is one of the tables that SQLite has for itself, or that show its state.
  fileprivate var isOfSQLite: Bool {
    let name = name.asciiLowercased
    return name.hasPrefix("sqlite_") || name.hasPrefix("pragma_") || name == "dbstat"
  }
}
