import CSQLite
@_spi(KoineDriver) import Koine

/// The errors that functions in Swift have thrown on one connection, on their way through SQLite, which takes texts alone.
///
/// Whoever has the connection alone uses it.
final class ThrownErrors {
  private var number = 0
  /// Those that have not arrived yet. A statement that is ended early drops its errors: they go with the next ones.
  private var errors: [(number: Int, error: any Error)] = []

  /// While a statement is taken down, each of its groups may throw once more.
  private static let limit = 64

  /// Ends the call of a function, and the statement, with an error.
  func throwing(_ error: any Error, from context: OpaquePointer?) {
    sqlite3_result_error(context, keep(error), -1)
  }

  /// Keeps an error, until a statement has failed with the message that is returned.
  func keep(_ error: any Error) -> String {
    number &+= 1
    if errors.count == Self.limit { errors.removeFirst() }
    errors.append((number, error))
    return Self.message(number)
  }

  /// The error that ended a statement of which SQLite says this; `nil` if no function has thrown it.
  func take(by message: String?) -> (any Error)? {
    guard !errors.isEmpty, let found = errors.first(where: { Self.message($0.number) == message }) else {
      return nil
    }
    errors.removeAll()
    return found.error
  }

  private static func message(_ number: Int) -> String { "a function in Swift has thrown error \(number)" }
}

extension SQLiteHandle {
  /// The error that a function in Swift has thrown, if that is why a statement failed.
  func thrownError(_ message: String?) -> (any Error)? { functions?.thrown.take(by: message) }
}
