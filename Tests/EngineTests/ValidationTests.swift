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
      SQLite 3.40 cannot express distinctConcatenationSeparator in SELECT 2: use the separator ","
      SQLite 3.40 refuses manyRowSubquery in SELECT 3: find the row by its key, select one aggregate, add limit(1), or take all rows: array()
      SQLite 3.40 cannot express notANumber (a bound value) in SELECT 4: SQLite stores NaN as NULL; store nil, or another number
      SQLite 3.40 refuses incompletePattern in WHERE 1: write \\\\ for a backslash at the end of a pattern
      SQLite 3.40 refuses invalidValue (a bound value: NUL in a text) in WHERE 1: bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale
      SQLite 3.40 refuses negativeLimit (-1) in WHERE 2 › subquery: pass a limit and an offset of 0 or more
      SQLite 3.40 refuses divergentCast (double to text) in ORDER BY 1: engines convert these types differently; convert in Swift
      SQLite 3.40 refuses ungroupedColumn (reminders.title): group by the column, or put it into an aggregate
      SQLite 3.40 refuses ungroupedColumn (reminders.score): group by the column, or put it into an aggregate
      """
    #expect(error?.description == expected)
    #expect(
      query.check(in: .sqlite).filter { !$0.isNote }.map(\.description).joined(separator: "\n") == expected)
  }

  @Test func anotherDialectHasItsOwnProblems() {
    #expect(
      query.check(in: .postgreSQL).map(\.description).joined(separator: "\n") == """
        PostgreSQL 13 refuses manyRowSubquery in SELECT 3: find the row by its key, select one aggregate, add limit(1), or take all rows: array()
        PostgreSQL 13 refuses incompletePattern in WHERE 1: write \\\\ for a backslash at the end of a pattern
        PostgreSQL 13 refuses invalidValue (a bound value: NUL in a text) in WHERE 1: bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale
        PostgreSQL 13 refuses negativeLimit (-1) in WHERE 2 › subquery: pass a limit and an offset of 0 or more
        PostgreSQL 13 refuses divergentCast (double to text) in ORDER BY 1: engines convert these types differently; convert in Swift
        PostgreSQL 13 refuses ungroupedColumn (reminders.title): group by the column, or put it into an aggregate
        PostgreSQL 13 refuses ungroupedColumn (reminders.score): group by the column, or put it into an aggregate
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
      Tag.where { $0.id.in([1, 2, 3, 4]) }.check(in: few).map(\.subject) == [.defect(.tooManyParameters)])
  }
}
