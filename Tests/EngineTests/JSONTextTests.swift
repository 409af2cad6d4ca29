import Koine
import Testing

/// Texts that an engine holds, and that are no documents.
@Suite struct JSONTextTests {
  @Test func bytesThatAreNotUTF8AreAnError() async throws {
    try await Engine.sqlite.withDatabase { database async throws in
      let error = await #expect(throws: DatabaseError.self) {
        try await database.fetchAll("SELECT CAST(x'22FF22' AS TEXT)", as: JSONValue.self)
      }
      #expect(error?.code == .decoding)
      #expect(try await database.fetchAll("SELECT CAST(x'22C3A922' AS TEXT)", as: JSONValue.self) == ["é"])
    }
  }
}
