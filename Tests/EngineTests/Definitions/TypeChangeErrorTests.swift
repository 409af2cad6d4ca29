import Koine
import Testing

@Table("clients") private struct OldClient: Identifiable {
  let id: Int
  var points: String
}

@Table("clients") private struct Client: Identifiable {
  let id: Int
  var points: Int
}

/// A value that the new type of a column does not take is an error that names the table and the column.
@Suite struct TypeChangeErrorTests {
  @Test(arguments: Engine.allCases) func namesTheTableAndTheColumn(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await OldClient.createTable().execute(database)
      try await OldClient.insert(OldClient(id: 1, points: "many")).execute(database)
      let error = await #expect(throws: DatabaseError.self) {
        try await Client.alterTable { $0.change(\.points) }.execute(database)
      }
      #expect(error?.code == .invalidValue)
      #expect(error?.table == "clients")
      #expect(error?.columns == ["points"])
      #expect(error?.engineWords?.contains("koine_new_") != true)
      #expect(try await OldClient.all().select(\.points).fetchAll(database) == ["many"])
    }
  }
}
