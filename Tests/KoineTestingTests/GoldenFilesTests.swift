import Foundation
import Koine
import Testing

@testable import KoineTesting

@Suite struct GoldenFilesTests {
  private let text: String = {
    var text = GoldenText()
    text.append(
      "SQLite 3.40",
      [
        RenderedStatement(
          sql: "SELECT ?1, ?2, ?3", bindings: [.integer(42), .text("it's\u{0}É\n"), .null],
          types: [.bigInteger, .text, .named("mood", stored: .text)])
      ])
    text.append("PostgreSQL 13", refusal: TestFailure("two\nlines"))
    text.append("Other", [RenderedStatement(sql: "BEGIN"), RenderedStatement(sql: "COMMIT")])
    return text.description
  }()

  @Test func aGoldenTextShowsEveryDialectWithItsBindings() {
    #expect(
      text == #"""
        -- SQLite 3.40
        SELECT ?1, ?2, ?3
        -- 1: 42 (integer 64)
        -- 2: 'it''s\0É\n' (text)
        -- 3: NULL (mood as text)

        -- PostgreSQL 13
        -- refused: two
        -- refused: lines

        -- Other
        BEGIN;
        COMMIT;

        """#)
  }

  @Test func whatIsRecordedIsWhatIsCompared() throws {
    try withDirectory { directory in
      try GoldenFiles(directory: directory, isRecording: true).check(text, named: "everything")
      let files = GoldenFiles(directory: directory, isRecording: false)
      try files.check(text, named: "everything")

      let failure = #expect(throws: TestFailure.self) {
        try files.check(text.replacing("?2, ", with: ""), named: "everything")
      }
      #expect(
        failure?.description == #"""
          everything differs from its golden file \#(directory)/everything.sql (- golden, + found). `make golden` records it anew.
            -- SQLite 3.40
          - SELECT ?1, ?2, ?3
          + SELECT ?1, ?3
            -- 1: 42 (integer 64)
            -- 2: 'it''s\0É\n' (text)
            -- 3: NULL (mood as text)
            ⋮
          """#)
    }
  }

  @Test func textThatOnlyLooksTheSameDiffers() throws {
    try withDirectory { directory in
      try GoldenFiles(directory: directory, isRecording: true).check("É\n", named: "accent")
      let failure = #expect(throws: TestFailure.self) {
        try GoldenFiles(directory: directory, isRecording: false).check("E\u{301}\n", named: "accent")
      }
      #expect(failure?.description.contains("- É\n+ E\u{301}\n") == true)
    }
  }

  @Test func aMissingFileFails() throws {
    try withDirectory { directory in
      let failure = #expect(throws: TestFailure.self) {
        try GoldenFiles(directory: directory, isRecording: false).check(text, named: "missing")
      }
      #expect(
        failure?.description
          == "There is no golden file \(directory)/missing.sql. `make golden` records it.")
    }
  }

  @Test func twoTextsUnderOneNameAreNotRecorded() throws {
    try withDirectory { directory in
      let files = GoldenFiles(directory: directory, isRecording: true)
      try files.check("a\n", named: "name")
      try files.check("a\n", named: "name")
      #expect(throws: TestFailure.self) { try files.check("b\n", named: "name") }
    }
  }

  @Test func staleFilesAreReportedAndRecordingRemovesThem() throws {
    try withDirectory { directory in
      let recording = GoldenFiles(directory: directory, isRecording: true)
      for name in ["a", "b", "c"] { try recording.check("\(name)\n", named: name) }
      let files = GoldenFiles(directory: directory, isRecording: false)
      #expect(try files.stale(besides: ["b", "d"]) == ["a", "c"])
      #expect(try recording.stale(besides: ["b"]) == [])
      #expect(try files.stale(besides: ["b"]) == [])
    }
  }

  @Test func theDirectoryIsFoundFromTheTestsFile() {
    #expect(
      GoldenFiles(forTestsIn: "/a/Tests/b/Tests/KoineTests/X.swift").directory == "/a/Tests/b/Tests/Golden")
    #expect(GoldenFiles(forTestsIn: "/a/b/X.swift").directory == "/a/b/Golden")
  }

  private func withDirectory(_ body: (String) throws -> Void) throws {
    let directory = FileManager.default.temporaryDirectory.appending(path: "koine-golden-\(UUID())")
    defer { try? FileManager.default.removeItem(at: directory) }
    try body(directory.path(percentEncoded: false))
  }
}
