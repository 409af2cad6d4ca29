import Koine
import KoineMariaDBDialect
import KoinePostgreSQLDialect
import KoineSQLiteDialect

/// Creates tables, fills them, and runs queries on a database; prints each with its SQL and its rows.
///
/// The Swift that is printed is that which runs: a test compares the two.
struct Demo {
  private let database: any Database
  private let output: Output

  init(_ database: any Database, _ output: Output) {
    self.database = database
    self.output = output
  }

  func run() async throws {
    try await create()
    try await fill()
    try await query()
    try await change()
  }

  // MARK: Parts

  private func create() async throws {
    try show("Two tables, as structs declare them; in the SQL of this database.")
    try await database.transaction { connection in
      for statement in [DemoList.createTable(), DemoTask.createTable()] {
        try write("    \(try statement.render(in: connection.dialect).sql);\n")
        try await statement.execute(connection)
      }
    }
  }

  private func fill() async throws {
    try show(
      "Rows, in one transaction. The database makes the keys.",
      swift: """
        let keys = try await DemoList.insert([
          DemoList.Draft(title: "Home"), DemoList.Draft(title: "Work"), DemoList.Draft(title: "Later"),
        ]).returning(\\.id).fetchAll(connection)
        """)
    let (lists, tasks) = try await database.transaction { connection in
      let keys = try await DemoList.insert([
        DemoList.Draft(title: "Home"), DemoList.Draft(title: "Work"), DemoList.Draft(title: "Later"),
      ]).returning(\.id).fetchAll(connection)
      try await DemoTask.insert([
        DemoTask.Draft(
          listID: keys[0], title: "Water the plants", priority: 2, minutes: 10,
          due: CalendarDate(year: 2026, month: 3, day: 1)),
        DemoTask.Draft(listID: keys[0], title: "File the TAXES", priority: 3, minutes: 240),
        DemoTask.Draft(listID: keys[0], title: "Call Ann", minutes: 0, isDone: true),
        DemoTask.Draft(
          listID: keys[1], title: "Write the report", priority: 3, minutes: 90,
          due: CalendarDate(year: 2026, month: 2, day: 28)),
        DemoTask.Draft(listID: keys[1], title: "Talk about tests", minutes: 45),
      ]).execute(connection)
      return (keys, try await DemoTask.count().fetchOne(connection))
    }
    try write("lists \(lists.map(String.init).joined(separator: ", ")), and \(tasks ?? 0) tasks\n")
  }

  private func query() async throws {
    try await ask(
      "What is open and has a T in it, the most urgent first; NULL is last on every engine.",
      swift: """
        DemoTask
          .where { !$0.isDone && $0.title.like("%t%") }
          .order { ($0.priority.descending(nulls: .last), $0.title) }
          .select { ($0.title, $0.priority, $0.due) }
        """,
      DemoTask
        .where { !$0.isDone && $0.title.like("%t%") }
        .order { ($0.priority.descending(nulls: .last), $0.title) }
        .select { ($0.title, $0.priority, $0.due) })
    try await ask(
      "Each list with its tasks, lists without any too.",
      swift: """
        DemoList
          .group(by: \\.id)
          .leftJoin(DemoTask.self) { $0.id == $1.listID }
          .order { list, _ in list.title }
          .select { ($0.title, $1.id.count(), $1.title.groupConcat(separator: ", ", orderedBy: $1.title)) }
        """,
      DemoList
        .group(by: \.id)
        .leftJoin(DemoTask.self) { $0.id == $1.listID }
        .order { list, _ in list.title }
        .select { ($0.title, $1.id.count(), $1.title.groupConcat(separator: ", ", orderedBy: $1.title)) })
    try await ask(
      "How often a task fits into a day of eight hours; what is divided by zero is NULL on every engine.",
      swift: """
        DemoTask
          .order(by: \\.id)
          .select { ($0.title, 480 / $0.minutes) }
        """,
      DemoTask
        .order(by: \.id)
        .select { ($0.title, 480 / $0.minutes) })
  }

  private func change() async throws {
    try await ask(
      "An update that returns what it changed; a dialect that has none says so before anything runs.",
      swift: """
        DemoTask
          .where { $0.priority.is(nil) }
          .update { $0.priority = 1 }
          .returning { ($0.title, $0.priority) }
        """,
      DemoTask
        .where { $0.priority.is(nil) }
        .update { $0.priority = 1 }
        .returning { ($0.title, $0.priority) })
    try show(
      "A rule that is broken, inside a transaction: the error is the same on every engine, and nothing stays.",
      swift: """
        try await DemoTask.all().delete().execute(connection)
        try await DemoList.insert { DemoList.Draft(title: "Home") }.execute(connection)
        """)
    do {
      try await database.transaction { connection in
        try await DemoTask.all().delete().execute(connection)
        try await DemoList.insert { DemoList.Draft(title: "Home") }.execute(connection)
      }
    } catch let error as DatabaseError where error.code == .uniqueViolation {
      try write("\(error.code): \(error.table ?? "?") (\(error.columns.joined(separator: ", ")))\n")
    }
    try write("\(try await DemoTask.count().fetchOne(database) ?? 0) tasks are there\n")
  }

  // MARK: Printing

  private func ask(_ title: String, swift: String, _ statement: some Statement) async throws {
    try show(title, swift: swift)
    try write(Self.sql(of: statement))
    try await statement.export(as: .table, from: database) { try output.write($0) }
    try output.flush()
  }

  private func show(_ title: String, swift: String = "") throws {
    try write("\n\(title)\n")
    if !swift.isEmpty {
      try write(swift.split(separator: "\n").map { "    \($0)\n" }.joined())
    }
  }

  private func write(_ text: String) throws {
    try output.write(text)
    try output.flush()
  }

  /// The statement in each dialect; those that write it alike share a line.
  private static func sql(of statement: some Statement) -> String {
    let dialects: [(String, any SQLDialect)] = [
      ("SQLite", SQLiteDialect()), ("PostgreSQL", PostgreSQLDialect()), ("MariaDB", MariaDBDialect()),
    ]
    return dialects.map { name, dialect in
      let text: String
      do {
        text = try statement.render(in: dialect).sql
      } catch {
        text = "refused: \(error)".split(separator: "\n").joined(separator: " ")
      }
      return "  \(name)\n    \(text)\n"
    }.joined()
  }
}
