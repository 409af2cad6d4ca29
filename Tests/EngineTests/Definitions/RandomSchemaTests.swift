import Koine
import KoineTesting
import Testing

/// Random tables with random rows become other random tables: what is read back is what was asked for, and what both
/// have keeps its values.
@Suite struct RandomSchemaTests {
  @Test(arguments: Engine.allCases) func tablesBecomeOthers(_ engine: Engine) async throws {
    var random = RandomSchemas(engine: engine, seed: 20_261_123)
    var carriedOut = 0
    for round in 0..<60 {
      let old = random.schema()
      let new = random.schema(like: old)
      let rows = random.rows(of: old)
      try await engine.withDatabase { database in
        try await database.executeScript(old.definitions + rows)
        let declared = try await engine.withDatabase { other in
          try await other.executeScript(new.definitions)
          return try await other.schema()
        }
        let before = try await database.schema()
        let cells = try await Self.cells(of: before, on: database)
        let made = try await Self.planIfAllowed {
          try SchemaPlan(from: before, to: declared, in: database.dialect)
        }
        guard let plan = made else { return }
        do {
          try await plan.run(on: database, allowingLoss: true)
        } catch {
          // Rows that break what is asked of them: nothing is changed.
          #expect(Self.isRefusal(error), "round \(round): \(error)\n\(plan)")
          #expect(try await database.schema() == before, "round \(round): \(error)")
          #expect(try await Self.cells(of: before, on: database) == cells, "round \(round): \(error)")
          return
        }
        carriedOut += 1
        let after = try await database.schema()
        #expect(
          after.unnamed == declared.unnamed,
          "round \(round):\n\(plan)\n\(plan.statements.joined(separator: "\n"))")
        let kept = try await Self.cells(of: after, on: database)
        for (cell, value) in kept {
          guard let old = before.column(at: cell), let new = after.column(at: cell),
            let text = cells[cell].flatMap({ Self.text($0, widenedFrom: old.typeName, to: new.typeName) })
          else { continue }
          #expect(value == text, "round \(round), \(cell):\n\(plan)")
        }
        // Every row of a table that was there and stays.
        let stayed = cells.keys.filter { before.table($0.table) != nil && after.table($0.table) != nil }
        let now = kept.keys.filter { before.table($0.table) != nil }
        #expect(Set(now.map(\.path)) == Set(stayed.map(\.path)))
        #expect(try SchemaPlan(from: after, to: declared, in: database.dialect).isEmpty)
      }
    }
    #expect(carriedOut > 20)
  }

  /// A plan; `nil` if a column of floating-point numbers would become one of texts on SQLite.
  static func planIfAllowed(_ make: () async throws -> SchemaPlan) async throws -> SchemaPlan? {
    do {
      return try await make()
    } catch let error as SchemaPlanError where error.description.contains("as texts of 15 digits") {
      return nil
    }
  }

  /// Whether rows are the reason: they break a rule that is asked of them, as a plan finds before, or the engine does.
  static func isRefusal(_ error: any Error) -> Bool {
    switch error {
    case let error as SchemaPlanError:
      switch error.reason {
      case .brokenBy, .danglingReferences: true
      default: false
      }
    case let error as DatabaseError:
      [.notNullViolation, .uniqueViolation, .checkViolation, .foreignKeyViolation].contains(error.code)
    default: false
    }
  }

  /// The text of a value whose column got a type; `nil` unless that holds every value of the old one.
  static func text(_ text: String, widenedFrom old: String, to new: String) -> String? {
    if old == new { return text }
    return switch (old, new) {
    case ("integer", "bigint"), ("integer", "double precision"), ("integer", "text"), ("bigint", "text"),
      ("double precision", "text"), ("INTEGER", "TEXT"), ("REAL", "TEXT"):
      text
    case ("INTEGER", "REAL"): text == "NULL" ? text : text + ".0"
    default: nil
    }
  }

  struct Cell: Hashable {
    var table: String
    var row: Int
    var column: String
    /// The row that it belongs to.
    var path: String { "\(table) \(row)" }
  }

  /// The texts of all cells.
  static func cells(of schema: DatabaseSchema, on database: any Database) async throws -> [Cell: String] {
    var cells: [Cell: String] = [:]
    for table in schema.tables {
      for column in table.columns {
        let query = "SELECT id, CAST(\(column.name) AS text) FROM \(table.name)"
        try await database.run(RenderedStatement(sql: query)) { row in
          let key = try row.next(Int.self)
          cells[Cell(table: table.name, row: key, column: column.name)] = try row.next(String?.self) ?? "NULL"
        }
      }
    }
    return cells
  }
}

extension DatabaseSchema {
  func column(at cell: RandomSchemaTests.Cell) -> Column? {
    table(cell.table)?.column(cell.column)
  }

