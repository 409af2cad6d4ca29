import Koine
import KoinePostgreSQL
import KoineSQLite

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

extension DatabaseAddress {
  /// What a command does with a database.
  enum Access {
    /// An SQLite file is opened for reading alone, and stays as it is.
    case reading
    case writing
    /// A file that does not exist is made.
    case creating
  }

  /// Opens the database, which has to exist, for as long as `body` runs.
  ///
  /// - Throws: ``Mistake`` if it cannot be opened; what `body` throws.
  func withDatabase<Result>(
    _ access: Access, observers: [StatementObserver] = [], _ body: (any Database) async throws -> Result
  ) async throws -> Result {
    Interruption.cancelsFromNowOn()
    let database: any Database
    do {
      database = try await open(access, observers)
    } catch let error as DatabaseError {
      throw Mistake(error).about(name)
    }
    do {
      let result = try await body(database)
      await database.close()
      return result
    } catch {
      await database.close()
      throw error
    }
  }

  private func open(_ access: Access, _ observers: [StatementObserver]) async throws -> any Database {
    switch engine {
    case .sqlite(let path):
      if access != .creating { try checkFile(path) }
      return try SQLiteDatabase(
        path: path, configuration: .init(readerCount: 1, isReadOnly: access == .reading, observers: observers)
      )
    case .postgreSQL(let url):
      return try await PostgreSQLDatabase(url: url, configuration: .init(poolSize: 1, observers: observers))
    }
  }

  /// SQLite makes a file that does not exist.
  private func checkFile(_ path: String) throws(Mistake) {
    var status = stat()
    guard stat(path, &status) == 0 else {
      let reason = errno == ENOENT ? "There is no such file." : String(cString: strerror(errno))
      throw Mistake(reason).about(name)
    }
    guard status.st_mode & S_IFMT != S_IFDIR else { throw Mistake("This is a folder.").about(name) }
  }
}
