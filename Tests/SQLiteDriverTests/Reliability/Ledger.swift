import Koine
import KoineSQLite

/// Transactions with numbers, each of which changes several pages, so that what is stored after each of them is known.
enum Ledger {
  /// A transaction removes the entries of the one that was so long before.
  private static let age = 20

  static func prepare(_ database: SQLiteDatabase) async throws {
    try await database.transaction { connection in
      try await connection.execute(
        "CREATE TABLE IF NOT EXISTS entry (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT")
      try await connection.execute("CREATE UNIQUE INDEX IF NOT EXISTS entry_name ON entry (name)")
      try await connection.execute("CREATE TABLE IF NOT EXISTS last (number INTEGER NOT NULL) STRICT")
      if try await connection.rows("SELECT number FROM last") == [] {
        try await connection.execute("INSERT INTO last VALUES (0)")
      }
    }
  }

  /// A text of which the longest do not fit into a page.
  private static func name(_ id: Int) -> String {
    "\(id) " + String(repeating: "x", count: id % 7 == 0 ? 6_000 : id % 97)
  }

  /// Makes the transaction of a number. Each fifth is preceded by one that is rolled back.
  static func write(_ number: Int, on database: SQLiteDatabase) async throws {
    struct Refusal: Error {}
    if number % 5 == 0 {
      do {
        try await database.transaction { connection in
          try await connection.execute("UPDATE entry SET name = 'wrong ' || name")
          throw Refusal()
        }
      } catch is Refusal {}
    }
    try await database.transaction { connection in
      for id in (3 * number)..<(3 * number + 3) {
        try await connection.execute(
          "INSERT INTO entry VALUES (?, ?)", .integer(Int64(id)), .text(name(id)))
      }
      try await connection.execute("DELETE FROM entry WHERE id / 3 = ?", .integer(Int64(number - age)))
      try await connection.execute("UPDATE last SET number = ?", .integer(Int64(number)))
    }
  }

  /// What is stored after the transaction of a number.
  static func entries(after number: Int) -> [[SQLValue]] {
    guard number > 0 else { return [] }
    return (3 * max(1, number - age + 1)..<(3 * number + 3)).map { [.integer(Int64($0)), .text(name($0))] }
  }

  /// The number of the last transaction that is stored.
  static func last(_ database: some Connection) async throws -> Int {
    guard case .integer(let number)? = try await database.rows("SELECT number FROM last").first?.first else {
      return -1
    }
    return Int(number)
  }

  /// The number of the last transaction, if the database holds what is stored after it and is whole.
  static func verifiedLast(_ database: SQLiteDatabase) async throws -> Int? {
    let number = try await last(database)
    let stored = try await database.rows("SELECT id, name FROM entry ORDER BY id")
    let problems = try await database.checkIntegrity()
    return stored == entries(after: number) && problems.isEmpty ? number : nil
  }
}
