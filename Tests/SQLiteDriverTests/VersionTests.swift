import Koine
import Testing

@testable import KoineSQLite

@Table private struct Inhabitant: Identifiable {
  let id: Int
  var name: String
  var height: Double
  static let words = FullTextIndex(of: Inhabitant.self, \.name)
  static let boxes = BoxIndex(of: Inhabitant.self, .range(\.height, \.height))
}

@Suite struct `Versions of SQLite` {
  @Test(arguments: [3_000_000, 3_039_005, 3_039_999])
  func `before 3.40 are refused with what was found and what is needed`(version: Int) {
    let error = #expect(throws: DatabaseError.self) {
      _ = try SQLiteDialect.of(libraryVersion: version)
    }
    #expect(error?.code == .unsupportedVersion)
    let found = "\(version / 1_000_000).\(version / 1_000 % 1_000).\(version % 1_000)"
    #expect(error?.message == "The SQLite library is version \(found); Koine needs 3.40.0 or later.")
  }

  @Test(arguments: [3_040_000, 3_040_001, 3_046_000, 4_000_000])
  func `from 3.40 on have a dialect of their own`(version: Int) throws {
    #expect(try SQLiteDialect.of(libraryVersion: version).version == version)
  }

  @Test func `are told to the dialect that databases render with`() async throws {
    let database = try SQLiteDatabase.inMemory()
    let version = try await database.fetchOne("SELECT sqlite_version()", as: String.self)
    let dialect = try #require(database.dialect as? SQLiteDialect)
    let parts = [dialect.version / 1_000_000, dialect.version / 1_000 % 1_000, dialect.version % 1_000]
    #expect(version == parts.map(String.init).joined(separator: "."))
    try await database.withConnection { #expect(($0.dialect as? SQLiteDialect)?.version == dialect.version) }
  }

  /// Options of a library, and what is refused with it.
  private static let builds: [(Set<String>, [SQLFeature])] = [
    (["ENABLE_FTS5", "ENABLE_RTREE"], []), (["ENABLE_FTS5"], [.boxIndexes]),
    (["ENABLE_RTREE"], [.fullTextSearch]),
    (["ENABLE_FTS5", "ENABLE_RTREE", "OMIT_VIRTUALTABLE"], [.fullTextSearch, .boxIndexes]),
    (["ENABLE_FTS5", "ENABLE_RTREE", "OMIT_WINDOWFUNC"], [.windowFunctions]),
    (["ENABLE_FTS5", "ENABLE_RTREE", "OMIT_CTE"], [.commonTables]),
    (["ENABLE_FTS5", "ENABLE_RTREE", "OMIT_JSON"], [.nestedRows]),
  ]

  @Test(arguments: builds) func `are refused what they were built without`(
    options: Set<String>, refused: [SQLFeature]
  ) throws {
    let dialect = try SQLiteDialect.of(libraryVersion: 3_046_000) { options.contains($0) }
    let statements: [SQLStatement] = [
      Inhabitant.words.create().statement,
      Inhabitant.words.matching("a").select { row, _ in row.id }.statement,
      Inhabitant.boxes.create().statement,
      Inhabitant.where { Inhabitant.boxes.overlaps($0, 0...1) }.statement,
      Inhabitant.select { rank().over(orderBy: $0.name) }.statement,
      Inhabitant.all().commonTable("others").select { $0.id }.statement,
      Inhabitant.select { _ in Inhabitant.select(\.name).array() }.statement,
    ]
    var found: [SQLFeature] = []
    for statement in statements {
      for problem in statement.check(in: dialect) {
        guard case .feature(let feature) = problem.subject, !found.contains(feature) else { continue }
        found.append(feature)
        #expect(problem.hint.hasPrefix("this SQLite was built without "))
      }
    }
    #expect(found == refused)
  }

  @Test func `have the parts that the library has`() async throws {
    let database = try SQLiteDatabase.inMemory()
    let options = try await database.fetchAll(
      "SELECT compile_options FROM pragma_compile_options", as: String.self)
    for (statement, option) in [
      (Inhabitant.words.create().statement, "ENABLE_FTS5"),
      (Inhabitant.boxes.create().statement, "ENABLE_RTREE"),
    ] {
      #expect(statement.check(in: database.dialect).isEmpty == options.contains(option))
    }
  }
}
