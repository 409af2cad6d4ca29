import Koine
import Testing

/// One table, as a program has declared it over time: each declaration differs from the first one in one thing.
private enum Thing {
  @Table("things") struct First {
    let id: Int
    var name: String
    var mark: Int?
  }
  @Table("things") struct Unique {
    let id: Int
    @Column(unique: true) var name: String
    var mark: Int?
  }
  @Table("things") struct CompositeKey {
    @Column(primaryKey: true) let id: Int
    @Column(primaryKey: true) var name: String
    var mark: Int?
  }
  @Table("things") struct OtherKey {
    let id: Int
    @Column(primaryKey: true) var name: String
    var mark: Int?
  }
  @Table("things") struct WithoutCase {
    let id: Int
    @Column(collation: .noCase) var name: String
    var mark: Int?
  }
  @Table("things") struct AsTheDatabase {
    let id: Int
    @Column(collation: .database) var name: String
    var mark: Int?
  }
  @Table("things") struct SmallNumber {
    let id: Int
    var name: String
    var mark: Int8?
  }
  @Table("things") struct NumberWithoutSign {
    let id: Int
    var name: String
    var mark: UInt?
  }
  @Table("things") struct SmallNumberWithoutSign {
    let id: Int
    var name: String
    var mark: UInt8?
  }
  @Table("things") struct LongName {
    let id: Int
    @Column(databaseType: "varchar(20)") var name: String
    var mark: Int?
  }
  @Table("things") struct ShortName {
    let id: Int
    @Column(databaseType: "varchar(5)") var name: String
    var mark: Int?
  }
  @Table("things") struct WithDefault {
    let id: Int
    @Column(default: "") var name: String
    var mark: Int?
  }
  @Table("things") struct WithoutNull {
    let id: Int
    var name: String
    var mark: Int
  }
  @Table("things") struct WithComment {
    let id: Int
    @Column(comment: "as on the label") var name: String
    var mark: Int?
  }
  @Table("things") struct WithReference {
    let id: Int
    var name: String
    @Column(references: First.self) var mark: Int?
  }
  @Table("things") struct WithAction {
    let id: Int
    var name: String
    @Column(references: First.self, onDelete: .setNull) var mark: Int?
  }
  @Table("things") struct WithRule {
    let id: Int
    var name: String
    var mark: Int?
    static let constraints: [TableConstraint<Self>] = [.check("positive") { $0.id > 0 }]
  }
  @Table("things") struct WithUniquePair {
    let id: Int
    var name: String
    var mark: Int?
    static let constraints: [TableConstraint<Self>] = [.unique(\.name, \.mark)]
  }
}

/// A step whose declaration has changed is told from the one that has been made, whatever it is that has changed.
@Suite struct ChangedMigrationTests {
  private static let declarations: [(name: String, statement: CreateTable)] = [
    ("first", Thing.First.createTable()), ("if not exists", Thing.First.createTable(ifNotExists: true)),
    ("unique", Thing.Unique.createTable()), ("composite key", Thing.CompositeKey.createTable()),
    ("other key", Thing.OtherKey.createTable()), ("no case", Thing.WithoutCase.createTable()),
    ("the database's order", Thing.AsTheDatabase.createTable()),
    ("8 bits", Thing.SmallNumber.createTable()), ("no sign", Thing.NumberWithoutSign.createTable()),
    ("8 bits, no sign", Thing.SmallNumberWithoutSign.createTable()),
    ("20 characters", Thing.LongName.createTable()), ("5 characters", Thing.ShortName.createTable()),
    ("default", Thing.WithDefault.createTable()), ("not NULL", Thing.WithoutNull.createTable()),
    ("comment", Thing.WithComment.createTable()), ("reference", Thing.WithReference.createTable()),
    ("action", Thing.WithAction.createTable()), ("rule", Thing.WithRule.createTable()),
    ("unique pair", Thing.WithUniquePair.createTable()),
  ]

  /// On PostgreSQL, which has the types of characters, too.
  @Test func everyChangeOfADeclarationIsSeen() async throws {
    for made in Self.declarations {
      try await Engine.postgreSQL.withDatabase { database in
        try await Migrations([Migration("make things") { made.statement }]).migrate(database)
        for other in Self.declarations {
          let step = Migration("make things") { other.statement }
          let state = try await Migrations([step]).status(database)[0].state
          if case .changed = state {
            #expect(other.name != made.name)
          } else {
            #expect(other.name == made.name, "\(made.name) became \(other.name)")
          }
        }
      }
    }
  }
}
