import Koine
import Testing

/// Random tables with random rows become what types declare: other random tables, by `migrate(to:)`.
@Suite struct RandomMigrationTests {
  @Test(arguments: Engine.allCases) func tablesBecomeWhatTypesDeclare(_ engine: Engine) async throws {
    var random = RandomSchemas(engine: engine, seed: 20_261_128)
    var carriedOut = 0
    for round in 0..<40 {
      let old = random.schema()
      let new = random.schema(like: old)
      let rows = random.rows(of: old)
      try await engine.withDatabase { database in
        try await RandomDeclaration.with(old) { _ = try await database.migrate(to: $0) }
        try await database.executeScript(rows)
        let before = try await database.schema()
        let cells = try await RandomSchemaTests.cells(of: before, on: database)
        func isUnchanged() async throws -> Bool {
          guard try await database.schema() == before else { return false }
          return try await RandomSchemaTests.cells(of: before, on: database) == cells
        }
        try await RandomDeclaration.with(new) { types in
          let made = try await RandomSchemaTests.planIfAllowed { try await database.plan(for: types) }
          guard let plan = made else { return }
          if !plan.lossySteps.isEmpty {
            let error = await #expect(throws: SchemaPlanError.self) { try await database.migrate(to: types) }
            #expect(error?.reason == .lossy(plan.lossySteps))
            #expect(try await isUnchanged(), "round \(round):\n\(plan)")
          }
          do {
            #expect(try await database.migrate(to: types, allowingLoss: true) == plan)
          } catch {
            #expect(RandomSchemaTests.isRefusal(error), "round \(round): \(error)\n\(plan)")
            #expect(try await isUnchanged(), "round \(round): \(error)")
            return
          }
          carriedOut += 1
          var after = try await database.schema()
          let kept = try await RandomSchemaTests.cells(of: after, on: database)
          for (cell, value) in kept {
            guard let old = before.column(at: cell), let new = after.column(at: cell),
              let text = cells[cell].flatMap({
                RandomSchemaTests.text($0, widenedFrom: old.typeName, to: new.typeName)
              })
            else { continue }
            #expect(value == text, "round \(round), \(cell):\n\(plan)")
          }
          // No table goes, and no row.
          let stayed = kept.keys.filter { before.table($0.table) != nil }
          #expect(Set(stayed.map(\.path)) == Set(cells.keys.map(\.path)))
          // A second call finds nothing, with what was noted and without.
          #expect(try await database.plan(for: types).isEmpty)
          #expect(try await database.migrate(to: types).isEmpty)
          // The tables are those that the types make where there is nothing.
          let fresh = try await engine.withDatabase { fresh in
            try await fresh.migrate(to: types)
            return try await fresh.schema()
          }
          after.tables.removeAll { fresh.table($0.name) == nil }
          #expect(after.unnamed == fresh.unnamed, "round \(round):\n\(plan)")
        }
      }
    }
    #expect(carriedOut > 12)
  }
}

/// What ``RandomTable`` declares while a task runs.
private final class RandomDeclaration: Sendable {
  @TaskLocal static var current: RandomDeclaration?

  let tables: [[RandomSchemas.Column]]
  let schemas: [TableSchema]
  let sources: [SQLTableReference]

  private init(_ schema: RandomSchemas.Schema) {
    tables = schema.columns
    schemas = schema.columns.enumerated().map { position, columns in
      TableSchema(
        "t\(position)",
        columns: [ColumnDefinition("id", Int.self, primaryKey: true)]
          + columns.map { Self.definition(of: $0, refers: position > 0 && $0.refersToOther) })
    }
    sources = schemas.map { SQLTableReference($0) }
  }

  /// Runs `body` with types that declare the tables of a schema.
  static func with(
    _ schema: RandomSchemas.Schema, _ body: ([any Table.Type]) async throws -> Void
  ) async throws {
    let types: [any Table.Type] = [
      RandomTable<FirstPlace>.self, RandomTable<SecondPlace>.self, RandomTable<ThirdPlace>.self,
    ]
    try await $current.withValue(RandomDeclaration(schema)) {
      try await body(Array(types.prefix(schema.columns.count)))
    }
  }

  private static func definition(of column: RandomSchemas.Column, refers: Bool) -> ColumnDefinition {
    switch column.type {
    case 1: definition(of: column, "x", refers: refers)
    case 2: definition(of: column, 7.0, refers: refers)
    case 3: definition(of: column, Int32(7), refers: refers)
    default: definition(of: column, 7, refers: refers)
    }
  }

  private static func definition<Value: ColumnValue>(
    of column: RandomSchemas.Column, _ value: Value, refers: Bool
  ) -> ColumnDefinition {
    let table: (any PrimaryKeyedTable.Type)? = refers ? RandomTable<FirstPlace>.self : nil
    let defaultValue: (any SQLRepresentable)? = column.hasDefault ? value : nil
    let onDelete: ForeignKeyAction = refers ? .cascade : .noAction
    return column.isRequired
      ? ColumnDefinition(
        column.name, Value.self, unique: column.isUnique, default: defaultValue, references: table,
        onDelete: onDelete)
      : ColumnDefinition(
        column.name, Value?.self, unique: column.isUnique, default: defaultValue, references: table,
        onDelete: onDelete)
  }
}

/// Which of the tables a type declares.
private protocol TablePlace: Sendable {
  static var position: Int { get }
}

private enum FirstPlace: TablePlace { static let position = 0 }
private enum SecondPlace: TablePlace { static let position = 1 }
private enum ThirdPlace: TablePlace { static let position = 2 }

/// A table that has other columns in each task.
private struct RandomTable<Place: TablePlace>: PrimaryKeyedTable, InsertableRow {
  struct Columns: TableColumns {
    typealias Value = RandomTable
    let _source: SQLTableReference
    init(_ source: SQLTableReference) { _source = source }
    static var _width: Int { RandomTable.schema.columns.count }
    var id: Column<RandomTable, Int> { .init(_source, 0) }
    static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> RandomTable {
      RandomTable(id: try row.next())
    }
  }

  let id: Int

  static var schema: TableSchema {
    RandomDeclaration.current?.schemas[Place.position] ?? TableSchema("none", columns: [])
  }
  static var columns: Columns {
    Columns(RandomDeclaration.current?.sources[Place.position] ?? SQLTableReference(schema))
  }
  static var primaryKey: Column<RandomTable, Int> { columns.id }

  func encode(into encoder: inout RowEncoder) { encoder.append(id) }

  /// The columns beside the key, with their positions.
  private static var declared: [(position: Int, column: RandomSchemas.Column)] {
    (RandomDeclaration.current?.tables[Place.position] ?? []).enumerated().map { ($0.offset + 1, $0.element) }
  }

  static var constraints: [TableConstraint<RandomTable>] {
    declared.filter(\.column.isChecked).map { position, column in
      switch column.type {
      case 1: .check { Column<RandomTable, String?>($0._source, position) != "bad" }
      case 2: .check { Column<RandomTable, Double?>($0._source, position) != 13 }
      case 3: .check { Column<RandomTable, Int32?>($0._source, position) != 13 }
      default: .check { Column<RandomTable, Int?>($0._source, position) != 13 }
      }
    }
  }

  static var indexes: [TableIndex<RandomTable>] {
    declared.filter(\.column.isIndexed).map { position, column in
      .on(name: "t\(Place.position)_\(column.name)") { Column<RandomTable, Int?>($0._source, position) }
    }
  }
}
