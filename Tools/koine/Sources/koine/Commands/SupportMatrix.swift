import Koine
import KoineMariaDBDialect
import KoinePostgreSQLDialect
import KoineSQLiteDialect

/// What each dialect answers to each feature, as a table in Markdown.
struct SupportMatrix {
  /// The versions of one engine, the oldest first.
  struct Engine {
    let name: String
    let versions: [(name: String, dialect: any SQLDialect)]
  }

  let engines: [Engine]

  /// One version of each.
  init(_ dialects: [any SQLDialect]) {
    engines = dialects.map { Engine(name: $0.name, versions: [($0.name, $0)]) }
  }

  /// Every version whose dialect answers for itself.
  init() {
    let postgreSQL = 13...17
    engines = [
      Engine(name: "SQLite from 3.40", versions: [("3.40", SQLiteDialect.sqlite)]),
      Engine(
        name: "PostgreSQL \(postgreSQL.lowerBound) to \(postgreSQL.upperBound)",
        versions: postgreSQL.map { ("\($0)", PostgreSQLDialect(version: $0)) }),
      Engine(name: "MariaDB from 10.11", versions: [("10.11", MariaDBDialect.mariaDB)]),
    ]
  }

  /// The table, its columns padded to be read as it is.
  var lines: [String] {
    var rows = [["feature"] + engines.map(\.name)]
    for feature in SQLFeature.allCases {
      rows.append([feature.summary] + engines.map { cell(for: feature, of: $0) })
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { line($0, widths) }
    lines.insert(line(widths.map { String(repeating: "-", count: $0) }, widths), at: 1)
    return lines
  }

  private func line(_ cells: [String], _ widths: [Int]) -> String {
    let padded = zip(cells, widths).map { cell, width in
      cell.replacing("|", with: "\\|") + String(repeating: " ", count: width - cell.count)
    }
    return "| " + padded.joined(separator: " | ") + " |"
  }

  /// One answer if it is that of all versions, and otherwise each with the version from which it holds.
  private func cell(for feature: SQLFeature, of engine: Engine) -> String {
    var answers: [(from: String, answer: String)] = []
    for version in engine.versions {
      let answer = text(of: version.dialect.features[feature])
      if answers.last?.answer != answer { answers.append((version.name, answer)) }
    }
    guard answers.count > 1 else { return answers.first?.answer ?? "" }
    return answers.map { "from \($0.from): \($0.answer)" }.joined(separator: "; ")
  }

  private func text(of support: SQLSupport) -> String {
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
