/// Conditions that an engine would judge before it has read the row, rewritten so that it cannot.
extension SQLLowering {
  /// `coalesce(x, NULL) IS NULL` for `x IS NULL` in RETURNING, and so for what else depends on whether a column is
  /// NULL, and `coalesce(t, NULL) = '012'` for `t = '012'`, for engines that take each column there for the first one of
  /// the table: then it is never NULL, texts are compared as numbers if they look like numbers, and fractions as texts. If the
  /// first one is a fraction, all integers become fractions, so they are called as well.
  public static let nullTestsInReturning = SQLLowering("a call for each optional column") { statement in
    func rewrite(_ returning: inout [SQLSelection], _ table: SQLTableReference) {
      func rewrite(_ expression: SQLExpression) -> SQLExpression {
        guard expression.isMisjudgedInReturning(of: table) else { return expression }
        let hasFraction = expression.hasFraction
        return SQLRewriter(expression: { node in
          guard case .column(let column) = node, column.source == table.sourceName,
            node.mayBeNull(in: .row) || column.isComparedOtherwise(besideFractions: hasFraction)
              || table.hasFractionFirst && column.type.isStoredAsInteger
          else { return node }
          return .function(.coalesce, [node, .literal(.null, column.type)])
        }).rewrite(expression)
      }
      func rewriteColumn(_ column: SQLColumn) -> SQLSelection {
        let expression = rewrite(.column(column))
        return expression == .column(column) ? .expression(expression) : .named(expression, column.name)
      }
      returning = returning.flatMap { item -> [SQLSelection] in
        switch item {
        case .expression(.column(let column)): [rewriteColumn(column)]
        case .expression(let expression): [.expression(rewrite(expression))]
        case .named(let expression, let name): [.named(rewrite(expression), name)]
        case .columns(let reference) where reference.sourceName == table.sourceName && table.hasFractionFirst:
          reference.columns.map(rewriteColumn)
        case .columns: [item]
        }
      }
    }
    switch statement {
    case .insert(var insert):
      rewrite(&insert.returning, insert.table)
      return .insert(insert)
    case .update(var update):
      rewrite(&update.returning, update.table)
      return .update(update)
    case .delete(var delete):
      rewrite(&delete.returning, delete.table)
      return .delete(delete)
    default: return statement
    }
  }

  /// `c OR x <> x` for a part of ON that names no table, for engines that take it for a condition of the whole
  /// query if a right or full join follows; and, in that of an outer join, for one that names outer columns alone, or
  /// is a mere column of another table.
  public static let constantJoinConditions = SQLLowering("OR x <> x in ON") { statement in
    SQLRewriter(select: { select in
      var result = select
      for index in select.joins.indices where select.hasConstantCondition(inJoin: index) {
        guard let column = select.joins[index].source.reference.comparableColumn else { continue }
        result.joins[index].condition = select.joins[index].condition.map {
          select.naming(.column(column), in: $0, ofJoin: index)
        }
      }
      return result
    }).rewrite(statement)
  }
}

extension SQLExpression {
  /// Whether it depends on whether an optional column of a table is NULL: it tests it, looks it up, or hands it to a
  /// subquery, which may do so; or compares a column of text, or one of numbers with fractions; or has an integer of a table
  /// whose first column is a fraction.
  func isMisjudgedInReturning(of table: SQLTableReference) -> Bool {
    let (mayDependOnNull, compares) = (contains(\.mayDependOnNull), contains(\.mayCompare))
    guard mayDependOnNull || compares || table.hasFractionFirst else { return false }
    let hasFraction = hasFraction
    return contains { part in
      guard case .expression(let expression) = part else { return .into }
      switch expression {
      case .column(let column) where column.source == table.sourceName:
        let isCompared = compares && column.isComparedOtherwise(besideFractions: hasFraction)
        let isWidened = table.hasFractionFirst && column.type.isStoredAsInteger
        return mayDependOnNull && expression.mayBeNull(in: .row) || isCompared || isWidened ? .end : .into
      case .function(.coalesce, let arguments): return arguments.isColumnAndNull ? .past : .into
      default: return .into
      }
    }
  }

  /// Whether it compares values, or does so as a dialect writes it.
  private var mayCompare: Bool {
    switch self {
    case .comparison, .isDistinct, .between, .inList, .inQuery, .conditional, .exists, .subquery, .rows,
      .search:
      true
    default: false
    }
  }

