import Koine
import KoineInOrder
import Testing

/// Queries in SQL's own order, where an application's main actor makes them.
@MainActor @Suite struct InOrderMainActorTests {
  private var title = "Home"

  @Test(arguments: Engine.allCases) func statementsServeTheMainActor(_ engine: Engine) async throws {
    let database = try await engine.makeDatabase()
    try await database.execute { Create(RemindersList.self) }
    try await database.execute {
      Insert(into: RemindersList.self) { _ in Values(RemindersList.Draft(title: title)) }
    }
    let titles = try await database.fetchAll {
      Query(RemindersList.self) { list in
        Select(list.title)
        From(list)
      }
    }
    #expect(titles == ["Home"])
    let first = try await database.fetchOne {
      Query(RemindersList.self) { list in
        Select(list.id)
        From(list)
      }
    }
    #expect(first == 1)
    await database.close()
  }
}
