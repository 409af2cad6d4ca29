/// How rows are written as text.
public struct ExportFormat: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    case separated(CSVDialect)
    case jsonLines
    case table
  }

  let kind: Kind

  /// Comma-separated values, as RFC 4180 has them: a value with a comma, a quote or a line break is in quotes, lines end
  /// with CR LF. NULL is an empty field, an empty text is `""`.
  ///
  /// - Parameters:
  ///   - delimiter: What stands between two fields: an ASCII character other than a quote or a line break.
  ///   - header: Whether the first line has the names of the columns.
  ///   - null: What stands for NULL. A text that is the same is in quotes.
  ///   - lineEnding: What ends a line.
  public static func csv(
    delimiter: Character = ",", header: Bool = true, null: String = "", lineEnding: String = "\r\n"
  ) -> ExportFormat {
    ExportFormat(
      kind: .separated(
        CSVDialect(delimiter: delimiter, hasHeader: header, null: null, lineEnding: lineEnding)))
  }

  /// The same with tabs between the fields.
  public static var tsv: ExportFormat { csv(delimiter: "\t") }

  /// A JSON object for each row, on a line of its own. The names of the columns must differ.
  public static var jsonLines: ExportFormat { ExportFormat(kind: .jsonLines) }

  /// A table in a box, for people. All rows are kept in memory, as they decide how wide its columns are.
  public static var table: ExportFormat { ExportFormat(kind: .table) }
}

/// What differs between kinds of separated values.
struct CSVDialect: Sendable, Hashable {
  let delimiter: Character
  let hasHeader: Bool
  let null: String
  let lineEnding: String

  func field(_ text: String) -> String {
    // At the start of a file, the mark of the order of bytes would be taken for one.
    let isPlain =
      text != null && text.unicodeScalars.first != "\u{FEFF}"
      && text.unicodeScalars.allSatisfy { scalar in
        scalar != "\"" && scalar != "\r" && scalar != "\n" && Character(scalar) != delimiter
      }
    return isPlain ? text : text.quoted(with: "\"")
  }

  func line(_ fields: [String]) -> String { fields.joined(separator: String(delimiter)) + lineEnding }

  /// - Throws: ``DatabaseError`` if fields could not be told apart.
  func check() throws(DatabaseError) {
    guard delimiter.isASCII, !delimiter.isNewline, delimiter != "\"" else {
      throw DatabaseError(
        .misuse, "A delimiter is one ASCII character, and neither a quote nor a line break.")
    }
    guard ["\r\n", "\n", "\r"].contains(lineEnding) else {
      throw DatabaseError(.misuse, "A line ends with CR LF, LF or CR.")
    }
    let isSplit = null.unicodeScalars.contains { scalar in
      scalar == "\"" || Character(scalar) == delimiter || Character(scalar).isNewline
    }
    if isSplit {
      throw DatabaseError(
        .misuse, "What stands for NULL has neither the delimiter nor a quote or line break.")
    }
  }
}
