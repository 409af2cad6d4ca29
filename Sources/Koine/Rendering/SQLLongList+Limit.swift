extension SQLLongList {
  /// From how many values on the lists of a statement are bound as a whole, so that it binds as many values less as it
  /// has too many: the longest ones first.
  ///
  /// - Returns: How many values are saved; fewer than asked for if the lists do not have them.
  static func leastValues(
    in statement: SQLStatement, saving excess: Int
  ) -> (least: Int, saved: Int) {
    var finder = ShortListFinder()
    finder.visit(statement)
    var least = Int.max
    var saved = 0
    for list in finder.lists.sorted(by: { $0.values > $1.values }) {
      // All lists of one length are bound in the same way.
      if saved >= excess, list.values < least { break }
      least = list.values
      saved += list.saved
    }
    return (least, saved)
  }
}

/// Finds the lists that could be bound as a whole, and are not because they are short.
private struct ShortListFinder: SQLVisitor {
  private(set) var lists: [(values: Int, saved: Int)] = []

  mutating func visit(_ expression: SQLExpression) {
    if case .inList(_, let list, _) = expression { note(list) }
    descend(into: expression)
  }

  mutating func visit(_ fragment: SQLFragment) {
    for case .list(let list, let element) in fragment.parts where element != .unknown { note(list) }
    descend(into: fragment)
  }

  private mutating func note(_ list: [SQLExpression]) {
    guard list.count <= SQLLongList.limit, let rows = SQLLongList.rows(of: list, ofAtLeast: 0),
      rows.savedParameters > 0
    else { return }
    lists.append((list.count, rows.savedParameters))
  }
}
