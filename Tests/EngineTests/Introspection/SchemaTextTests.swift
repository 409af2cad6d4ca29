import Foundation
import Koine
import Testing

/// Databases made by others, from scripts in each engine's own SQL under Tests/Schemas: what is read of them is in the
/// text file beside the script. `KOINE_RECORD_GOLDEN=1` records it anew.
@Suite struct SchemaTextTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Schemas")

  @Test(arguments: ["northwind", "chinook", "names", "koine"], Engine.allCases)
  func readsAsRecorded(_ name: String, _ engine: Engine) async throws {
    let schema = try await engine.withDatabase { database in
      if name == "koine" {
        try await KoineSchemaTests.create(on: database)
      } else {
        let script = Self.folder.appending(path: "\(name).\(engine.rawValue).sql")
        try await database.executeScript(try String(contentsOf: script, encoding: .utf8))
      }
      return try await database.schema()
    }
    let text = [schema.description, Self.types(of: schema), schema.mermaid, schema.dot].joined(
      separator: "\n\n")
    let file = Self.folder.appending(path: "\(name).\(engine.rawValue).txt")
    if ProcessInfo.processInfo.environment["KOINE_RECORD_GOLDEN"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    let recorded = try String(contentsOf: file, encoding: .utf8)
    #expect(text == recorded)
  }

  /// Tables of Koine's own making may be asked for.
  @Test(arguments: Engine.allCases) func internalTables(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await database.executeScript(
        "CREATE TABLE koine_notes (id integer); CREATE TABLE notes (id integer)")
      #expect(try await database.schema().tables.map(\.name) == ["notes"])
      let schema = try await database.schema(includingInternal: true)
      #expect(schema.tables.map(\.name) == ["koine_notes", "notes"])
    }
  }

  /// What of each column does not depend on the engine, and what the listing does not say.
  private static func types(of schema: DatabaseSchema) -> String {
    var lines: [String] = []
    for (name, columns) in schema.tables.map({ ($0.name, $0.columns) })
      + schema.views.map({ ($0.name, $0.columns) })
    {
      for column in columns {
        var line = "\(name).\(column.name): " + (column.type.map { "\($0)" } ?? "-")
        if let value = column.defaultValue { line += " = \(value)" }
        if column.collation != .binary { line += " collation \(column.collation)" }
        lines.append(line)
      }
    }
    lines += schema.tables.flatMap { table in
      table.checks.map { "\(table.name): \($0.text): \($0.columns.joined(separator: ", "))" }
    }
    lines += schema.tables.filter { !$0.isStrict }.map { "\($0.name) is not strict" }
    return lines.joined(separator: "\n")
  }
}
