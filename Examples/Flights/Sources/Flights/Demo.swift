import ArgumentParser
import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite

/// One run of the demo.
struct Demo {
  let database: String
  let dataDirectory: String
  let rows: Int
  let observers: [StatementObserver]

  func run() async throws {
    let data = try FlightData(directory: dataDirectory)
    guard database != "sqlite" else {
      return try await withSQLite { try await ask(sqlite: $0, postgreSQL: nil, data) }
    }
    try await withPostgreSQL { postgreSQL in
      try await withSQLite { try await ask(sqlite: $0, postgreSQL: postgreSQL, data) }
    }
  }

  private func ask(
    sqlite: any Connection, postgreSQL: (any Connection)?, _ data: FlightData
  ) async throws {
    try await load(data, into: sqlite, "SQLite")
    if let postgreSQL { try await load(data, into: postgreSQL, "PostgreSQL") }
    let report = Report(
      rows: rows, sqlite: sqlite.dialect, postgreSQL: postgreSQL?.dialect ?? PostgreSQLDialect())
    var differences: [Difference] = []
    print()
    for (index, question) in Question.all.enumerated() {
      let answer = try await ask(question, of: sqlite, "SQLite")
      var answers = [(engine: "SQLite", answer: answer)]
      if let postgreSQL {
        let other = try await ask(question, of: postgreSQL, "PostgreSQL")
        answers.append((engine: "PostgreSQL", answer: other))
        if let difference = Difference(question, sqlite: answer, postgreSQL: other) {
          differences.append(difference)
        }
      }
      print(try report.text(index + 1, question, answers))
    }
    guard differences.isEmpty else {
      for difference in differences { print("different: \(difference)") }
      throw ExitCode.failure
    }
    let count = Question.all.count
    print(postgreSQL == nil ? "ran: \(count) queries on SQLite" : "identical: \(count) queries")
  }

  private func ask(
    _ question: Question, of connection: any Connection, _ engine: String
  ) async throws -> Answer {
    do {
      return try await question.ask(connection)
    } catch {
      throw DemoFailure(error, in: "\(engine): \(question.title)")
    }
  }

  private func load(_ data: FlightData, into connection: any Connection, _ engine: String) async throws {
    let progress = ProgressBar(engine)
    defer { progress.finish() }
    let clock = ContinuousClock()
    let start = clock.now
    let count = try await data.load(into: connection, progress: progress)
    progress.finish()
    let time = Int((start.duration(to: clock.now) / .milliseconds(1)).rounded())
    print("\(engine): \(count) rows from 5 files in \(time) ms")
  }

  /// A database in a file that ends with `body`.
  private func withSQLite(_ body: (any Connection) async throws -> Void) async throws {
    let directory = FileManager.default.temporaryDirectory
      .appendingPathComponent("flights-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let database = try SQLiteDatabase(
      path: directory.appendingPathComponent("flights.db").path, configuration: .init(observers: observers))
    do {
      try await body(database)
      await database.close()
    } catch {
      await database.close()
      throw error
    }
  }

  /// One connection to the server, in which every table is a temporary one. It ends with `body`, and the
  /// tables with it, however that is; tables of the same names that the database holds stay as they are.
  private func withPostgreSQL(_ body: (any Connection) async throws -> Void) async throws {
    let database = try await PostgreSQLDatabase(
      url: self.database, configuration: .init(observers: observers))
    do {
      try await database.withConnection { connection in
        try await connection.execute("SET search_path TO pg_temp")
        try await body(connection)
      }
      await database.close()
    } catch {
      await database.close()
      throw error
    }
  }
}
