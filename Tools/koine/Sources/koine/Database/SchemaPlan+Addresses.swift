import ArgumentParser
@_spi(KoineDriver) import Koine
import KoineSQLite

/// An engine, as an option names it.
enum EngineName: String, CaseIterable, ExpressibleByArgument {
  case sqlite, postgres
}

extension SchemaPlan {
  /// What it takes to make the tables of one database those of another one.
  ///
  /// - Parameters:
  ///   - old: The database that would be changed.
  ///   - new: The database whose tables are taken for an example.
  ///   - engine: The engine that the statements are for; by default that of the first database. The tables of a database
  ///     of another engine are what `koine copy` would make of them.
  ///   - name: The schema to read in both.
  /// - Returns: The plan, what of the example the engine cannot have or no plan makes, in what the databases differ
  ///   when the plan has been carried out, and the types that each of them defines in its own way, which no plan
  ///   changes.
  /// - Throws: ``Mistake`` if a table cannot be changed so.
  static func make(
    from old: DatabaseAddress, to new: DatabaseAddress, for engine: EngineName? = nil,
    schema name: String? = nil
  ) async throws -> (
    plan: SchemaPlan, notes: [String], rest: [SchemaDifference.Line], types: [SchemaDifference.Line]
  ) {
    let engine = engine ?? old.engineName
    let live = try await old.readTables(schema: name)
    let example = try await new.readTables(schema: name)
    return try await engine.withDatabase(among: [old, new]) { database in
      func tables(_ told: ToldTables) async throws -> TranslatedTables {
        if told.engine == engine { return TranslatedTables(schema: told.schema) }
        do {
          let translated = try await database.translation(of: told.schema, from: told.dialect)
          return TranslatedTables(
            schema: translated.schema,
            notes: told.parts + translated.notes.filter { $0.effect == .left })
        } catch let error as CopyError {
          throw Mistake("\(error)").about(told.name)
        }
      }
      let (before, after) = (try await tables(live), try await tables(example))
      do {
        let plan = try SchemaPlan(from: before.schema, to: after.schema, in: database.dialect)
        var result = before.schema.after(plan, for: after.schema)
        result.takeOthers(of: live.schema)
        // What the first database is compared with as koine diff does; of another engine, what is made of it.
        var wanted = live.engine == engine ? example.schema : after.schema
        wanted.takeOthers(of: example.schema)
        let isOneEngine = live.engine == engine && example.engine == engine
        let difference =
          isOneEngine
          ? SchemaDifference(
            from: result.normalized(in: database.dialect), to: wanted.normalized(in: database.dialect))
          : SchemaDifference(from: result.normalized, to: wanted.normalized)
        var types = SchemaDifference(from: DatabaseSchema(), to: DatabaseSchema())
        if isOneEngine { types.compareTypes(live.types, example.types) }
        return (plan, after.notes.map { "\($0)" } + plan.partsLeftOut, difference.lines, types.lines)
      } catch let error as SchemaPlanError {
        throw Mistake("\(error)").about(old.name)
      }
    }
  }

  /// What tables that are created lack of what the example has.
  private var partsLeftOut: [String] {
    steps.flatMap { step -> [String] in
      guard case .createTable(let table) = step.change else { return [] }
      return table.untold.map { "\(table.name): \($0) (LEFT OUT)" }
        + table.triggers.map { "\(table.name): the trigger \($0.name) (LEFT OUT)" }
    }
  }
}

extension DatabaseSchema {
  /// Takes over what no plan changes: the views, and the triggers of the tables that are there.
  fileprivate mutating func takeOthers(of told: DatabaseSchema) {
    views = told.views
    for position in tables.indices {
      guard let table = told.table(tables[position].name, schema: tables[position].schema) else { continue }
      tables[position].triggers = table.triggers
    }
  }
}

/// What a database holds, as it tells.
private struct ToldTables: Sendable {
  var name: String
  var engine: EngineName
  var schema: DatabaseSchema
  var dialect: any SQLDialect
  /// The definitions of types of the database's own, by their names.
  var types: [String: String]
  /// What the tables have besides, and another engine does not get.
  var parts: [CopyNote]
}

/// The same for an engine, with what that cannot have.
private struct TranslatedTables {
  var schema: DatabaseSchema
  var notes: [CopyNote] = []
}

extension EngineName {
  /// A database of the engine, which says what tables are there. A file stays as it is: SQLite tries them in memory.
  fileprivate func withDatabase<Result>(
    among addresses: [DatabaseAddress], _ body: (any Database) async throws -> Result
  ) async throws -> Result {
    if self == .sqlite {
      let memory = try SQLiteDatabase.inMemory()
      do {
        let result = try await body(memory)
        await memory.close()
        return result
      } catch {
        await memory.close()
        throw error
      }
    }
    guard let address = addresses.first(where: { $0.engineName == self }) else {
      throw Mistake("Statements for \(rawValue) are made where one of the databases is of it.")
    }
    return try await address.withDatabase(.reading, body)
  }
}

extension DatabaseAddress {
  var engineName: EngineName {
    switch engine {
    case .sqlite: .sqlite
    case .postgreSQL: .postgres
    }
  }

  fileprivate func readTables(schema name: String?) async throws -> ToldTables {
    try await withDatabase(.reading) { database in
      let schema = try await database.schema(named: name)
      return ToldTables(
        name: self.name, engine: engineName, schema: schema, dialect: database.dialect,
        types: try await database.typeDefinitions(of: schema),
        parts: try await database.partsLeftOut(of: schema, named: name))
    }
  }
}

extension Database {
  /// What the types of columns are that the database defines itself, such as domains, by their names.
  func typeDefinitions(of schema: DatabaseSchema) async throws -> [String: String] {
    guard let copier = dialect.schemaCopier else { return [:] }
    let definitions = try await transaction(isolation: .repeatableRead, access: .readOnly) {
      try await copier.typeDefinitions(of: schema.tables, on: $0)
    }
    // Those of arrays are those of their elements.
    return Dictionary(
      definitions.map { ($0.key.replacing("[]", with: ""), $0.value) },
      uniquingKeysWith: { first, _ in first })
  }

  /// What tables have that a schema does not tell, and another engine cannot have: what domains ask, policies, rules.
  fileprivate func partsLeftOut(of schema: DatabaseSchema, named name: String?) async throws -> [CopyNote] {
    guard let copier = dialect.schemaCopier else { return [] }
    let scope = CopyScope(
      tables: schema.tables, isWhole: false, schemas: name.map { [$0] }, keepsEngine: false)
    return try await transaction(isolation: .repeatableRead, access: .readOnly) {
      try await copier.partsLeftOut(ofCopy: scope, on: $0)
    }
  }
}