  /// Whether a part of it is a floating-point number.
  fileprivate var hasFraction: Bool { contains { $0.type.isFraction } }

  private var mayDependOnNull: Bool {
    switch self {
    // Of a replacement, a dialect may test whether it is NULL.
    case .isNull, .inList, .inQuery, .exists, .subquery, .rows, .function(.replace, _): true
    default: false
    }
  }
}

extension [SQLExpression] {
  /// Whether these are a column and NULL, as the pass has them.
  fileprivate var isColumnAndNull: Bool {
    guard count == 2, case .column = self[0], case .literal(.null, _) = self[1] else { return false }
    return true
  }
}

extension SQLColumn {
  /// Whether it is compared by other rules than its own if it is taken for another column: it holds texts of any form, in an
  /// order that Koine knows; or fractions, or numbers that are compared with such. Of two integers each engine knows which one
  /// is greater.
  fileprivate func isComparedOtherwise(besideFractions: Bool) -> Bool {
    type.storage == .text && collation != .database || type.isFraction
      || besideFractions && type.storage.isInteger
  }
}

extension SQLType {
  fileprivate var isFraction: Bool { storage == .real || storage == .double }

  /// Whether the values may be integers where they are stored: all but those of types that are stored as text or bytes.
  fileprivate var isStoredAsInteger: Bool {
    switch storage {
    case .boolean, .integer, .unsigned, .decimal, .unknown: true
    default: false
    }
  }
}

extension SQLTableReference {
  /// Whether the first column is a fraction, so that integers in RETURNING become fractions.
  var hasFractionFirst: Bool { columns.first?.type.isFraction ?? false }

  /// A column of which an engine compares the values, one of numbers if there is one.
  fileprivate var comparableColumn: SQLColumn? {
    columns.first { $0.type.isInteger } ?? columns.first { $0.type.isComparable }
  }
}

extension SQLSelect {
  /// Whether an engine misjudges a part of a join's condition.
  func hasConstantCondition(inJoin index: Int) -> Bool {
    joins[index].condition.map { hasMisjudgedPart($0, inJoin: index) } ?? false
  }

  private func hasMisjudgedPart(_ condition: SQLExpression, inJoin index: Int) -> Bool {
    if case .logical(let left, .and, let right) = condition {
      return hasMisjudgedPart(left, inJoin: index) || hasMisjudgedPart(right, inJoin: index)
    }
    return isMisjudged(condition, inJoin: index)
  }

  /// Whether a part of a join's condition names no source of the query, and a join follows that keeps rows for which it
  /// does not hold; or, in an outer join, names columns of outer queries alone, or is a mere column of another table.
  private func isMisjudged(_ part: SQLExpression, inJoin index: Int) -> Bool {
    // Engines compare row values part by part.
    switch part {
    case .comparison(.row(let left), .equal, .row(let right)),
      .isDistinct(.row(let left), .row(let right), true):
      return zip(left, right).contains { isMisjudged(.comparison($0, .equal, $1), inJoin: index) }
    default: break
    }
    let join = joins[index]
    switch join.kind {
    case .left, .right, .full:
      if case .column(let column) = part, column.source != join.source.reference.sourceName { return true }
      if isConstant(part), !part.freeColumns.columns.isEmpty { return true }
    case .inner, .cross: break
    }
    guard join.kind == .inner || join.kind == .left else { return false }
    return joins[(index + 1)...].contains { $0.kind == .right || $0.kind == .full } && isConstant(part)
  }

  private func isConstant(_ condition: SQLExpression) -> Bool {
    // Whatever is looked up in an empty list, the result is known.
    let known = SQLRewriter(expression: { node in
      guard case .inList(_, let list, let negated) = node, list.isEmpty else { return node }
      return .literal(.boolean(negated), .boolean)
    }).rewrite(condition)
    return !known.freeColumns.columns.contains { brings($0.source) }
  }

  fileprivate func naming(
    _ column: SQLExpression, in condition: SQLExpression, ofJoin index: Int
  ) -> SQLExpression {
    if case .logical(let left, .and, let right) = condition {
      return .logical(
        naming(column, in: left, ofJoin: index), .and, naming(column, in: right, ofJoin: index))
    }
    guard isMisjudged(condition, inJoin: index) else { return condition }
    return .logical(condition, .or, .comparison(column, .notEqual, column))
  }
}
