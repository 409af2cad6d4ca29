import Foundation
import Testing

@testable import Koine

/// The rows of a nested query are read from JSON, whichever way an engine writes it.
@Suite struct NestedRowReaderTests {
  // MARK: Escapes

  /// The digits of bytes may be written with escapes: what they stand for takes their place, not the place behind.
  @Test func bytesWhoseDigitsAreEscapedAreRead() throws {
    let digits = String(repeating: "\\u0034\\u0031", count: 1_000)
    let rows = try Self.read("[[\"\(digits)\",\"\(digits)\"]]", [.blob, .blob])
    let bytes = ReadValue.blob([UInt8](repeating: 0x41, count: 1_000))
    #expect(rows == [[bytes, bytes]])
  }

  @Test func everyEscapeOfJSONIsRead() throws {
    let expected: [(String, ReadValue)] = [
      (#""\"\\\/\b\f\n\r\t""#, .text(Array("\"\\/\u{8}\u{C}\n\r\t".utf8))),
      (#""\u0041\u00e9\u20ac\ud83d\ude00""#, .text(Array("Aé€😀".utf8))), (#""\u0000""#, .text([0])),
    ]
    for (json, value) in expected { #expect(try Self.read("[[\(json)]]", [.text]) == [[value]], "\(json)") }
  }

  /// 12 may be 12.00, or 0.12 without its point.
  @Test func decimalNumbersAreToldFromIntegers() throws {
    let rows = try Self.read(
      #"[["12",12,12.5,"-0.50",null]]"#, Array(repeating: .decimal(scale: 2), count: 5))
    #expect(rows == [[.number(12), .integer(12), .number(12.5), .number(-0.5), .null]])
  }

  @Test func infinityIsNotAnInstant() throws {
    let rows = try Self.read(
      #"[["7fffffffffffffff","8000000000000000","7ffffffffffffffe"]]"#,
      Array(repeating: .timestamp, count: 3))
    #expect(rows == [[.unsupported, .unsupported, .timestamp(.max - 1)]])
  }

  @Test func whatIsNoJSONIsRefused() {
    for json in [
      "", "[", "]", "[[1]", "[[1]]]", "[[1]] x", "[[1],]", "[[,1]]", "[[1 2]]", "[[1,2]]", "[[]]", "[1]",
      "{}",
      #"[["\x"]]"#, #"[["\ud83d"]]"#, #"[["\ud83d\u0041"]]"#, #"[["\udc00"]]"#, #"[["\u12"]]"#, #"[["\"#,
      #"[["a]]"#, #"[[["a"]]"#, #"[[{"a":"\"#, "[[tru]]", "[[nul", "[[--", "[[\u{1}]]",
    ] {
      #expect(throws: JSONLexer.Malformed.self, "\(json)") { try Self.read(json, [.text]) }
    }
  }

  // MARK: Random texts

  /// Whatever an engine sends is read as Foundation reads it, or refused.
  ///
  ///     KOINE_SEED=42 swift test --filter NestedRowReaderTests     # the texts of a run that failed
  @Test func randomTextsAreReadAsFoundationReadsThem() async throws {
    let seed =
      ProcessInfo.processInfo.environment["KOINE_SEED"].flatMap { UInt64($0) } ?? .random(in: 0...(.max))
    print("nested rows: KOINE_SEED=\(seed)")
    var random = RandomJSON(seed: seed)
    var accepted = 0
    for number in 0..<100_000 {
      // Other tests run on this thread, too.
      if number % 100 == 0 { await Task.yield() }
      let types = random.types()
      let text = random.text(of: types)
      let found = try? Self.read(text, types)
      guard RandomJSON.isReadAlike(text),
        let json = try? JSONDecoder().decode(JSONTree.self, from: Data(text))
      else { continue }
      accepted += 1
      let expected = json.rows(of: types)
      if Self.agree(found, expected) { continue }
      Issue.record(
        "KOINE_SEED=\(seed), text \(number): \(String(decoding: text, as: UTF8.self)) of \(types): \(String(describing: found)), not \(String(describing: expected))"
      )
      return
    }
    #expect(accepted > 25_000)
  }

  private static func agree(_ found: [[ReadValue]]?, _ expected: [[ReadValue]]?) -> Bool {
    guard let found, let expected, found.count == expected.count else {
      return found == nil && expected == nil
    }
    return zip(found, expected).allSatisfy { rows in
      zip(rows.0, rows.1).allSatisfy { $0.agrees(with: $1) }
    }
  }

  // MARK: Reading

  private static func read(_ json: String, _ types: [SQLType]) throws -> [[ReadValue]] {
    try read(Array(json.utf8), types)
  }

  /// The text is in memory of exactly its size, so that a tool that watches memory sees each read beyond its end.
  private static func read(_ text: [UInt8], _ types: [SQLType]) throws -> [[ReadValue]] {
    let memory = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count, alignment: 1)
    defer { memory.deallocate() }
    memory.copyBytes(from: text)
    var reader = NestedRowReader(UnsafeRawBufferPointer(memory))
    var rows: [[ReadValue]] = []
    try reader.forEachRow(of: types) { index, row in
      #expect(index == rows.count)
      rows.append(try types.map { _ in ReadValue(try row.nextCell()) })
    }
    return rows
  }
}
