import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

@Selection private struct Difference: Equatable {
  var id: Int
  var number: Int
}

/// A source that is named twice by the next one, which is named twice by another: what is asked of such a query is
/// answered in steps that grow with its text. Were each name followed by itself, none of these tests would end.
@Suite struct SharedSourceTests {
  private static let steps = 40

  /// Common tables, of which each joins the one before with itself.
  private static func commonTables(_ count: Int) -> From1<Difference.Columns> {
    var rows = Storey.all().select { Difference.Columns(id: $0.id, number: $0.a) }.commonTable("t0")
    for step in 0..<count {
      rows = rows.join(rows.as("other")) { $0.id == $1.id }
        .select { Difference.Columns(id: $0.id, number: $0.number - $1.number) }.commonTable("t\(step + 1)")
    }
    return rows
  }

  /// Derived tables, of which each names a column of the one before twice.
  private static func derivedTables(_ count: Int) -> From1<Difference.Columns> {
    var rows = Storey.all().select { Difference.Columns(id: $0.id, number: $0.a) }.commonTable("t0")
    for step in 0..<count {
      rows = rows.select { Difference.Columns(id: $0.id, number: $0.number - $0.number) }.as("d\(step)")
    }
    return rows
  }

  @Test func commonTablesThatAreUsedTwice() throws {
    let rows = Self.commonTables(Self.steps)
    let statement = rows.order(by: \.number).statement
    #expect(statement.tables.read == ["storeys"])
    #expect(statement.reads.columns == [StatementAccess.Table("storeys"): ["id", "a"]])
    let half = Self.commonTables(Self.steps / 2).order(by: \.number).statement
    for dialect in [SQLiteDialect.sqlite(version: 3_046_000) as any SQLDialect, PostgreSQLDialect.postgreSQL]
    {
      let (whole, part) = (try statement.render(in: dialect).sql, try half.render(in: dialect).sql)
      #expect(whole.utf8.count <= 2 * part.utf8.count)
    }
  }

  @Test func columnsThatAreNamedTwice() throws {
    let statement = Self.derivedTables(Self.steps).order(by: \.number).statement
    for dialect in [SQLiteDialect.sqlite(version: 3_046_000) as any SQLDialect, PostgreSQLDialect.postgreSQL]
    {
      // A number that is never NULL is sorted as it is.
      #expect(try !statement.render(in: dialect).sql.contains("NULLS"))
    }
  }

  @Test(arguments: Engine.allCases)
  func theirRows(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Storey.createTable().execute(database)
      try await Storey.insert([.row]).execute(database)
      #expect(try await Self.commonTables(3).fetchAll(database) == [Difference(id: 1, number: 0)])
      #expect(try await Self.derivedTables(3).fetchAll(database) == [Difference(id: 1, number: 0)])
    }
  }
}
