#if Commands
  import Koine

  /// What went wrong, in one line.
  struct CommandFailure: Error, CustomStringConvertible {
    let description: String

    init(_ error: any Error) {
      let lines = "\(error)".split(whereSeparator: \.isNewline)
      description = lines.map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
    }
  }

  /// Opens a database for as long as `body` runs, and makes one line of what goes wrong.
  func withDatabase(
    _ open: () async throws -> any Database, _ body: (any Database) async throws -> Void
  ) async throws {
    do {
      let database = try await open()
      do {
        try await body(database)
      } catch {
        await database.close()
        throw error
      }
      await database.close()
    } catch {
      throw CommandFailure(error)
    }
  }
#endif
