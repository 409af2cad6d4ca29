import Foundation
import Koine
import Testing

/// What an application's main actor does with a database: nothing of it runs there, all of it compiles.
@MainActor @Suite struct MainActorTests {
  private var title = "Home"

  @Test(arguments: Engine.allCases)
  func queriesAndTransactionsServeTheMainActor(_ engine: Engine) async throws {
    let database = try await engine.makeDatabase()
    try await RemindersList.createTable().execute(database)
    var inserted = 0
    try await database.transaction { connection in
      inserted = try await RemindersList.insert { RemindersList.Draft(title: title) }.execute(connection)
    }
    #expect(inserted == 1)
    #expect(try await RemindersList.insert([RemindersList]()).execute(database) == 0)
    // Swift's own methods stay Swift's beside Koine's.
    let isSwifts = "hello".contains("e")
    #expect(isSwifts)
    let id = try await database.withConnection { connection in
      try await RemindersList.select(\.id).fetchOne(connection)
    }
    #expect(id == 1)
    var titles: [String] = []
    for try await list in RemindersList.all().stream(database) { titles.append(list.title) }
    #expect(titles == ["Home"])
    #expect(try await RemindersList.all().fetchAll(database) == [RemindersList(id: 1, title: "Home")])
    await database.close()
  }
}
