@_spi(KoineDriver) import Koine

/// The foreign keys that stay while their columns get another type: the server looks at a key as soon as a column of it
/// has the new type, and the other side still has the old one. They are dropped before, and added again at the end.
struct KeysMadeAnew {
  /// The statements before all others.
  private(set) var dropped: [String] = []
  /// The statements behind all others.
  private(set) var added: [String] = []
  /// The renamings whose work is done with these, by the names of their tables.
  private var renamed: [String: Set<SchemaChange>] = [:]

  init(_ steps: [SchemaPlan.Step], live: [DatabaseSchema.Table], declared: [DatabaseSchema.Table]) {
    for table in live {
      let changes = Self.changes(of: table.name, table.schema, in: steps)
      guard let new = declared.first(where: { $0.name == table.name && $0.schema == table.schema }) else {
        continue
      }
      for key in table.foreignKeys {
        let columns = key.columns.map { Self.newName(of: $0, changes) }
        let referring = Self.retyped(in: changes)
        let referred = Self.retyped(in: Self.changes(of: key.table, key.schema, in: steps))
        guard let name = key.name,
          !referring.isDisjoint(with: columns) || !referred.isDisjoint(with: key.referencedColumns),
          var kept = new.foreignKeys.first(where: { other in
            other.columns == columns && other.table == key.table && other.schema == key.schema
              && other.referencedColumns == key.referencedColumns
          }), !changes.contains(.addForeignKey(kept))
        else { continue }
        kept.name = name
        let path = DefinitionText.name(table.name, in: table.schema)
        for case .renameRule(let old, let given) in changes where old == name {
          kept.name = given
          renamed[path, default: []].insert(.renameRule(from: old, to: given))
        }
        let alter = "ALTER TABLE \(path) "
        dropped.append(alter + "DROP CONSTRAINT \(DefinitionText.name(name))")
        added.append(
          alter + "ADD \(DefinitionText.foreignKey(kept))" + (key.isValidated ? "" : " NOT VALID"))
      }
    }
  }

  /// Whether what a step asks for is done with the keys.
  func carriesOut(_ step: SchemaPlan.Step) -> Bool {
    renamed[DefinitionText.name(step.table, in: step.schema)]?.contains(step.change) ?? false
  }

  private static func changes(
    of table: String, _ schema: String?, in steps: [SchemaPlan.Step]
  ) -> [SchemaChange] {
    steps.filter { $0.table == table && $0.schema == schema }.map(\.change)
  }

  private static func newName(of column: String, _ changes: [SchemaChange]) -> String {
    for case .renameColumn(let old, let new) in changes where old == column { return new }
    return column
  }

  /// The columns that get a type which the server compares with no value of the old one. What is computed is made anew.
  private static func retyped(in changes: [SchemaChange]) -> Set<String> {
    var columns: Set<String> = []
    for case .changeColumn(let old, let new) in changes {
      let isInteger = [old, new].allSatisfy { $0.type?.storage.isInteger == true }
      if old.typeName != new.typeName, !isInteger, old.generation == nil, new.generation == nil {
        columns.insert(new.name)
      }
    }
    return columns
  }
}
