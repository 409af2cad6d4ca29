import Koine
import Testing

/// The people of these tests, before and after a change.
extension TableMadeAnewTests {
  @Table("places") struct HomeTown: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  /// People as they were.
  @Table("people") struct OldPerson: Identifiable, Equatable {
    let id: Int
    var name: String
    var age: Int32?
    var note: String
    var isKnown: Bool?
    var place: Int?
    var obsolete: String?

    static let constraints: [TableConstraint<OldPerson>] = [
      .check("short") { $0.note.length() < 10 }, .unique(\.note, name: "one note"),
    ]
    static let indexes: [TableIndex<OldPerson>] = [.on(\.name)]
  }

  /// People as they are to be.
  @Table("people") struct Person: Identifiable, Equatable {
    let id: Int
    @Column(collation: .noCase) var name: String
    @Column(default: 7) var age: Int
    var note: String?
    var isKnown: Int?
    var place: Int?
    @Column(unique: true) var code: String?
    @Column(default: 1, references: HomeTown.self) var home: Int?
    @Column(generated: .stored) var doubled: Int?
    var required: Int

    static let generatedColumns: [GeneratedColumn<Person>] = [.computed(\.doubled) { $0.id * 2 }]
    static let indexes: [TableIndex<Person>] = [.on(\.name)]
  }

  /// People with another name for their name, and nothing obsolete.
  @Table("people") struct NamedPerson: Identifiable, Equatable {
    let id: Int
    var fullName: String
    @Column(default: 0) var age: Int
    var note: String
    var isKnown: Bool?
    var place: Int?
    var mail: String?

    static let constraints: [TableConstraint<NamedPerson>] = [
      .check("short") { $0.note.length() < 10 }, .unique(\.note, name: "one note"),
      .check("of age") { $0.age >= 7 },
    ]
    static let indexes: [TableIndex<NamedPerson>] = [.on(\.fullName)]
  }

  static func withPeople(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database in
      try await HomeTown.createTable().execute(database)
      try await OldPerson.createTable().execute(database)
      try await HomeTown.insert([HomeTown(id: 1, name: "Rome")]).execute(database)
      try await OldPerson.insert([
        OldPerson(id: 1, name: "Ann", age: 40, note: "a", isKnown: true, place: 1, obsolete: "o"),
        OldPerson(id: 2, name: "Bob", age: 30, note: "b", isKnown: nil, place: 1, obsolete: nil),
      ]).execute(database)
      try await body(database)
    }
  }

  static func rows(_ columns: String, on connection: any Connection) async throws -> [String] {
    var rows: [String] = []
    try await connection.run(RenderedStatement(sql: "SELECT \(columns) FROM people ORDER BY id")) { row in
      rows.append(try row.next(String.self))
    }
    return rows
  }

  static func run(_ sql: String, on connection: any Connection) async throws {
    try await connection.run(RenderedStatement(sql: sql)) { _ in }
  }

  static func insert(_ columns: String, _ values: String) -> String {
    "INSERT INTO people (id, name, \(columns)) VALUES (9, 'x', \(values))"
  }
}
