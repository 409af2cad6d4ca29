extension SQLStatement {
  /// Indexes that may serve the statement, or a query in it: those of one table and one query from the likeliest on.
  ///
  /// They follow from what the tree compares, sorts and groups by. SQL written by hand is not looked into.
  var indexCandidates: [IndexCandidate] {
    declaringCommonTables.readBlocks.flatMap { block in block.tables.flatMap { block.candidates(for: $0) } }
  }

  private var readBlocks: [ReadBlock] {
    if case .changes(let steps) = self { return steps.flatMap(\.readBlocks) }
    let queries = collect(into: [ReadBlock]()) { blocks, part, outer in
      if case .query(let query) = part, let select = query.select {
        blocks.append(ReadBlock(select, in: query, inside: outer))
      }
      return true
    }
    switch self {
    case .update(let update):
      return [ReadBlock([.table(update.table)] + update.from, update.filters)] + queries
    case .delete(let delete): return [ReadBlock([.table(delete.table)], delete.filters)] + queries
    case .merge(let merge):
      return [ReadBlock([.table(merge.table), merge.source], [merge.condition])] + queries
    default: return queries
    }
  }
}

/// What of a statement reads tables together: a SELECT, an UPDATE, a DELETE or a MERGE.
private struct ReadBlock {
  /// The tables of the database, each as the block names it.
  let tables: [SQLTableReference]
  /// The names of all sources.
  private let sources: Set<String>
  private let conditions: [SQLExpression]
  private var ordering: [SQLOrdering] = []
  /// What rows are grouped by, or distinguished.
  private var groups: [[SQLExpression]] = []

  init(_ sources: [SQLSource], _ conditions: [SQLExpression], inside queries: [SQLQuery] = []) {
    tables = sources.compactMap { source in
      guard case .table(let table) = source, table.definition == nil, !table.isCommon(in: queries) else {
        return nil
      }
      return table
    }
    self.sources = Set(sources.map(\.reference.sourceName))
    self.conditions = conditions.flatMap(\.allConjuncts)
  }

  init(_ select: SQLSelect, in query: SQLQuery, inside outer: [SQLQuery]) {
    self.init(
      [select.from].compactMap { $0 } + select.joins.map(\.source),
      select.filters + select.joins.compactMap(\.condition), inside: outer + [query])
    ordering = query.ordering
    groups = [select.grouping]
    switch select.distinct {
    case .none: break
    case .all: groups.append(select.selectedExpressions)
    case .on(let expressions): groups.append(expressions)
    }
  }

  // MARK: Candidates

  /// As many columns as conditions compare with single values are in one index, at most.
  private static let mostColumns = 4

