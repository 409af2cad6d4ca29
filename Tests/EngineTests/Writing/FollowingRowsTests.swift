import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import KoineSQLite
import Testing

@Table("wards") private struct Ward: Identifiable, Equatable {
  let id: Int
  var patients = 0
}

@Table("patients") private struct Patient: Identifiable, Equatable {
  let id: Int
  @Column(references: Ward.self, onDelete: .cascade, onUpdate: .cascade) var wardID: Int
}

@Table("beds") private struct Bed: Equatable {
  @Column(primaryKey: true) let room: Int
  @Column(primaryKey: true) let place: Int
  var sheets = 0
}

@Table("stays") private struct Stay: Identifiable, Equatable {
  let id: Int
  var room: Int
  var place: Int

  static let constraints: [TableConstraint<Stay>] = [
    .foreignKey(
      \.room, \.place, references: Bed.self, \.room, \.place, onDelete: .cascade, onUpdate: .cascade)
  ]
}

/// Reads of tables whose rows follow those that a statement deletes or changes, by foreign keys: an engine that changes
/// them meanwhile must not show it.
@Suite struct FollowingRowsTests {
  private func withRows(
    on engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database in
      try await Ward.createTable().execute(database)
      try await Patient.createTable().execute(database)
      try await Bed.createTable().execute(database)
      try await Stay.createTable().execute(database)
      try await Ward.insert((1...4).map { Ward(id: $0) }).execute(database)
      try await Patient.insert([
        Patient(id: 1, wardID: 1), Patient(id: 2, wardID: 1), Patient(id: 3, wardID: 2),
        Patient(id: 4, wardID: 3),
      ]).execute(database)
      try await Bed.insert([Bed(room: 1, place: 1), Bed(room: 2, place: 1)]).execute(database)
      try await Stay.insert([Stay(id: 1, room: 1, place: 1), Stay(id: 2, room: 2, place: 1)])
        .execute(database)
      try await body(database)
    }
  }

  private static var update: Update<Ward.Columns, Int> {
    Ward.find(1).update { $0.id = 5 }.returning { ward in
      Patient.where { $0.wardID == ward.id }.count()
    }
  }

  private static var deletion: Delete<Ward.Columns, Int> {
    Ward.find(1).delete().returning { ward in Patient.where { $0.wardID == ward.id }.count() }
  }

  private static var upsert: Insert<Ward, Int> {
    Ward.insert([Ward(id: 1)]).onConflict(\.id) { row, _ in row.id = 5 }.returning { ward in
      Patient.where { $0.wardID == ward.id }.count()
    }
  }

  private static var updateOfBed: Update<Bed.Columns, Int> {
    Bed.where { $0.room == 1 }.update { $0.place = 9 }.returning { bed in
      Stay.where { $0.room == bed.room && $0.place == bed.place }.count()
    }
  }

  private static var deletionOfBed: Delete<Bed.Columns, Int> {
    Bed.where { $0.room == 1 }.delete().returning { bed in
      Stay.where { $0.room == bed.room && $0.place == bed.place }.count()
    }
  }

  /// Changes that return how many rows there are for the one that is changed, and what they return if they read them as
  /// they were.
  private static var returning: [(name: String, statement: any Statement<Int>, rows: [Int])] {
    [
      ("an update", update, [0]), ("a deletion", deletion, [2]), ("an upsert", upsert, [0]),
      ("an update of a part of a key", updateOfBed, [0]),
      ("a deletion by a key of two columns", deletionOfBed, [1]),
    ]
  }

  @Test func whatIsReturnedOfRowsThatFollowIsAsItWas() async throws {
    for (name, statement, rows) in Self.returning {
      let problems = statement.statement.check(in: .sqlite)
      #expect(problems.map(\.subject) == [.feature(.followingTablesInReturning)], "\(name)")
      #expect(problems.map(\.place) == [[SQLPlace("RETURNING", 1)]], "\(name)")
      #expect(statement.statement.check(in: .postgreSQL) == [], "\(name)")
      try await withRows(on: .postgreSQL) { database in
        let returned = try await statement.fetchAll(database)
        #expect(returned == rows, "\(name)")
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func rowsThatDoNotFollowAreReturned(_ engine: Engine) async throws {
    try await withRows(on: engine) { database async throws in
      let update = Ward.find(1).update { $0.patients = 7 }.returning { ward in
        Patient.where { $0.wardID == ward.id }.count()
      }
      #expect(try await update.fetchAll(database) == [2])
    }
  }

  /// It reads patients for each ward, and gives both new keys.
  private static var moves: Update<Ward.Columns, Void> {
    Ward.all().update { ward in
      ward.patients = Patient.where { $0.wardID < 10 && $0.wardID >= ward.id - 100 }.count()
      ward.id += 10
    }
  }

  private static var closing: Delete<Ward.Columns, Void> {
    Ward.where { ward in ward.id == 1 || Patient.count() > 2 }.delete()
  }

  @Test(arguments: Engine.allCases)
  func whatIsAssignedIsReadAsItWas(_ engine: Engine) async throws {
    try await withRows(on: engine) { database async throws in
      try await Self.moves.execute(database)
      #expect(
        try await Ward.order(by: \.id).fetchAll(database) == (11...14).map { Ward(id: $0, patients: 4) })
      #expect(
        try await Patient.order(by: \.id).select(\.wardID).fetchAll(database) == [11, 11, 12, 13])
      try await Bed.all().update { bed in
        bed.sheets = Stay.where { $0.place < 10 && $0.room >= bed.room - 100 }.count()
        bed.place += 10
      }.execute(database)
      #expect(
        try await Bed.order(by: \.room).fetchAll(database) == [
          Bed(room: 1, place: 11, sheets: 2), Bed(room: 2, place: 11, sheets: 2),
        ])
      #expect(
        try await Stay.order(by: \.id).fetchAll(database) == [
          Stay(id: 1, room: 1, place: 11), Stay(id: 2, room: 2, place: 11),
        ])
    }
  }

  @Test(arguments: Engine.allCases)
  func aConditionOfADeletionIsReadAsItWas(_ engine: Engine) async throws {
    try await withRows(on: engine) { database async throws in
      #expect(try await Self.closing.execute(database) == 4)
      #expect(try await Patient.all().fetchAll(database) == [])
    }
  }

  @Test func mariaDBIsRefusedAsItShowsTheChange() {
    let refused = [UnsupportedFeature.Subject.feature(.followingTablesInChange)]
    #expect(Self.moves.check(in: .mariaDB).map(\.subject) == refused)
    #expect(Self.moves.check(in: .mariaDB).map(\.detail) == ["\"patients\""])
    #expect(Self.closing.check(in: .mariaDB).map(\.subject) == refused)
  }

  private static var upsertOfRows: Insert<Ward, Void> {
    Ward.insert([Ward(id: 1), Ward(id: 2), Ward(id: 9)]).onConflict(\.id) { row, _ in
      row.patients = Patient.where { $0.wardID < 10 }.count()
      row.id += 10
    }
  }

  private static var upsertFromQuery: Insert<Ward, Void> {
    let counts = Ward.select { ward in
      (ward.id, Patient.where { $0.wardID == ward.id || $0.wardID > 10 }.count())
    }
    return Ward.insert(\.id, \.patients, select: counts).onConflict(\.id) { row, excluded in
      row.patients = excluded.patients
      row.id += 10
    }
  }

  /// Upserts of several rows that give the wards new keys, and what they leave if they read patients as they were.
  private static var upserts: [(name: String, statement: Insert<Ward, Void>, wards: [Ward])] {
    [
      (
        "SET", upsertOfRows,
        [Ward(id: 3), Ward(id: 4), Ward(id: 9), Ward(id: 11, patients: 4), Ward(id: 12, patients: 4)]
      ),
      (
        "the query", upsertFromQuery,
        [Ward(id: 11, patients: 2), Ward(id: 12, patients: 1), Ward(id: 13, patients: 1), Ward(id: 14)]
      ),
    ]
  }

  @Test func anUpsertOfSeveralRowsReadsWhatFollowsAsItWas() async throws {
    for (name, statement, wards) in Self.upserts {
      let problems = statement.check(in: .sqlite)
      #expect(problems.map(\.subject) == [.feature(.changedTableInUpsert)], "\(name)")
      #expect(problems.map(\.detail) == ["\"patients\""], "\(name)")
      try await withRows(on: .postgreSQL) { database in
        try await statement.execute(database)
        #expect(try await Ward.order(by: \.id).fetchAll(database) == wards, "\(name)")
      }
    }
  }

  private static var policy: AccessPolicy {
    var policy = AccessPolicy()
    policy.allowReads(of: Bed.self)
    policy.allowWrites(of: Bed.self)
    policy.allowReads(of: Stay.self)
    return policy
  }

  @Test func aPolicyFollowsKeysOfSeveralColumns() {
    let deletion = #expect(throws: AccessPolicyViolation.self) {
      try Bed.where { $0.room == 1 }.delete().check(against: Self.policy)
    }
    #expect(
      deletion?.description
        == "The access policy does not allow the statement to write stays (every column).")
    let update = #expect(throws: AccessPolicyViolation.self) {
      try Bed.where { $0.room == 1 }.update { $0.place = 9 }.check(against: Self.policy)
    }
    #expect(
      update?.description
        == "The access policy does not allow the statement to write stays (place, room).")
  }
}
