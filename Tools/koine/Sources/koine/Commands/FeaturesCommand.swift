import ArgumentParser
import Koine
import KoineMariaDBDialect
import KoinePostgreSQLDialect
import KoineSQLiteDialect

/// Prints what each dialect answers to each feature, from the same table that rendering uses.
struct FeaturesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "features",
    abstract: "Print which features each dialect has, as a Markdown table.",
    discussion: """
      native: the engine has it, or Koine's driver adds a function. lowered: Koine rewrites it into what the engine has. \
      refused: rendering throws and says what to do instead. Without a version, every supported one is told.

        koine features
        koine features --sqlite 3.45 --postgresql 16
        koine features --page > SupportMatrix.md
      """)

  @Option(name: .customLong("sqlite"), help: "SQLite's version, such as 3.40.")
  var sqliteVersion: String?

  @Option(name: .customLong("postgresql"), help: "PostgreSQL's major version, 13 to 17.")
  var postgreSQLVersion: Int?

  @Flag(help: "Print the page of the documentation, of every supported version.")
  var page = false

  func validate() throws {
    if let postgreSQLVersion, !(13...17).contains(postgreSQLVersion) {
      throw ValidationError("PostgreSQL \(postgreSQLVersion) is not supported; pass a version from 13 to 17.")
    }
    if let sqliteVersion, (number(of: sqliteVersion) ?? 0) < 3_040_000 {
      throw ValidationError("SQLite \(sqliteVersion) is not supported; pass 3.40 or later.")
    }
    if page, sqliteVersion != nil || postgreSQLVersion != nil {
      throw ValidationError("The page is of every supported version; pass none.")
    }
  }

  /// 3.40 is 3 040 000.
  private func number(of version: String) -> Int? {
    let parts = version.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (2...3).contains(parts.count), let major = parts[0], let minor = parts[1] else { return nil }
    guard (0...999).contains(minor), major == 3 else { return nil }
    return major * 1_000_000 + minor * 1_000
  }

  func run() throws {
    if page { print(Self.head) }
    for line in matrix.lines { print(line) }
  }

  private var matrix: SupportMatrix {
    guard sqliteVersion != nil || postgreSQLVersion != nil else { return SupportMatrix() }
    let sqlite = sqliteVersion.flatMap(number) ?? SQLiteDialect.oldestVersion
    return SupportMatrix([
      SQLiteDialect(version: sqlite),
      PostgreSQLDialect(version: postgreSQLVersion ?? PostgreSQLDialect.oldestVersion), MariaDBDialect(),
    ])
  }

  private static let head = """
    # Support matrix

    @Comment { scripts/generate-matrix writes this page: it is what `koine features --page` prints. }

    What each engine has, what Koine rewrites for it, and what it refuses, by feature and version.

    ## Overview

    - **native**: the engine has it, with the meaning that Koine gives it. On SQLite some of it is a function of Koine's driver: \
    ordered and distinct texts put together, statistics, percentiles, bits, first and last, counts of row values, exact sums \
    and means. `check(in:)` notes each that a statement needs.
    - **lowered**: a pass rewrites it into what the engine has. It is exact, except for the case that is named.
    - **refused**: rendering throws, before anything runs, and says what to do instead.

    What is not in the table is the same on every engine, or is refused on every engine: see <doc:OneMeaning>.

    ## Features

    """
}