  /// Indexes of a table: what conditions compare with single values comes first, then one that they compare with a bound,
  /// or what rows are sorted or grouped by.
  func candidates(for table: SQLTableReference) -> [IndexCandidate] {
    let own =
      table.alias == nil
      ? table
      : SQLTableReference(
        name: table.name, schema: table.schema,
        columns: table.columns.map { SQLTableReference.ColumnDescription($0) })
    let source = table.sourceName
    let uses = conditions.flatMap { self.uses(in: $0, of: source) }
    func columns(_ isWanted: (ColumnUse) -> Bool) -> [SQLColumn] {
      uses.filter(isWanted).map(\.column).eachOnce
    }
    let values = columns { $0.kind == .value && !$0.isJoin }
    let listed = columns { $0.kind == .list && !$0.isJoin }
    let fixed = Array((values + listed).eachOnce.prefix(Self.mostColumns))
    let truths = Array((fixed + columns { $0.kind == .truth }).eachOnce.prefix(Self.mostColumns))
    let joined = columns { $0.isJoin && $0.kind != .bound }
    let bounds = columns { $0.kind == .bound }.prefix(2).map { [IndexCandidate.Term($0)] }
    let order = orderTerms(of: source)
    let groupings = groups.compactMap { groupTerms($0, of: source) }

    var candidates: [IndexCandidate] = []
    func add(_ free: [SQLColumn], _ rest: [IndexCandidate.Term] = []) {
      var terms = free.map { IndexCandidate.Term($0) }
      for term in rest where !terms.contains(where: { $0.column.name == term.column.name }) {
        terms.append(term)
      }
      let known = terms.compactMap { $0.of(own) }
      guard !terms.isEmpty, known.count == terms.count else { return }
      candidates.append(
        IndexCandidate(
          table: own, terms: known, freeCount: free.count, fixed: Set(values.map(\.name))))
    }
    for bound in bounds { add(fixed, bound) }
    // The values of a list come one after another, each in an order of its own.
    if !order.isEmpty { add(values, order) }
    for grouping in groupings { add(values, grouping) }
    add(fixed)
    for column in joined.prefix(2) { add([column]) }
    if !fixed.isEmpty, let first = joined.first { add((fixed + [first]).eachOnce) }
    if truths.count > fixed.count {
      // Only some engines look up a column that is a condition by itself.
      add(truths)
      for bound in bounds.prefix(1) { add(truths, bound) }
      if !order.isEmpty { add(truths, order) }
    }
    if fixed.count > 1 { for column in fixed.prefix(3) { add([column]) } }
    return candidates
  }

  /// The first terms of the order that are columns of the source.
  private func orderTerms(of source: String) -> [IndexCandidate.Term] {
    var terms: [IndexCandidate.Term] = []
    for next in ordering {
      guard let column = next.expression.plainColumn, column.source == source else { break }
      var term = IndexCandidate.Term(column)
      term.isDescending = next.isDescending
      term.nulls = next.nulls
      terms.append(term)
    }
    guard terms.allSatisfy(\.isDescending) else { return terms }
    // An index is read backwards, too.
    return terms.map { term in
      var term = term
      term.isDescending = false
      switch term.nulls {
      case .first: term.nulls = .last
      case .last: term.nulls = .first
      case .smallest, .database: break
      }
      return term
    }
  }

  /// The columns that rows are grouped by; `nil` if it is something else as well, or nothing.
  private func groupTerms(_ keys: [SQLExpression], of source: String) -> [IndexCandidate.Term]? {
    let columns = keys.compactMap(\.plainColumn).filter { $0.source == source }
    guard !columns.isEmpty, columns.count == keys.count else { return nil }
    return columns.eachOnce.map { IndexCandidate.Term($0) }
  }

  // MARK: Conditions

  /// What the conditions say of the columns of a source.
  private func uses(in condition: SQLExpression, of source: String) -> [ColumnUse] {
    func use(_ expression: SQLExpression, _ kind: ColumnUse.Kind, beside others: [SQLExpression])
      -> ColumnUse?
    {
      guard let column = expression.plainColumn, column.source == source else { return nil }
      let named = others.reduce(into: Set<String>()) { $0.formUnion($1.freeSources) }
      // What reads the same row is not known before it.
      if named.contains(source) { return nil }
      return ColumnUse(column: column, kind: kind, isJoin: !named.isDisjoint(with: sources))
    }
    func either(_ left: SQLExpression, _ right: SQLExpression, _ kind: ColumnUse.Kind) -> [ColumnUse] {
      [use(left, kind, beside: [right]), use(right, kind, beside: [left])].compactMap { $0 }
    }
    switch condition {
    case .comparison(let left, .equal, let right):
      let (first, second) = (left.parts, right.parts)
      guard first.count == second.count else { return [] }
      return zip(first, second).flatMap { either($0, $1, .value) }
    case .comparison(_, .notEqual, _): return []
    case .comparison(let left, _, let right):
      // The first parts of row values decide which rows are read.
      guard let first = left.parts.first, let second = right.parts.first else { return [] }
      return either(first, second, .bound)
    case .isDistinct(let left, let right, negated: true): return either(left, right, .value)
    case .isNull(let operand, negated: false): return [use(operand, .value, beside: [])].compactMap { $0 }
    case .between(let operand, let lower, let upper, negated: false):
      return [use(operand, .bound, beside: [lower, upper])].compactMap { $0 }
    case .inList(let operand, let list, negated: false):
      return operand.parts.compactMap { use($0, .list, beside: list) }
    case .inQuery(let operand, let query, negated: false):
      let exists = SQLExpression.exists(query, negated: false)
      return operand.parts.compactMap { use($0, .list, beside: [exists]) }
    case .search(let text, .hasPrefix, let part): return [use(text, .bound, beside: [part])].compactMap { $0 }
    case .not(let operand): return [use(operand, .truth, beside: [])].compactMap { $0 }
    case .column: return [use(condition, .truth, beside: [])].compactMap { $0 }
    case .logical(_, .or, _): return usesInEach(of: condition.disjuncts, of: source)
    default: return []
    }
  }

