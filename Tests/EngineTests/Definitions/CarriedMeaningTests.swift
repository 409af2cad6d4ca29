import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

private enum MemberGrade: String, ColumnValue, CaseIterable { case low, high }

@Table("amounts") private struct WholeAmount: Identifiable, Equatable {
  let id: Int
  var amount: Int
}

@Table("amounts") private struct DecimalAmount: Identifiable, Equatable {
  let id: Int
  @Column(as: Scaled<Cents>.self) var amount: Decimal
}

@Table("amounts") private struct RenamedAmount: Identifiable, Equatable {
  let id: Int
  @Column(as: Scaled<Cents>.self, renamedFrom: "amount") var price: Decimal
}

@Table("amounts") private struct RealAmount: Identifiable, Equatable {
  let id: Int
  var amount: Double
}

@Table("visits") private struct TextVisit: Identifiable, Equatable {
  let id: Int
  var at: String
}

@Table("visits") private struct InstantVisit: Identifiable, Equatable {
  let id: Int
  var at: Date
}

@Table("members") private struct Member: Identifiable, Equatable {
  let id: Int
  @Column(unique: true, collation: .noCase) var mail: String
  @Column(databaseType: "level") var level: MemberGrade?

  static let constraints: [TableConstraint<Member>] = [.enumType(\.level)]
}

@Table("members") private struct PlainMember: Identifiable, Equatable {
  let id: Int
  @Column(unique: true, collation: .noCase) var mail: String
  var level: MemberGrade?

  static let constraints: [TableConstraint<PlainMember>] = [.cases(\.level)]
}

@Table("loans") private struct Loan: Identifiable {
  let id: Int
  @Column(references: Member.self) var member: Member.ID
}

@Table("amounts") private struct DescribedAmount: Identifiable {
  let id: Int
  var amount: Int
  var note: String
}

