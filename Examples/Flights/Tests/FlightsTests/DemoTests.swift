import KoineTesting
import Testing

@Suite struct DemoTests {
  @Test func sqliteAnswersEveryQuestion() throws {
    let run = try Run("sqlite", "--rows", "2")
    #expect(run.errors == "")
    #expect(run.output.hasSuffix("\nran: 26 queries on SQLite\n"))
    #expect(run.status == 0)
    // The call site as it is compiled, the SQL of both dialects, the rows.
    #expect(run.output.contains("\n    Flight\n      .group(by: \\.hour)\n"))
    #expect(run.output.contains("\nSQLite\n    SELECT \"flights\".\"hour\", count(\"flights\".\"id\")"))
    #expect(run.output.contains("\nPostgreSQL\n    SELECT \"flights\".\"hour\", count(\"flights\".\"id\")"))
    #expect(run.output.contains("│    8 │    1011 │       5.23 │                37 │"))
    #expect(run.output.contains("… and 17 more rows"))
  }

  @Test func postgreSQLAnswersTheSameAndKeepsItsOwnTables() async throws {
    let server = try await PrivatePostgreSQL.shared()
    let url = try await server.makeDatabase()
    _ = try await server.psql(
      "CREATE TABLE flights (note text); INSERT INTO flights VALUES ('kept')", url: url)
    let run = try Run(url, "--rows", "0")
    #expect(run.errors == "")
    #expect(run.output.hasSuffix("\nidentical: 26 queries\n"))
    #expect(run.status == 0)
    let tables = try await server.psql(
      "SELECT string_agg(tablename, ',') FROM pg_tables WHERE schemaname = 'public'", url: url)
    #expect(tables.contains("flights") && !tables.contains("airlines"))
    #expect(try await server.psql("SELECT note FROM flights", url: url).contains("kept"))
  }
}