  /// The schema without what is not compared: where columns stand, and the names of rules.
  var unnamed: DatabaseSchema {
    var schema = self
    for index in schema.tables.indices {
      schema.tables[index].columns.sort { $0.name < $1.name }
      schema.tables[index].primaryKey?.name = nil
      for key in schema.tables[index].uniqueKeys.indices { schema.tables[index].uniqueKeys[key].name = nil }
      for key in schema.tables[index].foreignKeys.indices { schema.tables[index].foreignKeys[key].name = nil }
      for check in schema.tables[index].checks.indices { schema.tables[index].checks[check].name = nil }
      schema.tables[index].uniqueKeys.sort { $0.columns.joined() < $1.columns.joined() }
      schema.tables[index].checks.sort { $0.text < $1.text }
    }
    return schema
  }
}

/// Makes tables of a handful of columns, and others that differ from them in some.
struct RandomSchemas {
  let engine: Engine
  var generator: SeededGenerator

  init(engine: Engine, seed: UInt64) {
    self.engine = engine
    generator = SeededGenerator(seed: seed)
  }

  struct Column: Equatable {
    var name: String
    var type: Int
    var isRequired: Bool
    var hasDefault: Bool
    var isUnique: Bool
    var isChecked: Bool
    var refersToOther: Bool
    var isIndexed: Bool
  }

  struct Schema {
    var engine: Engine
    var columns: [[Column]]

    var definitions: String {
      var script = ""
      for (table, columns) in columns.enumerated() {
        var parts = ["id \(engine == .sqlite ? "INTEGER PRIMARY KEY NOT NULL" : "bigint PRIMARY KEY")"]
        parts += columns.map { column in
          var text = "\(column.name) \(typeName(column))"
          if column.isRequired { text += " NOT NULL" }
          if column.hasDefault { text += " DEFAULT \(column.type == 1 ? "'x'" : "7")" }
          return text
        }
        for column in columns {
          if column.isUnique { parts.append("UNIQUE (\(column.name))") }
          if column.isChecked {
            parts.append("CHECK (\(column.name) <> \(column.type == 1 ? "'bad'" : "13"))")
          }
          if column.refersToOther, table > 0 {
            parts.append("FOREIGN KEY (\(column.name)) REFERENCES t0 (id) ON DELETE CASCADE")
          }
        }
        script +=
          "CREATE TABLE t\(table) (\(parts.joined(separator: ", ")))\(engine == .sqlite ? " STRICT" : "");\n"
        for column in columns where column.isIndexed {
          script += "CREATE INDEX t\(table)_\(column.name) ON t\(table) (\(column.name));\n"
        }
      }
      return script
    }

    private func typeName(_ column: Column) -> String {
      switch (engine, column.type) {
      case (.sqlite, 1): "TEXT"
      case (.sqlite, 2): "REAL"
      case (.sqlite, _): "INTEGER"
      case (.postgreSQL, 0): "bigint"
      case (.postgreSQL, 1): "text"
      case (.postgreSQL, 2): "double precision"
      case (.postgreSQL, _): "integer"
      }
    }
  }

  private mutating func rarely(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &generator) == 0 }

  private mutating func column(_ name: String) -> Column {
    let type = Int.random(in: 0...3, using: &generator)
    return Column(
      name: name, type: type, isRequired: rarely(4), hasDefault: rarely(2), isUnique: rarely(6),
      isChecked: rarely(4), refersToOther: type == 0 && rarely(3), isIndexed: rarely(4))
  }

  mutating func schema() -> Schema {
    Schema(
      engine: engine,
      columns: (0..<Int.random(in: 1...2, using: &generator)).map { _ in
        (0..<Int.random(in: 1...4, using: &generator)).map { column("c\($0)") }
      })
  }

  /// A schema that differs in some columns, and perhaps in its tables.
  mutating func schema(like other: Schema) -> Schema {
    var schema = other
    for table in schema.columns.indices {
      for index in schema.columns[table].indices where rarely(3) {
        schema.columns[table][index] = column(schema.columns[table][index].name)
      }
      if rarely(3) { schema.columns[table].append(column("d")) }
      if rarely(4) { schema.columns[table].removeFirst() }
    }
    if rarely(5) { schema.columns.append([column("e")]) }
    if schema.columns.count > 1, rarely(6) { schema.columns.removeLast() }
    return schema
  }

  /// Rows that keep the rules: unique values, and references to rows of the first table.
  mutating func rows(of schema: Schema) -> String {
    var script = ""
    for (table, columns) in schema.columns.enumerated() {
      for key in 1...Int.random(in: 1...4, using: &generator) {
        let values = columns.map { column -> String in
          if column.refersToOther, table > 0 { return column.isUnique ? (key == 1 ? "1" : "NULL") : "1" }
          if !column.isRequired, rarely(4) { return "NULL" }
          let number = column.isUnique ? 100 + key : Int.random(in: 0...3, using: &generator)
          return column.type == 1 ? "'\(number)'" : "\(number)"
        }
        script += "INSERT INTO t\(table) VALUES (\((["\(key)"] + values).joined(separator: ", ")));\n"
      }
    }
    return script
  }
}