/// What values mean when a table changes or goes to another engine.
@Suite struct CarriedMeaningTests {
  /// On SQLite a decimal number is an integer without its point: taking one for the other takes a yes.
  @Test(arguments: Engine.allCases) func wholeNumbersAndDecimals(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await WholeAmount.createTable().execute(database)
      try await WholeAmount.insert([WholeAmount(id: 1, amount: 5)]).execute(database)
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [DecimalAmount.self])
      }
      #expect(error?.description.contains("values would be lost") == true, "\(error as Any)")
      try await database.migrate(to: [DecimalAmount.self], allowingLoss: true)
      let expected = Decimal(string: engine == .sqlite ? "0.05" : "5") ?? 0
      #expect(try await DecimalAmount.all().fetchAll(database) == [DecimalAmount(id: 1, amount: expected)])
      #expect(try await database.plan(for: [DecimalAmount.self]).isEmpty)
      await #expect(throws: SchemaPlanError.self) { try await database.migrate(to: [WholeAmount.self]) }
      // Another name is no other unit.
      try await database.migrate(to: [RenamedAmount.self])
      #expect(try await RenamedAmount.all().fetchAll(database) == [RenamedAmount(id: 1, price: expected)])
    }
  }

  @Test func decimalsAreTakenForNoOtherNumbersOnSQLite() async throws {
    try await Engine.sqlite.withDatabase { database in
      try await DecimalAmount.createTable().execute(database)
      try await DecimalAmount.insert([DecimalAmount(id: 1, amount: 5)]).execute(database)
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [RealAmount.self], allowingLoss: true)
      }
      #expect(error?.description.contains("scale") == true)
      #expect(try await DecimalAmount.all().fetchAll(database) == [DecimalAmount(id: 1, amount: 5)])
    }
  }

  /// A text becomes an instant in UTC, wherever the server thinks it is.
  @Test func textsBecomeInstantsInUTC() async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await database.execute(
        SQLFragment([
          .text(
            "DO 'BEGIN EXECUTE format(''ALTER DATABASE %I SET TimeZone TO ''''Asia/Kolkata'''''', current_database()); END'"
          )
        ]))
      try await TextVisit.createTable().execute(database)
      try await TextVisit.insert([TextVisit(id: 1, at: "2024-01-01 10:00:00")]).execute(database)
      try await database.withConnection { connection in
        try await connection.execute("SET TimeZone TO 'Asia/Kolkata'")
      }
      try await database.migrate(to: [InstantVisit.self], allowingLoss: true)
      let instant = try #require(ISO8601DateFormatter().date(from: "2024-01-01T10:00:00Z"))
      #expect(try await InstantVisit.all().fetchAll(database) == [InstantVisit(id: 1, at: instant)])
    }
  }

  /// Keys without case and enum types go along to PostgreSQL, and back.
  @Test func copiedKeysWithoutCaseAndEnumTypes() async throws {
    let rows = [Member(id: 1, mail: "Ann@x", level: .high), Member(id: 2, mail: "bob@x", level: nil)]
    try await Engine.sqlite.withDatabase { file in
      try await Member.createTable().execute(file)
      try await Member.insert(rows).execute(file)
      try await Engine.postgreSQL.withDatabase { server in
        #expect(try await file.copyPlan(to: server, declared: [Member.self]).left.isEmpty)
        try await file.copy(to: server, declared: [Member.self])
        #expect(try await Member.order(by: \.id).fetchAll(server) == rows)
        #expect(try await server.plan(for: [Member.self]).isEmpty)
        let error = await #expect(throws: DatabaseError.self) {
          try await Member.insert(Member(id: 3, mail: "ANN@X", level: .low)).execute(server)
        }
        #expect(error?.code == .uniqueViolation)
        try await Engine.sqlite.withDatabase { other in
          try await server.copy(to: other, declared: [Member.self])
          #expect(try await Member.order(by: \.id).fetchAll(other) == rows)
          let again = await #expect(throws: DatabaseError.self) {
            try await Member.insert(Member(id: 3, mail: "ANN@X", level: .low)).execute(other)
          }
          #expect(again?.code == .uniqueViolation)
        }
        // The type is there already.
        try await Engine.sqlite.withDatabase { empty in
          try await Member.dropTable().execute(server)
          try await Member.createTable().execute(empty)
          try await empty.copy(to: server, declared: [Member.self])
          #expect(try await Member.all().fetchCount(server) == 0)
        }
      }
    }
  }

  /// Values of an enum type become texts with a check, whose rows are looked at as texts.
  @Test(arguments: Engine.allCases) func anEnumTypeBecomesATextWithACheck(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Member.createTable().execute(database)
      try await Member.insert([Member(id: 1, mail: "a", level: .high)]).execute(database)
      try await database.migrate(to: [PlainMember.self], allowingLoss: true)
      #expect(
        try await PlainMember.all().fetchAll(database) == [PlainMember(id: 1, mail: "a", level: .high)])
      #expect(try await database.plan(for: [PlainMember.self]).isEmpty)
    }
  }

  /// A value that is no case is the same error everywhere.
  @Test(arguments: Engine.allCases) func aValueThatIsNoCase(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Member.createTable().execute(database)
      let error = await #expect(throws: DatabaseError.self) {
        try await database.execute("INSERT INTO members (id, mail, level) VALUES (1, 'a', 'none')")
      }
      #expect(error?.code == .invalidValue)
    }
  }

  @Test(arguments: Engine.allCases) func aReferenceThatLeadsNowhereIsRefused(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      await #expect(throws: (any Error).self) { try await database.migrate(to: [Loan.self]) }
      #expect(try await database.schema().tables.isEmpty)
      try await database.migrate(to: [Loan.self, Member.self])
    }
  }

  /// A column without a value for rows: the error says what to declare.
  @Test(arguments: Engine.allCases) func aColumnWithoutAValueForRows(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await WholeAmount.createTable().execute(database)
      try await WholeAmount.insert((1...11).map { WholeAmount(id: $0, amount: $0) }).execute(database)
      let error = await #expect(throws: SchemaPlanError.self) {
        try await database.migrate(to: [DescribedAmount.self])
      }
      let text = "\(error as Any)"
      #expect(
        text.contains(", and there may be more. Declare a default, @Column(default:), or let"), "\(text)")
    }
  }

  /// The error of an import says which rule a row broke.
  @Test(arguments: Engine.allCases) func theRuleThatAnImportedRowBreaks(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Member.createTable().execute(database)
      var rejected: [String] = []
      try await Member.import(
        .text("id,mail\n1,a\n2,A\n"), as: .csv(), into: database,
        rejecting: { rejected.append("\($0.error)") })
      #expect(rejected.count == 1 && rejected[0].contains("("), "\(rejected)")
    }
  }
}
