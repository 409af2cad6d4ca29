import Koine

extension DriverCheck {
  static let statements: [DriverCheck] = [
    DriverCheck(.statements, "count the rows that they change") { bench in
      try await bench.withNotes { database in
        try expect(try await Note.insert((1...5).map { Note(id: $0) }).execute(database), 5, "an insert")
        try expect(
          try await Note.where { $0.id > 3 }.update { $0.text = "x" }.execute(database), 2, "an update")
        try expect(
          try await database.execute("UPDATE \(Note.self) SET text = 'y' WHERE id > \(1) RETURNING id"), 4,
          "an update that returns rows")
        try expect(
          try await Note.insert([Note(id: 1)]).onConflict(\.id).execute(database), 0, "a conflict passed over"
        )
        try expect(try await database.execute("SELECT id FROM \(Note.self)"), 0, "a query")
        try expect(try await database.execute("CREATE TABLE other (a INTEGER)"), 0, "a definition")
        try expect(try await Note.where { $0.id < 3 }.delete().execute(database), 2, "a delete")
      }
    },
    DriverCheck(.statements, "run again with other values, more often than anything is cached for") { bench in
      try await bench.withNotes(.init(connections: 1)) { database in
        for number in 1...12 {
          try await Note.insert([Note(id: number, text: "row \(number)")]).execute(database)
          let found = try await Note.find(number).select(\.text).fetchAll(database)
          try expect(found, ["row \(number)"], "the row just written")
        }
        for number in 0..<600 {
          let found = try await database.fetchOne("SELECT \(raw: "\(number)")", as: Int.self)
          try expect(found, number, "a statement of its own")
        }
        for number in 1...12 {
          let found = try await Note.find(number).select(\.text).fetchAll(database)
          try expect(found, ["row \(number)"], "a row read again")
        }
      }
    },
    DriverCheck(.statements, "are told apart by their bytes, not as Swift compares texts") { bench in
      try await bench.withDatabase(.init(connections: 1)) { database in
        for text in ["\u{E9}", "e\u{301}", "\u{E9}", "e\u{301}"] {
          let found = try await database.fetchOne("SELECT '\(raw: text)'", as: String.self)
          try expect(found.map { Array($0.utf8) }, Array(text.utf8), "the text")
        }
      }
    },
    DriverCheck(.statements, "see the columns that a table has now") { bench in
      try await bench.withDatabase(.init(connections: 1)) { database in
        try await database.execute("CREATE TABLE t (a INTEGER)")
        try await database.execute("INSERT INTO t VALUES (1)")
        let all = RawQuery("SELECT * FROM t", as: Row.self)
        for _ in 0..<8 { try expect(try await all.fetchAll(database).count, 1, "the rows") }
        try await database.execute("ALTER TABLE t ADD COLUMN b INTEGER DEFAULT 2")
        let expected = [Row(columnNames: ["a", "b"], values: [.integer(1), .integer(2)])]
        try expect(try await all.fetchAll(database), expected, "the rows after the change")
        try await database.execute("ALTER TABLE t ADD COLUMN c INTEGER DEFAULT 3")
        var streamed: [Row] = []
        for try await row in all.stream(database) { streamed.append(row) }
        try expect(
          streamed.first?.values, [.integer(1), .integer(2), .integer(3)], "a stream after a change")
      }
    },
    DriverCheck(.statements, "see the columns that another database gave a table") { bench in
      try await bench.withTwo { first, second in
        let all = RawQuery("SELECT * FROM \(Note.self)", as: Row.self)
        try await Note.insert([Note(id: 1, text: "a")]).execute(first)
        for _ in 0..<8 { try expect(try await all.fetchAll(first).count, 1, "the rows") }
        for name in ["more", "still_more"] {
          try await second.execute("ALTER TABLE \(Note.self) ADD COLUMN \(identifier: name) INTEGER")
          var names: [String] = []
          for try await row in all.stream(first) { names = row.columnNames }
          try expect(names.last, name, "the last column of a stream")
          try expect(try await all.fetchOne(first)?.columnNames.last, name, "the last column")
        }
      }
    },
    DriverCheck(.statements, "pass on what the closure for a row throws, and end") { bench in
      try await bench.withDatabase(.init(connections: 1)) { database in
        let statement = try bench.numbers(to: 20_000).render(in: database.dialect)
        var count = 0
        try await expectStop(of: "the statement") {
          try await database.run(statement) { _ in
            count += 1
            if count == 3 { throw Stop() }
          }
        }
        try expect(count, 3, "the rows handed over")
        try expect(try await database.fetchOne("SELECT 1", as: Int.self), 1, "the next statement")
      }
    },
    DriverCheck(.statements, "that return rows hand them out and keep what they wrote") { bench in
      try await bench.withNotes { database in
        for round in 0..<4 {
          let ids = [round * 2, round * 2 + 1]
          let found = try await Note.insert(ids.map { Note(id: $0) }).returning(\.id).fetchAll(database)
          try expect(found, ids, "the keys returned")
        }
        try expect(try await Note.ids(on: database), Array(0..<8), "the rows stored")
      }
    },
    DriverCheck(.statements, "hold hundreds of columns") { bench in
      try await bench.withDatabase { database in
        let list = (0..<500).map(String.init).joined(separator: ", ")
        let rows = try await database.fetchAll("SELECT \(raw: list)", as: Row.self)
        try expect(rows.map(\.values), [(0..<500).map { .integer($0) }], "the row")
      }
    },
    DriverCheck(.statements, "without a row yield none") { bench in
      try await bench.withNotes { database in
        try expect(try await Note.all().fetchAll(database), [], "all rows")
        try expect(try await Note.all().fetchOne(database), nil, "one row")
        try expect(try await Note.all().fetchCount(database), 0, "the count")
      }
    },
    DriverCheck(.statements, "of a script run all or not at all") { bench in
      try await bench.withNotes { database in
        try await database.executeScript(
          "INSERT INTO conformance_notes VALUES (1, 'a;b'); -- c;\nINSERT INTO conformance_notes VALUES (2, '');"
        )
        try await expectError(.undefinedTable, of: "a script with a mistake") {
          try await database.executeScript(
            "INSERT INTO conformance_notes VALUES (3, ''); INSERT INTO nowhere VALUES (4)")
        }
        try await database.executeScript("")
        try expect(
          try await Note.order(by: \.id).fetchAll(database), [Note(id: 1, text: "a;b"), Note(id: 2)],
          "the rows stored")
      }
    },
  ]
}
