@_spi(KoineDriver) import Koine

extension DatabaseSchema {
  /// The schema as it is when a plan has been carried out.
  ///
  /// - Parameters:
  ///   - plan: The plan, which was made for this schema.
  ///   - declared: The schema that the plan was made from.
  func after(_ plan: SchemaPlan, for declared: DatabaseSchema) -> DatabaseSchema {
    var schema = self
    for step in plan.steps { schema.make(step) }
    for position in schema.tables.indices {
      let table = schema.tables[position]
      if plan.makesAnew(table), var new = declared.table(table.name, schema: table.schema) {
        // They are kept, whatever the declared table has.
        new.triggers = table.triggers
        new.untold = table.untold
        schema.tables[position] = new
      } else {
        schema.tables[position].columns = plan.columnsInOrder(of: table)
      }
    }
    return schema
  }

  private mutating func make(_ step: SchemaPlan.Step) {
    let position = tables.firstIndex { $0.name == step.table && $0.schema == step.schema }
    switch step.change {
    case .createTable(let table): tables.append(table)
    case .dropTable: if let position { tables.remove(at: position) }
    default: if let position { tables[position].make(step.change) }
    }
  }
}

extension DatabaseSchema.Table {
  fileprivate mutating func make(_ change: SchemaChange) {
    switch change {
    case .addColumn(let column): columns.append(column)
    case .dropColumn(let column): columns.removeAll { $0.name == column.name }
    case .changeColumn(_, let column):
      if let position = columns.firstIndex(where: { $0.name == column.name }) { columns[position] = column }
    case .changePrimaryKey(_, let key): primaryKey = key
    case .addUniqueKey(let key): uniqueKeys.append(key)
    case .dropUniqueKey(let key): uniqueKeys.removeAll { $0 == key }
    case .addCheck(let check): checks.append(check)
    case .dropCheck(let check): checks.removeAll { $0 == check }
    case .addForeignKey(let key): foreignKeys.append(key)
    case .dropForeignKey(let key): foreignKeys.removeAll { $0 == key }
    case .createIndex(let index): indexes.append(index)
    case .dropIndex(let index): indexes.removeAll { $0 == index }
    case .renameRule(let old, let new):
      for index in uniqueKeys.indices where uniqueKeys[index].name == old { uniqueKeys[index].name = new }
      for index in checks.indices where checks[index].name == old { checks[index].name = new }
      for index in foreignKeys.indices where foreignKeys[index].name == old { foreignKeys[index].name = new }
    // A plan between two databases renames no column; of the rest nothing is compared.
    default: break
    }
  }
}

extension SchemaPlan {
  /// Whether the table is dropped, and made again with its rows.
  fileprivate func makesAnew(_ table: DatabaseSchema.Table) -> Bool {
    statements.contains("DROP TABLE \(DefinitionText.name(of: table))")
  }

  /// The columns of a table that is changed in place: those that are added come last.
  fileprivate func columnsInOrder(of table: DatabaseSchema.Table) -> [DatabaseSchema.Column] {
    var columns = table.columns
    let start = "ALTER TABLE \(DefinitionText.name(of: table)) ADD COLUMN "
    for statement in statements where statement.hasPrefix(start) {
      let definition = statement.dropFirst(start.count)
      let position = columns.firstIndex { column in
        let name = DefinitionText.name(column.name)
        return definition == name || definition.hasPrefix(name + " ")
      }
      if let position { columns.append(columns.remove(at: position)) }
    }
    return columns
  }
}
