extension SQLStatement {
  /// The statement with the collation of every comparison and order of texts said in it: at the first operand,
  /// and wherever it is another than that of a plain column of a table.
  ///
  /// If the collations of operands contradict each other, the first operand has one inside of the other;
  /// validation refuses that.
  var withResolvedCollations: SQLStatement { CollationResolver().rewriter.rewrite(self) }
}

/// Decides by which collation texts are compared, as SQL:2016 does (9.13): what is said explicitly comes first,
/// then what columns are declared with; what is computed from columns is binary.
struct CollationResolver {
  /// What is known of a column of a query in FROM.
  struct Output {
    var collation: SQLCollation
    /// Whether an engine may see another collation in it, unless it is told.
    var mayHaveAnother = false
  }

  /// Where the collation of a text comes from.
  private enum Derivation {
    /// None of its own: a bound value.
    case none
    case implicit(SQLCollation)
    case explicit(SQLCollation)

    var collation: SQLCollation {
      switch self {
      case .none: .binary
      case .implicit(let collation), .explicit(let collation): collation
      }
    }
  }

  /// What decides a comparison.
  private enum Decision {
    case implicit(SQLCollation)
    case explicit(SQLCollation)
    case contradiction(SQLCollation, SQLCollation)
  }

  /// The columns of derived and common tables in scope, by the name of the source.
  private var derived: [String: [String: Output]] = [:]
  /// The columns of common tables, in their order.
  private var common: [String: [Output]] = [:]

  // MARK: Scopes

  /// The resolver for the parts of a query.
  private func inside(_ query: SQLQuery) -> CollationResolver {
    var inner = self
    for table in query.with { inner.common[table.reference.name] = inner.outputs(of: table.query) }
    guard let select = query.select else { return inner }
    for source in [select.from].compactMap(\.self) + select.joins.map(\.source) {
      let reference = source.reference
      let outputs: [Output]? =
        switch source {
        // A name with a schema is that of a table.
        case .table: reference.schema == nil ? inner.common[reference.name] : nil
        case .derived(let query, _), .lateral(let query, _): inner.outputs(of: query)
        case .function: nil
        }
      inner.derived[reference.sourceName] = outputs.map { outputs in
        Dictionary(zip(reference.columns.map(\.name), outputs)) { first, _ in first }
      }
    }
    return inner
  }

  /// What is known of the columns of a query; `nil` for one that was written by hand.
  private func outputs(of query: SQLQuery) -> [Output]? {
    if let compound = query.compound { return inside(query).outputs(of: compound) }
    guard let select = query.select else { return nil }
    let inner = inside(query)
    return select.selectedExpressions.map { expression in
      Output(
        collation: inner.derivation(of: expression).collation,
        mayHaveAnother: inner.mayHaveAnother(expression))
    }
  }

  /// Of the same columns of several arms, engines take the collation of one arm or another.
  private func outputs(of compound: SQLCompound) -> [Output]? {
    let arms = compound.arms.map(outputs)
    guard let first = arms[0] else { return nil }
    return first.indices.map { position in
      let outputs = arms.compactMap { arm in arm.flatMap { position < $0.count ? $0[position] : nil } }
      if outputs.allSatisfy({ $0.collation == first[position].collation }) {
        return Output(
          collation: first[position].collation, mayHaveAnother: outputs.contains(where: \.mayHaveAnother))
      }
      return Output(collation: .binary, mayHaveAnother: true)
    }
  }

  func output(of column: SQLColumn) -> Output {
    derived[column.source]?[column.name] ?? Output(collation: column.collation)
  }

  // MARK: Derivation

  private func derivation(of expression: SQLExpression) -> Derivation {
    switch expression {
    case .collate(_, let collation): return .explicit(collation)
    case .column(let column): return .implicit(output(of: column).collation)
    case .value, .literal, .parameter, .fragment: return .none
    case .subquery(let query, _): return .implicit(outputs(of: query)?.first?.collation ?? .binary)
    default:
      let hasColumn = expression.contains { if case .column = $0 { true } else { false } }
      return hasColumn ? .implicit(.binary) : .none
    }
  }

