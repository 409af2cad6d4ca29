extension SQLStatement {
  /// The statement with the common tables that its sources bring, each declared once: in the WITH of its query, or, in
  /// a statement that writes, of each query in it.
  ///
  /// A common table is declared after those that its own query reads. Nothing is declared twice: a source whose name a
  /// query around it declares already is left as it is.
  package var declaringCommonTables: SQLStatement {
    var rewriter = SQLRewriter()
    rewriter.nested = { $0.declaringCommonTables }
    return rewriter.rewrite(self)
  }
}

extension SQLQuery {
  /// The common tables that sources of the query bring, each behind those that its own query reads.
  var definedTables: [SQLCommonTable] {
    var definitions: [SQLCommonTable] = []
    collectDefinitions(into: &definitions)
    return definitions
  }

  fileprivate var declaringCommonTables: SQLQuery {
    let definitions = definedTables
    if definitions.isEmpty { return self }
    var copy = self
    copy.with = definitions + copy.with
    return copy
  }

  /// Appends the common tables that sources bring, those first that others read.
  private func collectDefinitions(into definitions: inout [SQLCommonTable]) {
    for definition in broughtDefinitions where !definitions.contains(definition) {
      definition.query.collectDefinitions(into: &definitions)
      definitions.append(definition)
    }
  }

  /// The common tables that sources of the query bring, in the order of the text.
  private var broughtDefinitions: [SQLCommonTable] {
    SQLStatement.query(self).collect(into: []) { found, part, outer in
      if case .source(.table(let reference)) = part, let definition = reference.definition,
        !outer.contains(where: { $0.with.contains { $0.reference.name == reference.name } })
      {
        found.append(definition)
      }
      return true
    }
  }
}

extension SQLCommonTable {
  typealias ID = ObjectIdentifier

  /// The same for every source that brings this common table, whatever it is called there.
  ///
  /// A common table may be named many times by the next one, and that by a third: who follows definitions looks at
  /// each once.
  var id: ID { query.identity }
}

extension SQLCommonTable {
  /// Whether the query, if the common table is recursive, has the one form that every engine computes: rows to begin
  /// with, put together by UNION with a SELECT that names the common table once, in FROM or in an inner join, and
  /// neither groups, counts nor limits the rows.
  var hasMeaningfulRecursion: Bool {
    guard isRecursive else { return true }
    guard let compound = query.compound, compound.operator == .union, compound.arms.count >= 2,
      query.limit == nil, query.offset == nil, query.with.isEmpty
    else { return false }
    let step = compound.arms[compound.arms.count - 1]
    guard let select = step.select, step.ordering.isEmpty, step.limit == nil, step.offset == nil,
      step.with.isEmpty, select.grouping.isEmpty, select.groupFilters.isEmpty, select.qualification.isEmpty,
      select.distinct == .none,
      !select.columns.contains(where: \.computesOverRows)
    else { return false }
    let sources = select.sources.filter { $0.name == reference.name && $0.schema == nil }
    let isInner = select.joins.allSatisfy { join in
      switch join.kind {
      case .inner, .cross: true
      case .left: join.source.reference.name != reference.name
      case .right, .full: false
      }
    }
    return sources.count == 1 && isInner && references(in: query) == 1
  }

  /// How often a query names the common table, at any depth.
  private func references(in query: SQLQuery) -> Int {
    SQLStatement.query(query).tablesRead.count { $0.name == reference.name && $0.schema == nil }
  }
}

extension SQLSelection {
  /// Whether the item has an aggregate or a window function.
  fileprivate var computesOverRows: Bool {
    switch self {
    case .expression(let expression), .named(let expression, _):
      expression.contains { part in
        switch part {
        case .aggregate, .window: true
        default: false
        }
      }
    case .columns: false
    }
  }
}
