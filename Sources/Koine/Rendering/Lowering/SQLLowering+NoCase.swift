extension SQLLowering {
  /// Texts without case as their lower case, on both sides of comparisons and in ORDER BY, for engines without
  /// such a collation: `lower(x COLLATE "C") = lower($1 COLLATE "C")`.
  ///
  /// The collation is at an operand of each comparison when the pass runs; what is selected stays as it is.
  public static let noCaseCollation = SQLLowering("lower() on both sides") { statement in
    let folding = SQLRewriter(
      expression: \.withFoldedTexts,
      select: { select in
        guard case .on(let keys) = select.distinct else { return select }
        var result = select
        result.distinct = .on(keys.map(\.foldedWithoutCase))
        return result
      },
      query: { query in
        if query.ordering.isEmpty { return query }
        var result = query
        result.ordering = query.ordering.map(\.folded)
        return result
      }, fragmentOrdering: { $0.map(\.folded) })
    return SQLRewriter(expression: { $0.isWithoutCase ? $0.withoutCollation : $0 })
      .rewrite(folding.rewrite(statement))
  }
}

extension SQLLowering {
  /// A key without case is a unique index of the texts in lower case: it is made behind its table, or by itself if the
  /// key is added later, and an upsert names it.
  public static let noCaseKey = SQLLowering("a unique index of lower()") { statement in
    guard case .createIndex(let create) = statement, create.isUnique else { return statement }
    return .createIndex(create.foldedWithoutCase)
  }
}

extension SQLLowering {
  /// An index of texts in lower case in place of one of texts without case: it has what the comparisons have, so that they
  /// can use it, and takes two texts for the same one as they do.
  public static let noCaseIndexes = SQLLowering("an index of lower()") { statement in
    guard case .createIndex(let create) = statement else { return statement }
    return .createIndex(create.foldedWithoutCase)
  }
}

extension SQLCreateIndex {
  /// The index with the texts in lower case for those that ignore case: of a column, or by a collation.
  fileprivate var foldedWithoutCase: SQLCreateIndex {
    var copy = self
    copy.terms = terms.map { term in
      var key: SQLExpression?
      if case .column(let column) = term.expression { key = column.keyWithoutCase }
      return SQLOrdering(
        key ?? term.expression.foldedWithoutCase, descending: term.isDescending, nulls: term.nulls)
    }
    return copy
  }
}

extension SQLColumn {
  /// The text in lower case as an index has it, if the column ignores case.
  var keyWithoutCase: SQLExpression? {
    collation == .noCase ? .function(.lower, [.column(self)]) : nil
  }
}

extension SQLCreateTable {
  /// The table without keys that ignore case, and the unique indexes in their place. A primary key stays besides.
  var withIndexesForKeysWithoutCase: (table: SQLCreateTable, indexes: [SQLCreateIndex]) {
    var copy = self
    var indexes: [SQLCreateIndex] = []
    func add(_ name: String?, _ columns: [SQLColumn]) {
      let name = name ?? ([table.name] + columns.map(\.name) + ["key"]).joined(separator: "_")
      indexes.append(
        SQLCreateIndex(
          name, on: table, columns.map { SQLOrdering(.column($0)) }, unique: true, ifNotExists: ifNotExists))
    }
    for index in columns.indices where columns[index].column.collation == .noCase {
      if columns[index].isUnique || columns[index].isPrimaryKey && compositeKey.isEmpty {
        add(nil, [columns[index].column])
      }
      copy.columns[index].isUnique = false
    }
    if compositeKey.contains(where: { $0.collation == .noCase }) { add(nil, compositeKey) }
    copy.constraints.removeAll { rule in
      guard case .unique(let columns) = rule.rule, columns.contains(where: { $0.collation == .noCase }) else {
        return false
      }
      add(rule.name, columns)
      return true
    }
    return (copy, indexes)
  }
}

extension SQLAlterTable {
  /// The unique indexes in place of a key that ignores case and is added.
  func indexesForKeysWithoutCase(in dialect: any SQLDialect) -> [SQLCreateIndex] {
    guard case .addConstraint(let rule) = change, case .lowered = dialect.features[.noCaseKey] else {
      return []
    }
    return SQLCreateTable(table, columns: [], constraints: [rule]).withIndexesForKeysWithoutCase.indexes
  }

  /// Whether a rule that is dropped may be a unique index: one in place of a key that ignores case.
  func mayDropIndex(in dialect: any SQLDialect) -> Bool {
    guard case .lowered = dialect.features[.noCaseKey] else { return false }
    return table.columns.contains { $0.collation == .noCase }
  }
}

extension SQLOrdering {
  fileprivate var folded: SQLOrdering {
    SQLOrdering(expression.foldedWithoutCase, descending: isDescending, nulls: nulls)
  }
}

extension SQLExpression {
  /// The lower case of the text; of a constant a constant, as PostgreSQL computes its functions in definitions before it has
  /// seen their collations.
  private var folded: SQLExpression {
    if case .literal(.text(let text), let type) = withoutCollation {
      return .literal(.text(text.asciiLowercased), type)
    }
    return .function(.lower, [withoutCollation])
  }

