/// Finds out what the target's tables are to be.
struct CopyPlanner {
  let original: CopyOriginal
  let target: any Connection
  let changer: any SchemaChangingDialect

  func plan() async throws -> CopyPlan {
    var live = try await changer.readSchema(from: target, named: nil)
    let existing = try await existingNames(live)
    try checkNames(existing)
    if original.keepsEngine, let copier = target.dialect.schemaCopier {
      live.add(try await copier.enumerations(of: original.schema.tables, on: target))
    }
    return original.keepsEngine
      ? try await sameEngine(beside: live.enumerations, existing)
      : try await translated(beside: live.enumerations)
  }

  /// The names of the tables and views that the target has, by their schemas.
  private func existingNames(_ live: DatabaseSchema) async throws -> [String?: Set<String>] {
    var existing: [String?: Set<String>] = [nil: Self.names(of: live)]
    for schema in Set(original.schema.tables.map(schemaInTarget)) {
      guard let schema, try await changer.hasSchema(schema, on: target) else { continue }
      existing[schema] = Self.names(of: try await changer.readSchema(from: target, named: schema))
    }
    return existing
  }

  /// Refuses tables that are there, or that would have one name.
  private func checkNames(_ existing: [String?: Set<String>]) throws {
    let tables = original.schema.tables
    let clashes = tables.filter { existing[schemaInTarget($0)]?.contains($0.name.asciiLowercased) == true }
    if !clashes.isEmpty { throw CopyError(.existing(clashes.map(\.copiedName))) }
    // Another engine may ignore the case of names.
    let named = Dictionary(grouping: tables) { table in
      [schemaInTarget(table) ?? "", original.keepsEngine ? table.name : table.name.asciiLowercased]
    }
    let repeated = named.values.filter { $0.count > 1 }.joined().map(\.copiedName)
    if !repeated.isEmpty { throw CopyError(.sameName(repeated.sorted())) }
  }

  private static func names(of schema: DatabaseSchema) -> Set<String> {
    Set((schema.tables.map(\.name) + schema.views.map(\.name)).map(\.asciiLowercased))
  }

  /// The schema that a table is in; `nil` where bare names are looked up.
  private func schemaInTarget(_ table: DatabaseSchema.Table) -> String? {
    // Schemas of SQLite are other files.
    original.keepsEngine && original.dialect.schemaCopier != nil ? table.schema : nil
  }

  // MARK: The same engine

  private func sameEngine(
    beside known: [DatabaseSchema.Enumeration], _ existing: [String?: Set<String>]
  ) async throws -> CopyPlan {
    let schema = original.schema
    var notes = original.left
    var tables: [CopiedTable] = []
    for table in schema.tables {
      switch table.kind {
      case .ordinary: break
      case .partitioned: notes.append(CopyNote(.adapted, table.name, "its partitions are one table"))
      case .virtual, .foreign:
        notes.append(CopyNote(.left, table.name, "it is no ordinary table"))
        continue
      }
      if !table.parents.isEmpty {
        notes.append(CopyNote(.left, table.name, "it inherits from others"))
        continue
      }
      if !table.hasValues {
        notes.append(CopyNote(.left, table.name, "it has no column of values that could be copied"))
        continue
      }
      notes += table.otherConstraints.map {
        CopyNote(.left, "\(table.name): \($0.name)", "a rule of the kind \($0.text)")
      }
      notes += table.triggers.map { CopyNote(.left, "\(table.name): \($0.name)", "a trigger") }
      notes += table.untold.map { CopyNote(.left, table.name, $0) }
      var copy = table
      copy.kind = .ordinary
      copy.partitions = []
      copy.otherConstraints = []
      copy.triggers = []
      copy.schema = schemaInTarget(table)
      let columns = columns(of: table, changing: &copy, &notes)
      copy.foreignKeys = references(of: table, existing, &notes)
      tables.append(CopiedTable(source: table, target: copy, columns: columns))
    }
    let live = DatabaseSchema(enumerations: known)
    notes += try await adapt(&tables, beside: live)
    notes += try await otherOrders(in: tables.map(\.target))
    notes += schema.views.map { CopyNote(.left, $0.name, "a view") }
    let parts = tables.map { table in
      let columns = table.columns.filter { table.target.column($0.name)?.generation == nil }
      return CopyPlan.Part(
        source: table.source, target: table.target, columns: columns,
        insertion: insertion(into: table.target, columns))
    }
    return try await plan(parts, notes, from: live, schema.enumerations)
  }

