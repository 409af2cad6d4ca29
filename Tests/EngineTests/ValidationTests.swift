import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

/// A statement's problems are reported all at once, each with its place and a way out.
@Suite struct ValidationTests {
  private var query: some SelectStatement {
    Reminder
      .where { $0.title.like("50%\\") && $0.title == "a\0b" }
      .where { $0.remindersListID.in(RemindersList.limit(-1).select(\.id)) }
      .order { $0.score.cast(as: String.self) }
      .select {
        (
          $0.title, $0.title.groupConcat(separator: "/", distinct: true), Tag.select(\.id),
          $0.score.max() ?? Double.nan
        )
      }
  }

  @Test func everyProblemIsReportedWithItsPlace() throws {
    let error = #expect(throws: UnsupportedFeatures.self) { try query.render(in: .sqlite) }
    let expected = """
      Koine refuses manyRowSubquery (tags) in SELECT 3: if it yields several rows, some engines take any of them, others fail; find the row by its key, select one aggregate, add limit(1), or take all rows: array()
      SQLite 3.40 cannot express notANumber (a bound value) in SELECT 4: SQLite stores NaN as NULL; store nil, or another number
      Koine refuses incompletePattern in WHERE 1: for one engine it matches a backslash, for another it is an error; write \\\\ for a backslash at the end of a pattern
      Koine refuses invalidValue (a bound value: NUL in a text) in WHERE 1: engines would cut or change the value, or fail; bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale
      Koine refuses negativeLimit (-1) in WHERE 2 › subquery: for one engine it means no limit, for another it is an error; pass a limit and an offset of 0 or more
      Koine refuses divergentCast (double to text) in ORDER BY 1: engines convert these types differently; convert in Swift
      Koine refuses ungroupedColumn (reminders.title): some engines take its value from any row of the group, others fail; group by the column, or put it into an aggregate
      Koine refuses ungroupedColumn (reminders.score): some engines take its value from any row of the group, others fail; group by the column, or put it into an aggregate
      """
    #expect(error?.description == expected)
    #expect(
      query.check(in: .sqlite).filter { !$0.isNote }.map(\.description).joined(separator: "\n") == expected)
  }

  @Test func anotherDialectHasItsOwnProblems() {
    #expect(
      query.check(in: .postgreSQL).map(\.description).joined(separator: "\n") == """
        Koine refuses manyRowSubquery (tags) in SELECT 3: if it yields several rows, some engines take any of them, others fail; find the row by its key, select one aggregate, add limit(1), or take all rows: array()
        Koine refuses incompletePattern in WHERE 1: for one engine it matches a backslash, for another it is an error; write \\\\ for a backslash at the end of a pattern
        Koine refuses invalidValue (a bound value: NUL in a text) in WHERE 1: engines would cut or change the value, or fail; bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale
        Koine refuses negativeLimit (-1) in WHERE 2 › subquery: for one engine it means no limit, for another it is an error; pass a limit and an offset of 0 or more
        Koine refuses divergentCast (double to text) in ORDER BY 1: engines convert these types differently; convert in Swift
        Koine refuses ungroupedColumn (reminders.title): some engines take its value from any row of the group, others fail; group by the column, or put it into an aggregate
        Koine refuses ungroupedColumn (reminders.score): some engines take its value from any row of the group, others fail; group by the column, or put it into an aggregate
        """)
  }

  @Test func aFragmentIsNoted() throws {
    let query = Tag.where { SQL("\($0.id) = 1", as: Bool.self) }
    _ = try query.render(in: .sqlite)
    #expect(
      query.check(in: .sqlite).map(\.description) == [
        "SQLite 3.40 takes as it is: fragment in WHERE: the text is the same on every engine; its meaning is yours to keep"
      ])
  }

  @Test func tooManyValuesAreRefused() {
    let few = SQLiteDialect(maximumParameters: 3)
    #expect(Tag.where { $0.id.in([1, 2, 3]) }.check(in: few).isEmpty)
    #expect(
      Tag.where { $0.id == 1 || $0.id == 2 || $0.id == 3 || $0.id == 4 }.check(in: few).map(\.subject) == [
        .defect(.tooManyParameters)
      ])
  }
}
