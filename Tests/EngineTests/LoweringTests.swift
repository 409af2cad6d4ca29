import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// Each pass against the engine's own form of what it replaces, on the same rows.
@Suite struct LoweringTests {
  /// Runs a query as it is, and as the pass puts it, on one engine; the texts must differ, the rows must not.
  private func compare(
    _ pass: SQLLowering, _ query: some QueryStatement, on database: any Database,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let lowered = pass.apply(query.statement)
    let texts = try (
      query.statement.render(in: database.dialect).sql, lowered.render(in: database.dialect).sql
    )
    #expect(texts.0 != texts.1, sourceLocation: sourceLocation)
    let native = try await ResultRows(of: query, on: database)
    let other = try await ResultRows(of: Raw(statement: lowered), on: database)
    #expect(!native.rows.isEmpty, sourceLocation: sourceLocation)
    let isOrdered = !query.sqlQuery.ordering.isEmpty
    let difference = native.difference(from: other, isOrdered: isOrdered, names: ("native", "lowered"))
    #expect(difference == nil, "\(texts.1)", sourceLocation: sourceLocation)
  }

  @Test func compoundArms() async throws {
    let database = try await Engines.shared().postgreSQL
    let last = Tag.order { $0.id.descending() }.limit(2).select(\.weight)
    try await compare(.compoundArms, Sample.select(\.n).union(last), on: database)
    try await compare(.compoundArms, last.intersect(Sample.select(\.n).union(last)), on: database)
    try await compare(
      .compoundArms, Tag.where { $0.weight.in(last.except(Sample.select(\.m))) }, on: database)
  }

  /// MariaDB takes any number of arms.
  @Test func longCompounds() async throws {
    let database = try await FiniteEngines.shared().mariaDB
    var query = Tag.select(\.weight).union(Sample.select(\.n))
    var rest = Sample.select(\.n).exceptAll(Tag.select(\.weight))
    for number in 3...501 {
      query = query.union(Sample.where { $0.id == number }.select(\.n))
      rest = rest.exceptAll(Sample.where { $0.id == number - 496 }.select(\.n))
    }
    try await compare(.longCompounds, query, on: database)
    try await compare(.longCompounds, rest, on: database)
  }

  @Test func compoundRowsCounted() async throws {
    let database = try await Engines.shared().postgreSQL
    let (weights, numbers) = (Tag.select(\.weight), Sample.select(\.n))
    try await compare(.compoundRowsCounted, numbers.intersectAll(numbers.unionAll(weights)), on: database)
    try await compare(
      .compoundRowsCounted, numbers.exceptAll(weights).exceptAll(Sample.select(\.m)), on: database)
    let first = Sample.order(by: \.id).limit(7).select(\.n)
    try await compare(.compoundRowsCounted, numbers.intersectAll(first), on: database)
  }

  @Test func everyPassOverAStatementHasItsPlaceInTheOrder() {
    let lowered = SQLFeature.allCases.filter { feature in
      GoldenCase.dialects.contains { dialect in
        if case .lowered(let pass) = dialect.features[feature] { pass.ofExpression == nil } else { false }
      }
    }
    #expect(Set(SQLFeature.loweringOrder) == Set(lowered))
    #expect(SQLFeature.loweringOrder.count == lowered.count)
  }

  @Test func offsetWithoutLimit() async throws {
    let database = try await Engines.shared().postgreSQL
    try await compare(.offsetWithoutLimit, Reminder.order(by: \.id).offset(2), on: database)
    try await compare(
      .offsetWithoutLimit,
      Tag.where { $0.id.in(Tag.order(by: \.id).offset(1).select(\.id)) }.order(by: \.id), on: database)
  }

  @Test func nullsSmallest() async throws {
    let database = try await Engines.shared().sqlite
    try await compare(.nullsSmallest, Reminder.order { ($0.priority, $0.id) }, on: database)
    try await compare(
      .nullsSmallest, Reminder.order { ($0.priority.descending(), $0.dueDate, $0.id) }, on: database)
  }

