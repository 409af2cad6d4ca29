import ArgumentParser
import Foundation
import Koine
import KoineLogging
import KoinePostgreSQL
import KoineSQLite
import Logging

@main
struct FlightsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flights",
    abstract: "Loads real flights into a database and asks typed questions about them.",
    discussion: """
      Without a PostgreSQL database the questions are asked of SQLite, in a temporary file. With one they are \
      asked of both, and the answers are compared value by value. In PostgreSQL the tables are temporary \
      ones: nothing that the database holds is read or changed.
      """
  )

  @Argument(help: "sqlite, or the URL of a PostgreSQL database, such as postgres:///app.")
  var database = "sqlite"

  @Option(name: .customLong("data"), help: "The directory that holds the CSV files.")
  var dataDirectory = FlightsCommand.bundledData

  @Option(help: ArgumentHelp("How many rows of each answer are printed.", valueName: "N"))
  var rows = 8

  @Option(
    name: .customLong("log"),
    help: "Log the statements to the standard error from this level on: debug, warning (slow ones), error.")
  var logLevel: Logger.Level?

  /// The folder `Data` of this example.
  private static var bundledData: String {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.appendingPathComponent("Data").path
  }

  private var observers: [StatementObserver] {
    guard let logLevel else { return [] }
    var logger = Logger(label: "flights", factory: { StreamLogHandler.standardError(label: $0) })
    logger.logLevel = logLevel
    return [.logging(to: logger, slowerThan: .milliseconds(100))]
  }

  func validate() throws {
    guard rows >= 0 else { throw ValidationError("--rows takes a number that is not negative.") }
  }

  func run() async throws {
    do {
      try await Demo(
        database: database, dataDirectory: dataDirectory, rows: rows, observers: observers
      ).run()
    } catch let code as ExitCode {
      throw code
    } catch {
      FileHandle.standardError.write(Data("flights: \(DemoFailure(error))\n".utf8))
      throw ExitCode.failure
    }
  }
}

extension Logger.Level: @retroactive ExpressibleByArgument {}
