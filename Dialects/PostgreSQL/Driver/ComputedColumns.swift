@_spi(KoineDriver) import Koine

/// The computed columns in whose way the changes of a plan are: the server changes no type of a column that others are
/// computed of. They are dropped before the first such change of their table, and added after the last one.
struct ComputedColumns {
  /// What is done around a step.
  struct Around {
    /// The columns that are dropped before it, by their names.
    var dropped: [String] = []
    /// The columns that are added after it.
    var added: [DatabaseSchema.Column] = []
    fileprivate var new: Set<String> = []

    /// Whether the table had no such column before, so that nothing has gone with it.
    func isNew(_ column: DatabaseSchema.Column) -> Bool { new.contains(column.name) }
  }

  private var arounds: [Int: Around] = [:]
  /// The steps that are a part of others.
  private var made: Set<SchemaPlan.Step> = []

  /// - Parameters:
  ///   - steps: The steps of a plan, sorted.
  ///   - live: What the tables are.
  ///   - declared: What they are to be.
  ///   - rules: How the server takes a text apart.
  init(
    _ steps: [SchemaPlan.Step], live: [DatabaseSchema.Table], declared: [DatabaseSchema.Table],
    _ rules: SQLLexicalRules
  ) {
    for table in declared {
      guard let old = live.first(where: { $0.name == table.name && $0.schema == table.schema }) else {
        continue
      }
      let own = steps.enumerated().filter {
        $0.element.table == table.name && $0.element.schema == table.schema
      }
      var newNames: [String: String] = [:]
      for case .renameColumn(let old, let new) in own.map(\.element.change) { newNames[old] = new }
      // By the names that the columns had.
      let oldNames = Dictionary(newNames.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      let changes = own.filter { $0.element.change.changesType }
      guard let first = changes.first?.offset, let last = changes.last?.offset else { continue }
      let changed = changes.compactMap { step -> String? in
        guard case .changeColumn(_, let column) = step.element.change else { return nil }
        return oldNames[column.name] ?? column.name
      }
      var around = (before: Around(), after: Around())
      for column in old.columns {
        guard let text = column.generation?.text, !SQLTokens.columns(in: text, of: changed, rules).isEmpty
        else { continue }
        let name = newNames[column.name] ?? column.name
        around.before.dropped.append(name)
        if let column = table.column(name) { around.after.added.append(column) }
        made.formUnion(own.map(\.element).filter { $0.change.isOf(name) })
      }
      for (_, step) in own {
        guard case .addColumn(let column) = step.change, column.generation != nil else { continue }
        around.after.added.append(column)
        around.after.new.insert(column.name)
        made.insert(step)
      }
      arounds[first, default: Around()].dropped += around.before.dropped
      arounds[last, default: Around()].added += around.after.added
      arounds[last, default: Around()].new.formUnion(around.after.new)
    }
  }

  /// What is done around the step at a position.
  func around(_ position: Int) -> Around { arounds[position] ?? Around() }

  /// Whether the step is a part of what is done around others.
  func isMadeElsewhere(_ step: SchemaPlan.Step) -> Bool { made.contains(step) }
}

extension SchemaChange {
  /// Whether a column that is not computed gets another type.
  fileprivate var changesType: Bool {
    guard case .changeColumn(let old, let new) = self, old.generation == nil, new.generation == nil else {
      return false
    }
    return old.typeName != new.typeName || old.collationName != new.collationName
  }

  /// Whether a computed column of the name is changed or dropped.
  fileprivate func isOf(_ name: String) -> Bool {
    switch self {
    case .changeColumn(_, let column): column.name == name
    case .dropColumn(let column): column.name == name
    default: false
    }
  }
}