  /// The same for one of a list of values, which keeps a long list one of values.
  private var foldedElement: SQLExpression {
    guard case .value(.text(let text), let type) = withoutCollation else { return folded }
    return .value(.text(text.asciiLowercased), type)
  }

  private var isConditional: Bool { if case .conditional = self { true } else { false } }

  fileprivate var foldedWithoutCase: SQLExpression { isWithoutCase ? folded : self }

  /// A comparison without case as one of lower cases.
  fileprivate var withFoldedTexts: SQLExpression {
    switch self {
    case .comparison(.row(let parts), let op, .subquery(let query, let type)):
      return .comparison(
        .row(parts.map(\.foldedWithoutCase)), op, .subquery(query.folding(parts.positionsWithoutCase), type)
      )
    case .comparison(let left, let op, let right):
      let operands = Self.folded([left, right])
      return .comparison(operands[0], op, operands[1])
    case .isDistinct(let left, let right, let negated):
      let operands = Self.folded([left, right])
      return .isDistinct(operands[0], operands[1], negated: negated)
    case .between(let operand, let lower, let upper, let negated):
      let operands = Self.folded([operand, lower, upper])
      return .between(operands[0], operands[1], operands[2], negated: negated)
    case .inList(let operand, let list, let negated):
      let all = Self.folded([operand] + list, asElements: true)
      return .inList(all[0], Array(all.dropFirst()), negated: negated)
    case .inQuery(.row(let parts), let query, let negated):
      return .inQuery(
        .row(parts.map(\.foldedWithoutCase)), query.folding(parts.positionsWithoutCase), negated: negated)
    case .inQuery(let operand, let query, let negated) where operand.isWithoutCase:
      return .inQuery(operand.folded, query.folding([0]), negated: negated)
    case .conditional(var conditional):
      guard let operand = conditional.operand else { return self }
      let all = Self.folded([operand] + conditional.branches.map(\.condition))
      conditional.operand = all[0]
      for index in conditional.branches.indices { conditional.branches[index].condition = all[index + 1] }
      return .conditional(conditional)
    case .function(.nullIf, let arguments) where arguments.contains(where: \.isWithoutCase):
      // Its value is the first text as it is.
      let (value, other) = (arguments[0].withoutCollation, arguments[1].folded)
      func compared(_ value: SQLExpression) -> SQLExpression {
        .conditional(
          SQLCase(
            branches: [
              .init(when: .comparison(value.folded, .equal, other), then: .literal(.null, value.type))
            ], otherwise: value))
      }
      // One inside of another is named, so that the text does not double.
      return value.contains(\.isConditional) && !value.isOfGroups ? value.naming(compared) : compared(value)
    case .aggregate(var aggregate):
      if aggregate.function == .count { aggregate = aggregate.mapArgument(\.foldedWithoutCase) }
      aggregate.ordering = aggregate.ordering.map(\.folded)
      return .aggregate(aggregate)
    case .window(let function, var window):
      window.partition = window.partition.map(\.foldedWithoutCase)
      window.ordering = window.ordering.map(\.folded)
      return .window(function, window)
    default: return self
    }
  }

  /// Operands that are compared with each other, as lower cases if one of them is without case. Of row
  /// values, position by position.
  private static func folded(_ operands: [SQLExpression], asElements: Bool = false) -> [SQLExpression] {
    if case .row(let parts)? = operands.first {
      var rows = operands.map { row -> [SQLExpression] in if case .row(let parts) = row { parts } else { [] }
      }
      for position in parts.indices where rows.allSatisfy({ position < $0.count }) {
        let folded = Self.folded(rows.map { $0[position] }, asElements: asElements)
        for row in rows.indices { rows[row][position] = folded[row] }
      }
      return rows.map { .row($0) }
    }
    guard operands.contains(where: \.isWithoutCase) else { return operands }
    return operands.enumerated().map { asElements && $0 > 0 ? $1.foldedElement : $1.folded }
  }
}

extension [SQLExpression] {
  fileprivate var positionsWithoutCase: [Int] { indices.filter { self[$0].isWithoutCase } }
}

extension SQLQuery {
  /// The query with the lower case of some of its columns.
  fileprivate func folding(_ positions: [Int]) -> SQLQuery {
    guard !positions.isEmpty, let expressions = selectedExpressions else { return self }
    func folded(_ expressions: [SQLExpression]) -> [SQLSelection] {
      expressions.enumerated().map {
        .expression(positions.contains($0) ? .function(.lower, [$1.withoutCollation]) : $1)
      }
    }
    if select?.distinct == SQLDistinct.none {
      var result = self
      result.choose(folded(expressions))
      return result
    }
    // Which rows are distinct, or equal in several arms, must not change.
    let reference = SQLTableReference(
      name: "koine_texts",
      columns: expressions.indices.map { index in
        .init(name: "koine_\(index + 1)", type: expressions[index].type, isNullable: true)
      })
    let columns = folded(reference.columns.map { .column($0) })
    let outer = SQLSelect(columns: columns, from: .derived(naming(reference.columns), reference))
    return .select(outer)
  }
}
