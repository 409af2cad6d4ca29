import ArgumentParser
import Koine

/// How rows are written.
enum RowFormat: String, EnumerableFlag {
  case table, csv, tsv, jsonl

  static func name(for value: RowFormat) -> NameSpecification {
    switch value {
    case .jsonl: [.customLong("jsonl"), .customLong("json")]
    case let other: .customLong(other.rawValue)
    }
  }

  static func help(for value: RowFormat) -> ArgumentHelp? {
    switch value {
    case .table: "A table in a box."
    case .csv: "Comma-separated values, with a header and a line feed behind each line."
    case .tsv: "The same with tabs."
    case .jsonl: "A JSON object for each row, on a line of its own."
    }
  }

  var format: ExportFormat {
    switch self {
    case .table: .table
    case .csv: .csv(lineEnding: "\n")
    case .tsv: .csv(delimiter: "\t", lineEnding: "\n")
    case .jsonl: .jsonLines
    }
  }
}
