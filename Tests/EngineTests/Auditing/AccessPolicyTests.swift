import Koine
import KoineTesting
import Testing

@Table("depots") private struct Depot: Identifiable, Equatable {
  let id: Int
  var name: String
}

@Table("parcels") private struct Carton: Identifiable, Equatable {
  let id: Int
  var label: String
  var weight: Int?
  @Column(references: Depot.self, onDelete: .cascade) var depotID: Int?
}

private typealias Name = StatementAccess.Table

/// What statements read and write, and policies that refuse some of it.
@Suite(.timeLimit(.minutes(5))) struct AccessPolicyTests {
  // MARK: What statements tell

  @Test func aQueryReadsItsColumns() {
    let query = Depot.join(Carton.self) { $0.id == $1.depotID }
      .where { _, parcel in parcel.weight > 3 }.select { depot, _ in depot.name }
    #expect(
      query.reads.columns == [Name("depots"): ["id", "name"], Name("parcels"): ["depotID", "weight"]])
    #expect(query.reads.description == "depots (id, name), parcels (depotID, weight)")
    #expect(query.writes.description == "nothing")
  }

  private static var told: [(any Statement, reads: String, writes: String)] {
    [
      (Carton.all(), "parcels (depotID, id, label, weight)", "nothing"),
      (Carton.all().count(), "parcels", "nothing"),
      (Carton.insert { Carton.Draft(label: "a") }, "nothing", "parcels (depotID, label, weight)"),
      (
        Carton.insert([Carton(id: 1, label: "a")]).onConflict(\.id) { row, excluded in
          row.label = excluded.label
        }
        .returning(\.weight), "parcels (id, weight)", "parcels (depotID, id, label, weight)"
      ),
      (Carton.find(1).update { $0.weight = $0.depotID }, "parcels (depotID, id)", "parcels (weight)"),
      (Depot.all().delete(), "nothing", "depots (every column)"),
      (Depot.find(1).delete(), "depots (id)", "depots (every column)"),
      (
        Carton.join(Depot.self) { $0.depotID == $1.id }.update { $0.label = $1.name },
        "depots (id, name), parcels (depotID)", "parcels (label)"
      ),
      (
        Depot.update((1...501).map { Depot(id: $0, name: "") }), "depots (id)", "depots (name)"
      ),
      (Depot.truncate(), "nothing", "depots (every column)"),
      (Depot.advanceGeneratedKey(), "depots (id)", "depots (id)"),
      (Depot.createTable(), "nothing", "depots (every column)"),
      (
        RawQuery("SELECT \(Carton.columns.label) FROM \(Carton.self)", as: String.self),
        "parcels (label), and what is not known", "and what is not known"
      ),
    ]
  }

  @Test func statementsTellWhatTheyTouch() {
    for (statement, reads, writes) in Self.told {
      #expect(statement.reads.description == reads, "\(statement)")
      #expect(statement.writes.description == writes, "\(statement)")
    }
  }

  // MARK: Policies

  private static var policy: AccessPolicy {
    var policy = AccessPolicy()
    policy.allowReads(of: Depot.self)
    policy.allowWrites(of: Depot.self)
    policy.allowReads(of: Carton.self, \.id, \.label)
    policy.allowWrites(of: Carton.self, \.label)
    return policy
  }

  /// What a call is refused with; `nil` if it is not.
  private static func refusal(_ body: () async throws -> Void) async throws -> String? {
    do {
      try await body()
      return nil
    } catch let error as AccessPolicyViolation {
      return error.description
    }
  }

  private static let byHand =
    "The access policy does not allow SQL written by hand, of which it is not known what it reads and writes."
  private static let wholeRead =
    "The access policy does not allow the statement to read parcels (depotID, weight)."

  @Test func aStatementIsCheckedWithoutADatabase() async throws {
    let policy = Self.policy
    try Carton.find(1).select(\.label).check(against: policy)
    try Carton.find(1).update { $0.label = "b" }.check(against: policy)
    #expect(try await Self.refusal { try Carton.all().check(against: policy) } == Self.wholeRead)
    #expect(
      try await Self.refusal { try Carton.find(1).update { $0.weight = 2 }.check(against: policy) }
        == "The access policy does not allow the statement to write parcels (weight).")
    #expect(
      try await Self.refusal { try Depot.find(1).delete().check(against: policy) }
        == "The access policy does not allow the statement to write parcels (every column).")
    #expect(
      try await Self.refusal { try Depot.createTable().check(against: policy) }
        == "The access policy does not allow definitions: of depots (every column).")
    #expect(
      try await Self.refusal {
        try RawQuery("SELECT 1", as: Int.self).check(against: policy)
      } == Self.byHand)
  }

  private static let declared = DeclaredQuery { (weight: Parameter<Int>) in
    Carton.where { $0.weight == weight }
  }

  @Test(arguments: Engine.allCases)
  func everyWayToRunIsAudited(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Depot.createTable().execute(database)
      try await Carton.createTable().execute(database)
      try await Depot.insert([Depot(id: 1, name: "a")]).execute(database)
      try await Carton.insert([Carton(id: 1, label: "p", weight: 3, depotID: 1)]).execute(database)
      let audited = try await database.audited(by: Self.policy)

      let label = Carton.find(1).select(\.label)
      #expect(try await label.fetchAll(audited) == ["p"])
      #expect(try await label.fetchOne(audited) == "p")
      #expect(try await label.fetchCount(audited) == 1)
      var streamed: [String] = []
      for try await value in label.stream(audited) { streamed.append(value) }
      #expect(streamed == ["p"])
      try await Depot.insert((2...3000).map { Depot(id: $0, name: "d") }).execute(audited)
      #expect(try await Depot.all().fetchCount(audited) == 3000)
      try await audited.transaction { connection in
        try await Carton.find(1).update { $0.label = "q" }.execute(connection)
        let changed = try await connection.transaction { try await label.fetchOne($0) }
        #expect(changed == "q")
      }

      let all = Carton.all()
      let refused: [(String?, (any Connection) async throws -> Void)] = [
        (Self.wholeRead, { _ = try await all.fetchAll($0) }),
        (Self.wholeRead, { _ = try await all.fetchOne($0) }),
        (Self.wholeRead, { _ = try await all.fetchRows($0) }),
        (Self.wholeRead, { for try await _ in all.stream($0) {} }),
        (
          "The access policy does not allow the statement to read parcels (weight).",
          { _ = try await Carton.where { $0.weight > 1 }.fetchCount($0) }
        ),
        (Self.wholeRead, { _ = try await Self.declared(3).fetchAll($0) }),
        (
          "The access policy does not allow the statement to write parcels (depotID, weight).",
          { try await Carton.insert { Carton.Draft(label: "x", weight: 1) }.execute($0) }
        ),
        (
          "The access policy does not allow the statement to write parcels (every column).",
          { try await Depot.find(1).delete().execute($0) }
        ),
        (
          "The access policy does not allow definitions: of parcels (every column).",
          { try await Carton.dropTable().execute($0) }
        ),
        (Self.byHand, { try await $0.execute("DELETE FROM \(Depot.self)") }),
        (Self.byHand, { _ = try await $0.fetchAll("SELECT 1", as: Int.self) }),
        (Self.byHand, { _ = try await $0.fetchOne("SELECT 1", as: Int.self) }),
        (Self.byHand, { for try await _ in $0.stream("SELECT 1", as: Int.self) {} }),
        (Self.byHand, { try await $0.executeScript("DELETE FROM parcels") }),
        (Self.byHand, { try await $0.run(RenderedStatement(sql: "SELECT 1")) { _ in } }),
        (
          Self.byHand,
          { try await $0.perform(Carton.find(1).select(\.label).statement.render(in: $0.dialect)) { _ in } }
        ),
        (Self.byHand, { _ = try await $0.cursor(RenderedStatement(sql: "SELECT 1")) }),
        (
          Self.byHand,
          { connection in
            try await connection.run(
              RenderedBatch(sql: "DELETE FROM parcels", types: [], count: 1) { _, _ in })
          }
        ),
      ]
      for (index, (reason, body)) in refused.enumerated() {
        #expect(try await Self.refusal { try await body(audited) } == reason, "\(index)")
        #expect(
          try await Self.refusal { try await audited.transaction { try await body($0) } } == reason,
          "\(index)")
        #expect(
          try await Self.refusal { try await audited.withConnection { try await body($0) } } == reason,
          "\(index)")
      }
      #expect(try await Carton.all().fetchAll(database) == [Carton(id: 1, label: "q", weight: 3, depotID: 1)])
      #expect(try await Depot.all().fetchCount(database) == 3000)
    }
  }

  @Test(arguments: Engine.allCases)
  func foreignKeysOfTheDatabaseAreFollowed(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Depot.createTable().execute(database)
      try await Carton.createTable().execute(database)
      var policy = AccessPolicy()
      policy.allowReads(of: Depot.self)
      policy.allowWrites(of: Depot.self)
      // The policy does not know of parcels; the database does.
      try Depot.find(1).delete().check(against: policy)
      let audited = try await database.audited(by: policy)
      #expect(
        try await Self.refusal { try await Depot.find(1).delete().execute(audited) }
          == "The access policy does not allow the statement to write parcels (every column).")
    }
  }

  @Test(arguments: Engine.allCases)
  func auditsMayBeNested(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Depot.createTable().execute(database)
      var byHand = AccessPolicy()
      byHand.allowReads(of: Depot.self, \.name)
      byHand.allowsSQLByHand = true
      let inner = try await database.audited(by: byHand)
      let outer = try await inner.audited(by: Self.policy)
      #expect(try await Depot.select(\.name).fetchAll(outer) == [])
      #expect(try await inner.fetchAll("SELECT 1", as: Int.self) == [1])
      #expect(try await Self.refusal { try await outer.execute("DELETE FROM depots") } == Self.byHand)
      #expect(
        try await Self.refusal { _ = try await Depot.all().fetchAll(outer) }
          == "The access policy does not allow the statement to read depots (id).")
    }
  }
}
