/// Writes rows in a format.
struct ExportWriter {
  private let kind: ExportFormat.Kind
  private var names: [String] = []
  /// The rows of a table, which are written at its end.
  private var rows: [[ExportedValue]] = []

  /// - Throws: ``DatabaseError`` if the format, or the names with it, cannot be written.
  init(_ format: ExportFormat, names: [String]?) throws(DatabaseError) {
    kind = format.kind
    if case .separated(let dialect) = kind { try dialect.check() }
    if let names { try check(names) }
  }

  private func check(_ names: [String]) throws(DatabaseError) {
    guard kind == .jsonLines else { return }
    var known: Set<String> = []
    for name in names where !known.insert(name).inserted { throw .severalColumns(name) }
  }

  /// Appends what is written before the first row.
  mutating func begin(_ names: [String], _ texts: inout [String]) throws {
    try check(names)
    self.names = names
    guard case .separated(let dialect) = kind, dialect.hasHeader, !names.isEmpty else { return }
    texts.append(dialect.line(names.map(dialect.field)))
  }

  /// Appends what is written of a row.
  mutating func add(_ values: [ExportedValue], _ texts: inout [String]) {
    switch kind {
    case .separated(let dialect):
      texts.append(dialect.line(values.map { $0.text.map(dialect.field) ?? dialect.null }))
    case .jsonLines:
      let members = zip(names, values).map { "\(ExportedValue.quoted($0)):\($1.json)" }
      texts.append("{\(members.joined(separator: ","))}\n")
    case .table: rows.append(values)
    }
  }

  /// Appends what is written after the last row.
  func end(_ texts: inout [String]) {
    guard kind == .table, !names.isEmpty else { return }
    texts.append(table)
  }

  /// Numbers stand at the right, everything else at the left.
  private var table: String {
    let cells = rows.map { row in row.map { $0.text.map(Self.shown) ?? "NULL" } }
    let heads = names.map(Self.shown)
    let widths = heads.indices.map { column in
      cells.reduce(heads[column].displayWidth) { width, row in
        row.indices.contains(column) ? max(width, row[column].displayWidth) : width
      }
    }
    let isNumeric = heads.indices.map { column in
      rows.contains { if $0.indices.contains(column), case .number = $0[column] { true } else { false } }
    }
    func rule(_ left: String, _ middle: String, _ right: String) -> String {
      left + widths.map { String(repeating: "─", count: $0 + 2) }.joined(separator: middle) + right + "\n"
    }
    func line(_ fields: [String]) -> String {
      let padded = zip(fields, heads.indices).map { field, column in
        let blanks = String(repeating: " ", count: max(0, widths[column] - field.displayWidth))
        return isNumeric[column] ? " \(blanks)\(field) " : " \(field)\(blanks) "
      }
      return "│" + padded.joined(separator: "│") + "│\n"
    }
    return rule("┌", "┬", "┐") + line(heads) + rule("├", "┼", "┤") + cells.map(line).joined()
      + rule("└", "┴", "┘")
  }

  /// The text with line breaks and other controls as JSON has them.
  private static func shown(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value < 32 }) else { return text }
    return String(ExportedValue.quoted(text).dropFirst().dropLast())
  }
}
