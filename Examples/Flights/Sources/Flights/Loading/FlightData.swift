import Koine

/// The contents of the five files, read and checked as a whole before anything is inserted.
struct FlightData: Sendable {
  let airlines: [Airline]
  let airports: [Airport]
  let planes: [Plane]
  let weather: [Weather]
  let flights: [Flight.Draft]

  init(directory: String) throws {
    airlines = try CSVFile.read(Airline.self, in: directory)
    airports = try CSVFile.read(Airport.self, in: directory)
    planes = try CSVFile.read(Plane.self, in: directory)
    weather = try CSVFile.read(Weather.self, in: directory)
    flights = try CSVFile.read(Flight.Draft.self, in: directory)
  }

  /// Creates the tables and fills them, each file in a transaction of its own.
  ///
  /// - Returns: The number of rows inserted.
  @discardableResult
  func load(into connection: some Connection, progress: ProgressBar) async throws -> Int {
    try await connection.transaction { transaction in
      try await Airline.createTable().execute(transaction)
      try await Airport.createTable().execute(transaction)
      try await Plane.createTable().execute(transaction)
      try await Weather.createTable().execute(transaction)
      try await Flight.createTable().execute(transaction)
    }
    var count = 0
    count += try await load(airlines, into: connection, progress) { Airline.insert($0) }
    count += try await load(airports, into: connection, progress) { Airport.insert($0) }
    count += try await load(planes, into: connection, progress) { Plane.insert($0) }
    count += try await load(weather, into: connection, progress) { Weather.insert($0) }
    count += try await load(flights, into: connection, progress) { Flight.insert($0) }
    return count
  }

  /// Inserts in portions, so that the bar moves.
  ///
  /// - Throws: ``DemoFailure`` with the file's name.
  private func load<Row: CSVDecodable>(
    _ rows: [Row], into connection: some Connection, _ progress: ProgressBar,
    insert: @Sendable ([Row]) -> some Statement
  ) async throws -> Int {
    do {
      return try await connection.transaction { transaction in
        var count = 0
        progress.show(Row.file, count, of: rows.count)
        while count < rows.count {
          let portion = Array(rows[count..<min(count + 1000, rows.count)])
          count += try await insert(portion).execute(transaction)
          progress.show(Row.file, count, of: rows.count)
        }
        return count
      }
    } catch let error as DatabaseError {
      throw DemoFailure(error, in: Row.file)
    }
  }
}
