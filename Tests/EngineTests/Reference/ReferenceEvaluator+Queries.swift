@_spi(KoineDriver) import Koine

/// Queries, clause by clause in SQL's own order: FROM, WHERE, GROUP BY, HAVING, windows, SELECT, ORDER BY, DISTINCT,
/// OFFSET and LIMIT.
extension ReferenceEvaluator {
  /// A row on its way out, with what it is sorted by.
  private struct Output {
    var evaluator: ReferenceEvaluator
    var values: [ReferenceValue]
  }

  /// The rows of a query.
  func table(of query: SQLQuery) throws -> ReferenceTable {
    switch query.body {
    case .select(let select): return try table(of: select, in: query)
    case .compound(let compound): return try table(of: compound, in: query)
    case .fragment: throw ReferenceError.outside("a query written by hand")
    }
  }

  /// The rows of several queries, the first two first.
  private func table(of compound: SQLCompound, in query: SQLQuery) throws -> ReferenceTable {
    let inner = try entering(query)
    var result = try inner.table(of: compound.arms[0])
    let collations = [SQLCollation](repeating: .binary, count: result.columns.count)
    func isSame(_ row: [ReferenceValue], _ other: [ReferenceValue]) throws -> Bool {
      try inner.isSame(.row(row), .row(other), collations)
    }
    func distinct(_ rows: [[ReferenceValue]]) throws -> [[ReferenceValue]] {
      var found: [[ReferenceValue]] = []
      for row in rows where try !found.contains(where: { try isSame($0, row) }) { found.append(row) }
      return found
    }
    for arm in compound.arms.dropFirst() {
      var others = try inner.table(of: arm).rows
      if compound.operator == .union {
        result.rows += others
        continue
      }
      if !compound.isAll {
        result.rows = try distinct(result.rows)
        others = try distinct(others)
      }
      result.rows = try result.rows.filter { row in
        let index = try others.firstIndex { try isSame($0, row) }
        if let index { others.remove(at: index) }
        return (index != nil) == (compound.operator == .intersect)
      }
    }
    if !compound.isAll { result.rows = try distinct(result.rows) }
    if let offset = query.offset {
      result.rows.removeFirst(Swift.min(result.rows.count, try inner.count(offset)))
    }
    if let limit = query.limit { result.rows = Array(result.rows.prefix(try inner.count(limit))) }
    result.collations = try outputs(of: query)
    return result
  }

  /// The value of a query of at most one row; NULL if it yields none.
  func scalar(_ query: SQLQuery) throws -> ReferenceValue {
    let rows = try table(of: query).rows
    guard let row = rows.first else { return .null }
    guard rows.count == 1 else { throw ReferenceError.refused("several rows for one value") }
    return row.count == 1 ? row[0] : .row(row)
  }

  private func table(of select: SQLSelect, in query: SQLQuery) throws -> ReferenceTable {
    var inner = try entering(query)
    let rows = try inner.joinedRows(of: select).filter { row in
      let evaluator = inner.at(row)
      return try select.filters.allSatisfy { try evaluator.truth(of: $0) == true }
    }
    var evaluators = try inner.evaluators(of: rows, in: select, query.ordering).filter { evaluator in
      try select.groupFilters.allSatisfy { try evaluator.truth(of: $0) == true }
    }
    try Self.compute(select.windows(query.ordering), over: &evaluators)
    evaluators = try evaluators.filter { evaluator in
      try select.qualification.allSatisfy { try evaluator.truth(of: $0) == true }
    }
    var outputs = try evaluators.map { evaluator in
      Output(evaluator: evaluator, values: try evaluator.selected(by: select))
    }
    outputs = try inner.sorted(outputs, by: query.ordering, \.evaluator)
    let expressions = select.selectedExpressions
    let collations = try expressions.map(inner.collation)
    switch select.distinct {
    case .none: break
    case .all: outputs = try inner.firsts(of: outputs, by: { $0.values }, collations)
    case .on(let keys):
      outputs = try inner.firsts(
        of: outputs, by: { output in try keys.map(output.evaluator.value) }, keys.map(inner.collation))
    }
    if !query.start.isEmpty {
      let start = try query.start.map(inner.value)
      outputs = try outputs.filter { try inner.comes($0.evaluator, after: start, in: query.ordering) }
    }
    if let offset = query.offset { outputs.removeFirst(Swift.min(outputs.count, try inner.count(offset))) }
    if let limit = query.limit {
      var count = Swift.min(try inner.count(limit), outputs.count)
      while query.keepsTies, count > 0, count < outputs.count,
        try inner.areTies(outputs[count - 1], outputs[count], in: query.ordering)
      {
        count += 1
      }
      outputs = Array(outputs.prefix(count))
    }
    return ReferenceTable(
      columns: select.selectedNames, rows: outputs.map(\.values), collations: collations)
  }

