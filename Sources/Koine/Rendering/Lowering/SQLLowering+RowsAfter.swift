extension SQLLowering {
  /// `(a, b) > (?, ?)` if all terms go in one direction and none is NULL; otherwise
  /// `a >= ? AND (a > ? OR a = ? AND b < ?)`, of which an index serves the first part.
  public static let rowsAfter = rowsAfter("a comparison with the terms of the order", comparesRows: true)

  /// The same without row values, for engines whose indexes do not serve these.
  public static let rowsAfterByTerms = rowsAfter(
    "comparisons with each term of the order", comparesRows: false)

  private static func rowsAfter(_ name: String, comparesRows: Bool) -> SQLLowering {
    SQLLowering(name) { statement in
      SQLRewriter(query: { $0.withConditionOfStart(comparesRows: comparesRows) }).rewrite(statement)
    }
  }
}

extension SQLQuery {
  fileprivate func withConditionOfStart(comparesRows: Bool) -> SQLQuery {
    guard !start.isEmpty, let select, start.count == ordering.count else { return self }
    var result = self
    result.start = []
    if case .on = select.distinct { result = result.distinctInDerivedTable(select, named: "koine_ties") }
    let scope = SQLNullScope.results(of: result)
    let terms = zip(result.ordering, start).map { StartTerm($0, value: $1, in: scope) }
    guard let condition = terms.condition(comparesRows: comparesRows) else {
      return result.without(rows: .never)
    }
    if result.computesWindows {
      // Window functions see every row, as they do on the page before.
      result.qualify(condition)
    } else if result.isGrouped {
      result.filterGroups(condition)
    } else {
      result.filter(condition)
    }
    return result
  }

  private var computesWindows: Bool {
    guard let select else { return false }
    let expressions = select.selectedExpressions + select.qualification + ordering.map(\.expression)
    return expressions.contains(where: \.hasWindow)
  }

  private func without(rows condition: SQLExpression) -> SQLQuery {
    var result = self
    if isGrouped { result.filterGroups(condition) } else { result.filter(condition) }
    return result
  }
}

/// A term of an order with its value in the row after which a query begins.
private struct StartTerm {
  let expression: SQLExpression
  let value: SQLExpression
  let isDescending: Bool
  /// Whether the term may be NULL in another row.
  let mayBeNull: Bool
  let nullsComeFirst: Bool

  init(_ term: SQLOrdering, value: SQLExpression, in scope: SQLNullScope) {
    expression = term.expression
    self.value = value
    isDescending = term.isDescending
    mayBeNull = term.expression.mayBeNull(in: scope)
    switch term.nulls {
    case .first: nullsComeFirst = true
    case .last: nullsComeFirst = false
    case .smallest, .database: nullsComeFirst = !term.isDescending
    }
  }

  var isOfNull: Bool { value.nullness(in: .anywhere) == .always }

  /// Whether rows are the same in the term.
  var isSame: SQLExpression {
    isOfNull ? .isNull(expression, negated: false) : .comparison(expression, .equal, value)
  }

  /// Whether a row comes later by the term; `nil` if none does.
  var isLater: SQLExpression? {
    if isOfNull { return nullsComeFirst ? .isNull(expression, negated: true) : nil }
    return orNull(.comparison(expression, isDescending ? .less : .greater, value))
  }

  /// Whether a row comes later by the term, or is the same.
  var isLaterOrSame: SQLExpression? {
    if isOfNull { return nullsComeFirst ? nil : isSame }
    return orNull(.comparison(expression, isDescending ? .lessOrEqual : .greaterOrEqual, value))
  }

  private func orNull(_ condition: SQLExpression) -> SQLExpression {
    mayBeNull && !nullsComeFirst
      ? .logical(condition, .or, .isNull(expression, negated: false)) : condition
  }
}

extension [StartTerm] {
  /// The condition of the rows that come later; `nil` if there are none.
  fileprivate func condition(comparesRows: Bool) -> SQLExpression? {
    guard let first, let last else { return nil }
    if count == 1 { return first.isLater }
    let isUniform = allSatisfy { !$0.isOfNull && !$0.mayBeNull && $0.isDescending == first.isDescending }
    if comparesRows, isUniform {
      return .comparison(
        .row(map(\.expression)), first.isDescending ? .less : .greater, .row(map(\.value)))
    }
    var condition = last.isLater
    for term in dropLast().reversed() {
      let isLaterBehind = condition.map { SQLExpression.logical(term.isSame, .and, $0) }
      condition =
        term.isLater.map { isLater in
          isLaterBehind.map { .logical(isLater, .or, $0) } ?? isLater
        } ?? isLaterBehind
    }
    guard let condition, let bound = first.isLaterOrSame else { return condition }
    return .logical(bound, .and, condition)
  }
}
