import Koine
import KoinePostgreSQL
import Testing

/// What PostgreSQL's own MERGE can, and other engines cannot.
@Suite struct MergeTests {
  /// Deletes what has come to nothing, changes the rest, and inserts what is new.
  private static let deliveries = Tag.merge(using: values([(1, -7), (4, 2), (9, 5), (10, 0)], as: "counts")) {
    $0.id == $1.0
  }
  .whenMatchedDelete { tag, count in tag.weight + count.1 <= 0 }
  .whenMatchedUpdate { tag, count in tag.weight += count.1 }
  .whenNotMatchedInsert { tag, count in
    tag.id = count.0
    tag.reminderID = 1
    tag.title = "new"
    tag.weight = count.1
  } where: {
    $0.1 > 0
  }

  @Test func itsTextIsOneStatement() throws {
    let statement = try Self.deliveries.render(in: .postgreSQL(version: 15))
    #expect(
      statement.sql == """
        MERGE INTO "tags" USING (VALUES ($1, $2), ($3, $4), ($5, $6), ($7, $8)) AS "counts" \
        ON "tags"."id" = "counts"."column1" \
        WHEN MATCHED AND "tags"."weight" + "counts"."column2" <= $9 THEN DELETE \
        WHEN MATCHED THEN UPDATE SET "weight" = "tags"."weight" + "counts"."column2" \
        WHEN NOT MATCHED AND "counts"."column2" > $10 THEN INSERT ("id", "reminderID", "title", "weight") \
        VALUES ("counts"."column1", $11, $12, "counts"."column2")
        """)
  }

  @Test func deletionsBesideInsertsRunOnPostgreSQL() async throws {
    try await Engines.shared().rolledBack { connections in
      for connection in connections where connection.dialect is PostgreSQLDialect {
        let count = try await Self.deliveries.execute(connection)
        let left = try await Tag.order(by: \.id).select { ($0.id, $0.weight) }.fetchAll(connection)
        #expect(count == 3)
        #expect(left.map(\.0) == [2, 3, 4, 9])
        #expect(left.map(\.1) == [nil, -7, 2, 5])
      }
    }
  }

  /// Of the steps, none stays if one fails.
  @Test(arguments: Engine.allCases) func whatFailsLeavesNoStep(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Slip.createTable().execute(database)
      try await Slip.insert([Slip(id: 1, text: "a"), Slip(id: 2, text: "b")]).execute(database)
      let merge = Slip.merge(using: values([(1, "x"), (3, "b")], as: "slips_2")) { $0.id == $1.0 }
        .whenMatchedUpdate { $0.text = $1.1 }
        .whenNotMatchedInsert { slip, new in
          slip.id = new.0
          slip.text = new.1
        }
      let error = await #expect(throws: DatabaseError.self) { try await merge.execute(database) }
      #expect(error?.code == .uniqueViolation)
      let left = try await Slip.order(by: \.id).fetchAll(database)
      #expect(left == [Slip(id: 1, text: "a"), Slip(id: 2, text: "b")])
    }
  }

  @Test func itReadsAndWritesWhatItsClausesName() {
    let statement = Self.deliveries.statement
    #expect(statement.reads.description == "tags (id, weight)")
    #expect(statement.writes.description == "tags (every column)")
    let update = Tag.merge(using: Reminder.self) { $0.reminderID == $1.id }
      .whenMatchedUpdate { $0.title = $1.title }.statement
    #expect(update.reads.description == "reminders (id, title), tags (reminderID)")
    #expect(update.writes.description == "tags (title)")
    #expect(update.tables.read == ["reminders", "tags"])
    #expect(update.tables.written == ["tags"])
  }
}

@Table private struct Slip: Identifiable, Equatable {
  let id: Int
  @Column(unique: true) var text: String
}
