@testable import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import Testing

struct CompositeKeyTests {
  @Test func `The key is a constraint of the table`() throws {
    #expect(
      try Seat.createTable().render(in: .sqlite).sql == """
        CREATE TABLE "seats" ("row" INTEGER NOT NULL, "l" TEXT NOT NULL, "passenger" TEXT, \
        PRIMARY KEY ("row", "l")) STRICT
        """)
    #expect(
      try Seat.createTable().render(in: .postgreSQL).sql == """
        CREATE TABLE "seats" ("row" bigint NOT NULL, "l" text COLLATE "C" NOT NULL, \
        "passenger" text COLLATE "C", PRIMARY KEY ("row", "l"))
        """)
  }

  @Test func `A key is there once, its parts may be there often`() async throws {
    for database in try await Engines.shared().all {
      let error = await #expect(throws: DatabaseError.self) {
        try await database.transaction { connection in
          try await Seat.insert(Seat(row: 1, letter: "A", passenger: nil)).execute(connection)
        }
      }
      #expect(error?.code == .uniqueViolation)
    }
  }

  @Test func `A row that is looked up by its whole key needs no limit`() throws {
    let found = Seat.find((1, "a"))
    #expect(found.statement.limitedToOneRow == found.statement)
    let some = Seat.where { $0.row == 1 }
    #expect(some.statement.limitedToOneRow != some.statement)
  }
}
