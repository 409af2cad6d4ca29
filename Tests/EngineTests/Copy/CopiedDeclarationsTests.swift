import Foundation
import Koine
import Testing

@Table("orders", schema: "sales") private struct SalesOrder: Identifiable, Equatable {
  let id: Int
  var at: Date?
}

@Table("orders", schema: "public") private struct PublicOrder: Identifiable, Equatable {
  let id: Int
  var at: Date?
}

@Table("orders") private struct BareOrder: Identifiable, Equatable {
  let id: Int
  var at: Date?
}

/// A type declares the table of its own schema, and no other one of the same name.
@Suite struct CopiedDeclarationsTests {
  private static let instant = "2024-02-29T12:00:00+02:00"
  private static let script = """
    CREATE TABLE orders (id bigint PRIMARY KEY, at text);
    CREATE SCHEMA sales; CREATE TABLE sales.orders (id bigint PRIMARY KEY, at text);
    """

  private static func texts(in database: any Database) async throws -> [String] {
    try await database.fetchAll("SELECT at FROM orders", as: String.self)
  }

  /// A type of another schema says nothing of a table that a bare name finds.
  @Test(arguments: Engine.allCases) func ofAnotherSchema(_ engine: Engine) async throws {
    let other: Engine = engine == .sqlite ? .postgreSQL : .sqlite
    try await engine.withDatabase { source in
      try await source.executeScript(
        "CREATE TABLE orders (id bigint PRIMARY KEY, at text); INSERT INTO orders VALUES (1, 'soon')")
      try await other.withDatabase { target in
        let result = try await source.copy(to: target, declared: [SalesOrder.self])
        #expect(result.rows == ["orders": 1])
        #expect(try await Self.texts(in: target) == ["soon"])
      }
      try await other.withDatabase { target in
        let error = await #expect(throws: CopyError.self) {
          try await source.copy(to: target, declared: [BareOrder.self])
        }
        guard case .value(let table, let row, let key, _)? = error?.reason else {
          Issue.record("no row is told: \(String(describing: error))")
          return
        }
        #expect([table, "\(row)", key] == ["orders", "1", "1"])
      }
    }
  }

  /// The name of a schema that bare names are looked up in means the table, too.
  @Test func ofItsOwnSchema() async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(Self.script)
      try await source.execute("INSERT INTO orders VALUES (1, \(Self.instant))")
      try await source.execute("INSERT INTO sales.orders VALUES (2, \(Self.instant))")
      let stored = "2024-02-29 10:00:00.000000"
      let cases: [(tables: String, declared: any Table.Type, text: String)] = [
        ("orders", PublicOrder.self, stored), ("orders", BareOrder.self, stored),
        ("orders", SalesOrder.self, Self.instant), ("sales.orders", SalesOrder.self, stored),
        ("sales.orders", PublicOrder.self, Self.instant), ("sales.orders", BareOrder.self, Self.instant),
      ]
      for (table, declared, text) in cases {
        try await Engine.sqlite.withDatabase { target in
          try await source.copy(
            to: target, tables: [table], schemas: ["public", "sales"], declared: [declared])
          #expect(try await Self.texts(in: target) == [text], "\(table) as \(declared)")
        }
      }
      // Where there is no other one, a bare name is enough.
      try await Engine.sqlite.withDatabase { target in
        try await source.copy(to: target, schemas: ["sales"], declared: [BareOrder.self], allowingLoss: true)
        #expect(try await Self.texts(in: target) == [stored])
      }
    }
  }

  /// The same for types that are given by names.
  @Test func typesOfNames() async throws {
    try await Engine.postgreSQL.withDatabase { source in
      try await source.executeScript(Self.script)
      try await source.execute("INSERT INTO orders VALUES (1, \(Self.instant))")
      try await source.execute("INSERT INTO sales.orders VALUES (2, 'soon')")
      try await Engine.postgreSQL.withDatabase { target in
        try await source.copy(
          to: target, schemas: ["public", "sales"], types: ["orders.at": .timestamp], allowingLoss: true)
        let schema = try await target.schema(named: "sales")
        #expect(schema.table("orders", schema: "sales")?.column("at")?.typeName == "text")
        let types = try await target.schema().table("orders")?.columns.map(\.typeName)
        #expect(types == ["bigint", "timestamp with time zone"])
      }
      let error = await #expect(throws: CopyError.self) {
        try await Engine.postgreSQL.withDatabase { target async throws in
          try await source.copy(
            to: target, schemas: ["public", "sales"], types: ["sales.orders.at": .timestamp],
            allowingLoss: true)
        }
      }
      guard case .value("sales.orders", 1, "2", _)? = error?.reason else {
        Issue.record("no row is told: \(String(describing: error))")
        return
      }
    }
  }
}
