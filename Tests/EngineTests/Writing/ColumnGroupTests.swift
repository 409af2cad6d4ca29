import Koine
import KoineMariaDBDialect
import KoinePostgreSQLDialect
import KoineSQLiteDialect
import Testing

@Selection private enum Extent: Equatable {
  case round(Int)
  case square(width: Int, height: Int?)
}

@Selection private struct Box: ColumnGroup, Equatable {
  var weight: Int?
  var extent: Extent
}

@Selection private enum Content: Equatable {
  case extent(Extent)
  case box(Box)
  case text(String)
  case code(String)
}

@Table private struct Shipment: Identifiable, Equatable {
  let id: Int
  @ColumnGroup var content: Content
  @ColumnGroup var box: Box
  @ColumnGroup var spare: Box?
  var title = ""
}

@Table private struct Arrival: Identifiable {
  let id: Int
  @ColumnGroup var box: Box
  @ColumnGroup var other: Box?
}

@Table private struct Barrel {
  let id: Int
  @ColumnGroup var box: Box?
}

/// Groups inside of groups, and groups as whole values.
@Suite struct ColumnGroupTests {
  private static let rows = [
    Shipment(id: 1, content: .text("a"), box: Box(weight: 1, extent: .round(1)), spare: nil),
    Shipment(
      id: 2, content: .extent(.square(width: 1, height: nil)),
      box: Box(weight: nil, extent: .square(width: 2, height: 3)), spare: Box(weight: 4, extent: .round(5))),
    Shipment(
      id: 3, content: .box(Box(weight: nil, extent: .round(6))), box: Box(weight: 0, extent: .round(0)),
      spare: Box(weight: nil, extent: .square(width: 7, height: nil))),
    Shipment(id: 4, content: .code("a"), box: Box(weight: 1, extent: .round(1)), spare: nil, title: "x"),
  ]

  private static func with(_ engine: Engine, _ body: (any Database) async throws -> Void) async throws {
    try await engine.withDatabase { database in
      try await Shipment.createTable().execute(database)
      try await Shipment.insert(rows).execute(database)
      try await body(database)
    }
  }

  // MARK: Enums inside of groups

  @Test(arguments: Engine.allCases) func theyAreReadAsTheyWereWritten(_ engine: Engine) async throws {
    try await Self.with(engine) { database async throws in
      #expect(try await Shipment.order(by: \.id).fetchAll(database) == Self.rows)
      #expect(try await database.plan(for: [Shipment.self]).isEmpty)
    }
  }

