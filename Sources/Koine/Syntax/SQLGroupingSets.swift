/// Keys by which rows are grouped several times, each time by some of them: a part of GROUP BY.
///
/// The keys themselves are in ``SQLSelect/grouping``; here are their positions in it. Several keys that are always
/// together are one element. A key that no part names is one of every group, and several parts are combined: each set of
/// one with each set of the others.
@nonexhaustive public enum SQLGroupingSets: Sendable, Hashable {
  /// By all elements, then without the last one, and so on, down to none: ROLLUP.
  case rollup([[Int]])
  /// By every choice of elements, down to none: CUBE.
  case cube([[Int]])
  /// By each of these: GROUPING SETS.
  case sets([[Int]])

  /// The positions of the keys.
  var positions: [Int] { elements.flatMap(\.self) }

  private var elements: [[Int]] {
    switch self {
    case .rollup(let elements), .cube(let elements), .sets(let elements): elements
    }
  }

  /// How many times rows are grouped, if that is a number at all.
  private var count: Int {
    switch self {
    case .rollup(let elements): elements.count + 1
    case .cube(let elements): elements.count < 62 ? 1 << elements.count : .max
    case .sets(let sets): sets.count
    }
  }

  /// The keys of each group.
  private var sets: [[Int]] {
    switch self {
    case .rollup(let elements):
      return (0...elements.count).reversed().map { elements.prefix($0).flatMap(\.self) }
    case .cube(let elements):
      return elements.reversed().reduce([[]]) { sets, element in sets.map { element + $0 } + sets }
    case .sets(let sets): return sets
    }
  }

  /// Whether every set has one of these keys.
  private func always(names keys: Set<Int>) -> Bool {
    if case .sets(let sets) = self { return sets.allSatisfy { !keys.isDisjoint(with: $0) } }
    return false
  }

  /// How many times rows are grouped by several parts, at most `most` and one.
  fileprivate static func count(of parts: [SQLGroupingSets], most: Int) -> Int {
    parts.reduce(1) { product, part in
      let (result, isBeyond) = product.multipliedReportingOverflow(by: part.count)
      return isBeyond ? most + 1 : Swift.min(result, most + 1)
    }
  }

  fileprivate static func combined(_ parts: [SQLGroupingSets], with plain: [Int]) -> [[Int]] {
    parts.reduce([plain]) { sets, part in
      let others = part.sets
      return sets.flatMap { set in others.map { set + $0 } }
    }
  }

  fileprivate static func always(_ keys: Set<Int>, in parts: [SQLGroupingSets]) -> Bool {
    if parts.contains(where: { $0.always(names: keys) }) { return true }
    let named = Set(parts.flatMap(\.positions))
    return !keys.isSubset(of: named)
  }
}

extension SQLSelect {
  /// How many times rows may be grouped.
  static let maximumGroupingSets = 500

  /// Whether rows are put together: GROUP BY.
  var hasGroups: Bool { !grouping.isEmpty || !groupingSets.isEmpty }

  /// Whether rows are grouped more often than they may be.
  var hasTooManyGroupingSets: Bool {
    SQLGroupingSets.count(of: groupingSets, most: Self.maximumGroupingSets) > Self.maximumGroupingSets
  }

  /// The positions of the keys by which rows are grouped each time.
  package var combinedGroupingSets: [[Int]] {
    let named = Set(groupingSets.flatMap(\.positions))
    return SQLGroupingSets.combined(groupingSets, with: grouping.indices.filter { !named.contains($0) })
  }

  /// Whether rows are grouped by the expression each time.
  func isGroupedAlways(by key: SQLExpression) -> Bool {
    let positions = grouping.indices.filter { grouping[$0] == key }
    return !positions.isEmpty
      && (groupingSets.isEmpty || SQLGroupingSets.always(Set(positions), in: groupingSets))
  }

  /// Whether the expression is a key that is NULL in some groups, because these are not made by it.
  func rollsUp(_ key: SQLExpression) -> Bool {
    !groupingSets.isEmpty && grouping.contains(key) && !isGroupedAlways(by: key)
  }
}
