import Koine

/// Makes a query smaller as long as it keeps a property.
enum QueryShrinker {
  /// The smallest query that is found.
  ///
  /// - Parameter keeps: Whether a query still has the property. Called once for each attempt.
  static func shrink(_ random: RandomQuery, while keeps: (RandomQuery) async -> Bool) async -> RandomQuery {
    var smallest = random
    var position = 0
    // Another recursion might have no end.
    let recursions = Set(random.query.recursions)
    func holds(_ candidate: RandomQuery) async -> Bool {
      guard recursions.isSuperset(of: candidate.query.recursions), candidate.query.namesItsTables,
        candidate.query.readsDocumentsAlone
      else {
        return false
      }
      return await keeps(candidate)
    }
    // After a success the candidates are made anew, and tried from the same place on: those before it failed.
    while true {
      let candidates = candidates(for: smallest)
      var hasShrunk = false
      while position < candidates.count {
        if candidates[position].query != smallest.query, await holds(candidates[position]) {
          smallest = candidates[position]
          hasShrunk = true
          break
        }
        position += 1
      }
      if !hasShrunk {
        if position == 0 || candidates.isEmpty { return smallest }
        // Once more from the beginning, unless that has been all.
        position = 0
        var improved: RandomQuery?
        for candidate in Self.candidates(for: smallest) where candidate.query != smallest.query {
          if await holds(candidate) {
            improved = candidate
            break
          }
        }
        guard let improved else { return smallest }
        smallest = improved
      }
    }
  }

  /// Smaller queries, the smallest first: each query of the tree in turn loses a clause, a part of one, or all but one
  /// arm; then each expression gives way to a part of its own, or to a constant.
  private static func candidates(for random: RandomQuery) -> [RandomQuery] {
    let query = random.query
    var result: [RandomQuery] = []
    if let compound = query.compound {
      result += compound.arms.map { RandomQuery(query: $0, isOrdered: false) }
    }
    var count = 0
    _ = SQLRewriter(query: { node in
      count += 1
      return node
    }).rewrite(query)
    for index in 0..<count {
      var smaller: [SQLQuery] = []
      var position = -1
      _ = SQLRewriter(query: { node in
        position += 1
        if position == index { smaller = without(node, isWhole: index == count - 1) }
        return node
      }).rewrite(query)
      for replacement in smaller {
        position = -1
        let candidate = SQLRewriter(query: { node in
          position += 1
          return position == index ? replacement : node
        }).rewrite(query)
        result.append(
          RandomQuery(query: candidate, isOrdered: random.isOrdered && !candidate.ordering.isEmpty))
      }
    }
    return result + expressions(in: random)
  }

  /// The query without one of its clauses each.
  private static func without(_ query: SQLQuery, isWhole: Bool) -> [SQLQuery] {
    var result: [SQLQuery] = []
    func add(_ change: (inout SQLQuery) -> Void) {
      var copy = query
      change(&copy)
      result.append(copy)
    }
    for index in query.with.indices { add { $0.with.remove(at: index) } }
    if query.lock != nil { add { $0.lock = nil } }
    if !query.start.isEmpty { add { $0.start = [] } }
    if query.limit != nil || query.offset != nil {
      add {
        $0.limit = nil
        $0.offset = nil
        $0.keepsTies = false
        $0.ordering = []
      }
      if query.offset != nil { add { $0.offset = nil } }
    } else if !query.ordering.isEmpty {
      add { $0.ordering = [] }
    }
    if let compound = query.compound {
      for arm in compound.arms.indices where compound.arms.count > 2 {
        var arms = compound.arms
        arms.remove(at: arm)
        let rest = arms.dropFirst().reduce(arms[0]) {
          .compound(SQLCompound($0, compound.operator, all: compound.isAll, $1))
        }
        add { $0.body = rest.body }
      }
      result += compound.arms
    }
    guard let select = query.select else { return result }
    func change(_ body: (inout SQLSelect) -> Void) {
      var copy = select
      body(&copy)
      add { $0.body = .select(copy) }
    }
    for index in select.joins.indices.reversed() { change { $0.joins.remove(at: index) } }
    for index in select.filters.indices { change { $0.filters.remove(at: index) } }
    if !select.groupFilters.isEmpty { change { $0.groupFilters = [] } }
    if !select.qualification.isEmpty { change { $0.qualification = [] } }
    if !select.groupingSets.isEmpty { change { $0.groupingSets = [] } }
    if select.distinct != .none { change { $0.distinct = .none } }
    if select.groupingSets.isEmpty {
      for index in select.grouping.indices { change { $0.grouping.remove(at: index) } }
    }
    if isWhole, select.columns.count > 1 {
      for index in select.columns.indices { change { $0.columns.remove(at: index) } }
    }
    for join in select.joins.indices
    where select.joins[join].condition != nil && select.joins[join].kind != .inner {
      change { $0.joins[join].kind = .inner }
    }
    return result
  }