  @Test func eachEnumIsChecked() throws {
    let sql = try Barrel.createTable().render(in: .sqlite).sql
    #expect(
      sql[(sql.firstRange(of: "CONSTRAINT")?.lowerBound ?? sql.endIndex)...] == """
        CONSTRAINT "box.extent case" CHECK (CASE WHEN "box.extent.round" IS NOT NULL THEN 1 ELSE 0 END + \
        CASE WHEN "box.extent.square.width" IS NOT NULL OR "box.extent.square.height" IS NOT NULL \
        THEN 1 ELSE 0 END = CASE WHEN "box.weight" IS NOT NULL OR "box.extent.round" IS NOT NULL OR \
        "box.extent.square.width" IS NOT NULL OR "box.extent.square.height" IS NOT NULL THEN 1 ELSE 0 END)) STRICT
        """)
    for dialect in GoldenCase.dialects {
      let names = try Shipment.createTable().render(in: dialect).sql.matches(of: /CONSTRAINT .([a-z.]+) case/)
        .map { String($0.output.1) }
      #expect(
        names == ["content", "content.extent", "content.box.extent", "box.extent", "spare.extent"],
        "\(dialect.name)")
    }
  }

  @Test(arguments: Engine.allCases) func theDatabaseRefusesOtherCases(_ engine: Engine) async throws {
    try await Self.with(engine) { database async throws in
      func code(_ sql: SQLFragment) async -> DatabaseError.Code? {
        let error = await #expect(throws: DatabaseError.self) { try await database.execute(sql) }
        return error?.code
      }
      // A second case of what the case holds.
      #expect(
        await code(#"UPDATE shipments SET "content.extent.round" = 1 WHERE id = 2"#) == .checkViolation)
      #expect(
        await code(#"UPDATE shipments SET "content.box.extent.square.height" = 1 WHERE id = 3"#)
          == .checkViolation)
      // None where there has to be one.
      #expect(
        await code(
          #"UPDATE shipments SET "content.box.weight" = 1, "content.box.extent.round" = NULL WHERE id = 3"#)
          == .checkViolation)
      #expect(await code(#"UPDATE shipments SET "box.extent.round" = NULL WHERE id = 1"#) == .checkViolation)
      #expect(
        await code(#"UPDATE shipments SET "spare.extent.round" = NULL WHERE id = 2"#) == .checkViolation)
      #expect(await code(#"UPDATE shipments SET "spare.weight" = 1 WHERE id = 1"#) == .checkViolation)
      #expect(try await Shipment.order(by: \.id).fetchAll(database) == Self.rows)

      try await database.execute(
        #"UPDATE shipments SET "spare.weight" = NULL, "spare.extent.round" = NULL WHERE id = 2"#)
      #expect(try await Shipment.find(2).select(\.spare).fetchOne(database) == .some(nil))
    }
  }

  // MARK: Saving

  /// Somebody else changes another column of the group meanwhile.
  @Test(arguments: Engine.allCases) func aGroupIsSavedAsAWhole(_ engine: Engine) async throws {
    try await Self.with(engine) { database async throws in
      let old = Self.rows[0]
      try await Shipment.find(1).update {
        $0.content = .extent(.round(9))
        $0.spare = Box(weight: 9, extent: .round(9))
        $0.title = "theirs"
      }.execute(database)
      var changed = old
      changed.content = .text("b")
      var expected = changed
      expected.spare = Box(weight: 9, extent: .round(9))
      expected.title = "theirs"
      #expect(try await changed.update(on: database, from: old) == expected)

      try await Shipment.find(2).update { $0.spare = nil }.execute(database)
      var second = Self.rows[1]
      second.spare?.weight = 10
      #expect(try await second.update(on: database, from: Self.rows[1]) == second)
      #expect(try await second.reload(on: database) == second)

      var third = Self.rows[2]
      third.title = "mine"
      try await Shipment.find(3).update { $0.content = .code("theirs") }.execute(database)
      let stored = try await third.update(on: database, from: Self.rows[2])
      #expect(stored.content == .code("theirs"))
      #expect(stored.title == "mine")
    }
  }

  // MARK: Groups in statements

  private static func withArrivals(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await with(engine) { database in
      try await Arrival.createTable().execute(database)
      try await Arrival.insert([
        Arrival(id: 1, box: Box(weight: 8, extent: .square(width: 8, height: 8)), other: nil),
        Arrival(
          id: 9, box: Box(weight: nil, extent: .round(9)), other: Box(weight: 9, extent: .round(0))),
      ]).execute(database)
      try await body(database)
    }
  }

  @Test(arguments: Engine.allCases) func aMergeAssignsGroups(_ engine: Engine) async throws {
    try await Self.withArrivals(engine) { database async throws in
      let merge = Shipment.merge(using: Arrival.self) { $0.id == $1.id }
        .whenMatchedUpdate { shipment, arrival in
          shipment.box = arrival.box
          shipment.spare = arrival.other
          shipment.content = .code("arrived")
        }
        .whenNotMatchedInsert { shipment, arrival in
          shipment.id = arrival.id
          shipment.content = .box(Box(weight: 1, extent: .round(2)))
          shipment.box = arrival.box
          shipment.spare = arrival.other
          shipment.title = "new"
        }
      #expect(try await merge.execute(database) == 2)
      var expected = Self.rows
      expected[0].content = .code("arrived")
      expected[0].box = Box(weight: 8, extent: .square(width: 8, height: 8))
      expected.append(
        Shipment(
          id: 9, content: .box(Box(weight: 1, extent: .round(2))), box: Box(weight: nil, extent: .round(9)),
          spare: Box(weight: 9, extent: .round(0)), title: "new"))
      #expect(try await Shipment.order(by: \.id).fetchAll(database) == expected)
    }
  }

  @Test(arguments: Engine.allCases) func joinedChangesReturnGroups(_ engine: Engine) async throws {
    try await Self.withArrivals(engine) { database async throws in
      let returned = try await Shipment.join(Arrival.self) { $0.id == $1.id }
        .update { shipment, _ in
          shipment.content = .text("joined")
        } returning: { shipment, arrival in
          (shipment.content, arrival.box)
        }
        .fetchAll(database)
      #expect(returned.map(\.0) == [.text("joined")])
      #expect(returned.map(\.1) == [Box(weight: 8, extent: .square(width: 8, height: 8))])
    }
  }

  @Test(arguments: Engine.allCases) func groupsOfOneTypeAreToldApart(_ engine: Engine) async throws {
    try await Self.withArrivals(engine) { database async throws in
      let rows = try await Shipment.leftJoin(Arrival.self) { $0.id == $1.id }
        .order { shipment, _ in shipment.id }
        .select { ($0.box, $0.spare, $1.box, $1.other) }.fetchAll(database)
      #expect(rows.map(\.0) == Self.rows.map(\.box))
      #expect(rows.map(\.1) == Self.rows.map(\.spare))
      #expect(rows.map(\.2) == [Box(weight: 8, extent: .square(width: 8, height: 8)), nil, nil, nil])
      #expect(rows.map(\.3) == [nil, nil, nil, nil])
      // Two cases of one type.
      let texts = try await Shipment.where { $0.content.code == "a" || $0.content.text == "b" }.select(\.id)
        .fetchAll(database)
      #expect(texts == [4])
      #expect(try await Shipment.select(\.box).distinct().fetchAll(database).count == 3)
    }
  }

  @Test(arguments: Engine.allCases) func exportedGroupsAreImported(_ engine: Engine) async throws {
    try await Self.with(engine) { database async throws in
      for format in [ExportFormat.csv(), .jsonLines] {
        var text = ""
        try await Shipment.order(by: \.id).export(as: format, from: database) { text += $0 }
        try await Shipment.all().delete().execute(database)
        let result = try await Shipment.import(.text(text), as: format, into: database)
        #expect(result == ImportResult(inserted: 4))
        #expect(try await Shipment.order(by: \.id).fetchAll(database) == Self.rows)
      }
    }
  }
}
