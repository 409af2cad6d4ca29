@_spi(KoineDriver) public import Koine
public import KoinePostgreSQLDialect

extension PostgreSQLDialect: SchemaChangingDialect {
  /// A schema that is first in the search path, so that the declared tables refer to each other.
  public var scratchSchema: ScratchSchema {
    ScratchSchema(
      "koine_declared",
      statements: [
        "CREATE SCHEMA koine_declared",
        "SELECT set_config('search_path', 'koine_declared, ' || current_setting('search_path'), true)",
      ])
  }

  /// Nothing: every change is one of a transaction.
  public var settingsForChanges: [String] { [] }

  /// Programs that change the tables of one database wait for each other.
  public var lockForChanges: [String] { ["SELECT pg_advisory_xact_lock(1802464622, 1)"] }

  /// Nothing: the server looks at each foreign key.
  public var danglingReferences: String? { nil }

  /// Nothing: the server refuses to take away what a view or a rule needs.
  public func unusable(
    _ tables: [DatabaseSchema.Table], on connection: any Connection
  ) async throws -> [String: String] { [:] }

  /// The statements of a plan, one or several for each step. New tables get their foreign keys last.
  public func statements(
    for steps: [SchemaPlan.Step], from live: [DatabaseSchema.Table], to declared: [DatabaseSchema.Table]
  ) throws -> [String] {
    var last: [String] = []
    // In one statement they may refer to each other.
    var dropped = steps.compactMap { step -> String? in
      if case .dropTable = step.change { DefinitionText.name(step.table, in: step.schema) } else { nil }
    }
    return try steps.flatMap { step -> [String] in
      let table = DefinitionText.name(step.table, in: step.schema)
      if case .dropTable = step.change, !dropped.isEmpty {
        defer { dropped = [] }
        return ["DROP TABLE \(dropped.joined(separator: ", "))"]
      }
      if case .createTable(let new) = step.change {
        last += new.foreignKeys.map { "ALTER TABLE \(table) ADD \(DefinitionText.foreignKey($0))" }
        return [create(new)]
          + new.indexes.map { DefinitionText.create($0, on: table, saysNulls: $0.method == nil) }
      }
      return try statements(for: step, table)
    } + last
  }

  private func statements(for step: SchemaPlan.Step, _ table: String) throws -> [String] {
    let alter = "ALTER TABLE \(table) "
    func drop(_ name: String?) throws -> String {
      guard let name else {
        throw SchemaPlanError(.unsupported(table: step.table, "a rule has no name: \(step.change)"))
      }
      return alter + "DROP CONSTRAINT \(DefinitionText.name(name))"
    }
    switch step.change {
    case .createTable, .dropTable: return []
    case .addColumn(let column): return [alter + "ADD COLUMN \(definition(of: column))"]
    case .dropColumn(let column): return [alter + "DROP COLUMN \(DefinitionText.name(column.name))"]
    case .renameColumn(let old, let new):
      return [alter + "RENAME COLUMN \(DefinitionText.name(old)) TO \(DefinitionText.name(new))"]
    case .changeColumn(let old, let new): return changes(from: old, to: new).map { alter + $0 }
    case .changePrimaryKey(let old, let new):
      return try (old.map { [try drop($0.name)] } ?? [])
        + (new.map { [alter + "ADD \(DefinitionText.primary($0))"] } ?? [])
    case .addUniqueKey(let key): return [alter + "ADD \(DefinitionText.unique(key))"]
    case .addCheck(let check): return [alter + "ADD \(DefinitionText.check(check))"]
    case .addForeignKey(let key): return [alter + "ADD \(DefinitionText.foreignKey(key))"]
    case .dropUniqueKey(let key): return [try drop(key.name)]
    case .dropCheck(let check): return [try drop(check.name)]
    case .dropForeignKey(let key): return [try drop(key.name)]
    case .createIndex(let index):
      return [DefinitionText.create(index, on: table, saysNulls: index.method == nil)]
    case .dropIndex(let index): return ["DROP INDEX \(DefinitionText.name(index.name, in: step.schema))"]
    @unknown default:
      throw SchemaPlanError(.unsupported(table: step.table, "PostgreSQL has no form for: \(step.change)"))
    }
  }

  /// What ALTER TABLE says of a column.
  private func changes(from old: DatabaseSchema.Column, to new: DatabaseSchema.Column) -> [String] {
    let name = DefinitionText.name(new.name)
    // What is computed cannot be changed: it is computed anew, as another column.
    if new.generation != nil || old.generation != nil && new.generation != old.generation {
      if new.generation == nil {
        return ["ALTER COLUMN \(name) DROP EXPRESSION"] + changes(from: plain(old), to: new)
      }
      return ["DROP COLUMN \(name)", "ADD COLUMN \(definition(of: new))"]
    }
    let alter = "ALTER COLUMN \(name) "
    var changes: [String] = []
    let changesType = old.typeName != new.typeName || old.collationName != new.collationName
    let changesDefault = old.defaultText != new.defaultText
    // A default of the old type may be none of the new one.
    if old.defaultText != nil, changesType || changesDefault { changes.append(alter + "DROP DEFAULT") }
    if old.generatedKey != nil, new.generatedKey == nil {
      changes.append(alter + (old.generatedKey == .serial ? "DROP DEFAULT" : "DROP IDENTITY"))
    }
    if changesType {
      let collation = new.collationName.map { " COLLATE \(DefinitionText.name($0))" } ?? ""
      changes.append(alter + "TYPE \(new.typeName)\(collation) USING CAST(\(name) AS \(new.typeName))")
    }
    if old.isNullable != new.isNullable {
      changes.append(alter + (new.isNullable ? "DROP" : "SET") + " NOT NULL")
    }
    if let value = new.defaultText, changesType || changesDefault {
      changes.append(alter + "SET DEFAULT \(value)")
    }
    if old.generatedKey == nil, new.generatedKey != nil {
      changes.append(alter + "ADD GENERATED BY DEFAULT AS IDENTITY")
    }
    return changes
  }

  private func plain(_ column: DatabaseSchema.Column) -> DatabaseSchema.Column {
    var column = column
    column.generation = nil
    return column
  }

  private func create(_ table: DatabaseSchema.Table) -> String {
    let parts =
      table.columns.map(definition) + (table.primaryKey.map { [DefinitionText.primary($0)] } ?? [])
      + table.uniqueKeys.map(DefinitionText.unique) + table.checks.map(DefinitionText.check)
    return "CREATE TABLE \(DefinitionText.name(of: table)) (\(parts.joined(separator: ", ")))"
  }

  private func definition(of column: DatabaseSchema.Column) -> String {
    var text = "\(DefinitionText.name(column.name)) \(column.typeName)"
    if let collation = column.collationName { text += " COLLATE \(DefinitionText.name(collation))" }
    if let generation = column.generation { text += " GENERATED ALWAYS AS (\(generation.text)) STORED" }
    if let key = column.generatedKey {
      text += key == .identityAlways ? " GENERATED ALWAYS AS IDENTITY" : " GENERATED BY DEFAULT AS IDENTITY"
    }
    if let value = column.defaultText { text += " DEFAULT \(value)" }
    if !column.isNullable { text += " NOT NULL" }
    return text
  }
}
