import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// Aggregates are refused where no engine, or not every engine, has them.
@Suite struct AggregatePlaceTests {
  static let dialects: [any SQLDialect] = [SQLiteDialect.sqlite, PostgreSQLDialect.postgreSQL]

  /// What is refused, with its place, where both dialects say the same.
  private func problems(_ statement: some Statement) -> [String] {
    let problems = Self.dialects.map { dialect in
      statement.statement.check(in: dialect).filter { !$0.isNote }.map { problem in
        let place = problem.place.map(\.description).joined(separator: " › ")
        guard case .defect(let defect) = problem.subject else { return "\(problem.subject) in \(place)" }
        return place.isEmpty ? "\(defect)" : "\(defect) in \(place)"
      }
    }
    #expect(problems[0] == problems[1])
    return problems[0]
  }

  @Test func anAggregateOfTheOuterQueryIsRefusedInEveryClause() {
    let tags = Tag.where { $0.id == 1 }
    #expect(
      problems(Reminder.select { outer in (outer.title, tags.select { _ in outer.id.max() }) })
        .contains("outerAggregate in SELECT 2 › subquery › SELECT 1"))
    #expect(
      problems(Reminder.where { outer in tags.select { _ in outer.id.max() ?? 0 } == 10 })
        .contains("outerAggregate in WHERE › subquery › SELECT 1"))
    #expect(
      problems(Reminder.where { outer in exists(Tag.having { _ in outer.id.count() > 0 }) })
        == ["outerAggregate in WHERE › subquery › HAVING"])
    #expect(
      problems(Reminder.where { outer in exists(Tag.where { $0.id == outer.id.count() }) })
        .contains("outerAggregate in WHERE › subquery › WHERE"))
    #expect(
      problems(
        Reminder.group(by: \.title).having { outer in exists(Tag.where { $0.id == outer.id.count() }) }
          .select(\.title)
      ).contains("outerAggregate in HAVING › subquery › WHERE"))
    #expect(
      problems(Reminder.order { outer in tags.select { _ in outer.id.max() ?? 0 } }.select(\.title))
        .contains("outerAggregate in ORDER BY 1 › subquery › SELECT 1"))
    #expect(
      problems(Reminder.group { outer in tags.select { _ in outer.id.max() ?? 0 } }.select { $0.id.count() })
        .contains("outerAggregate in GROUP BY › subquery › SELECT 1"))
    #expect(
      problems(Reminder.join(Tag.self) { outer, _ in tags.select { _ in outer.id.max() ?? 0 } == 1 })
        .contains("outerAggregate in JOIN 1 › subquery › SELECT 1"))
    #expect(
      problems(Reminder.where { outer in outer.id.in(tags.select { _ in outer.id.max() ?? 0 }) })
        .contains("outerAggregate in WHERE › subquery › SELECT 1"))
    #expect(
      problems(Reminder.select { outer in tags.select { _ in outer.id.max() }.array() })
        .contains("outerAggregate in SELECT 1 › subquery › SELECT 1"))
    #expect(
      problems(
        Reminder.select { outer in
          tags.order { $0.id.count(filter: outer.isCompleted).descending() }.select(\.id).limit(1)
        }
      ).contains("ungroupedColumn in SELECT 1 › subquery"))
  }

  @Test func anAggregateOfTheChangedTableIsRefusedInASubquery() {
    #expect(
      problems(Reminder.all().update { row in row.score = Tag.select { _ in row.score.max() ?? 0 } ?? 0 })
        .contains("outerAggregate in SET 1 › subquery › SELECT 1"))
    #expect(
      problems(Reminder.where { row in Tag.select { _ in row.id.count() } == 1 }.delete())
        .contains("outerAggregate in WHERE › subquery › SELECT 1"))
    #expect(
      problems(Reminder.all().delete().returning { row in Tag.select { _ in row.id.count() } })
        .contains("outerAggregate in RETURNING 1 › subquery › SELECT 1"))
  }

  @Test func anAggregateOfTheProposedRowIsRefusedInASubquery() {
    let insert = Tag.insert([Tag(id: 1, reminderID: 1, title: "")])
    #expect(
      problems(
        insert.onConflict(\.id) { row, excluded in row.weight = Reminder.select { _ in excluded.weight.max() }
        })
        == ["outerAggregate in SET 1 › subquery › SELECT 1"])
    #expect(
      problems(
        insert.onConflict(\.id) { row, excluded in
          row.weight = excluded.weight
        } where: { _, excluded in
          exists(Reminder.having { _ in excluded.id.count() > 1 })
        }) == ["outerAggregate in WHERE › subquery › HAVING"])
  }

  @Test func howManyQueriesLieBetweenMakesNoDifference() {
    #expect(
      problems(
        RemindersList.select { list in
          (
            list.title,
            Reminder.where { reminder in
              exists(Tag.where { $0.id == reminder.id }.having { _ in list.id.max() == 1 })
            }.count()
          )
        }
      ).contains("outerAggregate in SELECT 2 › subquery › WHERE › subquery › HAVING"))
    #expect(
      problems(
        RemindersList.select { list in
          Reminder.select { reminder in Tag.select { _ in reminder.id.max() ?? 0 } }.limit(1)
        }
      ).contains("outerAggregate in SELECT 1 › subquery › SELECT 1 › subquery › SELECT 1"))
  }

  @Test func theRefusalSaysTheColumnAndAWayOut() {
    let query = Reminder.where { outer in exists(Tag.having { _ in outer.id.count() > 0 }) }
    #expect(
      query.check(in: .postgreSQL).map { "\($0.detail): \($0.hint)" } == [
        "reminders.id: aggregate in the query that the column belongs to: group in a derived table, from(…), "
          + "and name its column"
      ])
  }

  @Test func whatChangesRowsHasNoAggregates() {
    let insert = Tag.insert([Tag(id: 1, reminderID: 1, title: "")])
    #expect(problems(insert.returning { $0.id.max() }) == ["misplacedAggregate in RETURNING 1"])
    #expect(
      problems(Tag.all().delete().returning { ($0.id, $0.id.count()) }) == [
        "misplacedAggregate in RETURNING 2"
      ])
    #expect(
      problems(Tag.all().update { $0.weight = $0.weight.max() }) == ["misplacedAggregate in SET 1"])
    #expect(problems(Tag.where { $0.id.count() > 1 }.delete()) == ["misplacedAggregate in WHERE"])
    #expect(
      problems(Tag.where { $0.id.max() == 1 }.update { $0.weight = 1 }) == ["misplacedAggregate in WHERE"])
    #expect(
      problems(insert.onConflict(\.id) { row, excluded in row.weight = excluded.weight.max() })
        == ["misplacedAggregate in SET 1"])
    #expect(
      problems(
        insert.onConflict(\.id) { row, excluded in
          row.weight = excluded.weight
        } where: { _, excluded in
          excluded.id.count() > 1
        }) == ["misplacedAggregate in WHERE"])
  }

  @Test func whatComesBeforeGroupsHasNoAggregates() {
    #expect(problems(Tag.where { $0.id.count() > 1 }) == ["misplacedAggregate in WHERE"])
    #expect(
      problems(Tag.group { $0.id.count() }.select { $0.id.max() }) == ["misplacedAggregate in GROUP BY"])
    #expect(
      problems(Tag.join(Reminder.self) { $0.id.max() == $1.id }) == ["misplacedAggregate in JOIN 1"])
    #expect(problems(Tag.select { $0.id.max().max() }) == ["misplacedAggregate in SELECT 1"])
  }

  @Test func aSubquerySeesGroupedColumnsButNoGroupedExpressions() async throws {
    func groups(_ condition: (Sample.Columns, Tag.Columns) -> Computed<Bool>) -> Select1<
      (Int?, Int), Sample.Columns
    > {
      Sample.group { $0.m }.group { $0.id % 2 }
        .select { sample in (sample.m, Tag.where { condition(sample, $0) }.count()) }
    }
    #expect(
      problems(groups { sample, tag in Computed((tag.id == sample.id % 2).expression) })
        == ["groupedExpression"])
    #expect(
      problems(groups { sample, tag in Computed((tag.id == sample.id).expression) }) == ["ungroupedColumn"])
    #expect(problems(groups { sample, tag in tag.id.is(sample.m ?? 0) }).isEmpty)
    // Rows of a subquery, but of the group only one value.
    #expect(
      problems(
        Sample.group(by: \.m).select { sample in (sample.m, Tag.select { ($0.id + sample.id).sum() }) })
        == ["ungroupedColumn"])
  }

  @Test(arguments: Engine.allCases)
  func havingAloneMakesOneGroupOfAllRows(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Reminders.install(on: database)
      let all = Reminder.having { _ in exists(Tag.all()) }.select { _ in 1 }
      #expect(try await all.fetchAll(database) == [1])
      #expect(try await all.count().fetchOne(database) == 1)
      #expect(
        try await Reminder.having { _ in exists(Tag.none) }.select { _ in 1 }.fetchAll(database) == [])
      #expect(
        try await Absence.having { _ in !exists(Absence.all()) }.select { _ in 1 }.fetchAll(database)
          == [1])
      #expect(
        try await Tag.where { tag in exists(Absence.having { _ in tag.id > 2 }) }.order(by: \.id)
          .select(\.id).fetchAll(database) == [3, 4])
    }
  }

  @Test(arguments: Engine.allCases)
  func anAggregateInTheOrderMakesOneGroupOfAllRows(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Reminders.install(on: database)
      let one = Tag.order { $0.id.max() }.select { _ in 1 }
      #expect(try await one.fetchAll(database) == [1])
      #expect(try await one.count().fetchOne(database) == 1)
      #expect(
        try await Absence.order { $0.id.count().descending(nulls: .last) }.select { _ in 1 }.fetchAll(
          database)
          == [1])
      #expect(try await one.limit(0).fetchAll(database) == [])
      let ids = Tag.order(by: \.id).select(\.id)
      #expect(try await ids.where { $0.id.in(one) }.fetchAll(database) == [1])
      #expect(try await ids.where { !$0.id.in(one) }.fetchAll(database) == [2, 3, 4])
      #expect(
        try await ids.where { tag in tag.id.in(Reminder.order { $0.id.count() }.select { _ in tag.id }) }
          .fetchAll(database) == [1, 2, 3, 4])
      #expect(try await ids.where { _ in exists(one) }.fetchAll(database) == [1, 2, 3, 4])
      #expect(
        try await ids.where { tag in
          exists(Absence.order { ($0.n.sum(), $0.id.count(filter: $0.id > 1)) }.select { _ in tag.id })
        }.fetchAll(database) == [1, 2, 3, 4])
      #expect(
        try await Tag.order { $0.id }.select { tag in Reminder.order { $0.id.max() }.select { _ in tag.id } }
          .fetchAll(database) == [1, 2, 3, 4])
      #expect(
        try await Tag.where { $0.id == 1 }
          .select { tag in Reminder.order { $0.id.max() }.select { _ in tag.id }.array() }
          .fetchAll(database) == [[1]])
      #expect(
        try await Tag.join(
          RemindersList.from(Reminder.order { $0.id.max() }.select { _ in (3, "x") })
        ) { tag, list in tag.id == list.id }.select { tag, _ in tag.id }.fetchAll(database) == [3])
      #expect(
        try await Tag.where { $0.id.in(one) }.delete().returning(\.id).fetchAll(database) == [1])
    }
  }

  @Test func aSubqueryInReturningDoesNotReadTheChangedTable() {
    let refused = ["changedTableInReturning in RETURNING 1"]
    #expect(problems(Tag.all().delete().returning { _ in Tag.all().count() }) == refused)
    #expect(problems(Tag.all().update { $0.weight = 1 }.returning { _ in Tag.all().count() }) == refused)
    #expect(
      problems(
        Tag.insert([Tag(id: 1, reminderID: 1, title: "")]).returning { tag in
          Reminder.where { row in row.id.in(Tag.select(\.reminderID)) }.count()
        }) == refused)
    #expect(problems(Tag.all().delete().returning { _ in Reminder.all().count() }) == [])
  }

  @Test(arguments: Engine.allCases)
  func whatIsReturnedMayBeAskedWhetherItIsNull(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Reminders.install(on: database)
      let inserted = Tag.insert([Tag(id: 9, reminderID: 1, title: "", weight: nil)])
      #expect(try await inserted.returning { $0.weight == nil }.fetchAll(database) == [true])
      let updated = Tag.where { $0.id == 9 }.update { $0.title = "x" }
      #expect(
        try await updated.returning { ($0.weight == nil, $0.weight != nil, (-$0.weight).isNotNull) }
          .fetchAll(database).map { "\($0)" } == ["(true, false, false)"])
      #expect(
        try await Tag.where { $0.id == 9 }.delete().returning { $0.weight != nil }.fetchAll(database) == [
          false
        ])
    }
  }

  @Test(arguments: Engine.allCases)
  func aSubqueryIsOrderedByWhatIsNearToTheOuterRow(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Reminders.install(on: database)
      let nearest = RemindersList.order(by: \.id).select { list in
        (
          list.id,
          Reminder.where { $0.remindersListID != list.id }
            .order { (($0.id - list.id * 2).abs(), $0.title) }.limit(2).select(\.id).array()
        )
      }
      #expect(
        try await nearest.fetchAll(database).map { "\($0)" } == ["(1, [3, 4])", "(2, [6, 2])", "(3, [6, 5])"])
      #expect(
        try await Tag.where { tag in exists(Reminder.order { _ in tag.id }.limit(1)) }.count().fetchOne(
          database)
          == 4)
      // What is true for every row, and a place in the list, are no order.
      #expect(
        try await Tag.order { ($0.id.in([Int]()), $0.id.descending()) }.select(\.id).fetchAll(database)
          == [4, 3, 2, 1])
      #expect(
        try await Tag.order { ($0.id > 1 && $0.id.in([Int]()), $0.id.descending()) }.select(\.id)
          .fetchAll(database) == [4, 3, 2, 1])
      #expect(
        try await Tag.group { $0.id.in([Int]()) && $0.id > 1 }.select { $0.id.count() }.fetchAll(database)
          == [4])
      #expect(
        try await Tag.group { $0.id.in([Int]()) }.select { $0.id.count() }.fetchAll(database) == [4])
    }
  }

  @Test(arguments: Engine.allCases)
  func groupsAreCountedWithoutASelection(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Reminders.install(on: database)
      #expect(try await Reminder.group(by: \.isCompleted).count().fetchOne(database) == 2)
      #expect(try await Reminder.group(by: \.isCompleted).fetchCount(database) == 2)
      #expect(
        try await Reminder.group(by: \.priority).having { $0.id.count() > 1 }.order(by: \.priority).limit(1)
          .count().fetchOne(database) == 1)
      #expect(try await Reminder.having { $0.id.count() > 9 }.count().fetchOne(database) == 0)
      #expect(
        try await Reminder.join(Tag.self) { $0.id == $1.reminderID }.group { $1.title }.count().fetchOne(
          database)
          == 3)
      #expect(
        try await Tag.where { tag in exists(Reminder.group(by: \.priority).having { $0.id.count() > tag.id })
        }
        .count().fetchOne(database) == 1)
    }
  }
}
