import Foundation
import Koine
import KoineInOrder
import KoineTesting
import Testing

/// What is written in SQL's own order is the statement of the chained form.
@Suite struct InOrderTests {
  static let pairs = InOrderQueries.all + InOrderJoins.all + InOrderChanges.all

  @Test(arguments: pairs) func textIsThatOfTheChainedForm(_ pair: InOrderPair) throws {
    try pair.checkText()
  }

  @Test(arguments: pairs) func rowsAreThoseOfTheChainedForm(_ pair: InOrderPair) async throws {
    try await pair.checkRows()
  }

  @Test func namesOfPairsAreUnique() {
    #expect(Set(Self.pairs.map(\.testDescription)).count == Self.pairs.count)
  }

  @Test func anOptionalTypeOfAnOptionalTypeIsATableToo() throws {
    let text = try Query(Reminder??.self) { reminder in
      Select(reminder.title)
      From(reminder)
    }.render(in: .sqlite).sql
    #expect(text == #"SELECT "reminders"."title" FROM "reminders""#)
  }

  /// The outer query's columns in FROM of a subquery would be those of another row under the same name.
  @Test func aSourceThatTheQueryDoesNotDeclareIsRefused() {
    let query = Query(RemindersList.self) { list in
      Select(list.id)
      From(list)
      Where(
        exists(
          Query(Reminder.self) { reminder in
            Select(reminder.id)
            From(list)
          }))
    }
    for dialect in GoldenCase.dialects {
      #expect(query.check(in: dialect).map(\.subject) == [.defect(.columnOutOfScope)])
    }
  }

  @Test func aJoinOfASourceThatTheQueryDoesNotDeclareIsRefused() {
    let query = Query(RemindersList.self) { list in
      Select(list.id)
      From(list)
      Join(Tag.columns, on: list.id == Tag.columns.id)
    }
    for dialect in GoldenCase.dialects {
      #expect(query.check(in: dialect).map(\.subject).contains(.defect(.columnOutOfScope)))
    }
  }

  @Test func aDeclaredSourceThatIsNotJoinedIsOutOfScope() {
    let query = Query(RemindersList.self, Reminder.self) { list, reminder in
      Select(list.id, reminder.id)
      From(list)
    }
    for dialect in GoldenCase.dialects {
      #expect(query.check(in: dialect).map(\.subject) == [.defect(.columnOutOfScope)])
    }
  }

  @Test func aSourceThatIsJoinedTwiceIsRefused() {
    let query = Query(RemindersList.self, Reminder.self) { list, reminder in
      Select(list.id, reminder.id)
      From(list)
      Join(reminder, on: list.id == reminder.remindersListID)
      CrossJoin(reminder)
    }
    for dialect in GoldenCase.dialects {
      #expect(query.check(in: dialect).map(\.subject) == [.defect(.repeatedSource)])
    }
  }

