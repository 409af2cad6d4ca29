import Koine
import Testing

@Table private struct Domain: Identifiable, Equatable {
  let id: Int
  var host: String
  var port: Int
  var owner: String?

  static let constraints: [TableConstraint<Domain>] = [.unique(\.host, \.port, name: "each \"host\" once")]
}

/// Upserts that name a constraint of PostgreSQL's, in place of its columns.
@Suite struct ConstraintConflictTests {
  private static let constraint = "each \"host\" once"
  private static let stored = [
    Domain(id: 1, host: "a", port: 80, owner: "Ada"), Domain(id: 2, host: "b", port: 80, owner: nil),
  ]
  /// One that exists under another key, and one that does not.
  private static let proposed = [
    Domain(id: 3, host: "a", port: 80, owner: "Bob"), Domain(id: 4, host: "a", port: 81, owner: "Cy"),
  ]

  private static func withDomains(_ body: (any Database) async throws -> Void) async throws {
    try await Engine.postgreSQL.withDatabase { database in
      try await Domain.createTable().execute(database)
      try await Domain.insert(stored).execute(database)
      try await body(database)
    }
  }

  private static func expectRows(_ rows: [Domain], _ database: any Database) async throws {
    #expect(try await Domain.order(by: \.id).fetchAll(database) == rows)
  }

  @Test func aRowThatViolatesTheConstraintIsLeftOut() async throws {
    try await Self.withDomains { database async throws in
      let insert = Domain.insert(Self.proposed).onConstraintConflict(Self.constraint)
      #expect(
        try insert.render(in: .postgreSQL).sql
          == """
          INSERT INTO "domains" ("id", "host", "port", "owner") VALUES ($1, $2, $3, $4), ($5, $6, $7, $8) \
          ON CONFLICT ON CONSTRAINT "each ""host"" once" DO NOTHING
          """)
      #expect(try await insert.execute(database) == 1)
      try await Self.expectRows(Self.stored + [Self.proposed[1]], database)
      // Now both exist.
      #expect(try await insert.returning(\.id).fetchAll(database) == [])
      try await Self.expectRows(Self.stored + [Self.proposed[1]], database)
    }
  }

  @Test func aRowThatExistsGetsValuesOfTheProposedOne() async throws {
    try await Self.withDomains { database async throws in
      let insert = Domain.insert(Self.proposed).onConstraintConflict(Self.constraint) { row, excluded in
        row.owner = (row.owner ?? "") + " and " + (excluded.owner ?? "")
        row.port = excluded.port + 1_000
      }
      .returning { $0 }
      let changed = Domain(id: 1, host: "a", port: 1_080, owner: "Ada and Bob")
      #expect(
        try await insert.fetchAll(database).sorted { $0.id < $1.id } == [changed, Self.proposed[1]])
      try await Self.expectRows([changed, Self.stored[1], Self.proposed[1]], database)
    }
  }

  /// Two rows with one key of the constraint are refused before they run, however they would be run; if the type does not
  /// declare the constraint, by the server.
  @Test(arguments: [constraint, "domains_pkey"]) func theSameKeyTwiceIsRefused(_ name: String) async throws {
    try await Self.withDomains { database async throws in
      let twice = [
        Domain(id: 1, host: "a", port: 80, owner: "Bob"), Domain(id: 1, host: "a", port: 80, owner: "Cy"),
      ]
      let upsert = Domain.insert(twice).onConstraintConflict(name) { $0.owner = $1.owner }
      if name == Self.constraint {
        let repeated = [UnsupportedFeature.Subject.defect(.repeatedConflictKey)]
        #expect(upsert.check(in: .postgreSQL).filter { !$0.isNote }.map(\.subject) == repeated)
        await #expect(throws: UnsupportedFeatures.self) { try await upsert.execute(database) }
        await #expect(throws: UnsupportedFeatures.self) {
          try await upsert.returning(\.id).fetchAll(database)
        }
      } else {
        let errors = [
          await #expect(throws: DatabaseError.self) { try await upsert.execute(database) },
          await #expect(throws: DatabaseError.self) {
            try await upsert.returning(\.id).fetchAll(database)
          },
        ]
        #expect(errors.map { $0?.engineCode } == ["21000", "21000"])
      }
      try await Self.expectRows(Self.stored, database)
    }
  }

  @Test func thePrimaryKeyHasANameToo() async throws {
    try await Self.withDomains { database async throws in
      let rows = [Domain(id: 2, host: "c", port: 1, owner: "Dee"), Self.proposed[1]]
      let insert = Domain.insert(rows).onConstraintConflict("domains_pkey") { $0.owner = $1.owner }
      #expect(try await insert.execute(database) == 2)
      try await Self.expectRows(
        [Self.stored[0], Domain(id: 2, host: "b", port: 80, owner: "Dee"), Self.proposed[1]], database)
    }
  }

  @Test func anotherConstraintIsViolatedAsEver() async throws {
    try await Self.withDomains { database async throws in
      let insert = Domain.insert([Domain(id: 1, host: "c", port: 1, owner: nil)])
        .onConstraintConflict(Self.constraint)
      let error = await #expect(throws: DatabaseError.self) { try await insert.execute(database) }
      #expect(error?.code == .uniqueViolation)
      #expect(error?.constraint == "domains_pkey")
      try await Self.expectRows(Self.stored, database)
    }
  }

  @Test func aConstraintThatDoesNotExistIsAnErrorWithItsName() async throws {
    try await Self.withDomains { database async throws in
      let leaving = Domain.insert(Self.proposed[0]).onConstraintConflict("no such name")
      let updating = Domain.insert(Self.proposed[0]).onConstraintConflict("no such name") {
        $0.owner = $1.owner
      }
      for insert in [leaving, updating] {
        let error = await #expect(throws: DatabaseError.self) { try await insert.execute(database) }
        #expect(error?.code == .other)
        #expect(error?.engineCode == "42704")
        #expect(error?.engineWords == #"constraint "no such name" for table "domains" does not exist"#)
      }
      try await Self.expectRows(Self.stored, database)
    }
  }
}
