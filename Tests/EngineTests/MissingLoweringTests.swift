import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

/// A dialect without one of its lowerings: it takes a construct for one that its engine has.
private struct WithoutLowering<Base: SQLDialect>: DerivedSQLDialect {
  let base: Base
  let features: SQLFeatureTable

  init(_ feature: SQLFeature, of dialect: Base) {
    base = dialect
    features = dialect.features.changing { $0 == feature ? .native : nil }
  }
}

extension SQLDialect {
  func without(_ feature: SQLFeature) -> any SQLDialect { WithoutLowering(feature, of: self) }
}

/// Each lowering, left out on purpose, is told by a golden query: its text is another one, and the engine refuses it or
/// yields other rows.
@Suite struct MissingLoweringTests {
  struct Lowering: Sendable, CustomTestStringConvertible {
    let dialect: any SQLDialect
    let feature: SQLFeature
    var testDescription: String { "\(dialect.name): \(feature.summary)" }

    func connection() async throws -> any Connection {
      switch dialect {
      case is SQLiteDialect: try await Engines.shared().sqlite
      case is PostgreSQLDialect: try await Engines.shared().postgreSQL
      default: try await FiniteEngines.shared().mariaDB
      }
    }
  }

  static let lowerings = GoldenCase.dialects.flatMap { dialect in
    SQLFeature.allCases.compactMap { feature -> Lowering? in
      // Definitions, which end a transaction on MariaDB: see ``GeneratedColumnTests``, ``CollationTests``,
      // ``TableMadeAnewTests`` and ``EnumTypeTests``.
      if [.virtualColumns, .noCaseKey, .noCaseIndexes, .tableChanges, .enumTypes].contains(feature) {
        return nil
      }
      // The server may have what its oldest version has not.
      if feature == .merge, dialect is PostgreSQLDialect { return nil }
      // Their engines take some more arms than they have to.
      if feature == .longCompounds, !(dialect is SQLiteDialect) { return nil }
      guard case .lowered = dialect.features[feature] else { return nil }
      return Lowering(dialect: dialect, feature: feature)
    }
  }

  /// What makes the text another one, and not the rows: an index is used; what PostgreSQL's dialect writes of computed
  /// operands is written of names and values as well; or the columns have the collation that is said, see
  /// ``ColumnCollationTests`` for others; or the server would end, see ``MortalMariaDBTests``; or an error is none any
  /// more, see ``InsertTests``.
  private static let withoutOtherRows: Set<SQLFeature> = [
    .nullSafeIndex, .prefixIndex, .farShifts, .extremesOfNull, .textByCodePoint,
    .unreadCommonTables, .nullForKey,
  ]

  @Test(arguments: lowerings) func isTold(_ lowering: Lowering) async throws {
    let connection = try await lowering.connection()
    let broken = connection.dialect.without(lowering.feature)
    var others = 0
    for query in GoldenTests.topics.joined() {
      guard let right = try? query.statement.render(in: connection.dialect) else { continue }
      let wrong = try? query.statement.render(in: broken)
      if wrong == right { continue }
      others += 1
      if Self.withoutOtherRows.contains(lowering.feature) { return }
      guard let wrong else { return }
      if try await rows(of: right, on: connection) != rows(of: wrong, on: connection) { return }
    }
    Issue.record("\(others) texts are others, and none yields other rows")
  }

  /// The rows that a statement yields, and how many it changes; `nil` if the engine refuses it.
  private func rows(of statement: RenderedStatement, on connection: any Connection) async throws -> [String]?
  {
    var rows: [String] = []
    do {
      try await connection.rolledBack { connection in
        let changed = try await connection.perform(statement) { decoder in
          var cells: [SQLValue] = []
          for _ in 0..<decoder.columnCount { cells.append(try decoder.nextValue()) }
          rows.append("\(cells)")
        }
        rows.append("\(changed) changed")
      }
    } catch is DatabaseError {
      return nil
    }
    return rows
  }
}
