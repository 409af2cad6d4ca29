import Foundation
import Koine
import KoineTesting
import Testing

/// What Foundation tells of an error is what the error says of itself.
@Suite struct ErrorDescriptionTests {
  @Test(arguments: Engine.allCases) func errorsAreDescribed(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      func description(_ body: () async throws -> Void) async -> (own: String, localized: String)? {
        do {
          try await body()
          return nil
        } catch {
          return ("\(error)", error.localizedDescription)
        }
      }
      try await Page.createTable().execute(database)
      let failures: [() async throws -> Void] = [
        { try await database.execute("SELECT * FROM nowhere") },
        { _ = try await database.fetchAll("SELECT NULL", as: Int.self) },
        { try await Page.where { $0.id.cast(as: UnixSeconds.self).isNull }.delete().execute(database) },
      ]
      for failure in failures {
        let found = await description(failure)
        #expect(found != nil && found?.own == found?.localized)
      }
    }
    #expect((TestFailure("why") as any Error).localizedDescription == "why")
  }
}
