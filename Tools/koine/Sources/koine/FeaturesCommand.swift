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
      native: the engine has it. lowered: Koine puts it into words that the engine has. \
      refused: rendering throws and says what to do instead.
      """)

  @Option(name: .customLong("sqlite"), help: "SQLite's version, such as 3.40.")
  var sqliteVersion = "3.40"

  @Option(name: .customLong("postgresql"), help: "PostgreSQL's major version, 13 to 17.")
  var postgreSQLVersion = 13

  func validate() throws {
    guard (13...17).contains(postgreSQLVersion) else {
      throw ValidationError("PostgreSQL \(postgreSQLVersion) is not supported; pass a version from 13 to 17.")
    }
    guard let number = sqliteNumber, number >= 3_040_000 else {
      throw ValidationError("SQLite \(sqliteVersion) is not supported; pass 3.40 or later.")
    }
  }

  /// 3.40 is 3 040 000.
  private var sqliteNumber: Int? {
    let parts = sqliteVersion.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (2...3).contains(parts.count), let major = parts[0], let minor = parts[1] else { return nil }
    guard (0...999).contains(minor), major == 3 else { return nil }
    return major * 1_000_000 + minor * 1_000
  }

  func run() throws {
    let dialects: [any SQLDialect] = [
      SQLiteDialect(version: sqliteNumber ?? 3_040_000), PostgreSQLDialect(version: postgreSQLVersion),
      MariaDBDialect(),
    ]
    var rows = [["feature"] + dialects.map(\.name)]
    for feature in SQLFeature.allCases {
      rows.append([feature.summary] + dialects.map { cell(for: $0.features[feature]) })
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    for (index, row) in rows.enumerated() {
      print(line(row, widths))
      if index == 0 { print(line(widths.map { String(repeating: "-", count: $0) }, widths)) }
    }
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: width - cell.count)
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }

  private func cell(for support: SQLSupport) -> String {
    switch support {
    case .native: "native"
    case .lowered(let pass):
      switch pass.fidelity {
      case .exact: "lowered: \(pass.name)"
      case .exactExcept(let difference): "lowered: \(pass.name), except \(difference)"
      }
    case .unsupported(let hint): "refused: \(hint)"
    }
  }
}