  @Test(arguments: Engine.allCases) func nullsOrdering(_ engine: Engine) async throws {
    for query in [
      Reminder.order { ($0.priority.ascending(nulls: .last), $0.id) },
      Reminder.order { ($0.priority.ascending(nulls: .first), $0.id) },
      Reminder.order { ($0.priority.descending(nulls: .last), $0.dueDate.descending(nulls: .first), $0.id) },
    ] {
      switch engine {
      case .sqlite: try await compare(.nullsOrdering, query, on: Engines.shared().sqlite)
      case .postgreSQL: try await compare(.nullsOrdering, query, on: Engines.shared().postgreSQL)
      }
    }
  }

  @Test func nullSafeIndex() async throws {
    let database = try await Engines.shared().sqlite
    for query in [
      Sample.where { $0.n.is($0.m) || $0.small.is(7) }.order(by: \.id).select(\.id),
      Sample.where { $0.n.is($0.m) && $0.flag.isNot(true) }.order(by: \.id).select(\.id),
      Sample.where { $0.n.is($0.id) || $0.m.is(1) && $0.flag.isNot(true) }.order(by: \.id).select(\.id),
    ] {
      try await compare(.nullSafeIndex, query, on: database)
    }
    try await compare(
      .nullSafeIndex,
      RemindersList.leftJoin(Reminder.self) { $0.id.is($1.priority) || $1.notes.is($0.title) }
        .order { ($0.id, $1.id) }.select { ($0.id, $1.id) }, on: database)
  }

  @Test func distinctOn() async throws {
    let database = try await Engines.shared().postgreSQL
    try await compare(
      .distinctOn, Reminder.distinct(on: \.priority).order { ($0.priority, $0.id.descending()) }, on: database
    )
    try await compare(
      .distinctOn,
      Reminder.distinct { ($0.remindersListID, $0.isCompleted) }
        .order { ($0.remindersListID, $0.isCompleted.descending(), $0.dueDate.descending(), $0.id) }
        .select { ($0.title, $0.dueDate) }.limit(3, offset: 1), on: database)
    try await compare(
      .distinctOn,
      RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
        .distinct { list, _ in list.title }.order { list, reminder in
          (list.title, reminder.score.descending())
        }
        .select { ($0.title, $1.title) }, on: database)
  }

  @Test func noCaseCollation() async throws {
    let database = try await Engines.shared().sqlite
    for query in [
      Spelling.where { $0.name.collate(.noCase) < "AB" && $0.code.collate(.noCase) != "A" },
      Spelling.where { $0.nick.collate(.noCase).in(["É", "B"]) || $0.code.collate(.noCase).is("z") },
      Spelling.where { row($0.nick.collate(.noCase), $0.id) >= row("A", 8) },
      Spelling.where { $0.code.collate(.noCase).between("A", and: "Ab") },
      Spelling.where { spelling in
        spelling.code.collate(.noCase).in(Tag.select { $0.title.left(1) }.where { $0.id > 0 })
      },
    ] {
      try await compare(.noCaseCollation, query.order(by: \.id).select(\.id), on: database)
    }
    try await compare(
      .noCaseCollation,
      Spelling.order { ($0.name.collate(.noCase).descending(), $0.id) }.select {
        (
          $0.id, $0.name.collate(.noCase).nullIf("A"),
          Case.of($0.code.collate(.noCase)).when("Z", then: 1).else(0)
        )
      }, on: database)
    try await compare(
      .noCaseCollation, Spelling.select { $0.nick.collate(.noCase).count(distinct: true) }, on: database)
  }

  /// SQLite computes in 64 bits, has NULL for division by zero and for extremes of NULL, and shifts by any number.
  @Test func operatorsOnNumbers() async throws {
    let database = try await Engines.shared().sqlite
    try await compare(
      .wideArithmetic,
      Sample.where { $0.id < 6 }.order(by: \.id).select { ($0.small + $0.small, -$0.small, $0.small.abs()) },
      on: database)
    try await compare(
      .divisionByZero,
      Sample.order(by: \.id).select { ($0.n / $0.m, $0.n % ($0.m - 1), 1.5 / $0.y, $0.x / ($0.y - $0.y)) },
      on: database)
    try await compare(
      .farShifts,
      Sample.order(by: \.id).select {
        ($0.n << $0.id, $0.n >> 64, $0.n << 200, $0.n << -3, $0.n >> -70, $0.n << ($0.id - 2))
      }, on: database)
    try await compare(
      .extremesOfNull,
      Sample.order(by: \.id).select {
        (greatest($0.n, $0.m), least($0.m, 3), greatest($0.m, least($0.n, $0.m)))
      },
      on: database)
  }