  private func decide(_ derivations: [Derivation]) -> Decision {
    var decision: Decision?
    for derivation in derivations {
      switch (decision, derivation) {
      case (_, .none): break
      case (nil, .implicit(let collation)): decision = .implicit(collation)
      case (.implicit(let first), .implicit(let second)) where first != second:
        decision = .contradiction(first, second)
      case (.explicit(let first), .explicit(let second)) where first != second:
        return .contradiction(first, second)
      case (_, .explicit(let collation)): decision = .explicit(collation)
      case (_, .implicit): break
      }
    }
    return decision ?? .implicit(.binary)
  }

  /// Whether an engine may see a collation in a text that is binary: SQLite looks for one in the parts of what
  /// is computed, too.
  ///
  /// - Parameter isApart: Whether a function takes the text, which has nothing of the collation of a column.
  private func mayHaveAnother(_ expression: SQLExpression, apart isApart: Bool = false) -> Bool {
    var finder = CollationFinder(resolver: self, apart: isApart)
    finder.visit(expression)
    return finder.hasFound
  }

  // MARK: Comparisons

  /// Operands that are compared with each other, one of them with the collation that decides.
  ///
  /// - Parameters:
  ///   - isFirst: Whether the engine looks at the first operand, whatever that is.
  ///   - outputs: The columns of a query that they are compared with, too.
  private func compared(
    _ operands: [SQLExpression], first isFirst: Bool = false, with outputs: [Output] = []
  ) -> [SQLExpression] {
    guard operands.contains(where: { $0.type.storage == .text }) else { return operands }
    let decision = decide(operands.map(derivation) + outputs.map { .implicit($0.collation) })
    var result = operands
    let position = isFirst ? 0 : operands.firstIndex { !$0.withoutCollation.isConstant } ?? 0
    switch decision {
    case .implicit(.binary):
      guard operands.contains(where: { mayHaveAnother($0) }) || outputs.contains(where: \.mayHaveAnother)
      else {
        return operands
      }
      result[position] = .collate(operands[position], .binary)
    case .implicit(let collation), .explicit(let collation):
      result = operands.map(\.withoutCollation)
      result[position] = .collate(result[position], collation)
    case .contradiction(let first, let second):
      result[position] = .collate(.collate(operands[position].withoutCollation, first), second)
    }
    return result
  }

  /// A text by which rows are ordered or told apart, with its collation.
  private func ordered(_ expression: SQLExpression) -> SQLExpression {
    if case .collate = expression { return expression }
    return compared([expression])[0]
  }

  private func ordered(_ ordering: [SQLOrdering]) -> [SQLOrdering] {
    ordering.map { SQLOrdering(ordered($0.expression), descending: $0.isDescending, nulls: $0.nulls) }
  }

  /// The parts of row values that are compared, position by position.
  private func compared(rows: [SQLExpression], with query: SQLQuery? = nil) -> [SQLExpression] {
    var parts = rows.map { row -> [SQLExpression] in if case .row(let parts) = row { parts } else { [] } }
    let outputs = query.flatMap(outputs)
    for position in parts[0].indices {
      let operands = parts.compactMap { position < $0.count ? $0[position] : nil }
      // Row values of different lengths are refused.
      guard operands.count == parts.count else { return rows }
      let output = outputs.flatMap { position < $0.count ? [$0[position]] : nil } ?? []
      for (row, operand) in compared(operands, first: true, with: output).enumerated() {
        parts[row][position] = operand
      }
    }
    return parts.map { .row($0) }
  }

  // MARK: Trees

  var rewriter: SQLRewriter {
    var rewriter = SQLRewriter(
      expression: { resolve($0) }, fragmentOrdering: { ordered($0) })
    rewriter.nested = { query in
      let inner = inside(query)
      return inner.resolve(clausesOf: inner.rewriter.rewriteClauses(of: query))
    }
    return rewriter
  }

