@_spi(KoineDriver) import Koine

/// A row of `EXPLAIN QUERY PLAN`.
struct PlanLine {
  let number: Int
  let parent: Int
  let text: String
}

extension PlanLine {
  /// The name of the derived table, common table or view whose rows are made below the row.
  fileprivate var sourceName: String? {
    (text.droppingFirst("CO-ROUTINE ") ?? text.droppingFirst("MATERIALIZE ")).map { String($0) }
  }
}

/// What names mean at one place of the tree.
private struct PlanScope {
  /// The names of what is not a table: of the rows that are made beside the place, or beside what it is a part of.
  var sources: Set<String> = []
  /// The name of the rows that are made here. It is that of a table here, but in a recursive step, which reads those rows.
  var owner: String?

  /// What names mean below a row.
  func below(_ line: PlanLine) -> PlanScope {
    var scope = self
    if let name = line.sourceName {
      scope.sources.remove(name)
      scope.owner = name
    } else if line.text == "RECURSIVE STEP", let owner {
      scope.sources.insert(owner)
    }
    return scope
  }
}

/// The rows, put together as a tree.
struct PlanTree {
  private let lines: [PlanLine]

  init(_ lines: [PlanLine]) {
    self.lines = lines
  }

  /// The parts below a row, whose rows follow it. What is beside each other in SQLite's list is read by nested loops, and then sorted or grouped.
  func nodes(below number: Int) -> [QueryPlan.Node] { nodes(below: number, from: 0, in: PlanScope()) }

  private func nodes(below number: Int, from start: Int, in outer: PlanScope) -> [QueryPlan.Node] {
    var scope = outer
    for line in lines.dropFirst(start) where line.parent == number {
      if let name = line.sourceName { scope.sources.insert(name) }
    }
    var result: [QueryPlan.Node] = []
    var reads: [QueryPlan.Node] = []
    // Where what is read, and what is done with it, is in `result`.
    var position: Int?
    func finish() {
      guard !reads.isEmpty else { return }
      position = result.count
      result.append(reads.count == 1 ? reads[0] : QueryPlan.Node(.join, "nested loop", children: reads))
      reads = []
    }
    for (index, line) in lines.enumerated().dropFirst(start) where line.parent == number {
      var node = PlanText(line.text, scope.sources).node
      node.children = nodes(below: line.number, from: index + 1, in: scope.below(line))
      switch node.operation {
      case .fullScan, .indexSearch, .indexScan, .sourceScan:
        reads.append(node)
      case .other where line.text == "MULTI-INDEX OR":
        reads.append(node)
      case .sort, .aggregate:
        finish()
        if let position {
          node.children = [result[position]]
          result[position] = node
        } else {
          position = result.count
          result.append(node)
        }
      default:
        // A subquery may be between the tables of one join.
        result.append(node)
      }
    }
    finish()
    return result
  }
}

/// The text of a row, as SQLite 3.40 and later write it.
private struct PlanText {
  let node: QueryPlan.Node

  init(_ text: String, _ sources: Set<String>) {
    if let rest = text.droppingFirst("SCAN ") {
      node = Self.read(rest, text, isSearch: false, sources)
    } else if let rest = text.droppingFirst("SEARCH ") {
      node = Self.read(rest, text, isSearch: true, sources)
    } else {
      node = Self.other(text)
    }
  }

  /// What follows the name of a table, and whether the name of an index follows that.
  private static let ways: [(words: String, hasIndex: Bool)] = [
    (" USING INDEX ", true), (" USING COVERING INDEX ", true), (" USING INTEGER PRIMARY KEY", false),
    (" USING PRIMARY KEY", false), (" USING AUTOMATIC ", false), (" VIRTUAL TABLE INDEX ", false),
  ]

  private static func read(
    _ rest: Substring, _ text: String, isSearch: Bool, _ sources: Set<String>
  ) -> QueryPlan.Node {
    var rest = rest
    for suffix in [" LEFT-JOIN", " EXISTS"] where rest.hasSuffix(suffix) {
      rest = rest.dropLast(suffix.count)
    }
    if rest.hasSuffix("CONSTANT ROW") || rest.hasSuffix("CONSTANT ROWS") { return .init(.sourceScan, text) }
    var operation = isSearch ? QueryPlan.Operation.indexSearch : .fullScan
    var name = rest
    var index: String?
    for way in ways {
      guard let range = rest.firstRange(of: way.words) else { continue }
      name = rest[..<range.lowerBound]
      if way.hasIndex {
        let behind = rest[range.upperBound...]
        index = String(behind.firstRange(of: " (").map { behind[..<$0.lowerBound] } ?? behind)
        if !isSearch { operation = .indexScan }
      }
      if way.words == " USING AUTOMATIC " { operation = .fullScan }
      if way.words == " VIRTUAL TABLE INDEX " { operation = .sourceScan }
      break
    }
    // (subquery-1), (join-2), 3-ROW VALUES CLAUSE
    let isSource =
      sources.contains(String(name)) || name.hasPrefix("(") || name.hasSuffix("-ROW VALUES CLAUSE")
    var node = QueryPlan.Node(isSource ? .sourceScan : operation, text)
    node.table = isSource ? nil : String(name)
    node.index = index
    return node
  }

  private static func other(_ text: String) -> QueryPlan.Node {
    if let purpose = text.droppingFirst("USE TEMP B-TREE FOR ") {
      return .init(purpose.hasSuffix("ORDER BY") ? .sort : .aggregate, text)
    }
    if let rest = text.droppingFirst("USING INDEX ") ?? text.droppingFirst("USING COVERING INDEX ") {
      var node = QueryPlan.Node(.indexSearch, text)
      node.index = rest.firstRange(of: " FOR ").map { String(rest[..<$0.lowerBound]) }
      return node
    }
    if let rest = text.droppingFirst("USING ROWID SEARCH ON TABLE ") {
      var node = QueryPlan.Node(.indexSearch, text)
      node.table = rest.firstRange(of: " FOR ").map { String(rest[..<$0.lowerBound]) }
      return node
    }
    if let name = text.droppingFirst("CO-ROUTINE ") ?? text.droppingFirst("MATERIALIZE ") {
      var node = QueryPlan.Node(.subquery, text)
      // (subquery-1) has no name.
      if !name.hasPrefix("(") { node.alias = String(name) }
      return node
    }
    if text.contains("SUBQUERY ") { return .init(.subquery, text) }
    let combinations = [
      "COMPOUND QUERY", "LEFT-MOST SUBQUERY", "UNION", "INTERSECT", "EXCEPT", "MERGE", "LEFT", "RIGHT",
      "SETUP",
      "RECURSIVE STEP",
    ]
    return .init(combinations.contains { text.hasPrefix($0) } ? .combination : .other, text)
  }
}

extension StringProtocol {
  fileprivate func droppingFirst(_ prefix: String) -> SubSequence? {
    hasPrefix(prefix) ? dropFirst(prefix.count) : nil
  }
}

extension Substring {
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    ranges(of: text).first
  }
}
