import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

@Table private struct Busy {
  let id: Int
  var q: Int?
}

private enum Kid: AliasName {}

@Table private struct Feeling {
  let id: Int
  @Column(databaseType: "feeling") var mood: String
  var small: Int32
}

/// What has once been answered differently by two engines, or not at all.
@Suite struct AttackTests {
  private func onBoth(_ body: (any Database) async throws -> Void) async throws {
    for engine in Engine.allCases {
      try await engine.withDatabase { database in
        try await Reminders.install(on: database)
        try await body(database)
      }
    }
  }

  @Test func nullThatARightJoinBringsBackIsSmallest() async throws {
    try await onBoth { database async throws in
      let rows = try await Reminder.join(Tag.self) { $0.id == $1.reminderID }
        .rightJoin(RemindersList.self) { _, tag, list in tag.id == list.id }
        .order { _, tag, list in (tag.reminderID, list.id) }
        .select { _, tag, list in (tag.reminderID, list.id) }
        .fetchAll(database)
      #expect(rows.map(\.0) == rows.map(\.0).sorted { ($0 ?? .min) < ($1 ?? .min) })
    }
  }

  @Test func whatADerivedTableComputesMayBeNull() async throws {
    try await onBoth { database async throws in
      let ids = try await Busy.from(Reminder.select { ($0.id, 10 / ($0.id - 1)) })
        .order { ($0.q, $0.id) }.select(\.id).fetchAll(database)
      #expect(ids.first == 1)
    }
  }

  @Test func aSubqueryOnTheSameTableSeesTheRowAroundIt() async throws {
    try await onBoth { database async throws in
      let sameList =
        try await Reminder
        .select { reminder in
          (
            reminder.id,
            Reminder.where { $0.remindersListID == reminder.remindersListID && $0.id < reminder.id }.count(),
            Reminder.find(reminder.id).select(\.title).limit(1)
          )
        }
        .order { ($0.id) }
        .fetchAll(database)
      #expect(sameList.map(\.0) == [1, 2, 3, 4, 5, 6])
      #expect(sameList.map(\.1) == [0, 1, 0, 1, 2, 2])
      #expect(sameList.map(\.2) == Reminders.reminders.map(\.title))
      let latest =
        try await Reminder
        .where { reminder in
          !exists(
            Tag.join(Reminder.self) { $0.reminderID == $1.id }
              .where { _, other in other.remindersListID == reminder.remindersListID && other.id > reminder.id
              })
        }
        .order(by: \.id).select(\.id).fetchAll(database)
      #expect(latest == [3, 4, 5, 6])
    }
  }

  @Test func existsOfAnAggregateHasItsOneRow() async throws {
    try await onBoth { database async throws in
      let count =
        try await RemindersList
        .where { _ in exists(Tag.where { $0.id == 99 }.select { $0.id.max() }) }.fetchCount(database)
      #expect(count == Reminders.lists.count)
    }
  }

  @Test func backslashesInConstantsAreNoEscapesWhateverTheServerIsTold() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let url = try await server.makeDatabase()
    _ = try await server.psql(
      "DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET standard_conforming_strings = off', current_database()); END $$",
      url: url)
    let database = try await PostgreSQLDatabase(url: url)
    try await Reminders.install(on: database)
    let text = try await Tag.where { $0.id.in([1, 2]) }.select { $0.id.cast(as: String.self).max() }
      .fetchOne(database)
    #expect(text == "2")
    let joined = try await Tag.where { $0.id == 1 || $0.id == 3 }
      .select { $0.title.groupConcat(separator: "\\'||current_user||'") }.fetchOne(database)
    #expect(joined == "red\\'||current_user||'red")
    let found = try await Reminder.where { $0.notes.like("100\\%\\_\\\\") }.select(\.id).fetchAll(database)
    #expect(found == [3])
    await database.close()
  }

  @Test func deepAndLongConditionsAreRefusedOrBalancedQ43() async throws {
    var sum = Computed<Int>(.literal(.integer(0), .bigInteger))
    for _ in 0..<20_000 { sum = sum + 1 }
    let deep = Reminder.select { _ in sum }
    #expect(deep.check(in: .sqlite).map(\.subject) == [.defect(.tooDeep)])
    try await onBoth { database async throws in
      var query = Reminder.all()
      for number in 0..<3_000 { query = query.where { $0.id != 10_000 + number } }
      #expect(try await query.fetchCount(database) == Reminders.reminders.count)
      let many = Reminder.where { $0.id.in(0..<4_000) }.group(by: \.id).select(\.id)
      #expect(try await many.fetchAll(database).sorted() == Reminders.reminders.map(\.id))
    }
  }

  @Test func misplacedAndAmbiguousPartsAreRefusedOnEveryEngine() {
    func defects(_ statement: some Statement) -> [UnsupportedFeature.Subject] {
      statement.check(in: .postgreSQL).map(\.subject)
    }
    #expect(defects(Reminder.where { $0.id.sum() > 3 }) == [.defect(.misplacedAggregate)])
    #expect(
      defects(Reminder.join(Reminder.self) { $0.id == $1.remindersListID }).contains(.defect(.repeatedSource))
    )
    #expect(
      defects(Reminder.select { _ in exists(Tag.all()) }.with(Busy.self, as: Busy.select { ($0.id, $0.q) }))
        == [.defect(.recursiveCommonTable)])
  }

  @Test func aTypeOfTheDatabasesOwnIsOrderedAsItsText() async throws {
    for engine in Engine.allCases {
      try await engine.withDatabase { database async throws in
        if engine == .postgreSQL {
          try await database.execute("CREATE TYPE feeling AS ENUM ('sad', 'glad', 'calm')")
        }
        try await Feeling.createTable().execute(database)
        try await Feeling.insert([
          Feeling(id: 1, mood: "sad", small: 1), Feeling(id: 2, mood: "glad", small: .max),
          Feeling(id: 3, mood: "calm", small: .min),
        ]).execute(database)
        #expect(try await Feeling.order(by: \.mood).select(\.id).fetchAll(database) == [3, 2, 1])
        #expect(
          try await Feeling.where { $0.mood < "h" }.order(by: \.id).select(\.id).fetchAll(database) == [2, 3])
        #expect(
          try await Feeling.where { $0.mood.between("d", and: "h") }.select(\.id).fetchAll(database) == [2])
        #expect(try await Feeling.select { $0.mood.max() }.fetchAll(database) == ["sad"])
        #expect(try await Feeling.where { $0.mood.like("%A%d") }.fetchCount(database) == 2)
        #expect(
          try await Feeling.where { $0.mood == "calm" }.select { $0.mood + "!" }.fetchAll(database) == [
            "calm!"
          ])
        let error = await #expect(throws: DatabaseError.self) {
          try await Feeling.where { $0.id == 2 }.update { $0.small += 1 }.execute(database)
        }
        #expect(error?.code == .invalidValue)
      }
    }
  }

  @Test func rowsAreInsertedThroughAnAliasAndNeverUpdatedThroughOne() async throws {
    try await onBoth { database async throws in
      let id = try await RemindersList.as(Kid.self)
        .insert([RemindersList(id: 9, title: "new")])
        .onConflict(\.id) { row, excluded in row.title = excluded.title }
        .returning(\.id).fetchOne(database)
      #expect(id == 9)
    }
    let update = RemindersList.as(Kid.self).where { $0.id == 1 }.update { $0.title = "x" }
    #expect(update.check(in: .sqlite).map(\.subject) == [.defect(.clauseOfChange)])
  }
}
