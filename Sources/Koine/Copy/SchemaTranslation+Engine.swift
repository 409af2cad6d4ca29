extension SchemaTranslation {
  /// Leaves out the rules and indexes that a dialect refuses.
  mutating func leaveOut(in dialect: any SQLDialect) throws {
    if case .lowered = dialect.features[.noCaseKey] {
      for position in tables.indices { tables[position].addIndexesForKeysWithoutCase() }
    }
    for position in tables.indices {
      let table = tables[position]
      tables[position].indexes = table.indexes.filter { index in
        guard let reason = refusal(of: .createIndex(index), in: dialect) else { return true }
        note(.left, "\(table.source.name): \(index.name)", "the index: \(reason)")
        return false
      }
      guard refusal(of: .createTable(table.create), in: dialect) != nil else { continue }
      tables[position].create.constraints = table.create.constraints.filter { constraint in
        var single = table.create
        single.constraints = [constraint]
        var none = table.create
        none.constraints = []
        guard refusal(of: .createTable(none), in: dialect) == nil,
          let reason = refusal(of: .createTable(single), in: dialect)
        else { return true }
        note(.left, "\(table.source.name): \(constraint.name ?? "check")", reason)
        return false
      }
      if let reason = refusal(of: .createTable(tables[position].create), in: dialect) {
        throw CopyError(.unsupported(table: table.source.name, reason))
      }
    }
  }

  private func refusal(of statement: SQLStatement, in dialect: any SQLDialect) -> String? {
    do {
      _ = try statement.render(in: dialect)
      return nil
    } catch {
      return "\(error)"
    }
  }

  /// What makes the tables in another schema.
  func definitions(in schema: String) -> [SQLStatement] {
    tables.flatMap { table -> [SQLStatement] in
      let own = table.create.table
      let reference = SQLTableReference(
        name: own.name, schema: schema, columns: own.columns.map { SQLTableReference.ColumnDescription($0) })
      var create = table.create
      create.table = reference
      return [.createTable(create)]
        + table.indexes.map { index in
          var index = index
          index.table = reference
          return .createIndex(index)
        }
    }
  }

  /// Adds the keys of the originals' tables, which name columns alone.
  mutating func addKeys(to targets: inout [DatabaseSchema.Table], in dialect: any SQLDialect) {
    for position in targets.indices { addKeys(of: tables[position], to: &targets[position]) }
    leaveOutRepeatedNames(in: &targets)
    // What a key refers to has to be unique, as the target has it.
    let made = targets
    for position in targets.indices {
      targets[position].foreignKeys = tables[position].source.foreignKeys.compactMap {
        foreignKey($0, of: made[position], among: made, in: dialect)
      }
    }
  }

  /// Lets the target name the unique keys whose names others have: on SQLite, each table has its own.
  private mutating func leaveOutRepeatedNames(in targets: inout [DatabaseSchema.Table]) {
    var taken = Set(targets.flatMap { [$0.name] + $0.indexes.map(\.name) }.map(\.asciiLowercased))
    for position in targets.indices {
      for key in targets[position].uniqueKeys.indices {
        guard let name = targets[position].uniqueKeys[key].name, !taken.insert(name.asciiLowercased).inserted
        else { continue }
        note(
          .adapted, "\(targets[position].name): \(name)",
          "another table has something of this name; the target gives the key one")
        targets[position].uniqueKeys[key].name = nil
      }
    }
  }

  /// Whether the texts of a column that are equal are so in the target, too.
  private func isComparedAlike(
    _ name: String, of source: DatabaseSchema.Table, in target: DatabaseSchema.Table
  ) -> Bool {
    guard let column = source.named(name), let copy = target.named(name), copy.type?.storage == .text else {
      return true
    }
    if column.collation == .noCase { return copy.collation == .noCase }
    return peculiarity(of: column) != .equality
  }

  private mutating func addKeys(of original: Table, to target: inout DatabaseSchema.Table) {
    let table = original.source
    target.primaryKey?.columns = table.primaryKey?.columns ?? []
    target.uniqueKeys = table.uniqueKeys.filter { !original.keysAsIndexes.contains($0) }.compactMap { key in
      let place = "\(table.name): \(key.name ?? "unique key")"
      var copy = key
      guard key.nullsAreDistinct else {
        note(.left, place, "the unique key takes NULL for equal to NULL")
        return nil
      }
      if !key.includedColumns.isEmpty { note(.adapted, place, "its index holds no further columns") }
      if key.deferral != .never { note(.adapted, place, "it is looked at with each statement") }
      copy.includedColumns = []
      copy.deferral = .never
      return copy
    }
  }

  private mutating func foreignKey(
    _ key: DatabaseSchema.ForeignKey, of table: DatabaseSchema.Table, among targets: [DatabaseSchema.Table],
    in dialect: any SQLDialect
  ) -> DatabaseSchema.ForeignKey? {
    let place = "\(table.name): \(key.name ?? "foreign key to \(key.table)")"
    let position = tables.firstIndex {
      $0.source.name.asciiLowercased == key.table.asciiLowercased && $0.source.schema == key.schema
    }
    guard let position else {
      note(.left, place, "the table \(key.table) is not copied")
      return nil
    }
    guard !key.isFullMatch, key.columnsSetOnDelete.isEmpty, !key.referencedColumns.isEmpty else {
      note(.left, place, "a reference of a kind that only the engine has")
      return nil
    }
    guard key.isValidated else {
      note(.left, place, "a reference which rows may break that are there")
      return nil
    }
    let other = targets[position]
    guard other.isUnique(key.referencedColumns) else {
      note(.left, place, "no key of \(other.name) has the columns that it refers to")
      return nil
    }
    let parent = tables[position].source
    if let name = key.referencedColumns.first(where: { !isComparedAlike($0, of: parent, in: other) }) {
      note(.left, place, "the target does not compare \(name) of \(other.name) as the original does")
      return nil
    }
    for (name, otherName) in zip(key.columns, key.referencedColumns) {
      guard let column = table.named(name), let referenced = other.named(otherName),
        dialect.schemaCopier?.canRefer(column, to: referenced) != false
      else {
        note(.left, place, "its column \(name) has another type than \(otherName) of \(other.name)")
        return nil
      }
    }
    var copy = key
    copy.table = other.name
    copy.schema = nil
    // SQLite ignores the case of names.
    copy.columns = key.columns.map { table.named($0)?.name ?? $0 }
    copy.referencedColumns = key.referencedColumns.map { other.named($0)?.name ?? $0 }
    return copy
  }
}

