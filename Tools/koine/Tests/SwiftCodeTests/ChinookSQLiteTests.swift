import Koine
import Testing

@testable import ChinookSQLite

@Suite struct ChinookSQLiteTests {
  @Test func everyRowIsRead() async throws {
    try await MadeDatabase.chinook.withDatabase(on: .sqlite) { database in
      try await database.executeScript(
        """
        INSERT INTO Artist VALUES (1, 'AC/DC'), (2, NULL);
        INSERT INTO Album VALUES (1, 'For Those About To Rock We Salute You', 1);
        INSERT INTO Employee VALUES (1, 'Adams', NULL, '1962-02-18 00:00:00'), (2, 'Edwards', 1, NULL);
        INSERT INTO Track VALUES (1, 'Evil Walks', 1, 8611245, 0.99), (2, 'Loose', NULL, NULL, 1);
        INSERT INTO copied VALUES (1, 'Evil Walks'), (NULL, NULL);
        """)
      #expect(
        try await Artist.all().order(by: \.artistID).fetchAll(database).map { "\($0)" } == [
          #"Artist(artistID: 1, name: Optional("AC/DC"))"#, "Artist(artistID: 2, name: nil)",
        ])
      #expect(
        try await Album.join(Artist.self) { $0.artistID == $1.artistID }.select { ($0.title, $1.name) }
          .fetchAll(database).map { "\($0)" } == [
            #"("For Those About To Rock We Salute You", Optional("AC/DC"))"#
          ])
      #expect(
        try await Employee.all().order(by: \.employeeID).fetchAll(database).map { "\($0)" } == [
          #"Employee(employeeID: 1, lastName: "Adams", reportsTo: nil, birthDate: Optional(1962-02-18 00:00:00 +0000))"#,
          #"Employee(employeeID: 2, lastName: "Edwards", reportsTo: Optional(1), birthDate: nil)"#,
        ])
      #expect(
        try await Track.all().order(by: \.trackID).fetchAll(database).map { "\($0)" } == [
          #"Track(trackID: 1, name: "Evil Walks", albumID: Optional(1), bytes: Optional(8611245), unitPrice: 0.99)"#,
          #"Track(trackID: 2, name: "Loose", albumID: nil, bytes: nil, unitPrice: 1.0)"#,
        ])
      #expect(
        try await Copied.all().fetchAll(database).map { "\($0)" } == [
          #"Copied(trackID: Optional(1), aName: Optional("Evil Walks"))"#, "Copied(trackID: nil, aName: nil)",
        ])
      #expect(try await PlaylistTrack.all().fetchAll(database).isEmpty)
    }
  }

  /// The tables that the code makes are those that it was made of.
  @Test func tablesAreMadeAlike() async throws {
    let original = try await MadeDatabase.chinook.withDatabase(on: .sqlite) {
      try await $0.schema().normalized
    }
    let made = try await MadeDatabase.Engine.sqlite.withDatabase { database in
      try await Artist.createTable().execute(database)
      try await Album.createTable().execute(database)
      try await Employee.createTable().execute(database)
      try await Track.createTable().execute(database)
      return try await database.schema().normalized
    }
    #expect(
      made.tables == original.tables.filter { ["Artist", "Album", "Employee", "Track"].contains($0.name) })
  }
}
