/// The names that tables, indexes and rules of a database have. Engines give rules names by themselves, and the one that a
/// rule got where it was declared may be that of another rule here.
@_spi(KoineDriver) public struct TakenNames {
  private var names: Set<String> = []

  /// Those of tables, and of their indexes and rules.
  public init(of tables: [DatabaseSchema.Table]) {
    for table in tables {
      names.insert(table.name)
      names.formUnion(table.indexes.map(\.name))
      names.formUnion((table.uniqueKeys + [table.primaryKey].compactMap(\.self)).compactMap(\.name))
      names.formUnion(table.checks.compactMap(\.name) + table.foreignKeys.compactMap(\.name))
    }
  }

  /// The change in which rules have no name that is taken, unless somebody gave it to them: the engine finds another one.
  public func avoided(in change: SchemaChange) -> SchemaChange {
    switch change {
    case .createTable(let table): return .createTable(avoided(in: table))
    case .addUniqueKey(var key):
      key.name = free(key.name)
      return .addUniqueKey(key)
    case .changePrimaryKey(let old, let new):
      var key = new
      key?.name = free(new?.name)
      return .changePrimaryKey(from: old, to: key)
    case .addCheck(var check):
      check.name = free(check.name)
      return .addCheck(check)
    case .addForeignKey(var key):
      key.name = free(key.name)
      return .addForeignKey(key)
    default: return change
    }
  }

  private func avoided(in table: DatabaseSchema.Table) -> DatabaseSchema.Table {
    var table = table
    if let name = table.primaryKey?.name { table.primaryKey?.name = free(name) }
    table.uniqueKeys = table.uniqueKeys.map { key in
      var key = key
      key.name = free(key.name)
      return key
    }
    table.checks = table.checks.map { check in
      var check = check
      check.name = free(check.name)
      return check
    }
    table.foreignKeys = table.foreignKeys.map { key in
      var key = key
      key.name = free(key.name)
      return key
    }
    return table
  }

  private func free(_ name: String?) -> String? {
    guard let name, names.contains(name) else { return name }
    return DatabaseSchema.Table.given(name)
  }
}
