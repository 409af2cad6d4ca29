/// Rows of several queries, put together or compared with each other: `first UNION second`.
///
/// The arms are evaluated as the tree says, the first two first, whatever precedence an engine gives to its words. Each
/// is a query with clauses of its own. Rows are equal if their values are, two NULLs among them.
public struct SQLCompound: Sendable, Hashable {
  /// What the rows of the arms are taken for.
  @nonexhaustive public enum Operator: Sendable, Hashable {
    /// The rows of every arm: UNION.
    case union
    /// The rows that every arm has: INTERSECT.
    case intersect
    /// The rows of the first arm that no other has: EXCEPT.
    case except
  }

  /// What the rows of the arms are taken for.
  public var `operator`: Operator
  /// Whether equal rows count, each for itself. Otherwise the result has each row once.
  public var isAll: Bool
  /// The queries, all of which yield as many columns, of the same types.
  public private(set) var arms: [SQLQuery]

  /// Combines two queries.
  ///
  /// If the first is a compound of the same kind, the second becomes an arm of it.
  public init(_ first: SQLQuery, _ operator: Operator, all isAll: Bool = false, _ second: SQLQuery) {
    self.operator = `operator`
    self.isAll = isAll
    if let compound = first.compound, !first.hasOuterClauses, compound.operator == `operator`,
      compound.isAll == isAll
    {
      arms = compound.arms + [second]
    } else {
      arms = [first, second]
    }
  }

  /// Puts queries together, at least one: UNION ALL.
  init(all arms: [SQLQuery]) {
    self.operator = .union
    isAll = true
    self.arms = arms
  }

  /// The rows, if each arm is one, of nothing but values named `column1`, `column2` and so on: what VALUES is for.
  var constantRows: [[SQLExpression]]? {
    guard self.operator == .union, isAll, arms.count > 1 else { return nil }
    var rows: [[SQLExpression]] = []
    rows.reserveCapacity(arms.count)
    for arm in arms {
      guard arm.isBareSelect, let select = arm.select, select.from == nil, select.isBare,
        let values = select.columns.numberedConstants
      else { return nil }
      rows.append(values)
    }
    return rows
  }

  /// Whether rows are compared with each other, and not only put together.
  var comparesRows: Bool { self.operator != .union || !isAll }

  /// The same compound of other arms.
  func with(_ arms: [SQLQuery]) -> SQLCompound {
    var copy = self
    copy.arms = arms
    return copy
  }
}

extension SQLQuery {
  /// Whether the query has a clause around what it consists of.
  var hasOuterClauses: Bool { storage.hasOuterClauses }

  /// Whether the query is a SELECT and nothing else.
  var isBareSelect: Bool { storage.other == nil && !hasOuterClauses }

  /// The SELECT list, or that of the first arm; `nil` if SQL is written by hand there.
  package var columns: [SQLSelection]? { select?.columns ?? compound?.arms.first?.columns }

  /// What each column of a row is, as the query's SELECT says, or that of its first arm; `nil` if SQL is written by hand
  /// there.
  package var selectedExpressions: [SQLExpression]? {
    select?.selectedExpressions ?? compound?.arms.first?.selectedExpressions
  }

  /// The same clauses around another body.
  func with(body: Body) -> SQLQuery {
    var copy = self
    copy.body = body
    return copy
  }

  /// The query with another SELECT list in each arm that has one.
  func choosing(_ list: (SQLSelect) -> [SQLSelection]) -> SQLQuery {
    var copy = self
    if let select {
      copy.choose(list(select))
    } else if let compound {
      copy.body = .compound(compound.with(compound.arms.map { $0.choosing(list) }))
    }
    return copy
  }

  /// Whether a column of the result may be NULL.
  func mayBeNull(at position: Int) -> Bool {
    if let select {
      let expressions = select.selectedExpressions
      return position >= expressions.count || expressions[position].mayBeNull(in: .results(of: self))
    }
    guard let compound else { return true }
    switch compound.operator {
    case .union: return compound.arms.contains { $0.mayBeNull(at: position) }
    case .intersect: return compound.arms.allSatisfy { $0.mayBeNull(at: position) }
    case .except: return compound.arms[0].mayBeNull(at: position)
    }
  }
}

extension SQLSelect {
  /// Whether the SELECT has no clause but its list and FROM.
  fileprivate var isBare: Bool {
    filters.isEmpty && grouping.isEmpty && groupFilters.isEmpty && distinct == .none
  }
}

extension [SQLSelection] {
  /// The values, if the items are nothing else, with their positions for names.
  fileprivate var numberedConstants: [SQLExpression]? {
    var constants: [SQLExpression] = []
    constants.reserveCapacity(count)
    for (index, item) in enumerated() {
      guard case .named(let expression, let name) = item, name == "column\(index + 1)" else { return nil }
      switch expression {
      case .value, .literal, .parameter, .cast(.literal, _), .cast(.value, _): constants.append(expression)
      default: return nil
      }
    }
    return constants
  }
}
