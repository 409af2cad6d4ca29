/// What a statement calls the tables that it names, for a plan that has these names and not the tables' own.
struct PlanNames {
  /// What a name stands for.
  private struct Source: Hashable {
    let name: String
    let schema: String?
    let isCommonTable: Bool
  }

  /// What is known of a name in a plan.
  enum Meaning {
    /// The name of a table of the database, without its schema.
    case table(String, alias: String?)
    /// What is not a table: a common table, or a view.
    case source
  }

  /// What each name stands for, wherever it occurs: an alias, or the name of a table with its schema.
  private var sources: [String: Set<Source>] = [:]
  /// The names of derived and common tables: no view is meant by one.
  private var ownNames: Set<String> = []
  /// The common tables whose own names are noted.
  private var known: Set<SQLCommonTable.ID> = []

  init() {}

  init(_ statement: SQLStatement) {
    note(statement, inside: [])
    for table in statement.changedTables { insert(table) }
  }

  /// What a name stands for; `nil` if that is not known, or is not one thing.
  ///
  /// - Parameter subqueries: The names of the parts of the plan that make rows for others.
  func meaning(of name: String, beside subqueries: Set<String>) -> Meaning? {
    guard let sources = sources[name], let first = sources.first else { return nil }
    let areSubqueries = sources.allSatisfy { source in
      guard source.schema == nil, subqueries.contains(source.name) else { return false }
      return source.isCommonTable || !ownNames.contains(source.name)
    }
    if areSubqueries { return .source }
    if sources.count > 1 || first.isCommonTable { return nil }
    let isAlias = name != first.name && name != first.schema.map { "\($0).\(first.name)" }
    return .table(first.name, alias: isAlias ? name : nil)
  }

  /// Notes the names in a tree.
  ///
  /// - Parameter names: The names of the common tables around it.
  private mutating func note(_ tree: some SQLSearchable, inside names: Set<String>) {
    self = tree.collect(into: self) { found, part, outer in
      switch part {
      case .source(.table(let table)): found.note(table, inside: outer, names)
      case .source(.function(.fullText(let search), _)): found.insert(search.index.table)
      case .source(.function(.boxes(let search), _)): found.insert(search.index.table)
      case .source(let source): found.ownNames.insert(source.reference.sourceName)
      case .fragment(let fragment):
        for table in fragment.tableReferences { found.note(table, inside: outer, names) }
      case .query(let query):
        for table in query.with { found.ownNames.insert(table.reference.name) }
      default: break
      }
      return true
    }
  }

  private mutating func note(
    _ table: SQLTableReference, inside outer: [SQLQuery], _ names: Set<String>
  ) {
    if let definition = table.definition {
      insert(table, isCommonTable: true)
      // A recursive one names itself.
      if known.insert(definition.id).inserted {
        note(definition.query, inside: names.union([table.name]))
      }
    } else {
      let isAround = table.schema == nil && names.contains(table.name)
      insert(table, isCommonTable: isAround || table.isCommon(in: outer))
    }
  }

  private mutating func insert(_ table: SQLTableReference, isCommonTable: Bool = false) {
    let source = Source(name: table.name, schema: table.schema, isCommonTable: isCommonTable)
    sources[table.alias ?? table.qualifiedName, default: []].insert(source)
    if isCommonTable { ownNames.insert(table.name) }
  }
}

extension QueryPlan {
  /// Puts the tables for the names that a statement gives them, where the engine tells these names alone. What stands for
  /// several tables stays as it is.
  mutating func nameTables(of statement: SQLStatement) {
    let names = PlanNames(statement)
    let subqueries = Set(all.filter { $0.operation == .subquery }.compactMap(\.alias))
    for index in nodes.indices { nodes[index].nameTables(names, beside: subqueries) }
  }
}

extension QueryPlan.Node {
  fileprivate mutating func nameTables(_ names: PlanNames, beside subqueries: Set<String>) {
    if alias == nil, let name = table {
      switch names.meaning(of: name, beside: subqueries) {
      case .table(let own, let alias):
        table = own
        self.alias = alias
      case .source:
        operation = .sourceScan
        table = nil
      case nil: break
      }
    }
    for index in children.indices { children[index].nameTables(names, beside: subqueries) }
  }
}