  private static func expressions(in random: RandomQuery) -> [RandomQuery] {
    var nodes: [SQLExpression] = []
    _ = SQLRewriter(expression: { node in
      nodes.append(node)
      return node
    }).rewrite(random.query)
    var result: [RandomQuery] = []
    for index in nodes.indices.reversed() {
      let node = nodes[index]
      var replacements = node.children.filter { $0.type.storage == node.type.storage }
      if !node.isLeaf, let constant = node.type.constant { replacements.insert(constant, at: 0) }
      for replacement in replacements {
        var position = -1
        let candidate = SQLRewriter(expression: { node in
          position += 1
          return position == index ? replacement : node
        }).rewrite(random.query)
        // What takes the place of a term may not tell all rows apart.
        let isOrdered = random.isOrdered && candidate.ordering == random.query.ordering
        result.append(RandomQuery(query: candidate, isOrdered: isOrdered))
      }
    }
    return result
  }
}

extension SQLExpression {
  /// Whether the expression is made of no other, nor of a query.
  fileprivate var isLeaf: Bool {
    switch self {
    case .column, .value, .literal, .parameter: true
    default: false
    }
  }
}

extension SQLQuery {
  /// Whether every common table that is read is declared around.
  fileprivate var namesItsTables: Bool {
    var visitor = UndeclaredTables()
    visitor.visit(self)
    return !visitor.areFound
  }

  /// Whether every constant text that is read as JSON is JSON.
  fileprivate var readsDocumentsAlone: Bool {
    var visitor = OtherDocuments()
    visitor.visit(self)
    return !visitor.areFound
  }

  /// The queries of the recursive common tables.
  fileprivate var recursions: [SQLQuery] {
    var found: [SQLQuery] = []
    _ = SQLRewriter(query: { node in
      found += node.with.filter(\.isRecursive).map(\.query)
      return node
    }).rewrite(self)
    return found
  }
}

/// Looks for common tables that are read where nothing declares them.
private struct UndeclaredTables: SQLVisitor {
  private(set) var areFound = false
  private var known = RandomQueries.tables.map(\.name)

  mutating func visit(_ query: SQLQuery) {
    let outer = known
    known += query.with.map(\.reference.name)
    descend(into: query)
    known = outer
  }

  mutating func visit(_ source: SQLSource) {
    // A series brings its own.
    if case .table(let reference) = source, !known.contains(reference.name), !reference.name.hasPrefix("s"),
      !reference.name.hasSuffix("integers")
    {
      areFound = true
    }
    descend(into: source)
  }
}

/// Looks for constant texts that are read as JSON, and are none.
private struct OtherDocuments: SQLVisitor {
  private(set) var areFound = false

  mutating func visit(_ expression: SQLExpression) {
    if case .function(.json(.parsed), let arguments) = expression {
      switch arguments[0] {
      case .value(.text(let text), _), .literal(.text(let text), _):
        if (try? ReferenceJSON(text)) == nil { areFound = true }
      case .value, .literal, .column, .concatenation, .conditional, .function(.json(.encoded), _): break
      // What takes the place of an array or an object that is put together.
      default: areFound = true
      }
    }
    descend(into: expression)
  }
}