  /// A table of the original, and what it becomes.
  private struct CopiedTable {
    var source: DatabaseSchema.Table
    var target: DatabaseSchema.Table
    var columns: [SchemaTranslation.Column]
  }

  /// Leaves out what needs parts that the target lacks. The enum types of the copy are made for a moment, so that the
  /// target itself tells what it takes.
  private func adapt(
    _ tables: inout [CopiedTable], beside live: DatabaseSchema
  ) async throws -> [CopyNote] {
    guard let copier = target.dialect.schemaCopier else { return [] }
    let bare = tables.map { table in
      DatabaseSchema.Table(table.target.name, schema: table.target.schema, columns: table.target.columns)
    }
    let types = try await plan(from: live, to: DatabaseSchema(tables: bare, enumerations: enumerations))
      .statementsOfTypes
    var adapted = tables
    var notes: [CopyNote] = []
    try await target.takingBack { connection in
      try await connection.run(types)
      for position in adapted.indices {
        notes += try await copier.adapt(&adapted[position].target, on: connection)
      }
      notes += otherTypes(
        of: adapted, as: try await copier.typeDefinitions(of: adapted.map(\.target), on: connection))
    }
    tables = adapted
    return notes
  }

  /// The columns whose types the target defines otherwise: it would ask something else of their values.
  private func otherTypes(of tables: [CopiedTable], as definitions: [String: String]) -> [CopyNote] {
    tables.flatMap { table in
      table.target.columns.compactMap { column -> CopyNote? in
        let (name, old) = (column.typeName, table.source.column(column.name)?.typeName)
        guard name == old, definitions[name] != original.typeDefinitions[name] else { return nil }
        let own = original.typeDefinitions[name] ?? "another type"
        return CopyNote(
          .left, "\(table.source.name).\(column.name)",
          "its type \(name), which is \(own), and in the target \(definitions[name] ?? "another type")")
      }
    }
  }

  /// The rules of tables that ask which text comes first, which the target tells in another way.
  private func otherOrders(in tables: [DatabaseSchema.Table]) async throws -> [CopyNote] {
    guard let copier = target.dialect.schemaCopier, let old = original.orderOfTexts else { return [] }
    let new = try await copier.orderOfTexts(on: target)
    if new == old { return [] }
    let rules = target.dialect.spelling.lexicalRules
    return tables.flatMap { table in
      let texts = table.columns.filter { $0.collation == .database && $0.collationName == nil }.map(\.name)
      return table.expressions.filter { _, text in
        !SQLTokens.orderedColumns(in: text, of: texts, rules).isEmpty
      }.map { place, text in
        CopyNote(.adapted, place, "\(text) orders texts as the target does, by \(new), and not by \(old)")
      }
    }
  }

  private var enumerations: [DatabaseSchema.Enumeration] { original.schema.enumerations }

  /// The columns, with the types in which their values travel. One for which a type is given gets that.
  private func columns(
    of table: DatabaseSchema.Table, changing copy: inout DatabaseSchema.Table, _ notes: inout [CopyNote]
  ) -> [SchemaTranslation.Column] {
    var columns: [SchemaTranslation.Column] = []
    for position in table.columns.indices {
      let column = table.columns[position]
      var copied = SchemaTranslation.Column(name: column.name, type: .unknown)
      switch original.dialect.schemaCopier?.form(of: column) {
      case nil: copied.isRaw = true
      case .value(let type)?: copied.type = type
      case .text?:
        (copied.type, copied.isReadAsText, copied.isCast) = (.text, true, column.type?.isReadable == true)
      }
      if let type = original.types[table.path(of: column.name)] {
        (copied.type, copied.isRaw) = (type, false)
        if copied.isCast, type != .text { (copied.isReadAsText, copied.isCast) = (false, false) }
        notes += copy.columns[position].become(type, of: target.dialect, in: table)
      }
      columns.append(copied)
    }
    return columns
  }