  private func comes(
    _ row: ReferenceEvaluator, after start: [ReferenceValue], in ordering: [SQLOrdering]
  ) throws -> Bool {
    for (term, value) in zip(ordering, start) {
      let order = try order(
        value, row.value(of: term.expression), by: term, [collation(of: term.expression)])
      if order != 0 { return order < 0 }
    }
    return false
  }

  private func areTies(_ first: Output, _ second: Output, in ordering: [SQLOrdering]) throws -> Bool {
    try ordering.allSatisfy { term in
      let values = try (
        first.evaluator.value(of: term.expression), second.evaluator.value(of: term.expression)
      )
      return try order(values.0, values.1, by: term, [collation(of: term.expression)]) == 0
    }
  }

  private func count(_ expression: SQLExpression) throws -> Int {
    guard let count = try integer(of: expression), count >= 0 else {
      throw ReferenceError.refused("a limit below 0")
    }
    return Int(clamping: count)
  }

  private func selected(by select: SQLSelect) throws -> [ReferenceValue] {
    try select.selectedExpressions.map(value)
  }

  // MARK: Groups

  /// One evaluator for each row, or for each group of a grouped query: it sees the columns of the group's first row, all
  /// of which have the values that it is grouped by.
  ///
  /// A query that aggregates, or has a condition of groups, without being grouped has one group, of no row too.
  private func evaluators(
    of rows: [[String: Row]], in select: SQLSelect, _ ordering: [SQLOrdering]
  ) throws -> [ReferenceEvaluator] {
    if !select.groupingSets.isEmpty { return try evaluators(of: rows, inSetsOf: select) }
    if select.grouping.isEmpty {
      return select.aggregates(ordering) ? [try group(of: rows)] : rows.map(at)
    }
    return try groups(of: rows, by: select.grouping)
  }

  /// One evaluator for each group of each grouping set, in which the other keys are NULL.
  private func evaluators(
    of rows: [[String: Row]], inSetsOf select: SQLSelect
  ) throws -> [ReferenceEvaluator] {
    try select.combinedGroupingSets.flatMap { positions in
      let keys = positions.map { select.grouping[$0] }
      let groups = keys.isEmpty ? [try group(of: rows)] : try groups(of: rows, by: keys)
      return groups.map { group in
        var evaluator = group
        evaluator.keysOfSet = keys
        evaluator.rolledUp += select.grouping.filter { !keys.contains($0) }
        return evaluator
      }
    }
  }

  private func group(of rows: [[String: Row]]) throws -> ReferenceEvaluator {
    var evaluator = at(rows.first ?? sources)
    evaluator.rolledUp = rolledUp
    evaluator.group = rows
    return evaluator
  }

