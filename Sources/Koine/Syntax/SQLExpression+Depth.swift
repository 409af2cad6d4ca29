/// How deep an expression may get.
///
/// Swift copies, compares and releases a tree level by level, each on the stack, and so do engines. What operators and
/// functions make is therefore looked at: a large part becomes a ``SQLSubtree``, which knows its depth; a long chain of
/// AND, OR or `||` becomes a balanced tree; and what is deeper than ``maximumDepth`` is replaced by its refusal.
extension SQLExpression {
  /// How many expressions and queries may be in each other.
  ///
  /// Rendering refuses more: engines fail at different depths, SQLite at 1 000. AND, OR and concatenation are grouped,
  /// so that a chain of them may have any number of parts.
  public static let maximumDepth = 990

  /// How many operators, calls and queries one expression may have.
  ///
  /// An operand that is used twice counts twice: the text holds it twice, and after some dozen steps of such a loop
  /// no engine would take it.
  public static let maximumNodes = 1_000_000

  /// How many nodes an expression may have before a part of it becomes a subtree.
  static let looseNodes = 24

  /// How many levels a stack of any thread has room for, whatever goes down them.
  static let shallowDepth = 12

  /// The same for the measuring alone: more than what operators make of parts that are not subtrees, which is therefore
  /// measured without another stack.
  fileprivate static let measuredDepth = 32

  /// The expression, with a large part of it as a subtree, and refused if it is too deep.
  @usableFromInline var bounded: SQLExpression {
    if isSmall { return self }
    var finder = SizeFinder()
    finder.visit(self)
    return finder.isLarge ? asSubtree : self
  }

  /// Whether the expression is one of the most common ones, which are told without a look at their parts.
  @usableFromInline var isSmall: Bool {
    switch self {
    case .column, .value, .literal, .parameter, .subtree, .refusal, .comparison(.column, _, .column),
      .comparison(.column, _, .value),
      .logical(.comparison(.column, _, .value), _, .comparison(.column, _, .value)),
      .logical(.comparison(.column, _, .column), _, .comparison(.column, _, .value)),
      .logical(.comparison(.column, _, .column), _, .comparison(.column, _, .column)):
      true
    default: false
    }
  }

  private var asSubtree: SQLExpression {
    if let chain = SQLChain(self) { return chain.regrouped }
    let (depth, nodes) = measure
    return SQLSubtree.expression(self, depth: depth, nodes: nodes)
  }

  /// How many expressions and queries are in each other, one more than ``maximumDepth`` for all that is deeper; and
  /// how many there are.
  var measure: (depth: Int, nodes: Int) {
    var meter = DepthMeter()
    meter.visit(self)
    return (meter.deepest, meter.nodes)
  }
}

extension SQLSubtree {
  /// An expression as a subtree, or its refusal.
  static func expression(
    _ expression: SQLExpression, depth: Int, nodes: Int, role: Role = .whole
  ) -> SQLExpression {
    let isTaken = depth <= SQLExpression.maximumDepth && nodes <= SQLExpression.maximumNodes
    return isTaken ? .subtree(SQLSubtree(expression, depth: depth, nodes: nodes, role: role)) : .tooDeep
  }
}

extension SQLQuery {
  /// How many queries may be in FROM or WITH of each other.
  private static let maximumSources = 64

  /// The query, or its refusal if too many queries are in FROM or WITH of each other.
  @usableFromInline var bounded: SQLQuery {
    var meter = DepthMeter()
    meter.visit(self)
    guard
      meter.deepestSource > Self.maximumSources || meter.deepest > SQLExpression.maximumDepth
        || meter.nodes > SQLExpression.maximumNodes
    else {
      return self
    }
    return .select(SQLSelect(columns: [.expression(.tooDeep)]))
  }
}

extension SQLStatement {
  /// What has to be done before the statement is looked at.
  struct Nesting {
    /// Whether it has subtrees.
    var hasSubtree: Bool
    /// Whether going down it takes a deep stack.
    var isDeep: Bool
    /// Whether a source brings the query of a common table, or may do so in a subtree.
    var mayDefineTables: Bool
    /// Whether SQL written by hand differs by dialect, or may do so in a subtree.
    var mayDifferByDialect: Bool
  }

