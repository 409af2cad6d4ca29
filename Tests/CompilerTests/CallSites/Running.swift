import Foundation
import Koine
import KoinePostgreSQL
import KoineSQLite

func rendering() throws {
  let query = Reminder.all()
  let statement = try query.render(in: .sqlite)
  _ = try query.render(in: .postgreSQL)
  let problems = query.check(in: .postgreSQL)
  print(statement.sql, statement.bindings, problems)
}

func rawStatements() async throws {
  let title = "x"
  let id = 3
  let database = try SQLiteDatabase(path: "reminders.db")
  _ = try SQLiteDatabase.inMemory()
  let server = try await PostgreSQLDatabase(url: "postgres:///app")
  try await database.execute(
    "UPDATE \(Reminder.self) SET title = \(title) WHERE \(Reminder.columns.id) = \(id)")
  let leaders = try await server.fetchAll(
    """
    SELECT \(Reminder.columns) FROM \(Reminder.self) WHERE id IN \([1, 2, 3])
    AND \(raw: "x") = \(Reminder.columns.title) AND id IN (\(Reminder.select(\.id)))
    """,
    as: Reminder.self)
  let _: [Reminder] = leaders
}

func fetching(_ some: some Connection, _ any: any Connection) async throws {
  let rows = try await Reminder.all().fetchAll(some)
  let _: [Reminder] = rows
  let pairs = try await Reminder.select { ($0.id, $0.title) }.fetchAll(any)
  let _: [(Int, String)] = pairs
  let selected = try await Reminder.select { ($0.id, $0.title) }.fetchAll(any).count
  print(selected)
  print(try await Reminder.where { $0.id == 1 }.select { $0.title }.fetchOne(some) ?? "none")
  let affected = try await Reminder.all().delete().execute(any)
  let _: Int = affected
  for try await reminder in Reminder.all().stream(any) { print(reminder.id) }
  try await any.execute("DELETE FROM \(Reminder.self)")
  let count = try await Reminder.all().fetchCount(some)
  let _: Int = count
  let one = try await Reminder.find(1).fetchOne(any)
  let _: Reminder? = one
}

func transactions(_ database: SQLiteDatabase, _ any: any Connection) async throws {
  let count = try await database.transaction { connection in
    try await Reminder.all().delete().execute(connection)
    return try await connection.transaction { inner in try await Reminder.all().fetchCount(inner) }
  }
  let _: Int = count
  try await any.transaction { connection in
    try await Reminder.all().delete().execute(connection)
    try await connection.execute("SELECT 1")
  }
}
