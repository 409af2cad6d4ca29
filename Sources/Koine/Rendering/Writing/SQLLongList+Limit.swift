extension SQLLongList {
  /// From which rank on the lists of a statement are bound as wholes, so that it binds as many values less as it has too
  /// many: the longest ones first.
  ///
  /// - Returns: How many values are saved; fewer than asked for if the lists do not have them.
  static func leastRank(
    in statement: SQLStatement, saving excess: Int
  ) -> (least: Int, saved: Int) {
    var least = Int.max
    var saved = 0
    for list in statement.shortLists.sorted(by: { $0.rank > $1.rank }) {
      // All lists of one rank are bound in the same way.
      if saved >= excess, list.rank < least { break }
      least = list.rank
      saved += list.saved
    }
    return (least, saved)
  }
}

extension SQLStatement {
  /// The lists that could be bound as a whole, and are not because they are short.
  fileprivate var shortLists: [(rank: Int, saved: Int)] {
    collect(into: []) { lists, part, _ in
      func note(_ list: [SQLExpression]) {
        guard list.count <= SQLLongList.limit, let rows = SQLLongList.rows(of: list, ofAtLeast: 0),
          rows.savedParameters > 0
        else { return }
        lists.append((rows.rank, rows.savedParameters))
      }
      switch part {
      case .expression(.inList(_, let list, _)): note(list)
      case .fragment(let fragment):
        for case .list(let list, let element) in fragment.parts where element != .unknown { note(list) }
      default: break
      }
      return true
    }
  }
}
