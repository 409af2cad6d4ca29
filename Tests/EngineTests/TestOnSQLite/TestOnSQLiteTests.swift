import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting
import KoineMariaDBDialect
import Testing

/// What connections and transactions do alike on each engine, by typed queries and by hand.
@Suite struct TestOnSQLiteTests {
  @Table("reminders", schema: "main") struct OnSQLite { let id: Int }
  @Table("reminders", schema: "public") struct OnPostgreSQL { let id: Int }

  private static func message(_ body: () async throws -> Void) async -> DatabaseError.Code? {
    do {
      try await body()
      return nil
    } catch let error as DatabaseError {
      return error.code
    } catch {
      Issue.record("\(error)")
      return nil
    }
  }

  /// A name that is not there is an error, and not a text.
  @Test func anUnknownNameIsAnErrorL2() async throws {
    for connection in try await FiniteEngines.shared().all {
      try await connection.rolledBack { connection in
        let query = Tag.where { _ in
          SQL("\(identifier: "tags").\(identifier: "titel") = 'red'", as: Bool.self)
        }
        let code = await Self.message { _ = try await query.fetchAll(connection) }
        #expect(code == .undefinedColumn, "\(connection.dialect.name)")
      }
      guard !(connection.dialect is MariaDBDialect) else { continue }
      try await connection.rolledBack { connection in
        let code = await Self.message {
          _ = try await connection.fetchAll(#"SELECT "titel" FROM tags"#, as: Row.self)
        }
        #expect(code == .undefinedColumn, "\(connection.dialect.name)")
      }
    }
  }

  @Test func aTableInASchemaIsReadL7() async throws {
    let engines = try await Engines.shared()
    #expect(try await OnSQLite.count().fetchOne(engines.sqlite) == 6)
    #expect(try await OnPostgreSQL.count().fetchOne(engines.postgreSQL) == 6)
    #expect(
      try OnPostgreSQL.order(by: \.id).render(in: .mariaDB).sql
        == "SELECT `reminders`.`id` FROM `public`.`reminders` ORDER BY `reminders`.`id`")
  }

  /// PostgreSQL refuses every statement after a failed one; SQLite goes on, and would commit the rest.
  @Test(arguments: Engine.allCases) func anErrorFailsTheTransactionX4(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Reminders.install(on: database)
      let list = RemindersList(id: 1, title: "again")
      var second: DatabaseError.Code?
      let first = await Self.message {
        try await database.transaction { connection in
          try await RemindersList.all().update { $0.title = "changed" }.execute(connection)
          _ = await Self.message { try await RemindersList.insert(list).execute(connection) }
          second = await Self.message { _ = try await RemindersList.count().fetchOne(connection) }
        }
      }
      #expect(second == .uniqueViolation)
      #expect(first == .uniqueViolation)
      #expect(try await RemindersList.find(1).fetchOne(database) == Reminders.lists[0])
    }
  }

  /// A nested transaction is a savepoint: what failed in it is undone, and the rest is stored.
  @Test(arguments: Engine.allCases) func aSavepointTakesBackWhatFailedX5(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Reminders.install(on: database)
      try await database.transaction { connection in
        try await RemindersList.find(2).update { $0.title = "stored" }.execute(connection)
        let code = await Self.message {
          try await connection.transaction { nested in
            try await RemindersList.find(3).update { $0.title = "undone" }.execute(nested)
            try await RemindersList.insert(RemindersList(id: 1, title: "again")).execute(nested)
          }
        }
        #expect(code == .uniqueViolation)
      }
      #expect(
        try await RemindersList.order(by: \.id).select(\.title).fetchAll(database) == [
          "Home", "stored", "empty",
        ])
    }
  }

  /// PostgreSQL has words for it, SQLite a setting of the connection.
  @Test(arguments: Engine.allCases) func aTransactionForReadingRefusesToWriteX1X3(_ engine: Engine)
    async throws
  {
    try await engine.withDatabase { database in
      try await Reminders.install(on: database)
      let code = await Self.message {
        try await database.transaction(access: .readOnly) { connection in
          #expect(try await RemindersList.count().fetchOne(connection) == 3)
          try await RemindersList.all().delete().execute(connection)
        }
      }
      #expect(code == .readOnly)
      #expect(try await RemindersList.count().fetchOne(database) == 3)
    }
  }

  /// SQLite checks foreign keys only if a connection asks for it: the driver does.
  @Test(arguments: Engine.allCases) func foreignKeysAreChecked(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Reminders.install(on: database)
      let code = await Self.message {
        try await Tag.insert(Tag(id: 9, reminderID: 99, title: "lost", weight: nil)).execute(database)
      }
      #expect(code == .foreignKeyViolation)
    }
  }

  /// SQLite stores a text in a column of integers: not in a table that Koine has made.
  @Test(arguments: Engine.allCases) func aTextInAColumnOfIntegersIsRefusedT14(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await Reminders.install(on: database)
      let code = await Self.message {
        try await database.execute("INSERT INTO tags VALUES (9, 1, 'many', 'many')")
      }
      #expect(code != nil)
      #expect(try await Tag.count().fetchOne(database) == Reminders.tags.count)
    }
  }
}
