import Koine
import KoinePostgreSQLDialect
import KoineSQLiteDialect
import Testing

@Table private struct Client: Identifiable {
  let id: Int
  var code: String
}

@Table private struct Invoice: Identifiable {
  let id: Int
  @Column(references: Client.self) var client: String
}

@Table private struct Slip: Identifiable, Equatable {
  let id: Int
  @Column(references: Client.self) var client: Int32?
}

/// A foreign key has the type of the key that it refers to, on every engine.
@Suite struct ForeignKeyTypeTests {
  private static let dialects: [any SQLDialect] = [SQLiteDialect.sqlite, PostgreSQLDialect.postgreSQL]
  private static let detail = #""client" of type text refers to "clients"."id" of type integer 64"#

  @Test func anotherTypeIsRefusedInEveryDefinition() {
    for dialect in Self.dialects {
      for problems in [
        Invoice.createTable().check(in: dialect), Invoice.alterTable { $0.add(\.client) }.check(in: dialect),
      ] {
        let found = problems.filter { !$0.isNote }
        #expect(found.map(\.subject) == [.defect(.unequalForeignKey)], "\(dialect.name)")
        #expect(found.map(\.detail) == [Self.detail], "\(dialect.name)")
      }
    }
  }

  @Test func aPartOfACompositeKeyIsRefused() {
    let (invoice, client) = (Invoice.columns._source, Client.columns._source)
    let key = SQLForeignKey(client, [client.columns[0], client.columns[0]])
    let rule = SQLTableConstraint(.foreignKey([invoice.columns[0], invoice.columns[1]], key))
    let table = SQLStatement.createTable(SQLCreateTable(invoice, columns: [], constraints: [rule]))
    for dialect in Self.dialects {
      #expect(table.check(in: dialect).map(\.subject) == [.defect(.unequalForeignKey)], "\(dialect.name)")
    }
  }

  @Test(arguments: Engine.allCases) func nothingIsMigratedToIt(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      await #expect(throws: UnsupportedFeatures.self) {
        try await database.migrate(to: [Client.self, Invoice.self])
      }
      #expect(try await database.schema().tables.map(\.name) == [])
    }
  }

  @Test(arguments: Engine.allCases) func anIntegerOfAnotherSizeRefersToAnInteger(
    _ engine: Engine
  ) async throws {
    try await engine.withDatabase { database async throws in
      try await Client.createTable().execute(database)
      try await Slip.createTable().execute(database)
      try await Client.insert(Client(id: 1, code: "a")).execute(database)
      try await Slip.insert(Slip(id: 1, client: 1)).execute(database)
      #expect(try await Slip.all().fetchAll(database) == [Slip(id: 1, client: 1)])
    }
  }
}
