/// How an engine runs a statement: what it reads, by which index, and what it does with the rows.
///
///     let plan = try await Reminder.where { $0.dueDate < .now }.order(by: \.title).explain(on: database)
///     print(plan)
///     // sort: USE TEMP B-TREE FOR ORDER BY
///     //   index search: SEARCH reminders USING INDEX reminders_dueDate (dueDate<?)
///     #expect(plan.indexes == ["reminders_dueDate"])
///
/// It is one type for all engines. What an engine says that Koine does not know stays a node with the engine's words. Plans
/// are the engine's decision: they depend on its version, on its statistics and on how many rows there are.
public struct QueryPlan: Sendable, Hashable {
  /// What a part of a plan does.
  @nonexhaustive public enum Operation: String, Sendable, Hashable {
    /// Reads every row of a table. An index that SQLite makes for one statement counts too, as it reads them all.
    case fullScan = "full scan"
    /// Finds rows of a table by an index or a key.
    case indexSearch = "index search"
    /// Reads every entry of an index, mostly for its order, or as it has all columns.
    case indexScan = "index scan"
    /// Reads what is not a table: a derived or common table, a function, VALUES.
    case sourceScan = "source scan"
    /// Joins the rows of its parts.
    case join
    /// Sorts rows.
    case sort
    /// Groups or aggregates rows, or removes equal ones.
    case aggregate
    /// Computes window functions.
    case window
    /// Puts the rows of several queries together: UNION, INTERSECT, EXCEPT, recursion, partitions.
    case combination
    /// Runs a subquery, or keeps its rows.
    case subquery
    /// Inserts, updates or deletes rows.
    case write
    /// Anything else: see ``Node/text``.
    case other
  }

  /// A part of a plan, with the parts whose rows it works on.
  public struct Node: Sendable, Hashable {
    /// What it does.
    public var operation: Operation
    /// The engine's own words. On PostgreSQL they hold the values that conditions compare with.
    public var text: String
    /// The table that it reads or writes, without its schema.
    public var table: String?
    /// The name that the statement gives the table, or what it reads in place of a table, if it is another one.
    public var alias: String?
    /// The index that it uses; `nil` if there is none, and for the key that SQLite keeps the table by.
    public var index: String?
    /// How many rows the engine expects, each time that the part runs; `nil` if it does not tell, as SQLite.
    public var estimatedRows: Double?
    /// What the engine expects all of it to cost, in units of its own; `nil` if it does not tell, as SQLite.
    public var estimatedCost: Double?
    /// How many rows there were, on average of the times that the part ran; `nil` if it was not run.
    public var actualRows: Double?
    /// How long it took, on average of the times that the part ran; `nil` if it was not run.
    public var actualTime: Duration?
    /// How often the part ran; `nil` if it was not run.
    public var loops: Int?
    /// The parts whose rows it works on.
    public var children: [Node]

    /// A part without figures.
    public init(_ operation: Operation, _ text: String, children: [Node] = []) {
      self.operation = operation
      self.text = text
      self.children = children
    }

    /// The part and all parts below it, each before those that it works on.
    public var all: [Node] { [self] + children.flatMap(\.all) }
  }

  /// The parts that nothing else works on: one, or several of a statement with subqueries or several steps. None if the
  /// engine has nothing to read.
  public var nodes: [Node]
  /// How long the engine took to make the plan; `nil` if it does not tell.
  public var planningTime: Duration?
  /// How long the statement took; `nil` if it was not run.
  public var executionTime: Duration?

  /// A plan of its parts.
  public init(_ nodes: [Node]) {
    self.nodes = nodes
  }

  /// All parts, each before those that it works on.
  public var all: [Node] { nodes.flatMap(\.all) }

  /// The indexes that are used, each once, in the order of the plan.
  public var indexes: [String] {
    all.compactMap(\.index).reduce(into: []) { names, name in if !names.contains(name) { names.append(name) }
    }
  }

  /// The parts that read every row of a table.
  public var fullScans: [Node] { all.filter { $0.operation == .fullScan } }
}

extension QueryPlan: CustomStringConvertible {
  /// The plan as a tree, with a line for each part.
  public var description: String {
    nodes.isEmpty ? "nothing to read" : nodes.map { $0.lines(depth: 0) }.joined(separator: "\n")
  }
}

extension QueryPlan.Node: CustomStringConvertible {
  /// The part and those below it as a tree, with a line for each.
  public var description: String { lines(depth: 0) }

  fileprivate func lines(depth: Int) -> String {
    var line = String(repeating: "  ", count: depth) + operation.rawValue + ": " + text
    var figures: [String] = []
    if let estimatedRows { figures.append("\(Self.number(estimatedRows)) rows expected") }
    if let estimatedCost { figures.append("cost \(Self.number(estimatedCost))") }
    if let actualRows { figures.append("\(Self.number(actualRows)) rows") }
    if let actualTime { figures.append("\(actualTime)") }
    if let loops, loops != 1 { figures.append("\(loops) times") }
    if !figures.isEmpty { line += " (" + figures.joined(separator: ", ") + ")" }
    return ([line] + children.map { $0.lines(depth: depth + 1) }).joined(separator: "\n")
  }

  private static func number(_ value: Double) -> String { Int(exactly: value).map(String.init) ?? "\(value)" }
}
