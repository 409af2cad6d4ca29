import Koine

/// Documents of JSON of every kind.
@Table struct Paper: Identifiable, Equatable {
  let id: Int
  var document: JSONValue?
  @Column(as: JSON<[String]>.self) var labels: [String]
  var rank: Int
}

/// A page of a paper, whose changes are counted.
@Table struct Sheet: Identifiable, Equatable, VersionedTable {
  let id: Int
  var text: String
  var length: Int
  @Column(default: 0) var version = 0
  static var versionColumn: KeyPath<Columns, Column<Sheet, Int>> { \.version }
}

/// Documents chosen to hurt: null within and alone, keys that are signs of paths, scalars, numbers at their ends.
enum Papers {
  static func install(on database: some Connection) async throws {
    try await Paper.createTable().execute(database)
    try await Paper.insert(rows).execute(database)
    try await Sheet.createTable().execute(database)
    try await Sheet.insert(sheets).execute(database)
  }

  static let sheets = [
    Sheet(id: 1, text: "a", length: 3), Sheet(id: 2, text: "b", length: 5, version: 4),
    Sheet(id: 3, text: "c", length: 1),
  ]

  static let rows = [
    Paper(
      id: 1,
      document: [
        "title": "Walk", "tags": ["a", "É", .null, 3], "due": .null, "done": true, "score": .double(2.5),
        "count": 3,
        "author": ["name": "Ada", "a.b": ["\"": 1, "deep": ["x", ["y", "z"]]]], "": "empty",
      ], labels: ["b", "a"], rank: 2),
    Paper(
      id: 2,
      document: [
        "0": "zero", "$": 5, "a\\b": "back\\slash", "'": "O'Hara", "[0]": 1, "*": "star", "é": "e",
        "title": 7,
        "tags": "none", "line\nend": "tab\t", "author": .null, "count": .double(2.5), "done": "true",
        "due": "2020-01-31",
      ], labels: [], rank: 1),
    Paper(
      id: 3,
      document: [
        1, [2, [3]], ["k": "v"], .double(-1.5), "x", .integer(.max), .double(12_345_678_901_234_567_168),
        true,
      ],
      labels: ["É", "\"", "\\"], rank: 2),
    Paper(id: 4, document: .null, labels: ["a"], rank: 1),
    Paper(id: 5, document: nil, labels: [], rank: 3),
    Paper(id: 6, document: "text", labels: ["x", "y", "x"], rank: 3),
    Paper(id: 7, document: 5, labels: ["z"], rank: 2),
    Paper(id: 8, document: [:], labels: [], rank: 2),
    Paper(id: 9, document: [], labels: [], rank: 1),
  ]
}
