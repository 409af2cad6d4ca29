import Koine
import Testing

@testable import NamesPostgreSQL
@testable import NamesSQLite

@Suite struct NamesTests {
  /// Rows of tables whose names need quotes, and of a view.
  @Test(arguments: MadeDatabase.Engine.allCases) func everyRowIsRead(_ engine: MadeDatabase.Engine)
    async throws
  {
    try await MadeDatabase.names.withDatabase(on: engine) { database in
      try await database.executeScript(
        #"""
        INSERT INTO "a ""b"" c" ("select", "É", "br ack") VALUES (1, 'x', 0.5);
        INSERT INTO "order" ("group", "CHECK", "PRIMARY") VALUES (1, 2, 'y');
        INSERT INTO "Ünïcode 表" VALUES ('a', 'b');
        INSERT INTO plain (b) VALUES (7);
        INSERT INTO "x.y" VALUES (8, 'z');
        """#)
      func rows<T: Table>(_ type: T.Type) async throws -> [String] where T.Row == T {
        try await T.all().fetchAll(database).map { "\($0)" }
      }
      var read: [[String]] = []
      switch engine {
      case .sqlite:
        read.append(try await rows(NamesSQLite.ABC.self))
        read.append(try await rows(NamesSQLite.Order.self))
        read.append(try await rows(NamesSQLite.Ünïcode表.self))
        read.append(try await rows(NamesSQLite.Plain.self))
        read.append(try await rows(NamesSQLite.XY.self))
      case .postgreSQL:
        read.append(try await rows(NamesPostgreSQL.ABC.self))
        read.append(try await rows(NamesPostgreSQL.Order.self))
        read.append(try await rows(NamesPostgreSQL.Ünïcode表.self))
        read.append(try await rows(NamesPostgreSQL.Plain.self))
        read.append(try await rows(NamesPostgreSQL.XY.self))
      }
      let a = engine == .sqlite ? "" : "a: nil, "
      #expect(
        read == [
          [#"ABC(select: 1, xY: Optional("a\"b"), é: Optional("x"), tickS: nil, brAck: Optional(0.5))"#],
          [#"Order(group: Optional(1), quoted: nil, check: Optional(2), primary: Optional("y"))"#],
          [#"Ünïcode表(primaryKey: Optional("a"), constraint: Optional("b"))"#],
          ["Plain(\(a)b: Optional(7))"], [#"XY(a: Optional(8), c: Optional("z"))"#],
        ])
    }
  }
}