  /// An expression whose parts have been resolved.
  private func resolve(_ node: SQLExpression) -> SQLExpression {
    switch node {
    case .collate(let text, let collation): return .collate(text.withoutCollation, collation)
    case .comparison(.row, let op, .row), .comparison(.row, let op, .subquery):
      return resolve(rowComparison: node, op)
    case .comparison(let left, let op, let right):
      let operands = compared([left, right])
      return .comparison(operands[0], op, operands[1])
    case .isDistinct(let left, let right, let negated):
      if case .row = left {
        let rows = compared(rows: [left, right])
        return .isDistinct(rows[0], rows[1], negated: negated)
      }
      let operands = compared([left, right])
      return .isDistinct(operands[0], operands[1], negated: negated)
    case .between(let operand, let lower, let upper, let negated):
      let operands = compared([operand, lower, upper], first: true)
      return .between(operands[0], operands[1], operands[2], negated: negated)
    case .inList(let operand, let list, let negated):
      if list.isEmpty { return node }
      let isRow: Bool = if case .row = operand { true } else { false }
      let all = isRow ? compared(rows: [operand] + list) : compared([operand] + list, first: true)
      return .inList(all[0], Array(all.dropFirst()), negated: negated)
    case .inQuery(let operand, let query, let negated):
      if case .row = operand {
        return .inQuery(compared(rows: [operand], with: query)[0], query, negated: negated)
      }
      let outputs = outputs(of: query) ?? []
      return .inQuery(compared([operand], first: true, with: outputs)[0], query, negated: negated)
    case .conditional(let conditional):
      guard let operand = conditional.operand else { return node }
      return .conditional(resolve(conditional, comparing: operand))
    case .function(.nullIf, let arguments):
      return .function(.nullIf, compared(arguments, first: true))
    case .function(let function, let arguments) where function == .greatest || function == .least:
      return .function(function, resolve(extremes: arguments))
    case .search(let text, let search, let part): return resolve(search: text, search, part)
    case .cast(let operand, let type) where operand.type.storage == .text && type.storage == .boolean:
      // Compared with 'true' and 'false'.
      return mayHaveAnother(operand) ? .cast(.collate(operand.withoutCollation, .binary), type) : node
    case .aggregate(var aggregate):
      if aggregate.isDistinct || aggregate.ordersValues { aggregate = aggregate.mapArgument(ordered) }
      aggregate.ordering = ordered(aggregate.ordering)
      return .aggregate(aggregate)
    case .window(var function, var window):
      if case .aggregate(var aggregate) = function, let argument = aggregate.argument,
        aggregate.function == .minimum || aggregate.function == .maximum
      {
        aggregate.argument = ordered(argument)
        function = .aggregate(aggregate)
      }
      window.partition = window.partition.map(ordered)
      window.ordering = ordered(window.ordering)
      return .window(function, window)
    default: return node
    }
  }

  private func resolve(rowComparison node: SQLExpression, _ op: SQLComparisonOperator) -> SQLExpression {
    switch node {
    case .comparison(let left, _, .subquery(let query, let type)):
      return .comparison(compared(rows: [left], with: query)[0], op, .subquery(query, type))
    case .comparison(let left, _, let right):
      let rows = compared(rows: [left, right])
      return .comparison(rows[0], op, rows[1])
    default: return node
    }
  }

  private func resolve(_ conditional: SQLCase, comparing operand: SQLExpression) -> SQLCase {
    var result = conditional
    let all = compared([operand] + conditional.branches.map(\.condition), first: true)
    result.operand = all[0]
    for index in conditional.branches.indices {
      let match = all[index + 1]
      // PostgreSQL takes a collation of the operand for one that a column may contradict.
      let isSaid: Bool = if case .collate(_, .binary) = all[0] { !match.isConstant } else { false }
      result.branches[index].condition = isSaid ? .collate(match, .binary) : match
    }
    return result
  }

  /// The engine may take any of the arguments for the one that says the collation.
  private func resolve(extremes arguments: [SQLExpression]) -> [SQLExpression] {
    let result = compared(arguments, first: true)
    guard case .collate(let first, let collation) = result.first else { return arguments }
    if case .collate = first { return result }
    if arguments.allSatisfy(\.withoutCollation.isConstant) { return result }
    return result.map(\.withoutCollation).map { $0.isConstant ? $0 : .collate($0, collation) }
  }

