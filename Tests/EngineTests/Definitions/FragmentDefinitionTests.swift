import Foundation
import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import Testing

/// What a definition has to quote.
private let quoted = #"it's a \ "name" \' -- /* ?1 $1 $$ "#
private let noon = Date(timeIntervalSince1970: 43_200)

/// A table whose definition is SQL written by hand, with values in it.
@Table("signs") private struct Sign: Identifiable, Equatable {
  let id: Int
  var text: String
  var made: Date
  @Column(generated: .stored) var marked: String
  @Column(generated: .stored) var isLate: Bool
  @Column(generated: .stored) var known: String

  static let generatedColumns: [GeneratedColumn<Sign>] = [
    .computed(\.marked) { SQL("\($0.text) || \(quoted)", as: String.self) },
    .computed(\.isLate) { SQL("\($0.made) > \(noon)", as: Bool.self) },
    .computed(\.known) { SQL("coalesce(\(nil as String?), \($0.text))", as: String.self) },
  ]

  static let constraints: [TableConstraint<Sign>] = [
    .check("not the marked one") {
      SQL("\($0.text) NOT IN \([quoted + "!", "\\", "'"])", as: Bool.self)
    }
  ]

  static let indexes: [TableIndex<Sign>] = [
    .unique(name: "signs_by_hand") {
      SQL("lower(\($0.text))", as: String.self)
    } where: {
      SQL("\($0.text) <> \(quoted)", as: Bool.self)
    }
  ]
}

/// The rows of a view that is written by hand.
@Table("lateSigns") private struct LateSign: Equatable {
  var id: Int
  var text: String
  var isQuoted: Bool
}

@Table("unfit") private struct UnfitSign: Identifiable {
  let id: Int
  var text: String
  @Column(generated: .stored) var marked: String

  static let generatedColumns: [GeneratedColumn<UnfitSign>] = [
    .computed(\.marked) { SQL("\($0.text) || \("a\0b")", as: String.self) }
  ]
}

/// SQL written by hand in definitions, which have no placeholders: values are constants in them.
@Suite struct FragmentDefinitionTests {
  private static let dialects: [any SQLDialect] = [
    SQLiteDialect.sqlite, PostgreSQLDialect.postgreSQL, MariaDBDialect.mariaDB,
  ]

  private static let late = View(LateSign.self) {
    Sign.where { SQL("\($0.made) > \(noon) AND \($0.text) <> \("\\'")", as: Bool.self) }
      .select {
        ($0.id, SQL("\($0.text) || \(quoted)", as: String.self), SQL("\($0.text) = \(quoted)", as: Bool.self))
      }
  }

  private static func add(_ id: Int, _ text: String, _ made: Date, on database: any Database) async throws {
    try await Sign.insert { Sign.Draft(id: id, text: text, made: made) }.execute(database)
  }

  @Test(arguments: Engine.allCases) func columnsAreComputedWithValues(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Sign.createTable().execute(database)
      try await Self.add(1, "a", noon, on: database)
      try await Self.add(2, quoted, noon + 1, on: database)
      #expect(
        try await Sign.order(by: \.id).fetchAll(database) == [
          Sign(id: 1, text: "a", made: noon, marked: "a" + quoted, isLate: false, known: "a"),
          Sign(id: 2, text: quoted, made: noon + 1, marked: quoted + quoted, isLate: true, known: quoted),
        ])
    }
  }

  @Test(arguments: Engine.allCases) func aCheckComparesWithValues(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Sign.createTable().execute(database)
      for text in [quoted + "!", "\\", "'"] {
        let error = await #expect(throws: DatabaseError.self) {
          try await Self.add(1, text, noon, on: database)
        }
        #expect(error?.code == .checkViolation)
      }
      try await Self.add(1, "\\'", noon, on: database)
      #expect(try await Sign.select(\.text).fetchAll(database) == ["\\'"])
    }
  }

  @Test(arguments: Engine.allCases) func anIndexHasTermsAndAConditionWithValues(_ engine: Engine) async throws
  {
    try await engine.withDatabase { database in
      try await Sign.createTable().execute(database)
      try await Self.add(1, "Ab", noon, on: database)
      let error = await #expect(throws: DatabaseError.self) {
        try await Self.add(2, "aB", noon, on: database)
      }
      #expect(error?.code == .uniqueViolation)
      try await Self.add(3, quoted, noon, on: database)
      try await Self.add(4, quoted, noon, on: database)
      #expect(try await Sign.order(by: \.id).select(\.id).fetchAll(database) == [1, 3, 4])
    }
  }

  @Test(arguments: Engine.allCases) func aViewComparesWithValues(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Sign.createTable().execute(database)
      try await Self.late.create().execute(database)
      try await Self.add(1, "a", noon, on: database)
      try await Self.add(2, "b", noon + 1, on: database)
      try await Self.add(3, "\\'", noon + 1, on: database)
      try await Self.add(4, quoted, noon + 1, on: database)
      #expect(
        try await LateSign.order(by: \.id).fetchAll(database) == [
          LateSign(id: 2, text: "b" + quoted, isQuoted: false),
          LateSign(id: 4, text: quoted + quoted, isQuoted: true),
        ])
    }
  }

  @Test func definitionsBindNothing() throws {
    for dialect in [SQLiteDialect.sqlite, PostgreSQLDialect.postgreSQL] as [any SQLDialect] {
      let table = try Sign.createTable().render(in: dialect)
      #expect(table.steps.map(\.bindings.count) == [0, 0])
      #expect(try Self.late.create().render(in: dialect).bindings.isEmpty)
    }
  }

  @Test func aTextWithNULIsRefused() {
    let view = View(LateSign.self) {
      Sign.select { ($0.id, $0.text, SQL("\($0.text) = \("a\0b")", as: Bool.self)) }
    }
    let index = TableIndex<UnfitSign>.on(name: "unfit_by_hand") {
      SQL("\($0.text) || \("\0")", as: String.self)
    }
    let check = TableConstraint<UnfitSign>.check { SQL("\($0.text) <> \("\0")", as: Bool.self) }
    let definitions: [SQLStatement] = [
      UnfitSign.createTable().statement, view.create().statement, index.create().statement,
      UnfitSign.alterTable { $0.add(check) }.statement,
    ]
    for dialect in Self.dialects {
      for definition in definitions {
        let subjects = Set(definition.check(in: dialect).filter { !$0.isNote }.map(\.subject))
        #expect(subjects.contains(.defect(.invalidValue)), "\(dialect.name): \(definition)")
      }
    }
  }
}
