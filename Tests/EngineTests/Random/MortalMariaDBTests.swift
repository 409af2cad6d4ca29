import Koine
import KoineMariaDBDialect
import Testing

@Suite struct MortalMariaDBTests {
  /// A prepared statement ends the server if a common table that it does not read reads a recursive one.
  @Test func anotherServerTakesThePlaceOfOneThatAStatementEnds() async throws {
    let server = try await MortalMariaDB {
      try await Reminders.install(on: $0, samples: Reminders.finiteSamples)
    }
    let statement = SQLStatement.query(FaultCases.unreadCommonTable)
    let deadly = try statement.render(in: MariaDBDialect.mariaDB.without(.unreadCommonTables))
    let error = await #expect(throws: DatabaseError.self) {
      try await server.database.perform(deadly) { _ in }
    }
    #expect(error?.code == .connectionLost)
    #expect(try await server.revive())
    #expect(try await !server.revive())
    var rows: [Int] = []
    try await server.database.perform(statement.render(in: MariaDBDialect.mariaDB)) { row in
      rows.append(try Int.decode(&row))
    }
    #expect(rows == [3, 3])
    await server.stop()
  }
}