  /// A search for a text is case-sensitive, whatever the collation is.
  private func resolve(
    search text: SQLExpression, _ search: SQLSearchOperator, _ part: SQLExpression
  ) -> SQLExpression {
    let (text, part) = (text.withoutCollation, part.withoutCollation)
    let isRange: Bool =
      if case (.column, .hasPrefix, .value) = (text, search, part) { true } else { false }
    if search == .contains || isRange { return .search(text, search, part) }
    // A piece of the first text is compared with the second.
    return .search(
      mayHaveAnother(text, apart: true) ? .collate(text, .binary) : text, search,
      mayHaveAnother(part) ? .collate(part, .binary) : part)
  }

  /// The clauses of a query whose expressions have been resolved.
  private func resolve(clausesOf query: SQLQuery) -> SQLQuery {
    var result = query
    if !query.ordering.isEmpty { result.ordering = ordered(query.ordering) }
    if let compound = query.compound, compound.comparesRows {
      result.body = .compound(compound.with(compound.arms.map(tellingRowsApart)))
    }
    guard let select = query.select else { return result }
    switch select.distinct {
    case .none: break
    case .on(let keys): result.distinguish(.on(keys.map(ordered)))
    case .all: result.choose(distinct(select.columns))
    }
    guard !select.grouping.isEmpty else { return result }
    let grouping = select.grouping.map(ordered)
    result.change { $0.grouping = grouping }
    var grouped: [SQLExpression: SQLExpression] = [:]
    for (plain, key) in zip(select.grouping, grouping) where plain != key { grouped[plain] = key }
    return grouped.isEmpty ? result : result.replacing(grouped)
  }

  /// An arm whose rows are compared with those of others.
  private func tellingRowsApart(_ arm: SQLQuery) -> SQLQuery {
    let inner = inside(arm)
    var result = arm
    if let select = arm.select {
      result.choose(inner.distinct(select.columns))
    } else if let compound = arm.compound {
      result.body = .compound(compound.with(compound.arms.map(inner.tellingRowsApart)))
    }
    return result
  }

  /// What a distinct query selects, with the collation by which its rows are told apart.
  private func distinct(_ columns: [SQLSelection]) -> [SQLSelection] {
    columns.flatMap { item -> [SQLSelection] in
      switch item {
      case .named(let expression, let name): return [.named(ordered(expression), name)]
      case .expression(let expression): return [.column(ordered(expression), as: expression)]
      case .columns(let reference):
        let columns = reference.columns.map { SQLExpression.column($0) }
        let ordered = columns.map(ordered)
        return columns == ordered
          ? [item] : zip(ordered, reference.columns).map { .named($0, $1.name) }
      }
    }
  }
}

extension SQLSelection {
  /// An expression that took the place of another, and its name if that was a column.
  fileprivate static func column(_ expression: SQLExpression, as former: SQLExpression) -> SQLSelection {
    guard case .column(let column) = former, expression != former, !expression.isOrderedByDatabase else {
      return .expression(expression)
    }
    return .named(expression, column.name)
  }
}

extension SQLQuery {
  /// The query with others for what it is grouped by, wherever that occurs.
  fileprivate func replacing(_ grouped: [SQLExpression: SQLExpression]) -> SQLQuery {
    let rewriter = SQLRewriter(expression: { node in
      if case .collate(.collate(let text, let inner), let outer) = node, inner == outer {
        return .collate(text, outer)
      }
      return grouped[node] ?? node
    })
    var result = self
    result.change { select in
      select.columns = select.columns.flatMap { item -> [SQLSelection] in
        switch item {
        case .expression(let expression): return [.column(rewriter.rewrite(expression), as: expression)]
        case .named(let expression, let name): return [.named(rewriter.rewrite(expression), name)]
        case .columns(let reference):
          let columns = reference.columns.map { SQLExpression.column($0) }
          let rewritten = columns.map(rewriter.rewrite)
          return columns == rewritten
            ? [item] : zip(rewritten, reference.columns).map { .named($0, $1.name) }
        }
      }
      select.groupFilters = select.groupFilters.map(rewriter.rewrite)
      if !select.qualification.isEmpty { select.qualification = select.qualification.map(rewriter.rewrite) }
    }
    result.ordering = ordering.map { $0.replacing(rewriter.rewrite($0.expression)) }
    return result
  }
}
