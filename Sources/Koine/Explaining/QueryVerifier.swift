/// Asks a database about queries, and reads its schema once.
struct QueryVerifier {
  private let database: any Database
  private let deadline: Deadline?
  private var schemas: [String?: DatabaseSchema] = [:]

  init(database: any Database, until deadline: Deadline?) {
    self.database = database
    self.deadline = deadline
  }

  mutating func findings(of query: any VerifiableQuery) async throws -> [QueryFinding] {
    let sample = query._sample
    let statement = sample.statement
    if statement.changesNothing { return [] }
    let dialect = database.dialect
    let problems = statement.check(in: dialect).filter { !$0.isNote }
    let rendered = problems.isEmpty ? try statement.text(in: dialect, limitedToOneRow: false) : nil
    let kinds = problems.isEmpty ? try await kinds(of: sample) : problems.map { .unsupported($0) }
    var known: Set<QueryFinding.Kind> = []
    return kinds.filter { known.insert($0).inserted }.map {
      QueryFinding(
        kind: $0, place: query._place, sql: rendered?.sql ?? sample.debugDescription, dialect: dialect.name)
    }
  }

  private mutating func kinds(of sample: some Statement) async throws -> [QueryFinding.Kind] {
    let statement = sample.statement
    guard statement.hasPlan else { return try await missing(of: statement) }
    do {
      let scans = try await fullScans(of: sample)
      return try await drift(of: statement) + resultColumns(of: sample) + scans
    } catch let error as DatabaseError {
      guard try await isOfStatement(error) else { throw error }
      // What the statement names and there is not says more than the engine does.
      let missing = try await missing(of: statement)
      return missing.isEmpty ? [.refused(error.engineMessage ?? error.message)] : missing
    }
  }

  /// Whether an error says something of the statement, and not of the connection or the moment.
  private func isOfStatement(_ error: DatabaseError) async throws -> Bool {
    switch error.code {
    case .syntax, .undefinedTable, .undefinedColumn, .undefinedFunction, .invalidValue, .tooManyValues,
      .permissionDenied, .other:
      return true
    case .misuse:
      // A text of two statements is one, and a database that is closed: then this fails, too.
      try await ask("SELECT 1") { _ in }
      return true
    default: return false
    }
  }

  private func ask(_ sql: String, row: @escaping @Sendable (inout RowDecoder) throws -> Void) async throws {
    var rendered = RenderedStatement(sql: sql)
    rendered.deadline = deadline
    try await database.run(rendered) { try row(&$0) }
  }

  private func fullScans(of statement: some Statement) async throws -> [QueryFinding.Kind] {
    let options = PlanOptions(analyze: false, avoidingFullScans: true)
    let plan = try await statement.plan(on: database, options, until: deadline)
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
          if use.isRead(column), live.isNullable, !column.isNullable {
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
    guard let reader = dialect.schemaReader, !reader.holds(column.type, in: live) else { return nil }
    return .otherType(
      column: column.name, table: use.table.name, is: live.typeName, declared: dialect.typeName(column.type))
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
    guard Query._matchesNames, case .query(let written) = query.statement else { return [] }
    let tree = written.withoutFinalSemicolon
    // The query may end in a comment.
    let empty = SQLFragment([.text("SELECT * FROM ("), .query(tree), .text("\n) AS koine_verified LIMIT 0")])
    var rendered = try SQLStatement.fragment(empty).renderAnew(in: database.dialect)
    // Running it may make the rows of a common table before the limit is looked at.
    rendered.header = ResultHeader(asking: ColumnNamesQuestion())
    rendered.deadline = deadline
    do {
      try await database.run(rendered) { _ in }
    } catch let error as DatabaseError {
      // No query that another one can read from: WITH that changes rows, say.
      if try await isOfStatement(error) { return [] }
      throw error
    }
    guard let left = rendered.leftColumnNames else { return [] }
    let names = left.map { $0.asWritten(among: left) }
    do {
      try query._check(names)
    } catch let error as DatabaseError {
      return [.resultColumns(error.message)]
    }
    return try await resultTypes(of: query, .query(tree), named: names)
  }

  /// Holds the types of the columns against those that rows are read as, as far as the engine tells them.
  private func resultTypes(
    of query: some Statement, _ statement: SQLStatement, named names: [String]
  ) async throws -> [QueryFinding.Kind] {
    guard let written = query as? any HandWrittenQuery, let reader = database.dialect.schemaReader else {
      return []
    }
    let wanted =
      written.columnTypes.map { zip(names.indices, $0).map { ($0, $1) } }
      ?? written.namedColumns.compactMap { column in
        names.firstIndex(of: column.name).map { ($0, column.type) }
      }
    if wanted.isEmpty { return [] }
    var rendered = try statement.renderAnew(in: database.dialect)
    rendered.deadline = deadline
    let columns: [DatabaseSchema.Column?]
    do {
      columns = try await reader.resultColumns(of: rendered, named: names, on: database)
    } catch let error as DatabaseError {
      if try await isOfStatement(error) { return [] }
      throw error
    }
    return wanted.compactMap { position, type in
      guard columns.indices.contains(position), let column = columns[position],
        !reader.reads(type, from: column)
      else { return nil }
      return .otherResultType(
        column: names[position], is: column.typeName, declared: database.dialect.typeName(type))
    }
  }

  private mutating func schema(named name: String?) async throws -> DatabaseSchema? {
    if let known = schemas[name] { return known }
    do {
      let schema = try await database.schema(named: name, includingInternal: true, until: deadline)
      schemas[name] = schema
      return schema
    } catch let error as DatabaseError where name != nil && error.code == .misuse {
      // There is no schema of that name.
      return nil
    }
  }
}

extension SQLQuery {
  /// The query without the semicolons at its end, if it was written by hand: within another one they are an error.
  fileprivate var withoutFinalSemicolon: SQLQuery {
    guard isFragment, case .fragment(var fragment)? = storage.other,
      case .text(let text)? = fragment.parts.last
    else { return self }
    let end = text.lastIndex { !$0.isWhitespace && $0 != ";" }
    fragment.parts[fragment.parts.count - 1] = .text(end.map { String(text[...$0]) } ?? "")
    return .fragment(fragment)
  }
}

extension String {
  /// The name that a query gave to a column: SQLite tells `id:1` of a second `id` in a query that another one reads from.
  fileprivate func asWritten(among names: [String]) -> String {
    guard let colon = lastIndex(of: ":"), Int(self[index(after: colon)...]) != nil else { return self }
    let written = String(self[..<colon])
    return names.contains(written) ? written : self
  }
}

extension Sequence {
  /// What has a name, or one that differs by the case of ASCII letters alone: the engine has found it.
  fileprivate func first(named name: String, _ path: KeyPath<Element, String>) -> Element? {
    first { $0[keyPath: path] == name }
      ?? first { $0[keyPath: path].asciiLowercased == name.asciiLowercased }
  }
}
