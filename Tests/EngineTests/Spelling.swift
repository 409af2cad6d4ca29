import Koine

/// Texts that mind no case, that do, and that the database compares in its own way.
@Table struct Spelling: Identifiable, Equatable {
  let id: Int
  @Column(collation: .noCase) var name: String?
  @Column(collation: .noCase) var nick: String
  var code: String?
  @Column(collation: .database) var local: String

  static let texts: [String?] = ["a", "A", "b", "B", "É", "é", "", "Z", "_", "aa", "Ab", nil]

  /// Each text, beside the one five places on in the other columns.
  static let rows = texts.indices.map { index in
    Spelling(
      id: index + 1, name: texts[index], nick: texts[(index + 5) % texts.count] ?? "?", code: texts[index],
      local: texts[index] ?? "")
  }
}

@Selection struct Spelled: Equatable {
  var text: String?
  var id: Int
}

/// A whole row of a table inside.
@Selection struct SpelledRow: Equatable {
  var row: Spelling
  var length: Int
}
