import Testing

@testable import Koine

/// A document is read as JSON has it: nothing is repaired, and nothing else is taken for JSON.
@Suite struct JSONValueTests {
  private static func read(_ bytes: [UInt8]) throws -> JSONValue {
    try bytes.withUnsafeBytes { try JSONValue(bytes: $0) }
  }

  @Test func numbersAreReadInEveryFormOfJSON() throws {
    let numbers: [(String, JSONValue)] = [
      ("0", 0), ("-0", 0), ("10", 10), ("1.50", .double(1.5)), ("1e2", 100), ("-12E-1", .double(-1.2)),
      ("0.0e+0", 0), ("-9223372036854775808", .integer(.min)), ("9223372036854775807", .integer(.max)),
    ]
    for (text, number) in numbers { #expect(try Self.read(Array(text.utf8)) == number, "\(text)") }
  }

  @Test func whatIsNotJSONIsRefused() {
    let texts = [
      "01", "-01", "00", "+2", ".5", "-.5", "5.", "1.e1", "-", "1e", "1e+", "1.2.3", "1-2", "[1 2]", "[1,]",
      "{\"a\":1,}", "\"a\tb\"", "\"\n\"", "{\"a\u{1}\":1}", "\"\\n\t\"", "nullx", "NaN", "'a'", "",
    ]
    for text in texts {
      #expect(throws: JSONLexer.Malformed.self, "\(text)") { try Self.read(Array(text.utf8)) }
    }
  }

  @Test func bytesThatAreNotUTF8AreRefused() throws {
    let quote = UInt8(ascii: "\"")
    let texts: [[UInt8]] = [
      [quote, 0xFF, quote], [quote, 0xC3, 0x28, quote], [quote, 0xED, 0xA0, 0x80, quote],
      Array(#""\n"#.utf8) + [0xFF, quote], Array(#"{""#.utf8) + [0x80] + Array(#"":1}"#.utf8),
    ]
    for text in texts {
      #expect(throws: JSONLexer.Malformed.self, "\(text)") { try Self.read(text) }
    }
    #expect(try Self.read(Array(#"["é\n😀",""]"#.utf8)) == ["é\n😀", ""])
  }
}
