/// Texts that are compared otherwise than by code point.
extension SQLFeatureScanner {
  /// What a collation says that has no meaning, or one that engines do not share.
  mutating func checkCollations(in expression: SQLExpression) {
    switch expression {
    case .collate(.collate(_, let first), let second) where first != second:
      note(defect: .collationConflict, "\(first) and \(second)")
    case .comparison(_, .equal, _), .comparison(_, .notEqual, _): checkRows(comparedWith: expression)
    case .comparison(let left, _, let right):
      noteOrder(of: left.parts + right.parts)
      checkRows(comparedWith: expression)
    case .inQuery: checkRows(comparedWith: expression)
    case .between(let operand, _, _, _): noteOrder(of: [operand])
    case .function(let function, let arguments) where function == .greatest || function == .least:
      noteOrder(of: arguments)
      if let text = arguments.first(where: \.isWithoutCase) { checkCase(of: text) }
    case .aggregate(let aggregate), .window(.aggregate(let aggregate), _):
      guard let argument = aggregate.argument else { return }
      if aggregate.ordersValues {
        noteOrder(of: [argument])
        checkCase(of: argument)
      }
      if case .concatenate = aggregate.function, aggregate.isDistinct { checkCase(of: argument) }
      if case .row(let parts) = argument, aggregate.isDistinct { for part in parts { checkCase(of: part) } }
    default: break
    }
  }

  /// Notes an order that is left to the database.
  mutating func noteOrder(of expressions: [SQLExpression], in place: SQLPlace? = nil) {
    guard expressions.contains(where: \.isOrderedByDatabase) else { return }
    if let place { enter(place) }
    note(UnsupportedFeature.Subject.databaseOrder)
    if place != nil { leave() }
  }

  /// Refuses to choose between texts that differ in case.
  mutating func checkCase(of expression: SQLExpression, in place: SQLPlace? = nil) {
    guard expression.isWithoutCase else { return }
    if let place { enter(place) }
    note(defect: .ambiguousCase)
    if place != nil { leave() }
  }

  /// Refuses to compare the rows of a query that was written by hand without case.
  private mutating func checkRows(comparedWith expression: SQLExpression) {
    switch expression {
    case .inQuery(let operand, let query, _), .comparison(let operand, _, .subquery(let query, .unknown)):
      if query.selectedExpressions == nil, operand.parts.contains(where: \.isWithoutCase) {
        note(defect: .noCaseFragment)
      }
    default: break
    }
  }

  mutating func checkCollation(of column: SQLColumn) {
    guard column.collation != .binary, column.type.storage != .text else { return }
    note(defect: .misplacedCollation, "column \(column.name)")
  }

  mutating func check(key column: SQLColumn) {
    if column.collation == .noCase, !isLowered { note(.noCaseKey, "column \(column.name)") }
  }
}
