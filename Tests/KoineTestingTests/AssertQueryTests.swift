import Foundation
import Koine
import KoineSQLite
import KoineTesting
import Testing

@Table private struct Pet {
  let id: Int
  var name: String
}

/// `assertQuery` records, passes and fails, in a copy of a source file.
@Suite struct AssertQueryTests {
  /// Runs `body` with a database of pets and a source file.
  private func withSource(
    _ source: String, _ body: (SQLiteDatabase, _ path: String) async throws -> Void
  ) async throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: "koine-inline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Some.swift")
    try Data(source.utf8).write(to: file)
    let database = try SQLiteDatabase.inMemory()
    try await Pet.createTable().execute(database)
    try await Pet.insert([Pet(id: 1, name: "Rex"), Pet(id: 2, name: "\"Mau\"")]).execute(database)
    try await body(database, file.path)
    await database.close()
    return try String(contentsOf: file, encoding: .utf8)
  }

  private let query = Pet.where { $0.id > 0 }.order(by: \.id).select { ($0.id, $0.name) }

  private static let recorded = """
    -- SQLite 3.40
    SELECT "pets"."id", "pets"."name" FROM "pets" WHERE "pets"."id" > ?1 ORDER BY "pets"."id"
    -- 1: 0 (integer 64)

    ┌────┬───────┐
    │ id │ name  │
    ├────┼───────┤
    │  1 │ Rex   │
    │  2 │ "Mau" │
    └────┴───────┘
    """

  @Test func aCallWithoutATextIsCompleted() async throws {
    let source = """
      func first() async throws {
        try await assertQuery(first("(", /* ) */ [1: ")"]), on: [a])  // one
        try await assertQuery(second, on: [a]) { "old" }
      }

      """
    let written = try await withSource(source) { database, path in
      let missing = await #expect(throws: TestFailure.self) {
        try await assertQuery(query, on: [database], filePath: path, line: 2, column: 13)
      }
      #expect(
        missing?.description == "\(path):2: there was no text to compare with; it is recorded now. Review it."
      )
      // The second call stands where it was compiled, whatever was put in before it.
      try await assertQuery(
        Pet.all().delete(), on: [database], isRecording: true, filePath: path, line: 3, column: 13
      ) { "old" }
    }
    let lines = Self.recorded.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    #expect(
      written == """
        func first() async throws {
          try await assertQuery(first("(", /* ) */ [1: ")"]), on: [a]) {
            \"""
        \(lines)
            \"""
          }  // one
          try await assertQuery(second, on: [a]) {
            \"""
            -- SQLite 3.40
            DELETE FROM "pets"
            \"""
          }
        }

        """)
  }

  @Test func theRightTextPassesAndAnotherFails() async throws {
    let written = try await withSource("unchanged") { database, path in
      try await assertQuery(query, on: [database], isRecording: false) { Self.recorded }
      let failure = await #expect(throws: TestFailure.self) {
        try await assertQuery(query, on: [database], isRecording: false, filePath: path, line: 1, column: 1) {
          Self.recorded.replacing("Rex  ", with: "Rax  ")
        }
      }
      #expect(
        failure?.description == """
          \(path):1: the query differs from the text behind it (- expected, + found). KOINE_RECORD_GOLDEN=1 in \
          the environment records it anew.
            ⋮
            ┌────┬───────┐
            │ id │ name  │
            ├────┼───────┤
          - │  1 │ Rax   │
          + │  1 │ Rex   │
            │  2 │ "Mau" │
            └────┴───────┘
          """)
    }
    #expect(written == "unchanged")
  }

  @Test func aGoldenFileHoldsTheSame() async throws {
    _ = try await withSource("") { database, path in
      let folder = URL(filePath: path).deletingLastPathComponent().path
      try await assertQuery(
        query, on: [database], named: "pets", in: GoldenFiles(directory: folder, isRecording: true))
      let text = try String(contentsOfFile: "\(folder)/pets.sql", encoding: .utf8)
      #expect(text == Self.recorded + "\n")
      try await assertQuery(
        query, on: [database], named: "pets", in: GoldenFiles(directory: folder, isRecording: false))
    }
  }
}
