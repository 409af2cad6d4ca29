import Koine
import KoineTesting
import Testing

@Table("rooms") private struct Room: Identifiable {
  let id: Int
  var floor: Int
  var number: Int
  var name: String
  static let constraints: [TableConstraint<Room>] = [.unique(\.floor, \.number)]
}

@Table("desks") private struct Desk: Identifiable {
  let id: Int
  var floor: Int
  var number: Int
  static let constraints: [TableConstraint<Desk>] = [
    .foreignKey(
      \.floor, \.number, references: Room.self, \.floor, \.number, onDelete: .cascade, onUpdate: .cascade)
  ]
}

@Table("lamps") private struct Lamp: Identifiable {
  let id: Int
  @Column(references: Desk.self, onDelete: .cascade) var deskID: Int
}

@Table("people") private struct Person: Identifiable {
  let id: Int
  var name: String
}

/// The same table by its full name.
@Table("people", schema: "public") private struct PublicPerson: Identifiable {
  let id: Int
  var name: String
}

@Table("badges", schema: "public") private struct PublicBadge: Identifiable {
  let id: Int
  var person: Int?
}

@Table("codes") private struct Code: Identifiable {
  let id: Int
  var code: String
}

@Table("uses") private struct Use: Identifiable {
  let id: Int
  var code: String?
}

/// The rows that follow others by foreign keys, as types declare them and as databases have them.
@Suite(.timeLimit(.minutes(5))) struct FollowedKeyTests {
  /// What a policy does not allow a statement to write; `nil` if it allows it.
  private static func excess(_ body: () async throws -> Void) async throws -> String? {
    do {
      try await body()
      return nil
    } catch let violation as AccessPolicyViolation {
      return violation.writes.description
    }
  }

  private static func policy(writing tables: any Table.Type...) -> AccessPolicy {
    var policy = AccessPolicy()
    for table in tables {
      policy.allowReads(of: table)
      policy.allowWrites(of: table)
    }
    return policy
  }

  /// Keys of several columns, and those of a table that only a rule of a type refers to.
  @Test func theRulesOfATypeCount() async throws {
    var policy = Self.policy(writing: Room.self)
    try Room.find(1).delete().check(against: policy)
    policy.allowReads(of: Lamp.self)
    let cases: [(any Statement, String?)] = [
      (Room.find(1).delete(), "desks (every column), lamps (every column)"),
      (Room.find(1).update { $0.number = 2 }, "desks (floor, number)"),
      (Room.find(1).update { $0.name = "Attic" }, nil),
    ]
    for (statement, expected) in cases {
      let found = try await Self.excess { try statement.check(against: policy) }
      #expect(found == expected, "\(statement)")
    }
    policy.allowWrites(of: Desk.self)
    policy.allowWrites(of: Lamp.self)
    for (statement, _) in cases { try statement.check(against: policy) }
  }

  @Test func theKeysOfEverySchemaCount() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await Person.createTable().execute(database)
      try await database.executeScript(
        """
        CREATE SCHEMA other;
        CREATE TABLE other.letters (id bigint, person bigint REFERENCES people ON DELETE CASCADE);
        CREATE TABLE other.people (id bigint PRIMARY KEY);
        CREATE TABLE other.pets (person bigint REFERENCES other.people ON DELETE CASCADE)
        """)
      let cases: [(policy: AccessPolicy, deletion: any Statement)] = [
        (Self.policy(writing: Person.self), Person.find(1).delete()),
        (Self.policy(writing: PublicPerson.self), PublicPerson.find(1).delete()),
      ]
      for (policy, deletion) in cases {
        let audited = try await database.audited(by: policy)
        let excess = try await Self.excess { _ = try await deletion.execute(audited) }
        #expect(excess == "other.letters (every column)", "\(deletion)")
      }
    }
  }

  /// A table with its schema is the one that the bare name finds.
  @Test func aVisibleTableHasTwoNames() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await Person.createTable().execute(database)
      try await database.execute(
        "CREATE TABLE badges (id bigint PRIMARY KEY, person bigint REFERENCES people ON DELETE SET NULL)")
      try await Person.insert([Person(id: 1, name: "Ada"), Person(id: 2, name: "Ben")]).execute(database)
      let refused = try await database.audited(by: Self.policy(writing: Person.self))
      let excess = try await Self.excess { try await Person.find(1).delete().execute(refused) }
      #expect(excess == "badges (person)")
      let policy = Self.policy(writing: Person.self, PublicPerson.self, PublicBadge.self)
      let audited = try await database.audited(by: policy)
      #expect(try await Person.find(1).delete().execute(audited) == 1)
      #expect(try await PublicPerson.find(2).delete().execute(audited) == 1)
    }
  }

  /// A deletion may set some of the columns that refer; an update changes all of them.
  @Test func deletionsAndUpdatesChangeOtherColumns() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      let version = try await database.fetchOne(
        "SELECT CAST(current_setting('server_version_num') AS integer)", as: Int.self)
      // Older servers always set all columns.
      guard let version, version >= 150_000 else { return }
      try await Room.createTable().execute(database)
      try await database.execute(
        """
        CREATE TABLE keys (id bigint, floor bigint, number bigint, FOREIGN KEY (floor, number)
          REFERENCES rooms (floor, number) ON DELETE SET NULL (number) ON UPDATE CASCADE)
        """)
      let audited = try await database.audited(by: Self.policy(writing: Room.self))
      let cases: [(any Statement, String?)] = [
        (Room.find(1).delete(), "keys (number)"),
        (Room.find(1).update { $0.floor = 2 }, "keys (floor, number)"),
        (Room.find(1).update { $0.name = "Attic" }, nil),
      ]
      for (statement, expected) in cases {
        let excess = try await Self.excess { _ = try await statement.execute(audited) }
        #expect(excess == expected, "\(statement)")
      }
    }
  }

  /// SQLite ignores the case of names.
  @Test func namesInAnotherCaseAreTheSame() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(
        """
        CREATE TABLE Codes (id INTEGER PRIMARY KEY, CODE TEXT NOT NULL UNIQUE);
        CREATE TABLE Uses (id INTEGER PRIMARY KEY, Code TEXT REFERENCES codes (Code) ON UPDATE CASCADE)
        """)
      let change = Code.find(1).update { $0.code = "b" }
      let refused = try await database.audited(by: Self.policy(writing: Code.self))
      let excess = try await Self.excess { try await change.execute(refused) }
      #expect(excess == "Uses (Code)")
      let audited = try await database.audited(by: Self.policy(writing: Code.self, Use.self))
      #expect(try await change.execute(audited) == 0)
    }
  }
}
