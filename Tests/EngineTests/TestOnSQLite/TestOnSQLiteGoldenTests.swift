import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// The differences between SQLite and PostgreSQL that people name when they advise against testing on one and running
/// on the other: each is shown by SQL written by hand, and is removed, refused, or said to remain.
@Suite struct TestOnSQLiteGoldenTests {
  private struct Both {
    let sqlite: SQLiteDatabase
    let postgreSQL: PostgreSQLDatabase
  }

  private static let both = Task {
    let both = Both(
      sqlite: try SQLiteDatabase.inMemory(configuration: .init(acquireTimeout: .seconds(900))),
      postgreSQL: try await PostgreSQLDatabase(
        url: try await PrivatePostgreSQL.shared().makeDatabase(),
        configuration: .init(acquireTimeout: .seconds(900))))
    try await both.sqlite.executeScript(Stock.onSQLite)
    try await both.postgreSQL.executeScript(Stock.onPostgreSQL)
    return both
  }

  private static let files = GoldenFiles(
    directory: GoldenFiles(forTestsIn: #filePath).directory.replacing("/Golden", with: "/TestOnSQLite"))

  @Test(arguments: EngineDifferences.all)
  func aDifferenceIsRemovedOrRefusedOrSaidToRemain(_ difference: EngineDifference) async throws {
    let both = try await Self.both.value
    let byHand = (
      await difference.runByHand(on: both.sqlite), await difference.runByHand(on: both.postgreSQL)
    )
    #expect(byHand.0 != byHand.1, "the engines do the same")
    let sqlite = SQLiteDialect.sqlite
    let postgreSQL = PostgreSQLDialect.postgreSQL
    var text = """
      -- \(difference.fate.rawValue)
      -- by hand
      -- SQLite: \(difference.sqlite)
      -- \(byHand.0)
      -- PostgreSQL: \(difference.postgreSQL)
      -- \(byHand.1)
      -- Koine

      """
    switch difference.fate {
    case .refused:
      let refusals = [difference.refusal(sqlite), difference.refusal(postgreSQL)]
      #expect(refusals.allSatisfy { $0 != nil })
      text += refusals.compactMap(\.self).map { "-- \($0.replacing("\n", with: "\n-- "))\n" }.joined()
    case .removed, .remains:
      let found = (await difference.runQuery(on: both.sqlite), await difference.runQuery(on: both.postgreSQL))
      #expect((found.0 == found.1) == (difference.fate == .removed), "\(found)")
      if difference.fate == .removed { #expect(!found.0.hasPrefix("error"), "\(found.0)") }
      text += """
        -- SQLite: \(try difference.render(sqlite))
        -- \(found.0)
        -- PostgreSQL: \(try difference.render(postgreSQL))
        -- \(found.1)

        """
    }
    try Self.files.check(text, named: difference.name)
  }

  @Test func everyFileHasItsDifference() throws {
    #expect(try Self.files.stale(besides: EngineDifferences.all.map(\.name)) == [])
  }
}
