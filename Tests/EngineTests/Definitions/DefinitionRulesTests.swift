import Koine
import KoineTesting
import MariaDBTestDriver
import Testing

/// The engines keep to the rules of tables that Koine creates.
@Suite struct DefinitionRulesTests {
  private static let day = CalendarDate(2024, 2, 29)

  private static func booking(
    _ id: Int, room: Int? = 1, day: CalendarDate = day, guest: String = "Ann", seats: Int = 2,
    price: Scaled<Cents> = 10, isCancelled: Bool = false
  ) -> Booking {
    Booking(
      id: id, room: room, day: day, guest: guest, seats: seats, price: price, isCancelled: isCancelled)
  }

  /// Runs `body` on SQLite, PostgreSQL and MariaDB, each with an empty database.
  private static func onEachEngine(_ body: (any Connection, String) async throws -> Void) async throws {
    for engine in Engine.allCases {
      try await engine.withDatabase { try await body($0, engine.rawValue) }
    }
    let database = try await MariaDBDatabase.makeDatabase()
    try await body(database, "mariaDB")
  }

  @Test func aRowAgainstARuleIsRefused() async throws {
    try await Self.onEachEngine { database, engine in
      try await Slot.createTable().execute(database)
      try await Booking.createTable().execute(database)
      try await Slot.insert(Slot(room: 1, day: Self.day, note: nil)).execute(database)
      let good = Self.booking(1)
      try await Booking.insert(good).execute(database)
      let bad: [(Booking, DatabaseError.Code, String?)] = [
        (Self.booking(2), .uniqueViolation, "one booking a day"),
        (Self.booking(2, guest: "Bob", seats: 0), .checkViolation, "seats are positive"),
        (Self.booking(2, guest: "Bob", seats: 101), .checkViolation, "seats are positive"),
        (Self.booking(2, guest: "Bob", price: -1), .checkViolation, nil),
        (Self.booking(2, room: 2, guest: "Bob"), .foreignKeyViolation, nil),
      ]
      for (row, code, name) in bad {
        let error = await #expect(throws: DatabaseError.self) {
          try await Booking.insert(row).execute(database)
        }
        #expect(error?.code == code, "\(engine): \(row)")
        // SQLite tells the columns of a unique key, not its name.
        if let name, engine == "postgreSQL" || engine == "sqlite" && code == .checkViolation {
          #expect(error?.constraint == name, "\(engine): \(row)")
        }
      }
      let cancelled = Self.booking(2, room: nil, guest: "Bob", price: -1, isCancelled: true)
      try await Booking.insert(cancelled).execute(database)
      #expect(try await Booking.order(by: \.id).fetchAll(database) == [good, cancelled])
      try await Slot.all().delete().execute(database)
      #expect(try await Booking.all().fetchAll(database) == [cancelled], "\(engine)")
    }
  }

  @Test(arguments: Engine.allCases) func aPartialIndexMindsItsRowsAlone(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Guest.createTable().execute(database)
      func add(_ id: Int, _ email: String, _ name: String?) async throws {
        try await Guest.insert(Guest(id: id, email: email, name: name, left: nil)).execute(database)
      }
      try await add(1, "a@b", "Ann")
      try await add(2, "A@B", "it's")
      let error = await #expect(throws: DatabaseError.self) { try await add(3, "A@b", "Bob") }
      #expect(error?.code == .uniqueViolation)
      try await Guest.indexes[0].drop().execute(database)
      try await add(3, "A@b", "Bob")
      try await Guest.indexes[0].drop(ifExists: true).execute(database)
      try await Guest.indexes[1].create(ifNotExists: true).execute(database)
      #expect(try await Guest.order(by: \.id).select(\.email).fetchAll(database) == ["a@b", "A@B", "A@b"])
    }
  }

  @Test(arguments: Engine.allCases) func aDeferredReferenceIsLookedAtAtTheEnd(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Branch.createTable().execute(database)
      try await database.transaction { connection in
        try await Branch.insert(Branch(id: "leaf", parent: "root")).execute(connection)
        try await Branch.insert(Branch(id: "root", parent: nil)).execute(connection)
      }
      let error = await #expect(throws: DatabaseError.self) {
        try await database.transaction { connection in
          try await Branch.insert(Branch(id: "twig", parent: "nowhere")).execute(connection)
        }
      }
      #expect(error?.code == .foreignKeyViolation)
      try await Branch.find("root").update { $0.parent = "root" }.execute(database)
      #expect(
        try await Branch.order(by: \.id).fetchAll(database)
          == [Branch(id: "leaf", parent: "root"), Branch(id: "root", parent: "root")])
      let restricted = await #expect(throws: DatabaseError.self) {
        try await Branch.find("root").delete().execute(database)
      }
      #expect(restricted?.code == .foreignKeyViolation)
    }
  }

  /// The steps of one definition are one change.
  @Test(arguments: Engine.allCases) func aTableIsCreatedWithAllItsIndexesOrNotAtAll(_ engine: Engine)
    async throws
  {
    try await engine.withDatabase { database in
      try await Slot.createTable().execute(database)
      try await database.execute("CREATE TABLE other (a INTEGER)")
      try await database.execute("CREATE INDEX bookings_latest ON other (a)")
      let error = await #expect(throws: DatabaseError.self) {
        try await Booking.createTable().execute(database)
      }
      #expect(error?.code == .alreadyExists)
      try await database.execute("DROP INDEX bookings_latest")
      try await Booking.createTable().execute(database)
      try await Booking.createTable(ifNotExists: true).execute(database)
      #expect(try await Booking.count().fetchOne(database) == 0)
    }
  }
}
