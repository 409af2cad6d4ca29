import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

@Table struct Hostile: Identifiable {
  let id: Int
  var text: String
}

/// Hostile texts through every door: stored and read back unchanged, or refused; never taken for SQL.
@Suite struct InjectionTests {
  @Test func thereAreEnoughOfThem() {
    #expect(HostileStrings.all.count > 350)
  }

  /// A database in which each text is a row, its number the key.
  private func withTexts(_ engine: Engine, _ body: (any Database) async throws -> Void) async throws {
    try await engine.withDatabase { database async throws in
      try await Hostile.createTable().execute(database)
      let rows = HostileStrings.storable.enumerated().map { Hostile(id: $0, text: $1) }
      try await Hostile.insert(rows).execute(database)
      try await body(database)
    }
  }

  private func isEqual(_ left: String, _ right: String) -> Bool { left.utf8.elementsEqual(right.utf8) }

  @Test(arguments: Engine.allCases)
  func valuesAreStoredAndReadBackUnchanged(_ engine: Engine) async throws {
    try await withTexts(engine) { database in
      let stored = try await Hostile.order(by: \.id).select(\.text).fetchAll(database)
      #expect(stored.elementsEqual(HostileStrings.storable, by: isEqual))
      let returned = try await Hostile.insert(
        \.id, \.text, values: [(-1, "x")] + HostileStrings.storable.enumerated().map { ($0 + 10_000, $1) }
      )
      .returning(\.text).fetchAll(database)
      #expect(returned.dropFirst().elementsEqual(HostileStrings.storable, by: isEqual))
      for (id, text) in HostileStrings.storable.enumerated() {
        let updated = try await Hostile.find(-1).update { $0.text = text }.returning(\.text).fetchOne(
          database)
        #expect(updated.map { isEqual($0, text) } == true, "\(text)")
        let found = try await Hostile.where { $0.text == text && $0.id < 10_000 && $0.id >= 0 }.select(\.id)
          .fetchAll(database)
        #expect(found == [id], "\(text)")
        let listed = try await Hostile.where {
          $0.text.in([text, "no such text"]) && $0.id.between(0, and: 9_999)
        }
        .select(\.id).fetchAll(database)
        #expect(listed == [id], "\(text)")
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func fragmentsBindValuesAndQuoteNames(_ engine: Engine) async throws {
    try await withTexts(engine) { database in
      for text in HostileStrings.storable {
        let value = try await database.fetchOne("SELECT \(text)", as: String.self)
        #expect(value.map { isEqual($0, text) } == true, "\(text)")
        let isListed = try await database.fetchOne(
          "SELECT count(*) FROM \(Hostile.self) WHERE \(Hostile.columns.text) IN \([text])", as: Int.self)
        #expect(isListed == 1, "\(text)")
        let named: SQLFragment = "SELECT 1 AS \(identifier: text)"
        guard
          named.statement.check(in: database.dialect).allSatisfy(\.isNote)
        else {
          #expect(text.isEmpty || text.utf8.count > 63, "\(text)")
          await #expect(throws: UnsupportedFeatures.self) { try await database.fetchAll(named, as: Row.self) }
          continue
        }
        let row = try await database.fetchOne(named, as: Row.self)
        #expect(row.map { isEqual($0.columnNames[0], text) } == true, "\(text)")
      }
    }
  }

  @Test func searchesFindWhatSwiftFindsOnBothEngines() async throws {
    func contains(_ text: String, _ part: String) -> Bool {
      let (text, part) = (Array(text.utf8), Array(part.utf8))
      return part.isEmpty
        || text.count >= part.count
          && (0...text.count - part.count).contains { text[$0...].starts(with: part) }
    }
    // The long ones would take long to search in.
    let texts = HostileStrings.storable.enumerated().filter { $1.utf8.count < 100 }
    for engine in Engine.allCases {
      try await withTexts(engine) { database in
        for (_, part) in texts {
          func ids(_ matches: (String) -> Bool) -> [Int] { texts.filter { matches($1) }.map(\.offset) }
          let short = Hostile.where { $0.text.length() < 100 }.order(by: \.id)
          let known = Set(texts.map(\.offset))
          let containing = try await short.where { $0.text.contains(part) }.select(\.id).fetchAll(database)
          #expect(containing.filter(known.contains) == ids { contains($0, part) }, "\(engine) \(part)")
          let beginning = try await short.where { $0.text.hasPrefix(part) }.select(\.id).fetchAll(database)
          #expect(
            beginning.filter(known.contains) == ids { $0.utf8.starts(with: part.utf8) }, "\(engine) \(part)")
          let ending = try await short.where { $0.text.hasSuffix(part) }.select(\.id).fetchAll(database)
          #expect(
            ending.filter(known.contains) == ids { $0.utf8.reversed().starts(with: part.utf8.reversed()) },
            "\(engine) \(part)")
        }
      }
    }
  }

  @Test func aPatternMatchesTheSameOnBothEngines() async throws {
    var found: [[[Int]?]] = []
    for engine in Engine.allCases {
      try await withTexts(engine) { database in
        var matches: [[Int]?] = []
        for pattern in HostileStrings.storable where pattern.utf8.count < 100 {
          for isCaseSensitive in [false, true] {
            let query = Hostile.where {
              $0.text.like(pattern, caseSensitive: isCaseSensitive) && $0.text.length() < 200
            }
            .order(by: \.id).select(\.id)
            matches.append(try? await query.fetchAll(database))
            if matches.last == .some(nil) {
              #expect(query.check(in: .sqlite).map(\.subject) == [.defect(.incompletePattern)], "\(pattern)")
            }
          }
        }
        found.append(matches)
      }
    }
    #expect(found[0] == found[1])
  }

  @Test(arguments: Engine.allCases)
  func namesOfTablesColumnsAndAliasesAreQuoted(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      // A column of every table of PostgreSQL's has this name.
      for (number, name) in HostileStrings.all.enumerated() where name != "ctid" {
        let table = SQLTableReference(
          name: name, columns: [.init(name: name, type: .text, isNullable: true)])
        let create = SQLStatement.createTable(SQLCreateTable(table, columns: [.init(table.columns[0])]))
        guard create.check(in: database.dialect).isEmpty else {
          #expect(
            name.isEmpty || name.utf8.contains(0) || (engine == .postgreSQL && name.utf8.count > 63),
            "\(name)")
          #expect(throws: UnsupportedFeatures.self) { try create.render(in: database.dialect) }
          continue
        }
        let alias = table.aliased(name + "2")
        guard SQLStatement.query(.select(SQLSelect(every: .table(alias)))).check(in: database.dialect).isEmpty
        else {
          continue
        }
        try await database.transaction { connection in
          try await connection.run(create.render(in: database.dialect)) { _ in }
          let rows = SQLRows(count: 1) { _, encoder in encoder.append(.text("\(number)")) }
          let insert = SQLInsert(into: table, .rows(rows), returning: [.columns(table)])
          try await connection.run(SQLStatement.insert(insert).render(in: database.dialect)) { _ in }
          var select = SQLSelect(every: .table(alias))
          select.columns.append(.named(.column(alias.columns[0]), name))
          var read: [Row] = []
          try await connection.run(SQLStatement.query(.select(select)).render(in: database.dialect)) { row in
            read.append(Row(columnNames: row.columnNames, values: [try row.nextValue()]))
          }
          #expect(read.map(\.values) == [[.text("\(number)")]], "\(name)")
          #expect(
            read.first?.columnNames.map { Array($0.utf8) } == [Array(name.utf8), Array(name.utf8)], "\(name)")
          let drop = SQLStatement.dropTable(SQLDropTable(table))
          try await connection.run(drop.render(in: database.dialect)) { _ in }
        }
        // A schema of the name is looked for, and is not there.
        let elsewhere = SQLTableReference(
          name: "x", schema: name,
          columns: table.columns.map { .init(name: $0.name, type: .text, isNullable: true) })
        let error = await #expect(throws: DatabaseError.self) {
          let missing = SQLStatement.query(.select(SQLSelect(every: .table(elsewhere))))
          try await database.run(missing.render(in: database.dialect)) { _ in }
        }
        #expect(error?.code == .undefinedTable, "\(name)")
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func constantsAreQuotedT3(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      let texts = HostileStrings.storable
      // The defaults of columns are constants, fifty to a table.
      for start in stride(from: 0, to: texts.count, by: 50) {
        let portion = Array(texts[start..<min(start + 50, texts.count)])
        let table = SQLTableReference(
          name: "defaults\(start)",
          columns: portion.indices.map { .init(name: "c\($0)", type: .text, isNullable: true) })
        let columns = zip(table.columns, portion).map { column, text in
          SQLCreateTable.Column(column, default: .literal(.text(text), .text))
        }
        let create = SQLStatement.createTable(SQLCreateTable(table, columns: columns))
        try await database.run(create.render(in: database.dialect)) { _ in }
        let insert = SQLStatement.insert(SQLInsert(into: table, .defaultValues, returning: [.columns(table)]))
        var values: [SQLValue] = []
        try await database.run(insert.render(in: database.dialect)) { row in
          for _ in portion { values.append(try row.nextValue()) }
        }
        #expect(values == portion.map { .text($0) })
      }
      try await Hostile.createTable().execute(database)
      try await Hostile.insert([Hostile(id: 1, text: "a"), Hostile(id: 2, text: "b")]).execute(database)
      for text in texts {
        let joined =
          try await Hostile.select { $0.text.groupConcat(separator: text) }.fetchOne(database) ?? nil
        #expect(
          joined.map { isEqual($0, "a" + text + "b") || isEqual($0, "b" + text + "a") } == true, "\(text)")
      }
    }
  }

  @Test func aTypeNameIsOneNameOfATypeThatIsNotThere() async throws {
    try await Engine.postgreSQL.withDatabase { database async throws in
      for name in HostileStrings.storable
      where !name.isEmpty && name.utf8.count <= 63 {
        let cast = SQLStatement.query(
          .select(
            SQLSelect(columns: [.expression(.cast(.value(.text("x"), .text), .named(name, stored: .text)))])))
        let error = await #expect(throws: DatabaseError.self, "\(name)") {
          try await database.run(cast.render(in: database.dialect)) { _ in }
        }
        // Words of lower-case letters are written as they are, and some of them are reserved.
        let isWord = name.allSatisfy { $0.isLowercase || $0 == "_" }
        #expect(error?.engineCode == "42704" || isWord, "\(name): \(error?.engineCode ?? "")")
      }
    }
  }

  @Test(arguments: Engine.allCases)
  func nulIsRefusedEverywhereT5(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await Hostile.createTable().execute(database)
      let text = "a\0b"
      func isRefused(_ statement: some Statement) -> Bool {
        (try? statement.statement.render(in: database.dialect)) == nil
      }
      #expect(isRefused(Hostile.insert(Hostile(id: 1, text: text))))
      #expect(isRefused(Hostile.where { $0.text == text }))
      #expect(isRefused(Hostile.where { $0.text.in([text]) }))
      #expect(isRefused(Hostile.where { $0.text.like(text) }))
      #expect(isRefused(Hostile.where { $0.text.contains(text) }))
      #expect(isRefused(Hostile.where { $0.text.hasPrefix(text) }))
      #expect(isRefused(Hostile.where { $0.text.hasSuffix(text) }))
      #expect(isRefused(Hostile.where { $0.text > text }))
      #expect(isRefused(Hostile.where { $0.text.between("a", and: text) }))
      #expect(isRefused(Hostile.where { $0.text + text == "b" }))
      #expect(isRefused(Hostile.select { $0.text.replace("a", with: text) }))
      #expect(isRefused(Hostile.select { $0.text.trim(text) }))
      #expect(isRefused(Hostile.select { greatest($0.text, text) }))
      #expect(isRefused(Hostile.select { $0.text.nullIf(text) }))
      #expect(isRefused(Hostile.all().update { $0.text = text }))
      #expect(isRefused(Hostile.select { $0.text.groupConcat(separator: text) }))
      #expect(isRefused("SELECT \(text)" as SQLFragment))
      #expect(isRefused("SELECT 1 AS \(identifier: text)" as SQLFragment))
      #expect(isRefused("SELECT \(raw: text)" as SQLFragment))
      let batch = Hostile.insert([Hostile(id: 1, text: "a"), Hostile(id: 2, text: text)])
      await #expect(throws: (any Error).self) { try await batch.execute(database) }
      #expect(try await Hostile.all().fetchCount(database) == 0)
    }
  }
}