  private func groups(of rows: [[String: Row]], by keys: [SQLExpression]) throws -> [ReferenceEvaluator] {
    let collations = try keys.map(collation)
    var groups: [(key: ReferenceValue, rows: [[String: Row]])] = []
    for row in rows {
      let key = ReferenceValue.row(try keys.map(at(row).value))
      if let index = try groups.firstIndex(where: { try isSame($0.key, key, collations) }) {
        groups[index].rows.append(row)
      } else {
        groups.append((key, [row]))
      }
    }
    return try groups.map { try group(of: $0.rows) }
  }

  // MARK: Order

  /// The elements in an order, those that are equal by it as they came.
  func sorted<Element>(
    _ elements: [Element], by ordering: [SQLOrdering], _ evaluator: (Element) -> ReferenceEvaluator
  ) throws -> [Element] {
    if ordering.isEmpty { return elements }
    let collations = try ordering.map { try collation(of: $0.expression) }
    let keyed = try elements.map { element in
      (element, try ordering.map { try evaluator(element).value(of: $0.expression) })
    }
    let indices = try keyed.indices.sorted { first, second in
      for (position, term) in ordering.enumerated() {
        let order = try self.order(
          keyed[first].1[position], keyed[second].1[position], by: term, [collations[position]])
        if order != 0 { return order < 0 }
      }
      return first < second
    }
    return indices.map { keyed[$0].0 }
  }

  /// NULL is less than every value, unless the term says otherwise.
  func order(
    _ left: ReferenceValue, _ right: ReferenceValue, by term: SQLOrdering, _ collations: [SQLCollation]
  ) throws -> Int {
    if let order = try order(left, right, collations) { return term.isDescending ? -order : order }
    if left.isNull && right.isNull { return 0 }
    let isFirst =
      switch term.nulls {
      case .first: true
      case .last: false
      case .smallest: !term.isDescending
      case .database: throw ReferenceError.outside("an order that the database decides")
      }
    return left.isNull == isFirst ? -1 : 1
  }

  /// The first of those with equal keys.
  private func firsts(
    of outputs: [Output], by key: (Output) throws -> [ReferenceValue], _ collations: [SQLCollation]
  ) throws -> [Output] {
    var found: [ReferenceValue] = []
    return try outputs.filter { output in
      let key = ReferenceValue.row(try key(output))
      if try found.contains(where: { try isSame($0, key, collations) }) { return false }
      found.append(key)
      return true
    }
  }
}

extension SQLSelect {
  /// What each column of a row is.
  var selectedExpressions: [SQLExpression] {
    columns.flatMap { item -> [SQLExpression] in
      switch item {
      case .expression(let expression), .named(let expression, _): [expression]
      case .columns(let reference): reference.columns.map { .column($0) }
      }
    }
  }

  var selectedNames: [String] {
    columns.flatMap { item -> [String] in
      switch item {
      case .expression(.column(let column)): [column.name]
      case .expression: ["?"]
      case .named(_, let name): [name]
      case .columns(let reference): reference.columns.map(\.name)
      }
    }
  }

  /// Whether the rows are one group without being grouped.
  fileprivate func aggregates(_ ordering: [SQLOrdering]) -> Bool {
    if !groupFilters.isEmpty { return true }
    var finder = ComputedFinder()
    for expression in selectedExpressions + qualification + ordering.map(\.expression) {
      finder.visit(expression)
    }
    return finder.hasAggregate
  }

  fileprivate func windows(_ ordering: [SQLOrdering]) -> [SQLExpression] {
    var finder = ComputedFinder()
    for expression in selectedExpressions + qualification + ordering.map(\.expression) {
      finder.visit(expression)
    }
    return finder.windows
  }
}

/// Finds what belongs to a query itself, not to the subqueries in it.
private struct ComputedFinder: SQLVisitor {
  var hasAggregate = false
  var windows: [SQLExpression] = []

  mutating func visit(_ expression: SQLExpression) {
    if case .aggregate = expression { hasAggregate = true }
    if case .window = expression { windows.append(expression) }
    descend(into: expression)
  }

  mutating func visit(_ query: SQLQuery) {}
}
