import ArgumentParser
import Koine
import Synchronization

/// Runs one statement of SQL and prints its rows.
struct QueryCommand: ToolCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Run one statement of SQL and print its rows.",
    discussion: """
      The SQL is that of the engine, unchanged. Of a statement that has no rows, the number of rows that it changed is \
      printed, unless another form than the table is asked for. An SQLite file is opened for writing only if the statement \
      writes.

        koine query app.db "SELECT name FROM products LIMIT 3"
        koine query postgres:///shop "SELECT * FROM orders" --csv > orders.csv
        koine query app.db - --jsonl < report.sql
      """)

  @OptionGroup var database: DatabaseArgument

  @Argument(help: "The statement; - reads it from standard input.")
  var sql: String

  @Flag(help: "How the rows are written.")
  var format = RowFormat.table

  func perform(_ output: Output) async throws {
    let address = try database.address
    let text = sql == "-" ? try Input.standard() : sql
    guard !text.allSatisfy(\.isWhitespace) else { throw Mistake("The text holds no statement.") }
    do {
      try await run(text, on: address, .reading, output)
    } catch let error as DatabaseError where error.code == .readOnly && address.isFile {
      // SQLite says so before it changes anything.
      try await run(text, on: address, .writing, output)
    }
  }

  private func run(
    _ text: String, on address: DatabaseAddress, _ access: DatabaseAddress.Access, _ output: Output
  ) async throws {
    let affected = Mutex(0)
    let observer = StatementObserver { event in
      if event.call == .run, let count = event.affectedRowCount { affected.withLock { $0 = count } }
    }
    let isEmpty = try await address.withDatabase(access, observers: [observer]) { database in
      var isEmpty = true
      do {
        try await database.export("\(raw: text)", as: format.format) {
          isEmpty = false
          try output.write($0)
        }
      } catch let error as DatabaseError where error.code == .misuse && Self.controlsTransactions(text) {
        throw Mistake("koine query neither begins nor ends a transaction: each statement is one of its own.")
      }
      return isEmpty
    }
    let count = affected.withLock { $0 }
    if isEmpty, format == .table, count > 0 {
      try output.write("\(count) \(count == 1 ? "row" : "rows") changed\n")
    }
  }

  private static func controlsTransactions(_ text: String) -> Bool {
    let word = text.drop(while: \.isWhitespace).prefix(while: \.isLetter).uppercased()
    return ["BEGIN", "START", "COMMIT", "END", "ROLLBACK", "ABORT", "SAVEPOINT", "RELEASE"].contains(word)
  }
}
