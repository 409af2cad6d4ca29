// What a query that is built clause by clause adds to its SELECT, in place. A query that is not a SELECT becomes the only
// source of one.
extension SQLQuery {
  /// Only rows for which a condition holds, besides those so far.
  @usableFromInline mutating func filter(_ condition: consuming SQLExpression) {
    selecting.filters.append(condition)
  }

  /// Only groups for which a condition holds, besides those so far.
  @usableFromInline mutating func filterGroups(_ condition: SQLExpression) {
    rarelySelecting.groupFilters.append(condition)
  }

  /// Only rows for which a condition on what window functions compute holds, besides those so far.
  @usableFromInline mutating func qualify(_ condition: SQLExpression) {
    rarelySelecting.qualification.append(condition)
  }

  /// Says how many rows there are at most, and after how many others; `nil` leaves those as they are.
  @usableFromInline mutating func limit(
    to count: SQLExpression, after offset: SQLExpression?, withTies keepsTies: Bool = false
  ) {
    limit = count
    if let offset { self.offset = offset }
    self.keepsTies = keepsTies
  }

  /// Groups rows by these expressions, within the groups so far.
  @usableFromInline mutating func group(by expressions: [SQLExpression]) {
    rarelySelecting.grouping += expressions
  }

  /// Groups rows several times by these sets of expressions, within the groups so far.
  ///
  /// - Parameter make: Makes the part of GROUP BY from the positions of the expressions of each set.
  @usableFromInline mutating func group(
    bySetsOf expressions: [[SQLExpression]], _ make: ([[Int]]) -> SQLGroupingSets
  ) {
    var positions: [[Int]] = []
    for set in expressions {
      let first = storage.uncommon?.grouping.count ?? 0
      group(by: set)
      positions.append(Array(first..<first + set.count))
    }
    rarelySelecting.groupingSets.append(make(positions))
  }

  /// Says which of equal rows are yielded.
  @usableFromInline mutating func distinguish(_ distinct: SQLDistinct) {
    // Where rows are told apart by nothing, as by an empty list of terms, they are by all of their values.
    rarelySelecting.distinct = distinct == .on([]) ? .all : distinct
  }

  /// Says what is selected.
  @usableFromInline package mutating func choose(_ columns: [SQLSelection]) {
    selecting.columns = columns
  }

  /// Sorts rows that are equal by the order so far.
  @usableFromInline mutating func sort(by terms: consuming [SQLOrdering]) {
    if ordering.isEmpty { ordering = terms } else { ordering += terms }
  }

  /// Changes the SELECT in place.
  mutating func change(_ body: (inout SQLSelect) -> Void) {
    selectOther()
    // The query lets go of its clauses for as long, so that they need not be copied.
    var select = SQLSelect(storage)
    storage = Self.nothing
    body(&select)
    storage = select.storage
  }

  private static let nothing = SQLQueryStorage()

  private var selecting: SQLQueryStorage {
    mutating get {
      selectOther()
      return SQLQueryStorage.unique(&storage)
    }
  }

  private var rarelySelecting: SQLQueryStorage.UncommonClauses {
    mutating get {
      selectOther()
      return SQLQueryStorage.uniqueUncommon(&storage)
    }
  }

  private mutating func selectOther() {
    if storage.other == nil { return }
    self = .select(SQLSelect(every: .derived(self, SQLTableReference(name: "query", columns: []))))
  }
}
