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

  /// What a call tells while it works arrives on the main actor, where it was made.
  @Test(arguments: Engine.allCases)
  func closuresRunOnTheMainActor(_ engine: Engine) async throws {
    let database = try await engine.makeDatabase()
    var told: [String] = []
    func tell(_ text: String) {
      MainActor.assertIsolated()
      told.append(text)
    }
    try await database.migrate(to: [RemindersList.self]) { plan in tell("plan of \(plan.steps.count)") }
    let steps = Migrations([
      Migration("a") { "SELECT 1" },
      Migration("b") { _, report in
        report(1, 2)
        report(2, 2)
      },
    ])
    try await steps.migrate(database) { step in tell("\(step.name) \(step.done)") }
    let text = "id,title\n1,Home\nx,\n2,Work\n"
    try await RemindersList.import(
      .text(text), as: .csv(), into: database, rejecting: { tell("rejected \($0.text)") },
      progress: { tell("imported \($0.result.inserted)") })
    try await RemindersList.import(
      (3...4).lazy.map { RemindersList.Draft(title: "List \($0)") }, into: database,
      progress: { tell("imported \($0.result.inserted)") })
    let count = try await RemindersList.order(by: \.id).select(\.title).export(
      as: .csv(), from: database, to: { tell($0) })
    #expect(count == 4)
    #expect(
      told == [
        "plan of 1", "a 0", "b 0", "b 1", "b 2", "rejected x,", "imported 2", "imported 2", "title\r\n",
        "Home\r\n", "Work\r\n", "List 3\r\n", "List 4\r\n",
      ])
    await database.close()
  }
}
