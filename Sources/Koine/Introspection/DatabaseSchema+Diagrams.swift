extension DatabaseSchema {
  /// The tables and their references as an entity-relationship diagram of Mermaid.
  ///
  ///     print(try await database.schema().mermaid)
  ///     // erDiagram
  ///     //   t1["reminders"] {
  ///     //     INTEGER id PK
  ///     //     INTEGER remindersListID FK
  ///     //   }
  ///     //   t2["remindersLists"] { … }
  ///     //   t2 ||--o{ t1 : "remindersListID"
  ///
  /// Mermaid takes only ASCII letters, digits, `_`, `-`, parentheses and brackets in the name of a column or type: other
  /// characters become `_`. A reference to a table that is not in the schema is left out.
  public var mermaid: String {
    var lines = ["erDiagram"]
    for (number, table) in tables.enumerated() {
      lines.append("  t\(number + 1)[\"\(Self.mermaidText(table.title))\"] {")
      for column in table.columns {
        let marks = table.marks(of: column.name)
        let type = Self.mermaidWord(column.typeName.isEmpty ? "any" : column.typeName)
        lines.append(
          "    \(type) \(Self.mermaidWord(column.name))"
            + (marks.isEmpty ? "" : " " + marks.joined(separator: ", ")))
      }
      lines.append("  }")
    }
    for reference in references {
      let parent = reference.key.isNullable ? "|o" : "||"
      let child = reference.key.isUnique ? "o|" : "o{"
      lines.append(
        "  t\(reference.parent + 1) \(parent)--\(child) t\(reference.child + 1) : "
          + "\"\(Self.mermaidText(reference.key.columns.joined(separator: ", ")))\"")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The tables and their references as a graph in the DOT language of Graphviz.
  ///
  ///     print(try await database.schema().dot)            // then: dot -Tsvg schema.dot
  ///     // digraph schema {
  ///     //   …
  ///     //   t1 [label=<<TABLE …>reminders…</TABLE>>];
  ///     //   t1:c2 -> t2:c1;
  ///     // }
  ///
  /// Each table is a box with a row for each column; an arrow leads from the column that refers to the one that it refers
  /// to. The columns of the primary key are underlined. A reference to a table that is not in the schema is left out.
  public var dot: String {
    var lines = ["digraph schema {", "  rankdir=LR;", "  node [shape=plain];"]
    for (number, table) in tables.enumerated() {
      var rows = "<TR><TD COLSPAN=\"2\"><B>\(Self.html(table.title))</B></TD></TR>"
      for (position, column) in table.columns.enumerated() {
        let name = Self.html(column.name)
        let isKey = table.primaryKey?.columns.contains(column.name) == true
        rows += "<TR><TD ALIGN=\"LEFT\" PORT=\"c\(position + 1)\">\(isKey ? "<U>\(name)</U>" : name)</TD>"
        rows += "<TD ALIGN=\"LEFT\">\(Self.html(column.typeName))\(column.isNullable ? "?" : "")</TD></TR>"
      }
      lines.append(
        "  t\(number + 1) [label=<<TABLE BORDER=\"0\" CELLBORDER=\"1\" CELLSPACING=\"0\">\(rows)</TABLE>>];")
    }
    for reference in references {
      func port(_ table: Int, _ column: String?) -> String {
        let position = tables[table].columns.firstIndex { $0.name == column }
        return "t\(table + 1)" + (position.map { ":c\($0 + 1)" } ?? "")
      }
      lines.append(
        "  \(port(reference.child, reference.key.columns.first)) -> "
          + "\(port(reference.parent, reference.key.referencedColumns.first));")
    }
    return (lines + ["}"]).joined(separator: "\n") + "\n"
  }

  // MARK: References

  /// A foreign key as a line of a diagram.
  private struct Line {
    var columns: [String]
    var referencedColumns: [String]
    var isNullable: Bool
    /// Whether at most one row refers to another.
    var isUnique: Bool
  }

  /// The references within the schema, by the positions of the tables. SQLite finds a table whatever its case.
  private var references: [(child: Int, parent: Int, key: Line)] {
    tables.indices.flatMap { child in
      tables[child].foreignKeys.compactMap { key in
        let exact = tables.firstIndex { $0.name == key.table && $0.schema == key.schema }
        let parent =
          exact
          ?? tables.firstIndex {
            $0.name.lowercased() == key.table.lowercased() && $0.schema == key.schema
          }
        let table = tables[child]
        let columns = Set(key.columns)
        let isUnique = ([table.primaryKey].compactMap { $0 } + table.uniqueKeys)
          .contains { Set($0.columns).isSubset(of: columns) }
        let line = Line(
          columns: key.columns, referencedColumns: key.referencedColumns,
          isNullable: key.columns.contains { table.column($0)?.isNullable == true }, isUnique: isUnique)
        return parent.map { (child, $0, line) }
      }
    }
  }

  // MARK: Names

  /// A name or a type as one word.
  private static func mermaidWord(_ text: String) -> String {
    let word = text.unicodeScalars.filter { $0 != "\"" }.map { scalar in
      let isAllowed =
        scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789_-[]()".unicodeScalars.contains(scalar))
      return isAllowed ? Character(scalar) : "_"
    }
    let startsWell = word.first.map { $0.isLetter || $0 == "_" } ?? false
    return (startsWell ? "" : "_") + String(word)
  }

  private static func mermaidText(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
      .replacing(scalars: ["#": "#35;", "\"": "#quot;"])
  }

  private static func html(_ text: String) -> String {
    text.replacing(scalars: ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;"])
  }
}

extension DatabaseSchema.Table {
  fileprivate var title: String { (schema.map { $0 + "." } ?? "") + name }

  /// What Mermaid says of a column that is in a key.
  fileprivate func marks(of column: String) -> [String] {
    var marks: [String] = []
    if primaryKey?.columns.contains(column) == true { marks.append("PK") }
    if foreignKeys.contains(where: { $0.columns.contains(column) }) { marks.append("FK") }
    if uniqueKeys.contains(where: { $0.columns == [column] }) { marks.append("UK") }
    return marks
  }
}
