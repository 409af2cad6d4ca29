/// Rows of text in a frame of box-drawing characters.
///
///     print(TextTable(columns: ["carrier", "flights"], rows: [["UA", "58665"], ["OO", "32"]]))
///     // ┌─────────┬─────────┐
///     // │ carrier │ flights │
///     // ├─────────┼─────────┤
///     // │ UA      │   58665 │
///     // │ OO      │      32 │
///     // └─────────┴─────────┘
///
/// Columns that hold nothing but numbers are aligned to the right. Characters are as wide as a terminal shows
/// them; line ends and other controls are shown escaped.
public struct TextTable: Sendable, Hashable, CustomStringConvertible {
  /// The titles of the columns.
  public var columns: [String]
  /// Missing cells at the end of a row are empty; cells beyond the last column are not shown.
  public var rows: [[String]]
  /// The width at which the text of a cell is cut and ends in `…`.
  public var maximumWidth: Int
  /// What represents a missing value; it does not keep a column from being one of numbers.
  public var missing: String

  /// Makes a table.
  ///
  /// - Parameters:
  ///   - columns: The titles of the columns.
  ///   - rows: The texts of the cells, row by row.
  ///   - maximumWidth: The width at which the text of a cell is cut; 60 unless given.
  ///   - missing: The text of a missing value.
  public init(columns: [String], rows: [[String]], maximumWidth: Int = 60, missing: String = "NULL") {
    self.columns = columns
    self.rows = rows
    self.maximumWidth = maximumWidth
    self.missing = missing
  }

  /// The table's lines, without a line feed at the end.
  public var description: String {
    let titles = columns.map(shown)
    let cells = rows.map { row in columns.indices.map { $0 < row.count ? shown(row[$0]) : "" } }
    let widths = columns.indices.map { column in
      cells.reduce(titles[column].displayWidth) { max($0, $1[column].displayWidth) }
    }
    let numeric = columns.indices.map(isNumeric)

    func line(_ left: String, _ middle: String, _ right: String) -> String {
      left + widths.map { String(repeating: "─", count: $0 + 2) }.joined(separator: middle) + right
    }
    func line(_ cells: [String]) -> String {
      let padded = cells.indices.map { column in
        let padding = String(repeating: " ", count: widths[column] - cells[column].displayWidth)
        return numeric[column] ? " \(padding)\(cells[column]) " : " \(cells[column])\(padding) "
      }
      return "│" + padded.joined(separator: "│") + "│"
    }
    var lines = [line("┌", "┬", "┐"), line(titles), line("├", "┼", "┤")]
    lines += cells.map(line)
    lines.append(line("└", "┴", "┘"))
    return lines.joined(separator: "\n")
  }

  private func isNumeric(_ column: Int) -> Bool {
    var hasNumber = false
    for row in rows where column < row.count && row[column] != missing && !row[column].isEmpty {
      guard Double(row[column]) != nil else { return false }
      hasNumber = true
    }
    return hasNumber
  }

  private func shown(_ text: String) -> String {
    var result = ""
    var width = 0
    for character in text {
      let piece = Self.escaped(character)
      let pieceWidth = piece.displayWidth
      if width + pieceWidth > maximumWidth {
        while width + 1 > maximumWidth, let last = result.popLast() { width -= last.displayWidth }
        return result + "…"
      }
      result += piece
      width += pieceWidth
    }
    return result
  }

  private static func escaped(_ character: Character) -> String {
    guard character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) else {
      return String(character)
    }
    return character.unicodeScalars.map { $0.escaped(asASCII: true) }.joined()
  }
}