  /// What each of several conditions says, if that is always of one and the same column: as of a list.
  private func usesInEach(of alternatives: [SQLExpression], of source: String) -> [ColumnUse] {
    var columns: [ColumnUse] = []
    for alternative in alternatives {
      let uses = uses(in: alternative, of: source)
      guard uses.count == 1, let use = uses.first, use.kind == .value || use.kind == .list else { return [] }
      columns.append(use)
    }
    guard let first = columns.first, columns.allSatisfy({ $0.column.name == first.column.name }) else {
      return []
    }
    return [ColumnUse(column: first.column, kind: .list, isJoin: columns.contains(where: \.isJoin))]
  }
}

/// What a condition says of a column.
private struct ColumnUse {
  enum Kind {
    /// The column has a single value.
    case value
    /// The column has one of several values.
    case list
    /// The column is true, or is not.
    case truth
    /// The column is less or greater than something.
    case bound
  }

  let column: SQLColumn
  let kind: Kind
  /// Whether what it is compared with reads another source of the same block.
  let isJoin: Bool
}

extension IndexCandidate.Term {
  /// The same term of the column that a table has under its own name; `nil` if it has none of that name.
  fileprivate func of(_ table: SQLTableReference) -> IndexCandidate.Term? {
    guard let own = table.columns.first(where: { $0.name == column.name }) else { return nil }
    var term = IndexCandidate.Term(own)
    term.isDescending = isDescending
    term.nulls = nulls
    return term
  }
}

extension [SQLColumn] {
  /// The columns without those whose name another one has before them.
  fileprivate var eachOnce: [SQLColumn] {
    reduce(into: []) { columns, column in
      if !columns.contains(where: { $0.name == column.name }) { columns.append(column) }
    }
  }
}

extension SQLExpression {
  /// The column that the expression is, compared as it is declared.
  fileprivate var plainColumn: SQLColumn? {
    switch self {
    case .column(let column): return column
    case .subtree(let subtree):
      return DeepStack.run(if: subtree.isDeep) { subtree.expression.plainColumn }
    case .collate(let text, let collation):
      guard let column = text.plainColumn, column.collation == collation else { return nil }
      return column
    default: return nil
    }
  }

  /// The conditions all of which the condition says, those in subtrees included.
  fileprivate var allConjuncts: [SQLExpression] { parts(connectedBy: .and) }

  /// The conditions one of which the condition says.
  fileprivate var disjuncts: [SQLExpression] { parts(connectedBy: .or) }

  private func parts(connectedBy connection: SQLLogicalOperator) -> [SQLExpression] {
    let condition = condition
    switch condition {
    case .logical(let left, connection, let right):
      return left.parts(connectedBy: connection) + right.parts(connectedBy: connection)
    case .subtree(let subtree):
      return DeepStack.run(if: subtree.isDeep) { subtree.expression.parts(connectedBy: connection) }
    default: return [condition]
    }
  }
}