  /// The references to tables that are copied, too, or that the target has.
  private func references(
    of table: DatabaseSchema.Table, _ existing: [String?: Set<String>], _ notes: inout [CopyNote]
  ) -> [DatabaseSchema.ForeignKey] {
    var kept: [DatabaseSchema.ForeignKey] = []
    for key in table.foreignKeys {
      let name = key.schema.map { "\($0).\(key.table)" } ?? key.table
      let copied = original.schema.tables.first {
        $0.name.asciiLowercased == key.table.asciiLowercased && $0.schema == key.schema
      }
      // SQLite takes a reference to a table that there never was.
      let isKept =
        copied?.isCopied ?? (original.dialect.schemaCopier == nil && !original.others.contains(name))
      let schema = original.dialect.schemaCopier == nil ? nil : key.schema
      let isInTarget = existing[schema]?.contains(key.table.asciiLowercased) == true
      guard isKept || isInTarget else {
        let place = "\(table.name): \(key.name ?? "foreign key to \(name)")"
        notes.append(CopyNote(.left, place, "the table \(name) is not copied"))
        continue
      }
      var key = key
      if let copied { key.schema = schemaInTarget(copied) }
      kept.append(key)
    }
    return kept
  }

  /// The statement that inserts a row whose values are of the engine's own types.
  private func insertion(
    into table: DatabaseSchema.Table, _ columns: [SchemaTranslation.Column]
  ) -> String {
    let spelling = target.dialect.spelling
    let values = columns.enumerated().map { position, copied in
      let number = spelling.numbersPlaceholders ? "\(position + 1)" : ""
      let value = "\(Character(UnicodeScalar(spelling.placeholder)))\(number)"
      guard copied.isReadAsText, copied.type == .text, let column = table.column(copied.name) else {
        return value
      }
      return "CAST(\(value) AS \(column.typeName))"
    }
    return "INSERT INTO \(DefinitionText.name(of: table)) \(DefinitionText.list(columns.map(\.name)))"
      + "\(spelling.givenKeys) VALUES (\(values.joined(separator: ", ")))"
  }

  // MARK: Another engine

  private func translated(beside known: [DatabaseSchema.Enumeration]) async throws -> CopyPlan {
    let translation = try await target.translation(
      SchemaTranslation(
        original.schema, of: original.dialect, types: original.declaredTypes, cases: original.cases,
        looseCollations: original.looseCollations),
      changer)
    let parts = zip(translation.parts, translation.schema.tables).map { part, table in
      CopyPlan.Part(
        source: part.source, target: table, columns: part.columns.filter { !$0.isComputed })
    }
    return try await plan(
      parts, original.left + translation.notes, from: DatabaseSchema(enumerations: known),
      translation.schema.enumerations)
  }

  // MARK: Both

  /// The plan of new tables, with the schemas that they and their enum types need.
  private func plan(from live: DatabaseSchema, to schema: DatabaseSchema) async throws -> SchemaPlan {
    try checkEnumTypes(of: schema, in: live)
    let known = Set(live.enumerations.map(\.path))
    let types = schema.tables.flatMap(\.columns).compactMap(schema.enumeration)
      .filter { !known.contains($0.path) }
    var missing: [String] = []
    for name in Set(schema.tables.compactMap(\.schema) + types.compactMap(\.schema)).sorted()
    where try await !changer.hasSchema(name, on: target) {
      missing.append(name)
    }
    return try SchemaPlan(from: live, to: schema, dropsOthers: false, missing: missing, changer)
  }

