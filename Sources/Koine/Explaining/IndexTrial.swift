/// An index that there is not, and that an engine is asked to plan a statement with: see
/// ``PlanReadingDialect/plans(of:trying:on:until:)``.
public struct IndexTrial: Sendable, Hashable {
  /// Its name, which no other index has. The plan with the index has it in ``QueryPlan/indexes``.
  public var name: String
  /// The CREATE INDEX.
  public var definition: RenderedStatement
  /// The DROP INDEX.
  public var removal: RenderedStatement

  /// Describes an index to try.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - definition: The CREATE INDEX.
  ///   - removal: The DROP INDEX.
  public init(_ name: String, definition: RenderedStatement, removal: RenderedStatement) {
    self.name = name
    self.definition = definition
    self.removal = removal
  }
}

/// How an engine runs a statement without an index, and with each of several.
public struct TriedPlans: Sendable, Hashable {
  /// The plan without any of the indexes.
  public var before: QueryPlan
  /// The plan with each index alone, in the order of the indexes; `nil` of one that the engine cannot make of the table's
  /// rows.
  public var after: [QueryPlan?]

  /// Plans without and with indexes.
  public init(before: QueryPlan, after: [QueryPlan?]) {
    self.before = before
    self.after = after
  }
}

extension QueryPlan {
  /// Puts another name in the place of an index's.
  @_spi(KoineDriver) public mutating func renameIndex(_ old: String, to new: String) {
    for index in nodes.indices { nodes[index].renameIndex(old, to: new) }
  }

  /// What the engine expects all of it to cost; `nil` if it does not tell.
  var cost: Double? {
    var sum = 0.0
    for node in nodes {
      guard let cost = node.estimatedCost else { return nil }
      sum += cost
    }
    return nodes.isEmpty ? nil : sum
  }

  /// How often a table, or an index of it, is read from its first entry to its last.
  func wholeReads(of table: String) -> Int {
    let name = table.asciiLowercased
    return all.count { node in
      (node.operation == .fullScan || node.operation == .indexScan) && node.table?.asciiLowercased == name
    }
  }

  /// How often rows are sorted, or put aside to be grouped.
  var sortCount: Int { all.count { $0.operation == .sort || $0.operation == .aggregate } }
}

extension QueryPlan.Node {
  fileprivate mutating func renameIndex(_ old: String, to new: String) {
    if index == old {
      index = new
      text = text.replacing(old, with: new)
    }
    for position in children.indices { children[position].renameIndex(old, to: new) }
  }
}