  @Test func castsOfTruthValues() async throws {
    let engines = try await Engines.shared()
    try await compare(
      .textOfTruthValue, Sample.order(by: \.id).select { $0.flag.cast(as: String.self) },
      on: engines.postgreSQL)
    try await compare(
      .truthValueThroughInteger,
      Sample.order(by: \.id).select { ($0.flag.cast(as: Int.self), $0.flag.cast(as: Double.self)) },
      on: engines.sqlite)
  }

  @Test func fullJoin() async throws {
    let engines = try await Engines.shared()
    let joined = Tag.fullJoin(Reminder.self) { $0.weight == $1.priority }
    try await compare(.fullJoin, joined.order { ($0.id, $1.id) }, on: engines.postgreSQL)
    try await compare(
      .fullJoin,
      joined.group { $1.isCompleted }.order { $1.isCompleted }.select { ($1.isCompleted, $0.id.count()) },
      on: engines.postgreSQL)
    try await compare(
      .fullJoin,
      joined.where { $0.id == nil || $1.id == nil }.leftJoin(RemindersList.self) {
        $1.remindersListID == $2.id
      }
      .order { tag, reminder, _ in (tag.id, reminder.id) }.select { ($0.title, $1.title, $2.title) },
      on: engines.sqlite)
    try await compare(
      .fullJoin, Tag.fullJoin(Reminder.self) { $0.weight < $1.priority }.order { ($0.id, $1.id) },
      on: engines.sqlite)
    try await compare(
      .fullJoin, Absence.fullJoin(Reminder.self) { $0.id == $1.id }.order { $1.id }, on: engines.sqlite)
    try await compare(
      .fullJoin, Tag.fullJoin(Absence.self) { $0.id == $1.id }.order { tag, _ in tag.id }, on: engines.sqlite)
  }

  @Test func queriesInsideOfOthers() async throws {
    let engines = try await Engines.shared()
    for database in [engines.sqlite, engines.postgreSQL] as [any Database] {
      try await compare(
        .limitInSubquery,
        Tag.where { $0.id.in(Tag.order { $0.title.descending() }.limit(2, offset: 1).select(\.id)) }.order(
          by: \.id),
        on: database)
      try await compare(
        .nestedRowsOfGroups,
        RemindersList.order(by: \.id).select { list in
          (
            list.id,
            Reminder.where { $0.remindersListID == list.id }.group(by: \.isCompleted)
              .order { $0.isCompleted.descending() }.select { ($0.isCompleted, $0.id.count()) }.array()
          )
        }, on: database)
      try await compare(
        .groupedExpressionsInHaving,
        Phrase.group { $0.text.length() % 3 }.having { $0.text.length() % 3 > 0 && $0.id.max() > 3 }
          .order { $0.text.length() % 3 }.select { ($0.text.length() % 3, $0.id.count()) }, on: database)
    }
  }

  @Test(arguments: Engine.allCases) func aggregateFilter(_ engine: Engine) async throws {
    let query = Reminder.group(by: \.remindersListID).order(by: \.remindersListID).select {
      (
        $0.id.count(filter: $0.priority > 0), $0.priority.sum(filter: !$0.isCompleted),
        $0.priority.count(distinct: true, filter: $0.id > 1),
        $0.title.groupConcat(filter: $0.id.in([1, 3])), $0.title.max(filter: $0.id > 99)
      )
    }
    switch engine {
    case .sqlite: try await compare(.aggregateFilter, query, on: Engines.shared().sqlite)
    case .postgreSQL: try await compare(.aggregateFilter, query, on: Engines.shared().postgreSQL)
    }
  }
}

/// A tree as a statement of its own.
struct Raw: Statement {
  typealias Output = Void
  let statement: SQLStatement
}
