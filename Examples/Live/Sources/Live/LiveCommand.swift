import ArgumentParser
import Foundation
import Logging
import UnixSignals

@main struct LiveCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "live", abstract: "A list of reminders on a page that stays up to date in every window.")

  @Argument(help: "The path of an SQLite file, or the URL of a PostgreSQL database: postgres:///app.")
  var database = "reminders.db"

  @Option(help: "The address to listen on.")
  var host = "127.0.0.1"

  @Option(help: "The port to listen on; 0 for any that is free.")
  var port = 8080

  func run() async throws {
    let database = try await openDatabase(database)
    let host = host
    var logger = Logger(label: "live")
    logger.logLevel = .notice
    let server = server(on: database, host: host, port: port, signals: [.sigterm, .sigint], logger: logger) {
      port in
      print("http://\(host):\(port) – open it in two windows; Ctrl-C stops the server")
      // Whoever started the program may read it from a pipe.
      fflush(nil)
    }
    do {
      try await server.run()
    } catch {
      await database.close()
      throw error
    }
    await database.close()
  }
}
