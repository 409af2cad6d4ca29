/// An index that may serve a statement.
struct IndexCandidate: Sendable {
  /// A column that the index is sorted by.
  struct Term: Sendable {
    let column: SQLColumn
    var isDescending = false
    var nulls = SQLOrdering.Nulls.smallest

    init(_ column: SQLColumn) {
      self.column = column
    }
  }

  /// The table, under its own name.
  let table: SQLTableReference
  let terms: [Term]
  /// How many of the terms, from the first, may come in any order: conditions compare them with single values.
  let freeCount: Int
  /// The columns of which conditions leave a single value.
  let fixed: Set<String>

  /// The names of the columns, in the order of the index.
  var columns: [String] { terms.map(\.column.name) }

  /// Whether both are of one table.
  func isOfSameTable(as other: IndexCandidate) -> Bool {
    table.qualifiedName == other.table.qualifiedName
  }

  /// Whether both are the same index.
  func isSame(as other: IndexCandidate) -> Bool { terms.count == other.terms.count && precedes(other) }

  /// Whether another one, of more columns, begins with what this one has.
  func isBeginning(of other: IndexCandidate) -> Bool { terms.count < other.terms.count && precedes(other) }

  private func precedes(_ other: IndexCandidate) -> Bool {
    isOfSameTable(as: other)
      && zip(terms, other.terms).allSatisfy { own, other in
        own.column.name == other.column.name && own.isDescending == other.isDescending
          && own.nulls == other.nulls
      }
  }

  /// The index under a name.
  func definition(_ name: String) -> SQLCreateIndex {
    SQLCreateIndex(
      name, on: table,
      terms.map { SQLOrdering(.column($0.column), descending: $0.isDescending, nulls: $0.nulls) })
  }
}

extension DatabaseSchema.Table {
  /// Whether the columns of a key are among those of which conditions leave a single value: no index finds less.
  func hasKey(among columns: Set<String>) -> Bool {
    let keys = ([primaryKey].compactMap { $0 } + uniqueKeys).map { Set($0.columns) }
    if keys.contains(where: { !$0.isEmpty && $0.isSubset(of: columns) }) { return true }
    return indexes.contains { index in
      let names = index.terms.compactMap(\.columnName)
      return index.isUnique && index.condition == nil && names.count == index.terms.count
        && Set(names).isSubset(of: columns)
    }
  }

  /// Whether an index, or that of a key, begins with what a candidate has.
  func hasIndex(for candidate: IndexCandidate) -> Bool {
    // It may be one of an expression.
    if candidate.terms.contains(where: { $0.column.collation == .noCase }) { return false }
    let keys = [primaryKey].compactMap { $0 } + uniqueKeys
    let ofKeys = keys.map { key in key.columns.map { DatabaseSchema.Index.Term(.column($0)) } }
    let others = indexes.filter { $0.condition == nil && $0.method == nil }.map(\.terms)
    return (ofKeys + others).contains { serves(candidate, with: $0) }
  }

  private func serves(_ candidate: IndexCandidate, with terms: [DatabaseSchema.Index.Term]) -> Bool {
    let wanted = candidate.columns
    let names = terms.prefix(wanted.count).compactMap(\.columnName)
    let free = candidate.freeCount
    guard names.count == wanted.count, Set(names[..<free]) == Set(wanted[..<free]),
      names[free...].elementsEqual(wanted[free...])
    else { return false }
    var turns: Set<Bool> = []
    for position in free..<wanted.count {
      let term = terms[position]
      turns.insert(term.isDescending != candidate.terms[position].isDescending)
      // Rows come in another order if NULL is the greatest value.
      if column(wanted[position])?.isNullable != false, term.nullsFirst == term.isDescending { return false }
    }
    // An index is read backwards, too.
    return turns.count < 2
  }
}

extension DatabaseSchema.Index.Term {
  /// The column, if it is sorted as the column itself is compared.
  fileprivate var columnName: String? {
    guard case .column(let name) = subject, collationName == nil, operatorClass == nil else { return nil }
    return name
  }
}
