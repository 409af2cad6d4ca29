@_spi(KoineDriver) import Koine

/// How texts are compared: what `collate` says comes first, then what columns are declared with; what is computed is
/// binary, and bound values take what they are compared with.
extension ReferenceEvaluator {
  private enum Derivation {
    case none, declared(SQLCollation), said(SQLCollation)
  }

  /// The collation by which operands are compared with each other: of row values, one for each position.
  ///
  /// - Parameter outputs: Those of the columns of a query that they are compared with.
  func collations(
    comparing operands: [SQLExpression], with outputs: [SQLCollation] = []
  ) throws -> [SQLCollation] {
    let rows = operands.compactMap { operand -> [SQLExpression]? in
      if case .row(let parts) = operand.withoutSubtree { parts } else { nil }
    }
    guard let width = rows.first?.count else {
      return [try decide(operands.map(derivation) + outputs.map { .declared($0) })]
    }
    return try (0..<width).map { position in
      try decide(
        rows.filter { position < $0.count }.map { try derivation(of: $0[position]) }
          + outputs.dropFirst(position).prefix(1).map { .declared($0) })
    }
  }

  /// The collation of a text by itself: that of a column of a query, and of a term of ORDER BY.
  func collation(of expression: SQLExpression) throws -> SQLCollation {
    try collations(comparing: [expression])[0]
  }

  /// The collations of the columns of a query, whatever its rows.
  func outputs(of query: SQLQuery) throws -> [SQLCollation] {
    var inner = self
    for common in query.with {
      inner.tables[common.reference.name] = ReferenceTable(
        columns: common.reference.columns.map(\.name), rows: [],
        collations: try inner.outputs(of: common.query))
    }
    if let compound = query.compound {
      let arms = try compound.arms.map(inner.outputs)
      return arms[0].indices.map { position in
        arms.allSatisfy { $0[position] == arms[0][position] } ? arms[0][position] : .binary
      }
    }
    guard let select = query.select else { throw ReferenceError.outside("a query written by hand") }
    for source in [select.from].compactMap(\.self) + select.joins.map(\.source) {
      var names = source.reference.columns.map(\.name)
      let outputs: [SQLCollation]
      switch source {
      case .derived(let query, _), .lateral(let query, _): outputs = try self.outputs(of: query)
      case .function: outputs = names.map { _ in .binary }
      case .table(let reference):
        guard let table = inner.tables[reference.name] else { continue }
        (names, outputs) = (table.columns, table.collations)
      }
      inner.collations[source.reference.sourceName] = Dictionary(zip(names, outputs)) { first, _ in first }
    }
    return try select.selectedExpressions.map(inner.collation)
  }

  private func derivation(of expression: SQLExpression) throws -> Derivation {
    switch expression.withoutSubtree {
    case .collate(_, let collation): .said(collation)
    case .column(let column): .declared(collations[column.source]?[column.name] ?? column.collation)
    case .subquery(let query, _): try outputs(of: query).first.map { .declared($0) } ?? .none
    case let computed: computed.namesColumn ? .declared(.binary) : .none
    }
  }

  private func decide(_ derivations: [Derivation]) throws -> SQLCollation {
    var said: Set<SQLCollation> = []
    var declared: Set<SQLCollation> = []
    for derivation in derivations {
      switch derivation {
      case .none: break
      case .declared(let collation): declared.insert(collation)
      case .said(let collation): said.insert(collation)
      }
    }
    let decisive = said.isEmpty ? declared : said
    if decisive.count > 1 { throw ReferenceError.refused("texts of different collations") }
    return decisive.first ?? .binary
  }
}

extension SQLExpression {
  fileprivate var withoutSubtree: SQLExpression {
    if case .subtree(let subtree) = self { subtree.expression.withoutSubtree } else { self }
  }

  fileprivate var namesColumn: Bool {
    var finder = ColumnFinder()
    finder.visit(self)
    return finder.hasFound
  }
}

private struct ColumnFinder: SQLVisitor {
  var hasFound = false

  mutating func visit(_ expression: SQLExpression) {
    if case .column = expression { hasFound = true } else if !hasFound { descend(into: expression) }
  }
}
