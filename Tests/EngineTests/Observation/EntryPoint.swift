import Koine

@Table("n") struct ObservedNumber: Identifiable, Equatable {
  let id: Int
}

/// One way to run statements, on a table `n` that holds 1, 2 and 3.
struct EntryPoint: CustomStringConvertible {
  let description: String
  let use: @Sendable (any Connection) async throws -> Void
  /// The events with the bindings, for a dialect.
  let events: @Sendable (any SQLDialect) throws -> [SeenEvent]
  /// Whether it runs in a transaction of its own.
  let isTransaction: Bool

  init(
    _ description: String, isTransaction: Bool = false,
    _ use: @escaping @Sendable (any Connection) async throws -> Void,
    _ events: @escaping @Sendable (any SQLDialect) throws -> [SeenEvent]
  ) {
    self.description = description
    self.use = use
    self.events = events
    self.isTransaction = isTransaction
  }

  private static let declared = DeclaredQuery { (id: Parameter<Int>) in
    ObservedNumber.where { $0.id >= id }.order(by: \.id)
  }
  private static let ordered = ObservedNumber.order(by: \.id)
  private static let many = (1...130).map { ObservedNumber(id: $0 + 100) }

  /// A statement written by hand, whose placeholder is the dialect's.
  private static func text(_ text: String, _ dialect: any SQLDialect) -> String {
    text.replacing("?1", with: "\(dialect.spelling.placeholder == UInt8(ascii: "$") ? "$" : "?")1")
  }