  /// What has to be done before the statement is looked at.
  var nesting: Nesting {
    var meter = DepthMeter(limit: SQLExpression.shallowDepth)
    meter.visit(self)
    let isDeep = meter.deepest > SQLExpression.shallowDepth
    let isUnseen = meter.hasSubtree || isDeep
    return Nesting(
      hasSubtree: meter.hasSubtree, isDeep: isDeep, mayDefineTables: meter.definesTables || isUnseen,
      mayDifferByDialect: meter.differsByDialect || isUnseen)
  }
}

/// Tells whether an expression has many nodes, and looks at no more of them than that takes.
private struct SizeFinder: SQLVisitor {
  private var nodes = 0
  var isLarge: Bool { nodes > SQLExpression.looseNodes }

  mutating func visit(_ expression: SQLExpression) {
    switch expression {
    case .column, .value, .literal, .parameter, .refusal: return
    case .subtree: nodes += 1
    case .fragment(let fragment, _): visit(fragment)
    default:
      nodes += 1
      if !isLarge { descend(into: expression) }
    }
  }

  mutating func visit(_ fragment: SQLFragment) {
    nodes += 1
    if !isLarge { descend(into: fragment) }
  }

  mutating func visit(_ query: SQLQuery) {
    if !query.isFragment { nodes += 1 }
    if !isLarge { descend(into: query) }
  }
}

/// Measures how deep a tree is, down to a limit.
private struct DepthMeter: SQLVisitor {
  private let limit: Int
  private var depth = 0
  private(set) var deepest = 0
  private var source = 0
  private(set) var deepestSource = 0
  private(set) var hasSubtree = false
  private(set) var definesTables = false
  private(set) var differsByDialect = false
  private(set) var nodes = 0
  /// How far down the queries of common tables go, which may be named many times and are written once.
  private var commonDepths: [SQLCommonTable.ID: (levels: Int, sources: Int)] = [:]

  init(limit: Int = SQLExpression.maximumDepth) {
    self.limit = limit
  }

  mutating func visit(_ expression: SQLExpression) {
    switch expression {
    case .column, .value, .literal, .parameter, .refusal: reach(depth + 1)
    case .subtree(let subtree):
      hasSubtree = true
      reach(depth + subtree.depth)
      nodes = Swift.min(nodes + subtree.nodes, SQLExpression.maximumNodes + 1)
    case .fragment(let fragment, _): visit(fragment)
    default: down { $0.descend(into: expression) }
    }
  }

  mutating func visit(_ fragment: SQLFragment) {
    if fragment.differsByDialect { differsByDialect = true }
    down { $0.descend(into: fragment) }
  }

  mutating func visit(_ query: SQLQuery) {
    // SQL written by hand is a level of its own.
    if query.isFragment, case .fragment(let fragment) = query.body { return visit(fragment) }
    for table in query.with { enter(source: table.query) }
    var query = query
    if !query.with.isEmpty { query.with = [] }
    // Equal rows are counted two arms at a time, each pair inside of the next.
    let arms = query.compound.map { $0.isAll && $0.operator != .union ? $0.arms.count : 0 } ?? 0
    depth += arms
    down { $0.descend(into: query) }
    depth -= arms
  }

  mutating func visit(_ source: SQLSource) {
    switch source {
    case .table(let reference):
      if let definition = reference.definition {
        definesTables = true
        enter(commonTable: definition)
      }
    case .derived(let query, _), .lateral(let query, _): enter(source: query)
    case .function(let function, _): visit(function.argument)
    }
  }

  private mutating func enter(source query: SQLQuery) {
    source += 1
    deepestSource = Swift.max(deepestSource, source)
    visit(query)
    source -= 1
  }

  private mutating func enter(commonTable table: SQLCommonTable) {
    if let known = commonDepths[table.id] {
      reach(depth + known.levels)
      deepestSource = Swift.max(deepestSource, source + known.sources)
      return
    }
    let outer = (deepest, deepestSource)
    (deepest, deepestSource) = (depth, source)
    enter(source: table.query)
    commonDepths[table.id] = (deepest - depth, deepestSource - source)
    (deepest, deepestSource) = (Swift.max(deepest, outer.0), Swift.max(deepestSource, outer.1))
  }

  private mutating func reach(_ level: Int) {
    deepest = Swift.max(deepest, Swift.min(level, limit + 1))
  }

  private mutating func down(_ body: (inout DepthMeter) -> Void) {
    depth += 1
    nodes += 1
    reach(depth)
    if depth <= limit, nodes <= SQLExpression.maximumNodes {
      DeepStack.run(if: depth == SQLExpression.measuredDepth) { body(&self) }
    }
    depth -= 1
  }
}