extension DatabaseSchema.Table {
  /// The column of a name, of which SQLite ignores the case.
  fileprivate func named(_ name: String) -> DatabaseSchema.Column? {
    column(name) ?? columns.first { $0.name.asciiLowercased == name.asciiLowercased }
  }

  /// Whether no two rows can have the same values in columns, as far as a key or an index of bare columns says so.
  fileprivate func isUnique(_ names: [String]) -> Bool {
    let wanted = Set(names.map(\.asciiLowercased))
    func isWanted(_ columns: [String]) -> Bool {
      columns.count == wanted.count && Set(columns.map(\.asciiLowercased)) == wanted
    }
    if isWanted(primaryKey?.columns ?? []) || uniqueKeys.contains(where: { isWanted($0.columns) }) {
      return true
    }
    return indexes.contains { index in
      let columns = index.terms.compactMap { term in
        if case .column(let name) = term.subject { name } else { nil }
      }
      return index.isUnique && index.condition == nil && columns.count == index.terms.count
        && isWanted(columns)
    }
  }
}

extension SchemaTranslation.Table {
  /// Lets the other engine, which has no keys without case, make unique indexes in their place.
  fileprivate mutating func addIndexesForKeysWithoutCase() {
    for key in source.uniqueKeys where key.nullsAreDistinct {
      let columns = key.columns.compactMap { name in create.columns.first { $0.column.name == name }?.column }
      guard columns.count == key.columns.count, columns.contains(where: { $0.collation == .noCase }) else {
        continue
      }
      create.constraints.append(SQLTableConstraint(.unique(columns), name: key.name))
      keysAsIndexes.append(key)
    }
  }
}
