import Koine
import Testing

@testable import QuirksPostgreSQL
@testable import QuirksSQLite

@Suite struct QuirksTests {
  private static func texts<T: Table>(_ type: T.Type, _ connection: any Connection) async throws -> [String]
  where T.Row == T {
    try await T.all().fetchAll(connection).map { "\($0)" }
  }

  @Test func everyRowOfSQLiteIsRead() async throws {
    try await MadeDatabase.quirks.withDatabase(on: .sqlite) { database in
      try await database.executeScript(
        """
        INSERT INTO defaults (e, p, r, t, u, v, w) VALUES
          ('2024-02-29', 1.5, 7, 'é', '2024-02-29 12:00:00', '00000000-0000-0000-0000-000000000001', '{"a": 1}');
        INSERT INTO boxes VALUES (1, 0.5, 2);
        INSERT INTO sorted VALUES ('a', 'b', NULL);
        INSERT INTO strict VALUES ('a', 7, 1);
        """)
      #expect(
        try await Self.texts(QuirksSQLite.Default.self, database) == [
          #"Default(a: Optional(2 bytes), b: Optional(1000.0), c: Optional(5), d: nil, e: Optional("2024-02-29"), "#
            + #"f: "xy", g: Optional(7), h: Optional("NULL"), i: Optional(0.5), j: Optional(-3), k: Optional(""), "#
            + #"l: Optional(9223372036854775807), n: Optional(16), o: Optional("a,b)"), p: Optional(1.5), q: nil, "#
            + #"r: Optional(7), t: Optional("é"), u: Optional(2024-02-29 12:00:00 +0000), "#
            + #"v: Optional(00000000-0000-0000-0000-000000000001), "#
            + #"w: Optional(Koine.JSONValue.object(["a": Koine.JSONValue.integer(1)])))"#
        ])
      #expect(
        try await Self.texts(QuirksSQLite.Box.self, database) == [
          "Box(id: Optional(1), left: Optional(0.5), right: Optional(2.0))"
        ])
      #expect(try await Self.texts(QuirksSQLite.HasChanged.self, database).isEmpty)
      #expect(
        try await Self.texts(QuirksSQLite.Sorted.self, database) == [#"Sorted(a: "a", b: "b", c: nil)"#])
      #expect(try await Self.texts(QuirksSQLite.Strict.self, database) == [#"Strict(a: "a", c: 1)"#])
      #expect(try await Self.texts(QuirksSQLite.WithType.self, database).count == 1)
    }
  }

  @Test func everyRowOfPostgreSQLIsRead() async throws {
    try await MadeDatabase.quirks.withDatabase(on: .postgreSQL) { database in
      try await database.executeScript(
        """
        INSERT INTO defaults (e, o, q, z, ae, ag) VALUES
          ('2024-02-29', NULL, NULL, 'ab', 'name', 'blank ');
        INSERT INTO refers (e, "B") VALUES (NULL, NULL);
        INSERT INTO numbered DEFAULT VALUES;
        """)
      #expect(
        try await Self.texts(QuirksPostgreSQL.Default.self, database) == [
          #"Default(a: Optional(2 bytes), b: Optional(1000.0), c: Optional(-5), d: nil, e: Optional(2024-02-29), "#
            + #"f: "xy", g: Optional(7), h: Optional("NULL"), i: Optional(0.5), j: Optional(-3), k: Optional(""), "#
            + #"l: Optional(9223372036854775807), m: Optional(true), n: Optional(2024-02-29 12:00:00 +0000), o: nil, "#
            + #"p: Optional(10:00:00.000000), q: nil, r: Optional(2024-02-29), "#
            + #"s: Optional(Koine.JSONValue.object(["a": Koine.JSONValue.integer(1)])), v: Optional("a\nb"), "#
            + #"w: Optional(12.5), z: Optional("ab"), ae: Optional("name"), "#
            + #"af: Optional(00000000-0000-0000-0000-000000000001), ag: Optional("blank "))"#
        ])
      #expect(
        try await Self.texts(QuirksPostgreSQL.Refer.self, database) == [
          "Refer(a: 10, c: 1, d: 1, e: nil, f: nil, g: nil, h: nil, b: nil)"
        ])
      #expect(
        try await Self.texts(QuirksPostgreSQL.Numbered.self, database) == ["Numbered(a: Optional(1), b: 2)"])
      #expect(
        try await Self.texts(QuirksPostgreSQL.Commented.self, database) == [
          #"Commented(a: Optional(1), b: Optional("x"))"#
        ])
    }
  }
}