  @Test func locksAreThoseOfTheChainedForm() throws {
    typealias Waiting = SQLRowLock.Waiting
    func text(_ query: some QueryStatement) throws -> [String] {
      try GoldenCase.dialects.map { dialect in
        let problems = query.statement.check(in: dialect)
        return problems.allSatisfy(\.isNote) ? try query.render(in: dialect).sql : "\(problems)"
      }
    }
    for waiting in [Waiting.wait, .skipLocked, .fail] {
      let updating = Query(RemindersList.self, Reminder.self) { list, reminder in
        Select(list.id)
        From(list)
        Join(reminder, on: list.id == reminder.remindersListID)
        ForUpdate(waiting, of: list, reminder)
      }
      let joined = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
      #expect(
        try text(updating)
          == text(joined.forUpdate(of: { ($0, $1) }, waiting).select { list, _ in list.id }))
      let sharing = Query(RemindersList.self, Reminder.self) { list, reminder in
        Select(list.id)
        From(list)
        Join(reminder, on: list.id == reminder.remindersListID)
        Limit(3)
        ForShare(waiting, of: reminder, singleWriterSuffices: true)
      }
      let chained = joined.limit(3).forShare(
        of: { _, reminder in reminder }, waiting, singleWriterSuffices: true)
      #expect(try text(sharing) == text(chained.select { list, _ in list.id }))
      let all = Query(Tag.self) { tag in
        Select(tag.id)
        From(tag)
        ForShare(waiting)
      }
      #expect(try text(all) == text(Tag.all().forShare(waiting).select(\.id)))
    }
  }

  @Test(arguments: [true, false]) func aLockMayBeLeftOut(_ isLocked: Bool) throws {
    let written = Query(Tag.self) { tag in
      Select(tag.id)
      From(tag)
      if isLocked { ForUpdate() }
    }
    let text = #"SELECT "tags"."id" FROM "tags""#
    #expect(try written.render(in: .postgreSQL).sql == (isLocked ? text + " FOR UPDATE" : text))
  }

  @Test(arguments: [nil, "É"]) func aConditionThatIsLeftOutAsksNothing(_ title: String?) throws {
    let written = Query(Reminder.self) { reminder in
      Select(reminder.id)
      From(reminder)
      if let title { Where(reminder.title == title) }
      OrderBy(reminder.id)
    }
    let chained = Reminder.where { if let title { $0.title == title } }.order(by: \.id).select(\.id)
    #expect(try written.render(in: .sqlite).sql == chained.render(in: .sqlite).sql)
  }

  /// An update whose condition was left out would change every row.
  @Test func aChangeWhoseConditionIsLeftOutIsRefused() {
    let id: Int? = nil
    let update = Update(Reminder.self) { reminder in
      Setting { $0.title = "x" }
      if let id { Where(reminder.id == id) }
    }
    let delete = Delete(from: Reminder.self) { reminder in
      if let id { Where(reminder.id == id) }
    }
    for dialect in GoldenCase.dialects {
      #expect(update.statement.check(in: dialect).map(\.subject) == [.defect(.emptyCondition)])
      #expect(delete.statement.check(in: dialect).map(\.subject) == [.defect(.emptyCondition)])
    }
  }

  @Test(arguments: Engine.allCases) func statementsAreRunFromClosures(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.execute { Create(RemindersList.self) }
      try await database.execute { Create(Reminder.self) }
      try await database.execute { Create(Reminder.self, ifNotExists: true) }
      let lists = try await database.fetchAll {
        Insert(into: RemindersList.self) { list in
          Values(RemindersList.Draft(title: "Home"), RemindersList.Draft(title: "Work"))
          Returning(list.id)
        }
      }
      #expect(lists == [1, 2])
      let inserted = try await database.execute {
        Insert(into: Reminder.self) { reminder in
          ColumnList(reminder.title, reminder.remindersListID, reminder.isCompleted, reminder.score)
          Values(("Walk", 1, false, 1.0), ("Run", 1, true, 2.0))
        }
      }
      #expect(inserted == 2)
      let query = Query(RemindersList.self, Reminder?.self) { list, reminder in
        Select(list, reminder.title)
        From(list)
        LeftJoin(reminder, on: list.id == reminder.remindersListID)
        OrderBy(list.id, reminder.title)
      }
      let rows = try await database.fetchAll { query }
      #expect(rows.map(\.0.title) == ["Home", "Home", "Work"])
      #expect(rows.map(\.1) == ["Run", "Walk", nil])
      var streamed: [String?] = []
      for try await (_, title) in database.stream({ query }) { streamed.append(title) }
      #expect(streamed == ["Run", "Walk", nil])
      let first = try await database.fetchOne {
        Query(Reminder.self) { reminder in
          Select(reminder.title)
          From(reminder)
          OrderBy(reminder.id)
        }
      }
      #expect(first == "Walk")
      let due: Date? = try await database.fetchOne {
        Query(Reminder.self) { reminder in
          Select(reminder.dueDate)
          From(reminder)
        }
      }
      #expect(due == nil)
      let deleted = try await database.execute {
        Delete(from: Reminder.self) { reminder in Where(reminder.isCompleted) }
      }
      #expect(deleted == 1)
    }
  }
}
