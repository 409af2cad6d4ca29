extension SQLLowering {
  /// Common tables of a subquery that read one of a query around are declared there, behind what they read, for engines
  /// that find only tables of the database in them:
  ///
  ///     WITH a AS (…) SELECT … WHERE x IN (WITH b AS (SELECT … FROM a) SELECT … FROM b)
  ///     WITH a AS (…), b AS (SELECT … FROM a) SELECT … WHERE x IN (SELECT … FROM b)
  ///
  /// One gets another name if that is the name of a source elsewhere in the query.
  public static let commonTablesOfOuterQueries = SQLLowering("WITH of the outer query") { statement in
    SQLRewriter(query: { query in
      query.with.isEmpty ? query : query.declaringReaders
    }).rewrite(statement)
  }
}

extension SQLQuery {
  /// Whether a common table of this query reads one of the queries around.
  ///
  /// - Parameter outer: The queries around, from the outermost in.
  func readsCommonTables(of outer: [SQLQuery]) -> Bool {
    outer.contains { !$0.with.isEmpty } && readsCommonTables(in: outer.flatMap(\.with))
  }

  /// Whether a common table of this query reads one of these.
  fileprivate func readsCommonTables(in tables: [SQLCommonTable]) -> Bool {
    let names = tables.map(\.reference.name).filter { !declares($0) }
    return with.contains { table in
      SQLStatement.query(table.query).collect(into: false) { isFound, part, outer in
        if case .source(.table(let reference)) = part, reference.schema == nil,
          names.contains(where: reference.name.isSameName),
          !outer.contains(where: { $0.declares(reference.name) })
        {
          isFound = true
        }
        return !isFound
      }
    }
  }

  private func declares(_ name: String) -> Bool {
    with.contains { $0.reference.name.isSameName(as: name) }
  }

  /// The query with the common tables of subqueries that read its own.
  fileprivate var declaringReaders: SQLQuery {
    var tables: [SQLCommonTable] = []
    for table in with {
      var taker = ReaderTaker(tables, takenNames: takenNames(besides: tables))
      var table = table
      table.query = taker.walk(table.query) ?? table.query
      tables += taker.taken + [table]
    }
    var body = self
    body.with = []
    var taker = ReaderTaker(tables, takenNames: takenNames(besides: tables))
    body = body.mapParts(&taker) ?? body
    body.with = tables + taker.taken
    return body
  }

  /// The names of all sources and common tables in the query, and of others.
  private func takenNames(besides others: [SQLCommonTable]) -> [String] {
    let own = SQLStatement.query(self).collect(into: [String]()) { names, part, _ in
      switch part {
      case .source(let source): names += [source.reference.name, source.reference.sourceName]
      case .query(let query): names += query.with.map(\.reference.name)
      default: break
      }
      return true
    }
    return own + others.map(\.reference.name)
  }
}

/// Takes common tables out of the subqueries of a query.
private struct ReaderTaker: SQLWalker {
  /// Those that may be read.
  let tables: [SQLCommonTable]
  /// Each name as often as it is given or used.
  let takenNames: [String]
  private(set) var taken: [SQLCommonTable] = []

  init(_ tables: [SQLCommonTable], takenNames: [String]) {
    self.tables = tables
    self.takenNames = takenNames
  }

  /// The query without its common tables and those of its subqueries, if one reads one of the tables.
  mutating func walk(_ query: SQLQuery) -> SQLQuery? {
    guard query.readsCommonTables(in: tables + taken) else { return query.mapParts(&self) }
    var result = query
    for name in query.with.map(\.reference.name) where isTaken(name, besidesIn: query) {
      result = result.renamingCommonTable(name, to: freeName(like: name))
    }
    for table in result.with {
      var table = table
      table.query = walk(table.query) ?? table.query
      taken.append(table)
    }
    result.with = []
    return result.mapParts(&self) ?? result
  }

  /// Whether the name is that of another source or common table than in this query.
  private func isTaken(_ name: String, besidesIn query: SQLQuery) -> Bool {
    if taken.contains(where: { $0.reference.name.isSameName(as: name) }) { return true }
    let here = SQLStatement.query(query).collect(into: 0) { count, part, _ in
      switch part {
      case .source(let source):
        if source.reference.name.isSameName(as: name) { count += 1 }
        if source.reference.sourceName.isSameName(as: name) { count += 1 }
      case .query(let query):
        count += query.with.count { $0.reference.name.isSameName(as: name) }
      default: break
      }
      return true
    }
    return takenNames.count { $0.isSameName(as: name) } > here
  }

  private func freeName(like name: String) -> String {
    var number = 2
    while takenNames.contains(where: { $0.isSameName(as: "\(name)_\(number)") })
      || taken.contains(where: { $0.reference.name.isSameName(as: "\(name)_\(number)") })
    {
      number += 1
    }
    return "\(name)_\(number)"
  }

  mutating func walk(_ expression: SQLExpression) -> SQLExpression? { expression.mapParts(&self) }
  mutating func walk(_ fragment: SQLFragment) -> SQLFragment? { fragment.mapParts(&self) }
  mutating func walk(_ source: SQLSource) -> SQLSource? { source.mapParts(&self) }
}

extension SQLQuery {
  /// The query with another name for one of its common tables, whose columns are found by the old one.
  fileprivate func renamingCommonTable(_ old: String, to new: String) -> SQLQuery {
    let rewriter = SQLRewriter(reference: { reference in
      guard reference.schema == nil, reference.name.isSameName(as: old) else { return reference }
      return SQLTableReference(
        name: new, alias: reference.sourceName,
        columns: reference.columns.map { SQLTableReference.ColumnDescription($0) })
    })
    var result = rewriter.rewrite(self)
    for index in result.with.indices where result.with[index].reference.name.isSameName(as: old) {
      result.with[index].reference = result.with[index].reference.renamed(new)
    }
    return result
  }
}