  static let all: [EntryPoint] = [
    EntryPoint("fetchAll") {
      _ = try await ordered.fetchAll($0)
    } _: {
      [.run(try ordered.render(in: $0).sql, [], rows: 3)]
    },
    EntryPoint("fetchRows") {
      _ = try await ordered.fetchRows($0)
    } _: {
      [.run(try ordered.render(in: $0).sql, [], rows: 3)]
    },
    EntryPoint("fetchOne") {
      _ = try await ordered.fetchOne($0)
    } _: {
      [.run(try ordered.render(in: $0).sql + " LIMIT 1", [], rows: 1)]
    },
    EntryPoint("fetchCount") {
      _ = try await ordered.fetchCount($0)
    } _: {
      [.run(try ordered.count().render(in: $0).sql, [], rows: 1)]
    },
    EntryPoint("a declared query") {
      _ = try await declared(2).fetchAll($0)
    } _: {
      [.run(try declared(2).render(in: $0).sql, [.integer(2)], rows: 2)]
    },
    EntryPoint("a query without rows") {
      _ = try await declared(9).fetchAll($0)
    } _: {
      [.run(try declared(9).render(in: $0).sql, [.integer(9)])]
    },
    EntryPoint("execute of a query") {
      try await ordered.execute($0)
    } _: {
      [.run(try ordered.render(in: $0).sql, [], rows: 3)]
    },
    EntryPoint("an insert") {
      try await ObservedNumber.insert([ObservedNumber(id: 4)]).execute($0)
    } _: {
      [
        .run(
          try ObservedNumber.insert([ObservedNumber(id: 4)]).render(in: $0).sql, [.integer(4)], affected: 1)
      ]
    },
    EntryPoint("an insert that returns") {
      _ = try await ObservedNumber.insert([ObservedNumber(id: 4), ObservedNumber(id: 5)]).returning(\.id)
        .fetchAll($0)
    } _: {
      let insert = ObservedNumber.insert([ObservedNumber(id: 4), ObservedNumber(id: 5)]).returning(\.id)
      return [.run(try insert.render(in: $0).sql, [.integer(4), .integer(5)], rows: 2, affected: 2)]
    },
    EntryPoint("an insert of many rows") {
      try await ObservedNumber.insert(many).execute($0)
    } _: { dialect in
      var event = SeenEvent.transaction("")
      event.call = .batch
      event.affected = 130
      event.bindings = (101...230).map { .integer($0) }
      event.sql = #"INSERT INTO "n" ("id") VALUES (\#(text("?1", dialect)))"#
      return [event]
    },
    EntryPoint("an insert of no row") {
      try await ObservedNumber.insert([]).execute($0)
    } _: { _ in
      []
    },
    EntryPoint("a delete") {
      try await ObservedNumber.where { $0.id > 1 }.delete().execute($0)
    } _: {
      [.run(try ObservedNumber.where { $0.id > 1 }.delete().render(in: $0).sql, [.integer(1)], affected: 2)]
    },
    EntryPoint("execute by hand") {
      try await $0.execute("DELETE FROM n WHERE id = \(2)")
    } _: {
      [.run(text("DELETE FROM n WHERE id = ?1", $0), [.integer(2)], affected: 1)]
    },
    EntryPoint("a table by hand") {
      try await $0.execute("CREATE TABLE other (id bigint)")
    } _: { _ in
      [.run("CREATE TABLE other (id bigint)", [])]
    },
    EntryPoint("fetchAll by hand") {
      _ = try await $0.fetchAll("SELECT id FROM n", as: Int.self)
    } _: { _ in
      [.run("SELECT id FROM n", [], rows: 3)]
    },
    EntryPoint("fetchAll of pairs by hand") {
      _ = try await $0.fetchAll("SELECT id, id FROM n", as: (Int, Int).self)
    } _: { _ in
      [.run("SELECT id, id FROM n", [], rows: 3)]
    },
    EntryPoint("fetchOne by hand") {
      _ = try await $0.fetchOne("SELECT id FROM n WHERE id = 2", as: Int.self)
    } _: { _ in
      [.run("SELECT id FROM n WHERE id = 2", [], rows: 1)]
    },
    EntryPoint("a stream") {
      for try await _ in ordered.stream($0) {}
    } _: {
      [stream(try ordered.render(in: $0).sql, [], rows: 3)]
    },
    EntryPoint("a stream by hand") {
      for try await _ in $0.stream("SELECT id FROM n WHERE id > \(1)", as: Int.self) {}
    } _: {
      [stream(text("SELECT id FROM n WHERE id > ?1", $0), [.integer(1)], rows: 2)]
    },
    EntryPoint("a stream of a statement that writes") {
      let delete = ObservedNumber.where { $0.id > 1 }.delete().returning(\.id)
      for try await _ in delete.stream($0) {}
    } _: {
      let delete = ObservedNumber.where { $0.id > 1 }.delete().returning(\.id)
      return [stream(try delete.render(in: $0).sql, [.integer(1)], rows: 2)]
    },
    EntryPoint("a cursor that is closed early") { connection in
      let cursor = try await connection.cursor(RenderedStatement(sql: "SELECT id FROM n"))
      _ = try await cursor.next(2) { _ in }
      await cursor.close()
      await cursor.close()
    } _: { _ in
      [stream("SELECT id FROM n", [], rows: 2)]
    },
    EntryPoint("several steps", isTransaction: true) { connection in
      try await connection.perform(
        RenderedStatement(steps: [
          RenderedStatement(sql: "DELETE FROM n WHERE id = 1"), RenderedStatement(sql: "SELECT id FROM n"),
        ])
      ) { _ in }
    } _: { _ in
      [.run("DELETE FROM n WHERE id = 1", [], affected: 1), .run("SELECT id FROM n", [], rows: 2)]
    },
    EntryPoint("a script", isTransaction: true) {
      try await $0.executeScript("DELETE FROM n; SELECT 1")
    } _: { _ in
      var event = SeenEvent.transaction("DELETE FROM n; SELECT 1")
      event.call = .script
      event.affected = nil
      event.bindings = []
      return [event]
    },
    EntryPoint("a transaction", isTransaction: true) { connection in
      try await connection.transaction(isolation: .readCommitted) { connection in
        _ = try await connection.execute("DELETE FROM n WHERE id = 1")
      }
    } _: { _ in
      [.run("DELETE FROM n WHERE id = 1", [], affected: 1)]
    },
  ]

  private static func stream(_ sql: String, _ bindings: [SQLValue], rows: Int) -> SeenEvent {
    SeenEvent(call: .stream, sql: sql, bindings: bindings, rows: rows)
  }
}
