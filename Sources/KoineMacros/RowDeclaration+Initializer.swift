extension RowDeclaration {
  /// The body of an extension: the initialiser that reads the cells of a row.
  ///
  /// - Parameter decoding: The expression that reads a column, without its `try`.
  func initializer(decoding: (StoredProperty, Int) -> String) -> String {
    var text = "\n  \(access.modifier)init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {\n"
    if delegates {
      text += "    try self.init(\n      "
      text += columns.enumerated().map { "\($1.name): \(decoding($1, $0))" }
        .joined(separator: ",\n      ")
      text += "\n    )\n"
    } else {
      for (position, column) in columns.enumerated() {
        text += "    self.\(column.name) = try \(decoding(column, position))\n"
      }
    }
    return text + "  }\n"
  }

  /// Whether the memberwise initialiser takes the values. Assignments would evaluate the default values first, for every row,
  /// and copy a large struct at their end, with a retain and a release of each text; of a small one they take less code.
  private var delegates: Bool {
    hasMemberwiseInitializer && (columns.count > 8 || columns.contains { !$0.hasLiteralDefault })
  }
}
