import Foundation
import Koine
import Testing

/// Databases made by others, from scripts in each engine's own SQL under Tests/Schemas: what is read of them is in the
/// text file beside the script. `KOINE_RECORD_GOLDEN=1` records it anew.
@Suite struct SchemaTextTests {
  private static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Schemas")

  /// The scripts: `northwind.sqlite.sql` is one for SQLite.
  private static let scripts: [String] = {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".sql") }.map { String($0.dropLast(4)) }.sorted()
  }()

  @Test(arguments: scripts) func ofOthersReadsAsRecorded(_ script: String) async throws {
    let engine = try #require(Engine.allCases.first { script.hasSuffix("." + $0.rawValue) })
    let schema = try await engine.withDatabase { database in
      let file = Self.folder.appending(path: script + ".sql")
      try await database.executeScript(try String(contentsOf: file, encoding: .utf8))
      return try await database.schema()
    }
    try Self.check(schema, asIn: script)
  }

  @Test(arguments: Engine.allCases) func ofKoineReadsAsRecorded(_ engine: Engine) async throws {
    let schema = try await engine.withDatabase { database in
      try await KoineSchemaTests.create(on: database)
      return try await database.schema()
    }
    try Self.check(schema, asIn: "koine." + engine.rawValue)
  }

  private static func check(_ schema: DatabaseSchema, asIn name: String) throws {
    let text = [schema.description, types(of: schema), schema.mermaid, schema.dot].joined(separator: "\n\n")
    let file = folder.appending(path: name + ".txt")
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
