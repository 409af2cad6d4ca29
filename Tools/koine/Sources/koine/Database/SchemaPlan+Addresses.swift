import Koine

extension SchemaPlan {
  /// What it takes to make the tables of one database those of another one.
  ///
  /// - Throws: ``Mistake`` if they are of two engines, or a table cannot be changed so.
  init(from old: DatabaseAddress, to new: DatabaseAddress, schema name: String? = nil) async throws {
    guard old.hasSameEngine(as: new) else {
      throw Mistake("The databases are of two engines: statements are made for two of one engine.").about(
        new.name)
    }
    let declared = try await new.withDatabase(.reading) { try await $0.schema(named: name) }
    self = try await old.withDatabase(.reading) { database in
      let live = try await database.schema(named: name)
      do {
        return try SchemaPlan(from: live, to: declared, in: database.dialect)
      } catch let error as SchemaPlanError {
        throw Mistake("\(error)").about(old.name)
      }
    }
  }
}

extension DatabaseAddress {
  fileprivate func hasSameEngine(as other: DatabaseAddress) -> Bool {
    switch (engine, other.engine) {
    case (.sqlite, .sqlite), (.postgreSQL, .postgreSQL): true
    case (.sqlite, _), (.postgreSQL, _): false
    }
  }
}
