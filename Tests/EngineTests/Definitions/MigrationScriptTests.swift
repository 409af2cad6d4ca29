import Koine
import KoineSQLite
import Testing

@Table("cells") private struct Cell: Identifiable, Equatable {
  let id: Int
  var a: Int
}

/// What a dry run shows of a step.
@Suite struct MigrationScriptTests {
  /// A table that SQLite makes anew is so in one transaction, with what is set around it.
  @Test func aTableMadeAnewIsOneTransaction() async throws {
    let step = Migration("count cells") {
      "DELETE FROM cells WHERE a IS NULL"
      Cell.alterTable { $0.change(\.a) }
    }
    let script = try step.script(in: .sqlite)
    #expect(
      script == """
        DELETE FROM cells WHERE a IS NULL;
        PRAGMA foreign_keys = OFF;
        BEGIN IMMEDIATE;
        CREATE TABLE "koine_new_cells" ("id" INTEGER PRIMARY KEY NOT NULL, "a" INTEGER NOT NULL) STRICT;
        INSERT INTO "koine_new_cells" ("id", "a") SELECT "cells"."id", "cells"."a" FROM "cells";
        DROP TABLE "cells";
        PRAGMA legacy_alter_table = ON;
        ALTER TABLE "koine_new_cells" RENAME TO "cells";
        PRAGMA legacy_alter_table = OFF;
        PRAGMA foreign_key_check;
        COMMIT;
        PRAGMA foreign_keys = ON;

        """)
    try await Engine.sqlite.withDatabase { database in
      try await database.executeScript(
        "CREATE TABLE cells (id INTEGER PRIMARY KEY, a TEXT); INSERT INTO cells VALUES (3, '7'), (5, NULL)")
      // Koine refuses the statements of a transaction that are written by hand.
      let statements = script.split(separator: ";\n").filter { $0 != "BEGIN IMMEDIATE" && $0 != "COMMIT" }
      for statement in statements {
        try await database.run(RenderedStatement(sql: String(statement))) { _ in }
      }
      #expect(try await Cell.all().fetchAll(database) == [Cell(id: 3, a: 7)])
      #expect(try await database.plan(for: [Cell.self]).isEmpty)
    }
  }
}
