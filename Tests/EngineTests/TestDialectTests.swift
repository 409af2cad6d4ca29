import Foundation
import Koine
import KoineSQLite
import Testing

/// SQLite without one of the meanings of its operators.
private struct Refusing: DerivedSQLDialect {
  let base = SQLiteDialect.sqlite
  let name = "Test 2"
  let features: SQLFeatureTable

  init(_ feature: SQLFeature) {
    features = SQLiteDialect.sqlite.features.changing {
      $0 == feature ? .unsupported(hint: "choose another dialect") : nil
    }
  }
}

/// A dialect is one file: the tree is validated, lowered and written for it as for the others.
@Suite struct TestDialectTests {
  private func text(_ query: some Statement) throws -> String {
    try query.statement.render(in: TestDialect()).sql
  }

  @Test func namesAndPlaceholdersAreItsOwn() throws {
    let rendered = try Tag.where { $0.title == "x" && $0.id < 12 }.select(\.title)
      .statement.render(in: TestDialect())
    #expect(
      rendered.sql == "SELECT `tags`.`title` FROM `tags` WHERE `tags`.`title` = @1 AND `tags`.`id` < @2")
    #expect(rendered.bindings == [.text("x"), .integer(12)])
    #expect(
      try text(Tag.createTable())
        == """
        CREATE TABLE `tags` (`id` BIGINT NOT NULL, `reminderID` BIGINT NOT NULL REFERENCES `reminders` (`id`) \
        ON DELETE CASCADE, `title` TEXT NOT NULL, `weight` BIGINT)
        """)
  }

  @Test func everyLoweringRuns() throws {
    #expect(
      try text(Tag.where { !$0.weight.in([Int]()) }.select(\.id))
        == "SELECT `tags`.`id` FROM `tags` WHERE NOT FALSE")
    #expect(
      try text(Tag.order(by: \.id).offset(2).select(\.id))
        == "SELECT `tags`.`id` FROM `tags` ORDER BY `tags`.`id` LIMIT 9223372036854775807 OFFSET @1")
    // NULL order is said, and then said without NULLS FIRST.
    #expect(
      try text(Tag.order(by: \.weight).select(\.id))
        == """
        SELECT `tags`.`id` FROM `tags` ORDER BY CASE WHEN `tags`.`weight` IS NULL THEN 1 ELSE 0 END DESC, \
        `tags`.`weight`
        """)
    #expect(
      try text(Tag.select { $0.id.count(filter: $0.weight > 1) })
        == "SELECT count(CASE WHEN `tags`.`weight` > @1 THEN `tags`.`id` END) FROM `tags`")
    let distinct = try text(Tag.distinct(on: \.title).order { ($0.title, $0.id) }.select(\.id))
    #expect(
      distinct == """
        SELECT `koine_distinct`.`koine_1` FROM (SELECT `tags`.`id` AS `koine_1`, `tags`.`title` AS `koine_2`, `tags`.`id` AS \
        `koine_3`, row_number() OVER (PARTITION BY `tags`.`title` ORDER BY `tags`.`title`, `tags`.`id`) AS `koine_4` \
        FROM `tags`) AS `koine_distinct` WHERE `koine_distinct`.`koine_4` = 1 ORDER BY `koine_distinct`.`koine_2`, \
        `koine_distinct`.`koine_3`
        """)
  }

  @Test func whatItLacksIsRefused() {
    #expect(
      Tag.all().delete().returning(\.id).statement.check(in: TestDialect()).map(\.description)
        == ["Test 1 cannot express returning: choose another dialect"])
  }

  /// Plain statements as well, which are written without a look at what they ask for.
  @Test func anOperatorThatADialectRefusesIsRefused() throws {
    let queries: [(SQLFeature, any SelectStatement)] = [
      (.wideArithmetic, Sample.select { -$0.small }), (.wideArithmetic, Sample.select { $0.small + 1 }),
      (.wideArithmetic, Sample.where { $0.small.abs() > 1 }),
      (.divisionByZero, Sample.select { $0.n / $0.m }),
      (.divisionByZero, Sample.where { $0.n % $0.m == 1 }), (.farShifts, Sample.select { $0.n << $0.id }),
      (.extremesOfNull, Sample.select { greatest($0.n, $0.m) }),
      (.castToTruthValue, Sample.select { $0.n.cast(as: Bool.self) }),
      (.castOfTruthValue, Sample.select { $0.flag.cast(as: String.self) }),
      (.farTextBounds, Tag.select { $0.title.left($0.id) }),
      (.farTextBounds, Tag.select { $0.title.right(2) }),
      (.farTextBounds, Tag.select { $0.title.substr(1, 2) }),
      (.prefixIndex, Tag.where { $0.title.hasPrefix("a") }),
      (.castBeyondRange, Sample.select { $0.n.cast(as: Int32.self) }),
      (.castOfFraction, Sample.select { $0.x.cast(as: Int.self) }),
      (.castOfOtherText, Tag.select { $0.title.cast(as: Int?.self) }),
      (.castOfOtherText, Tag.select { $0.title.cast(as: UUID?.self) }),
      (.halvesAwayFromZero, Sample.select { $0.x.round() }),
    ]
    for (feature, query) in queries {
      let problems = query.statement.check(in: Refusing(feature)).map(\.description)
      #expect(problems.count == 1 && problems[0].hasPrefix("Test 2 cannot express \(feature) "))
      #expect(throws: UnsupportedFeatures.self) { try query.statement.render(in: Refusing(feature)) }
    }
    #expect(Set(queries.map(\.0)).count == 12)
  }

  @Test func everyGoldenQueryRendersOrIsRefused() {
    for query in GoldenTests.topics.joined() { query.checkRefusal(TestDialect()) }
  }
}