  /// Refuses enum types of the target that lack values: what is added cannot be used in the same transaction.
  private func checkEnumTypes(of schema: DatabaseSchema, in live: DatabaseSchema) throws {
    for table in schema.tables {
      for column in table.columns {
        guard let type = schema.enumeration(of: column),
          let old = live.enumerations.first(where: { $0.path == type.path })
        else { continue }
        let values = type.values.filter { !old.values.contains($0) }
        if values.isEmpty { continue }
        throw CopyError(
          .unsupported(
            table: table.copiedName,
            "its column \"\(column.name)\" needs values that the enum type \(type.path) of the target lacks: "
              + "\(values.joined(separator: ", ")). Add them first"))
      }
    }
  }

  private func plan(
    _ parts: [CopyPlan.Part], _ notes: [CopyNote], from live: DatabaseSchema,
    _ enumerations: [DatabaseSchema.Enumeration]
  ) async throws -> CopyPlan {
    // Rows may break a rule that has not been looked at.
    let loose = parts.flatMap { $0.target.definitionsOfLooseRules }
    let tables = parts.map(\.target.withoutLooseRules)
    let bare = tables.map { table in
      var table = table
      table.indexes = []
      // An engine that does not look at references while tables change takes them with the table.
      if changer.danglingReferences == nil { table.foreignKeys = [] }
      return table
    }
    return CopyPlan(
      notes: notes, parts: parts,
      before: try await plan(
        from: live, to: DatabaseSchema(tables: bare, enumerations: enumerations)
      ).statements,
      after: try SchemaPlan(
        from: DatabaseSchema(tables: bare), to: DatabaseSchema(tables: tables), dropsOthers: false, changer
      ).statements + loose)
  }
}

extension DatabaseSchema.Table {
  /// Whether a column has values that are not computed: a table of PostgreSQL may have none, or no column at all.
  var hasValues: Bool { columns.contains { $0.generation == nil } }

  /// Whether a copy on the same engine has the table.
  fileprivate var isCopied: Bool {
    switch kind {
    case .ordinary, .partitioned: parents.isEmpty && hasValues
    case .virtual, .foreign: false
    }
  }

  /// What is computed of rows, with the names of the columns, checks and indexes.
  fileprivate var expressions: [(place: String, text: String)] {
    columns.compactMap { column in column.generation.map { ("\(name).\(column.name)", $0.text) } }
      + checks.map { ("\(name): \($0.name ?? "check")", $0.text) }
      + indexes.compactMap { index in index.condition.map { ("\(name): \(index.name)", $0) } }
  }

  fileprivate var withoutLooseRules: Self {
    var table = self
    table.checks = checks.filter(\.isValidated)
    table.foreignKeys = foreignKeys.filter(\.isValidated)
    return table
  }

  /// What adds the rules that hold for new rows alone: NOT VALID of PostgreSQL.
  fileprivate var definitionsOfLooseRules: [String] {
    (checks.filter { !$0.isValidated }.map(DefinitionText.check)
      + foreignKeys.filter { !$0.isValidated }.map(DefinitionText.foreignKey))
      .map { "ALTER TABLE \(DefinitionText.name(of: self)) ADD \($0) NOT VALID" }
  }
}

extension SQLType {
  /// Whether a driver has values of it, and not only texts.
  fileprivate var isReadable: Bool {
    switch self {
    case .unknown, .named, .opaque: false
    default: true
    }
  }
}

extension DatabaseSchema.Column {
  /// Gives the column another type.
  ///
  /// - Returns: What it loses by that.
  fileprivate mutating func become(
    _ type: SQLType, of dialect: any SQLDialect, in table: DatabaseSchema.Table
  ) -> [CopyNote] {
    let name = dialect.typeName(type)
    guard name != typeName else { return [] }
    typeName = name
    // SQLite keeps numbers of several types as integers.
    self.type = name.asciiLowercased == "integer" ? .bigInteger : type
    collationName = nil
    collation = .binary
    guard let text = defaultText else { return [] }
    (defaultText, defaultValue) = (nil, nil)
    return [CopyNote(.left, "\(table.name).\(self.name)", "its default \(text)")]
  }
}
