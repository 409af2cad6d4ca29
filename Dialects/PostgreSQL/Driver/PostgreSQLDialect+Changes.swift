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

  /// Nothing is set.
  public var settingsToRestore: String? { nil }

  /// Programs that change the tables of one database wait for each other.
  ///
  /// What a text or a day is as an instant depends on the zone.
  public var lockForChanges: [String] {
    ["SELECT pg_advisory_xact_lock(1802464622, 1)", "SET LOCAL TimeZone TO 'UTC'"]
  }

  /// Others go on reading. Who may insert rows may do so: the right to insert has no mode of LOCK TABLE that excludes
  /// itself, so that programs wait for each other by a lock of their own, and for other sessions that lock the table by
  /// the second statement. Section "Parameters" of https://www.postgresql.org/docs/current/sql-lock.html
  public func statementsLocking(_ table: String) -> [String] {
    [
      "SELECT pg_advisory_xact_lock(1802464622, "
        + "CAST(CAST(CAST(\(literal(table)) AS regclass) AS oid) AS integer))",
      "LOCK TABLE \(table) IN ROW EXCLUSIVE MODE",
    ]
  }

  /// Everybody who may use the schema.
  public func statementsLettingAllRead(_ table: String) -> [String] {
    ["GRANT SELECT ON \(table) TO PUBLIC"]
  }

  /// Nothing: the server looks at each foreign key.
  public var danglingReferences: String? { nil }

  /// Nothing: the server refuses to take away what a view or a rule needs.
  public func unusable(
    _ tables: [DatabaseSchema.Table], on connection: any Connection
  ) async throws -> [String: String] { [:] }

  /// Looks at the server's catalog.
  public func hasSchema(_ name: String, on connection: any Connection) async throws -> Bool {
    var isThere = false
    let query = RenderedStatement(
      sql: "SELECT 1 FROM pg_namespace WHERE nspname = $1", bindings: [.text(name)], types: [.text])
    try await connection.run(query) { _ in isThere = true }
    return isThere
  }

  /// Looks at the session's search path.
  public func bareName(
    _ table: String, findsTableIn schema: String, on connection: any Connection
  ) async throws -> Bool {
    var isFound = false
    let query = RenderedStatement(
      sql: "SELECT 1 WHERE to_regclass($1) = to_regclass($2)",
      bindings: [.text(DefinitionText.name(table)), .text(DefinitionText.name(table, in: schema))],
      types: [.text, .text])
    try await connection.run(query) { _ in isFound = true }
    return isFound
  }

  /// What the key's sequence has come to, if it goes upwards and the user may read it.
  public func greatestGivenKey(
    of column: String, in table: DatabaseSchema.Table, on connection: any Connection
  ) async throws -> Int64? {
    var sequence: String?
    try await connection.run(
      RenderedStatement(
        sql: """
          SELECT CAST(CAST(seqrelid AS regclass) AS text) FROM pg_sequence
          WHERE seqrelid = CAST(pg_get_serial_sequence($1, $2) AS regclass) AND seqincrement > 0
            AND has_sequence_privilege(seqrelid, 'SELECT')
          """, bindings: [.text(DefinitionText.name(of: table)), .text(column)], types: [.text, .text])
    ) { sequence = try $0.next(String.self) }
    guard let sequence else { return nil }
    var greatest: Int64?
    // One that has not been used yet begins with the number.
    try await connection.run(
      RenderedStatement(
        sql: "SELECT CASE WHEN is_called THEN last_value ELSE last_value - 1 END FROM \(sequence)")
    ) { greatest = try $0.next(Int64.self) }
    return greatest
  }

  /// Sets the key's sequence, unless it is beyond the number.
  public func skipKeys(
    upTo number: Int64, of column: String, in table: DatabaseSchema.Table, on connection: any Connection
  ) async throws -> Bool {
    guard table.column(column)?.generatedKey != nil else { return false }
    var isSet = false
    try await connection.run(
      RenderedStatement(
        sql: """
          SELECT CASE WHEN $3 > coalesce(pg_sequence_last_value(seqrelid), seqstart - 1)
            THEN setval(seqrelid, least($3, seqmax)) END FROM pg_sequence
          WHERE seqrelid = CAST(pg_get_serial_sequence($1, $2) AS regclass) AND seqincrement > 0
          """,
        bindings: [.text(DefinitionText.name(of: table)), .text(column), .integer(number)],
        types: [.text, .text, .bigInteger])
    ) { _ in isSet = true }
    return isSet
  }

  /// The statements of a plan, one or several for each step. New tables get their foreign keys last.
  public func statements(
    for steps: [SchemaPlan.Step], from live: [DatabaseSchema.Table], to declared: [DatabaseSchema.Table]
  ) throws -> [String] {
    var last: [String] = []
    // In one statement they may refer to each other.
    var dropped = steps.compactMap { step -> String? in
      if case .dropTable = step.change { DefinitionText.name(step.table, in: step.schema) } else { nil }
    }
    let computed = ComputedColumns(steps, live: live, declared: declared, spelling.lexicalRules)
    let keys = KeysMadeAnew(steps, live: live, declared: declared)
    let taken = TakenNames(of: live)
    // The server lets no column of a primary key be NULL while there is the key.
    var loosened: [String] = []
    let changes = try steps.enumerated().flatMap { position, step -> [String] in
      let table = DefinitionText.name(step.table, in: step.schema)
      if computed.isMadeElsewhere(step) || keys.carriesOut(step) { return [] }
      let around = computed.around(position)
      if !around.dropped.isEmpty || !around.added.isEmpty {
        let whole = declared.first { $0.name == step.table && $0.schema == step.schema }
        let added = around.added.map { "ALTER TABLE \(table) ADD COLUMN \(definition(of: $0))" }
        // A rule may be one of several columns, which have to be there.
        let old = around.added.filter { !around.isNew($0) }
        let kept = whole.map { belongings(of: old, in: $0, table, steps: steps) } ?? []
        let dropped = around.dropped.map { "ALTER TABLE \(table) DROP COLUMN \(DefinitionText.name($0))" }
        return dropped + (try statements(for: step, table, avoiding: taken)) + added + kept
      }
      if case .dropTable = step.change, !dropped.isEmpty {
        defer { dropped = [] }
        return ["DROP TABLE \(dropped.joined(separator: ", "))"]
      }
      if case .createTable(let new) = taken.avoided(in: step.change) {
        last += new.foreignKeys.map { "ALTER TABLE \(table) ADD \(DefinitionText.foreignKey($0))" }
        return [create(new)]
          + new.indexes.map { DefinitionText.create($0, on: table, saysNulls: $0.method == nil) }
          + comments(on: new)
      }
      var made = try statements(for: step, table, avoiding: taken)
      if let late = loosening(step, table, of: live, steps), let position = made.firstIndex(of: late) {
        loosened.append(made.remove(at: position))
      }
      // What is computed cannot be changed: the column is dropped, and added again.
      guard case .changeColumn(_, let new) = step.change, new.generation != nil,
        let whole = declared.first(where: { $0.name == step.table && $0.schema == step.schema })
      else { return made }
      return made + belongings(of: [new], in: whole, table, steps: steps)
    }
    return keys.dropped + changes + loosened + keys.added + last
  }

  /// The statement that lets a column be NULL which leaves the primary key.
  private func loosening(
    _ step: SchemaPlan.Step, _ table: String, of live: [DatabaseSchema.Table], _ steps: [SchemaPlan.Step]
  ) -> String? {
    guard case .changeColumn(let old, let new) = step.change, !old.isNullable, new.isNullable,
      let key = live.first(where: { $0.name == step.table && $0.schema == step.schema })?.primaryKey,
      key.columns.contains(old.name),
      steps.contains(where: {
        $0.table == step.table && $0.schema == step.schema && $0.change.changesPrimaryKey
      })
    else { return nil }
    return "ALTER TABLE \(table) ALTER COLUMN \(DefinitionText.name(new.name)) DROP NOT NULL"
  }

  /// The values that enum types get, if another statement names one of them, or a column that has rows gets the type: the
  /// server refuses their use in the transaction that adds them.
  public func statementsCommittedFirst(among statements: [String], of steps: [SchemaPlan.Step]) -> [String] {
    var added: [String] = []
    var literals: [String] = []
    for step in steps {
      guard case .addEnumValues(let values, let type, let next) = step.change else { continue }
      added += values.map { addition(of: $0, to: type, before: next) }
      literals += values.map(literal)
    }
    let isUsed = statements.contains { statement in
      !added.contains(statement) && literals.contains { statement.contains($0) }
    }
    return isUsed || steps.contains { $0.change.mayGiveValues(ofTypes: steps) } ? added : []
  }

  private func addition(of value: String, to type: String, before next: String?) -> String {
    "ALTER TYPE \(DefinitionText.name(type)) ADD VALUE \(literal(value))"
      + (next.map { " BEFORE \(literal($0))" } ?? "")
  }

  private func statements(
    for step: SchemaPlan.Step, _ table: String, avoiding taken: TakenNames
  ) throws -> [String] {
    let alter = "ALTER TABLE \(table) "
    func drop(_ name: String?) throws -> String {
      guard let name else {
        throw SchemaPlanError(.unsupported(table: step.table, "a rule has no name: \(step.change)"))
      }
      return alter + "DROP CONSTRAINT \(DefinitionText.name(name))"
    }
    switch taken.avoided(in: step.change) {
    case .createTable, .dropTable, .changeUnit: return []
    case .addColumn(let column): return [alter + "ADD COLUMN \(definition(of: column))"]
    case .dropColumn(let column): return [alter + "DROP COLUMN \(DefinitionText.name(column.name))"]
    case .renameColumn(let old, let new):
      return [alter + "RENAME COLUMN \(DefinitionText.name(old)) TO \(DefinitionText.name(new))"]
    case .renameRule(let old, let new):
      guard let old else {
        throw SchemaPlanError(.unsupported(table: step.table, "a rule has no name: \(step.change)"))
      }
      return [alter + "RENAME CONSTRAINT \(DefinitionText.name(old)) TO \(DefinitionText.name(new))"]
    case .changeColumn(let old, let new):
      return changes(from: old, to: new).map { alter + $0 } + widening(sequenceOf: old, as: new, table)
        + beginning(ofKeysFrom: old, to: new, table)
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
    case .changeComment(let column, _, let text):
      return [comment(text, on: table, column: column)]
    case .createSchema(let name): return ["CREATE SCHEMA \(DefinitionText.name(name))"]
    case .createEnumType(let type):
      let values = type.values.map(literal).joined(separator: ", ")
      return ["CREATE TYPE \(DefinitionText.name(type.name, in: type.schema)) AS ENUM (\(values))"]
    case .addEnumValues(let values, let type, let next):
      return values.map { addition(of: $0, to: type, before: next) }
    case .dropIndex(let index): return ["DROP INDEX \(DefinitionText.name(index.name, in: step.schema))"]
    @unknown default:
      throw SchemaPlanError(.unsupported(table: step.table, "PostgreSQL has no form for: \(step.change)"))
    }
  }

  /// What goes with columns that are dropped, and stays as it is: comments, indexes, keys and checks.
  private func belongings(
    of columns: [DatabaseSchema.Column], in table: DatabaseSchema.Table, _ name: String,
    steps: [SchemaPlan.Step]
  ) -> [String] {
    let dropped = columns.map(\.name)
    let others = steps.filter { $0.table == table.name && $0.schema == table.schema }.map(\.change)
    func names(_ text: String?) -> Bool {
      guard let text else { return false }
      return !SQLTokens.columns(in: text, of: dropped, spelling.lexicalRules).isEmpty
    }
    func isOfDropped(_ columns: [String]) -> Bool { columns.contains(where: dropped.contains) }
    let primaryKeys = [table.primaryKey].compactMap { $0 }.filter { key in
      isOfDropped(key.columns + key.includedColumns) && !others.contains(where: \.changesPrimaryKey)
    }
    let references = table.foreignKeys.filter {
      isOfDropped($0.columns) && !others.contains(.addForeignKey($0))
    }
    let keys = table.uniqueKeys.filter {
      isOfDropped($0.columns + $0.includedColumns) && !others.contains(.addUniqueKey($0))
    }
    let checks = table.checks.filter { isOfDropped($0.columns) && !others.contains(.addCheck($0)) }
    let indexes = table.indexes.filter { index in
      let isOfColumn = index.terms.contains { term in
        switch term.subject {
        case .column(let other): dropped.contains(other)
        case .expression(let text): names(text)
        }
      }
      return (isOfColumn || names(index.condition) || isOfDropped(index.includedColumns))
        && !others.contains(.createIndex(index))
    }
    var rules = primaryKeys.map(DefinitionText.primary) + keys.map(DefinitionText.unique)
    rules += checks.map(DefinitionText.check) + references.map(DefinitionText.foreignKey)
    var statements = rules.map { "ALTER TABLE \(name) ADD \($0)" }
    statements += indexes.map { DefinitionText.create($0, on: name, saysNulls: $0.method == nil) }
    statements += columns.compactMap { column in
      column.comment.map { comment($0, on: name, column: column.name) }
    }
    return statements
  }

  private func comments(on table: DatabaseSchema.Table) -> [String] {
    let name = DefinitionText.name(of: table)
    let ofTable = table.comment.map { [comment($0, on: name, column: nil)] } ?? []
    return ofTable
      + table.columns.compactMap { column in
        column.comment.map { comment($0, on: name, column: column.name) }
      }
  }

  private func comment(_ text: String?, on table: String, column: String?) -> String {
    let subject = column.map { "COLUMN \(table).\(DefinitionText.name($0))" } ?? "TABLE \(table)"
    return "COMMENT ON \(subject) IS \(text.map(literal) ?? "NULL")"
  }

  /// The server may be told to take backslashes for escapes.
  private func literal(_ text: String) -> String {
    text.hasBytes(of: "\\") ? ChangeTracking.literal(text) : text.quoted(with: "'")
  }

  /// What ALTER TABLE says of a column.
  /// Of a column that was `serial`, the server widens the sequence only if it is an identity.
  private func widening(
    sequenceOf old: DatabaseSchema.Column, as new: DatabaseSchema.Column, _ table: String
  ) -> [String] {
    guard old.generatedKey == .serial, new.generatedKey != nil, old.typeName != new.typeName,
      ["integer", "bigint"].contains(new.typeName)
    else { return [] }
    let names = [table, new.name].map { $0.quoted(with: "'") }.joined(separator: ", ")
    return [
      "DO $koine$ BEGIN EXECUTE pg_catalog.format('ALTER SEQUENCE %s AS \(new.typeName)', "
        + "pg_catalog.pg_get_serial_sequence(\(names))); END $koine$"
    ]
  }

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
      changes.append(alter + "TYPE \(new.typeName)\(collation) USING \(value(name, of: old, as: new))")
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

  /// The value of a column in another type: what Koine's casts make of it, which do not depend on the session.
  public func value(_ name: String, of old: DatabaseSchema.Column, as new: DatabaseSchema.Column) -> String {
    func cast(_ value: String) -> String { "CAST(\(value) AS \(new.typeName))" }
    switch (old.type, new.type?.storage) {
    // There is a cast to the integer of 32 bits alone.
    case (.boolean?, .integer?), (.boolean?, .unsigned?), (.boolean?, .decimal?), (.boolean?, .real?),
      (.boolean?, .double?):
      return cast("CAST(\(name) AS integer)")
    // A cast takes every number but zero for true, and rounds: the texts of other numbers are refused.
    case (_?, .boolean?) where old.becomesTruthValue(as: new):
      return "CASE \(name) WHEN 0 THEN FALSE WHEN 1 THEN TRUE ELSE \(cast("CAST(\(name) AS text)")) END"
    case (_?, .integer?) where old.losesFraction(as: new), (_?, .unsigned?) where old.losesFraction(as: new):
      return cast("CAST(trim_scale(CAST(CAST(\(name) AS text) AS numeric)) AS text)")
    case (_?, .json?) where old.type?.storage != .text: return "to_jsonb(\(name))"
    case (.timestamp?, .text?):
      return cast(text(of: name, "\(name) AT TIME ZONE 'UTC'", as: "YYYY-MM-DD HH24:MI:SS.US"))
    case (.named(_, stored: .timestamp)?, .text?):
      return cast(text(of: name, name, as: "YYYY-MM-DD HH24:MI:SS.US"))
    case (.date?, .text?): return cast(text(of: name, "CAST(\(name) AS timestamp)", as: "YYYY-MM-DD"))
    case (.time?, .text?): return cast("to_char(CAST(\(name) AS interval), 'HH24:MI:SS.US')")
    case (.timestamp?, .date?), (.timestamp?, .time?): return cast("\(name) AT TIME ZONE 'UTC'")
    case (.date?, .timestamp?): return "CAST(\(name) AS timestamp) AT TIME ZONE 'UTC'"
    case (.text?, .blob?): return cast("convert_to(\(name), 'UTF8')")
    default: return cast(name)
    }
  }

  /// The text of an instant or a day, which may be infinite, or before the first year.
  private func text(of name: String, _ instant: String, as pattern: String) -> String {
    """
    CASE WHEN NOT isfinite(\(name)) THEN CAST(\(name) AS text) ELSE to_char(\(instant), CASE WHEN \
    extract(year FROM \(instant)) < 0 THEN '\(pattern) BC' ELSE '\(pattern)' END) END
    """
  }

  /// A new identity begins behind the greatest key that there is: rows have keys already.
  private func beginning(
    ofKeysFrom old: DatabaseSchema.Column, to new: DatabaseSchema.Column, _ table: String
  ) -> [String] {
    guard old.generatedKey == nil, new.generatedKey != nil else { return [] }
    let key = DefinitionText.name(new.name)
    // The sequence of a table without a key above zero has not been used yet.
    return [
      "SELECT setval(pg_get_serial_sequence(\(literal(table)), \(literal(new.name))), "
        + "greatest(max(\(key)), 1), coalesce(max(\(key)) > 0, false)) FROM \(table)"
    ]
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
    if let generation = column.generation {
      text += " GENERATED ALWAYS AS \(DefinitionText.inParentheses(generation.text)) STORED"
    }
    if let key = column.generatedKey {
      text += key == .identityAlways ? " GENERATED ALWAYS AS IDENTITY" : " GENERATED BY DEFAULT AS IDENTITY"
    }
    if let value = column.defaultText { text += " DEFAULT \(value)" }
    if !column.isNullable { text += " NOT NULL" }
    return text
  }
}

extension SchemaChange {
  /// Whether the values of a column become values of an enum type that gets some.
  fileprivate func mayGiveValues(ofTypes steps: [SchemaPlan.Step]) -> Bool {
    guard case .changeColumn(let old, let new) = self, old.typeName != new.typeName else { return false }
    let name = new.typeName.filter { $0 != "\"" && $0 != "[" && $0 != "]" }
    return steps.contains { step in
      if case .addEnumValues(_, let type, _) = step.change {
        type.filter { $0 != "\"" } == name
      } else {
        false
      }
    }
  }

  /// Whether the table gets another primary key.
  fileprivate var changesPrimaryKey: Bool {
    if case .changePrimaryKey = self { true } else { false }
  }
}
