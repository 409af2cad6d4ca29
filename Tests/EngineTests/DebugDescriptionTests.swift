import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// What a query looks like in a debugger or a log.
@Suite struct DebugDescriptionTests {
  private let query = Tag.where { $0.title == "secret" && $0.weight.in([1, 2]) }.select(\.id).limit(3)

  @Test func valuesAreHidden() {
    let text = """
      SELECT "tags"."id" FROM "tags" WHERE "tags"."title" = ?1 AND "tags"."weight" IN (?2, ?3) LIMIT ?4
      """
    #expect(query.debugDescription == text)
    #expect(String(reflecting: query) == text)
    #expect(query.debugDescription(in: .postgreSQL) == text.replacing("?", with: "$"))
  }

  @Test func valuesAreShownWhereAskedFor() {
    let text = """
      SELECT "tags"."id" FROM "tags" WHERE "tags"."title" = $1 AND "tags"."weight" IN ($2, $3) LIMIT $4
      -- 1: 'secret'
      -- 2: 1
      -- 3: 2
      -- 4: 3
      """
    #expect(query.debugDescription(in: .postgreSQL, showingValues: true) == text)
    #expect(query.debugDescription(showingValues: true) == text.replacing("$", with: "?"))
  }

  @Test func aRenderedStatementHidesItsValues() throws {
    let rendered = try query.render(in: .sqlite)
    #expect("\(rendered)" == rendered.sql)
    #expect(String(reflecting: rendered) == rendered.sql)
  }

  @Test func whatIsRefusedSaysWhy() {
    let text = Tag.limit(-1).debugDescription(in: .sqlite)
    #expect(
      text
        == "refused: Koine refuses negativeLimit (-1): for one engine it means no limit, for another it is an error; pass a limit and an offset of 0 or more"
    )
  }

  @Test func everyStatementHasADescription() {
    #expect(Tag.all().delete().debugDescription == "DELETE FROM \"tags\"")
    #expect(
      RemindersList.select { _ in Tag.select(\.id).array() }.debugDescription
        == """
        SELECT (SELECT coalesce(JSON_ARRAYAGG(JSON_ARRAY("koine_1")), '[]') FROM (SELECT "tags"."id" AS "koine_1" \
        FROM "tags") AS "koine_rows") FROM "remindersLists"
        """)
  }
}
