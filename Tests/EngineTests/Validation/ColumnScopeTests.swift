import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

private enum Other: AliasName {}

private let stray = Tag.columns

/// A column is refused where its table cannot be seen, on every engine and before anything runs.
@Suite struct ColumnScopeTests {
  /// What is refused, with its place; both dialects have to say the same, and nothing may be rendered.
  private func problems(_ statement: some Statement) -> [String] {
    let dialects: [any SQLDialect] = [SQLiteDialect.sqlite, PostgreSQLDialect.postgreSQL]
    let problems = dialects.map { dialect in
      #expect(throws: UnsupportedFeatures.self) { try statement.statement.render(in: dialect) }
      return statement.statement.check(in: dialect).filter { !$0.isNote }.map { problem in
        let place = problem.place.map(\.description).joined(separator: " › ")
        guard case .defect(.columnOutOfScope) = problem.subject else {
          return "\(problem.subject) in \(place)"
        }
        return "\(problem.detail) in \(place)"
      }
    }
    #expect(problems[0] == problems[1])
    return problems[0]
  }

  @Test func aColumnOfATableThatTheQueryLacksIsRefusedInEveryClause() {
    #expect(problems(Reminder.where { $0.id == stray.reminderID }) == ["tags.reminderID in WHERE"])
    #expect(problems(Reminder.where { $0.id + stray.id * 2 > 1 }) == ["tags.id in WHERE"])
    #expect(
      problems(Reminder.where(\.isCompleted).where { _ in stray.weight == nil }) == ["tags.weight in WHERE 2"]
    )
    #expect(problems(Reminder.select { ($0.id, stray.title) }) == ["tags.title in SELECT 2"])
    #expect(problems(Reminder.select { ($0.id, stray) }) == ["tags in SELECT 2"])
    #expect(problems(Reminder.order { _ in stray.id }) == ["tags.id in ORDER BY 1"])
    #expect(
      problems(Reminder.order { ($0.id, stray.weight.descending(nulls: .last)) }.limit(1))
        == ["tags.weight in ORDER BY 2"])
    #expect(
      problems(Reminder.group { _ in stray.id }.select { $0.id.count() }) == ["tags.id in GROUP BY"])
    #expect(
      problems(Reminder.group(by: \.id).having { $0.id.count() > stray.id }.select(\.id))
        == ["tags.id in HAVING"])
    #expect(
      problems(Reminder.distinct(on: \.priority).order { ($0.priority, stray.id) })
        == ["tags.id in ORDER BY 2"])
    #expect(
      problems(Reminder.select { $0.id.count(filter: stray.id > 1) }) == ["tags.id in SELECT 1"])
    #expect(
      problems(Reminder.where { $0.id.in([1, 2]) && $0.title.like("a%") || stray.title.hasPrefix("b") })
        == ["tags.title in WHERE"])
  }

  @Test func aJoinSeesTheTablesUpToItself() {
    #expect(
      problems(Reminder.join(RemindersList.self) { $0.remindersListID == $1.id && stray.id == $0.id })
        == ["tags.id in JOIN 1"])
    #expect(
      problems(
        Reminder.leftJoin(RemindersList.self) { _, list in stray.id == list.id }
          .join(Tag.self) { reminder, _, tag in reminder.id == tag.reminderID }) == ["tags.id in JOIN 1"])
    #expect(
      problems(
        Reminder.rightJoin(RemindersList.self) { _, list in list.id == 1 }
          .join(Tag.self) { reminder, _, tag in reminder.id == Sample.columns.id }) == [
          "samples.id in JOIN 2"
        ])
    // What is joined does not see what it is joined to.
    #expect(
      problems(
        Tag.join(Reminder.where { $0.id == stray.reminderID }.limit(3)) { $0.reminderID == $1.id })
        == ["tags.reminderID in JOIN 1 › WHERE"])
  }

  @Test func aStatementThatChangesATableSeesThatTable() {
    let list = RemindersList.columns
    #expect(
      problems(Tag.where { $0.id == list.id }.update { $0.weight = 1 }) == ["remindersLists.id in WHERE"])
    #expect(problems(Tag.all().update { $0.title = list.title }) == ["remindersLists.title in SET 1"])
    #expect(
      problems(Tag.all().update { $0.weight = 1 }.returning { ($0.id, list.title) })
        == ["remindersLists.title in RETURNING 2"])
    #expect(problems(Tag.where { _ in list.id == 1 }.delete()) == ["remindersLists.id in WHERE"])
    #expect(
      problems(Tag.all().delete().returning { _ in list.title }) == ["remindersLists.title in RETURNING 1"])
    #expect(problems(Tag.all().delete().returning { _ in list }) == ["remindersLists in RETURNING 1"])
    let insert = Tag.insert([Tag(id: 1, reminderID: 1, title: "")])
    #expect(problems(insert.returning { _ in list.title }) == ["remindersLists.title in RETURNING 1"])
    #expect(
      problems(insert.onConflict(\.id) { row, _ in row.title = list.title })
        == ["remindersLists.title in SET 1"])
    #expect(
      problems(
        insert.onConflict(\.id) { row, excluded in
          row.title = excluded.title
        } where: { _, _ in
          list.id == 1
        }) == ["remindersLists.id in WHERE"])
    // The query of an insert does not see the table.
    #expect(
      problems(Tag.insert(\.reminderID, \.title, select: Reminder.select { ($0.id, stray.title) }))
        == ["tags.title in SELECT 2"])
  }

  @Test func aSubquerySeesItsOwnTablesAndThoseAround() {
    let list = RemindersList.columns
    #expect(
      problems(Reminder.where { row in exists(Tag.where { $0.reminderID == row.id && list.id == 1 }) })
        == ["remindersLists.id in WHERE › subquery › WHERE"])
    #expect(
      problems(Reminder.where { $0.id.in(Tag.where { _ in list.id == 1 }.select(\.reminderID)) })
        == ["remindersLists.id in WHERE › subquery › WHERE"])
    #expect(
      problems(Reminder.select { _ in Tag.where { $0.id > list.id }.count() })
        == ["remindersLists.id in SELECT 1 › subquery › WHERE"])
    #expect(
      problems(Reminder.order { _ in Tag.where { $0.id > list.id }.count() })
        == ["remindersLists.id in ORDER BY 1 › subquery › WHERE"])
    #expect(
      problems(Tag.all().update { $0.weight = RemindersList.where { _ in Sample.columns.id == 1 }.count() })
        == ["samples.id in SET 1 › subquery › WHERE"])
    // What a subquery brings is not seen outside of it.
    #expect(
      problems(Reminder.where { row in exists(Tag.where { $0.reminderID == row.id }) && stray.id == 1 })
        == ["tags.id in WHERE"])
  }

  @Test func anAliasIsATableOfItsOwn() {
    #expect(
      problems(Reminder.as(Other.self).where { _ in Reminder.columns.id == 1 }) == ["reminders.id in WHERE"])
    #expect(
      problems(Reminder.where { _ in Reminder.as(Other.self).columns.id == 1 }) == ["Other.id in WHERE"])
    // Of another table under the same alias, the column is not there.
    #expect(
      problems(Reminder.as(Other.self).where { _ in Tag.as(Other.self).columns.weight == 1 })
        == ["Other.weight in WHERE"])
  }

  @Test func theRefusalSaysWhyAndAWayOut() {
    let error = #expect(throws: UnsupportedFeatures.self) {
      try Reminder.where { $0.id == stray.reminderID }.render(in: .postgreSQL)
    }
    #expect(
      error.map(String.init(describing:))
        == "Koine refuses columnOutOfScope (tags.reminderID) in WHERE: no table of that name with such a column "
        + "can be seen from there; join the table, read it in a subquery, or name a column that the closure is given"
    )
  }

  @Test(arguments: Engine.allCases)
  func whatCanBeSeenIsTaken(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Reminders.install(on: database)
      // The columns of a table stand for its own name, whoever brought them.
      #expect(try await Tag.where { _ in stray.id == 2 }.select { _ in stray.id }.fetchAll(database) == [2])
      #expect(
        try await Reminder.join(Tag.self) { reminder, _ in stray.reminderID == reminder.id }
          .where { _, tag in tag.id == 2 }.order { _, _ in stray.id }.select { _, _ in stray.title }
          .fetchCount(database) == 1)
      #expect(
        try await Reminder.where { row in
          exists(
            Tag.where { tag in
              tag.reminderID == row.id
                && RemindersList.where { $0.id == row.remindersListID && tag.id > 0 }.count() == 1
            })
        }.fetchCount(database) == Set(Reminders.tags.map(\.reminderID)).count)
      try await Tag.where { tag in exists(Reminder.where { $0.id == tag.reminderID }) }
        .update { $0.weight = $0.id }.execute(database)
      #expect(
        try await Tag.order(by: \.id).select(\.weight).fetchAll(database) == Reminders.tags.map(\.id).sorted()
      )
    }
  }
}
