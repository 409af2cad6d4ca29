import Testing

@testable import Koine

/// One lexer for every reader of JSON.
@Suite struct JSONLexerTests {
  private static func tokens(_ text: String) throws -> [JSONLexer.Token] {
    try Array(text.utf8).withUnsafeBytes { bytes in
      var lexer = JSONLexer(bytes)
      var tokens: [JSONLexer.Token] = []
      while let token = try lexer.next() { tokens.append(token) }
      return tokens
    }
  }

  @Test func aDocumentIsItsTokens() throws {
    #expect(
      try Self.tokens(" {\"a\\\"\" :\t[-1.5e+3,true,false,null,\"\"]}\r\n") == [
        .punctuation("{"), .text(3..<6, hasEscapes: true), .punctuation(":"), .punctuation("["),
        .number(11..<18), .punctuation(","), .boolean(true), .punctuation(","), .boolean(false),
        .punctuation(","), .null, .punctuation(","), .text(36..<36, hasEscapes: false), .punctuation("]"),
        .punctuation("}"),
      ])
  }

  @Test func whatIsNoTokenIsRefused() {
    for text in [
      "\"", "\"a", "\"\\", "\"\\\"", "nul", "nulL", "tru", "fals", "x", "'a'", "\u{1}", "\u{B}1", "é",
    ] {
      #expect(throws: JSONLexer.Malformed.self, "\(text)") { try Self.tokens(text) }
    }
  }

  @Test func escapesAreUndone() throws {
    let escapes: [(String, [UInt8])] = [
      (#"\"\\\/\b\f\n\r\t"#, [0x22, 0x5C, 0x2F, 8, 12, 10, 13, 9]), (#"a\u0000b"#, [0x61, 0, 0x62]),
      (#"\u00E9\ud83d\ude00é"#, Array("é😀é".utf8)),
    ]
    for (text, bytes) in escapes { #expect(try Self.unescape(text) == bytes, "\(text)") }
    for text in [
      #"\"#, #"\x"#, #"\u12"#, #"\u12g4"#, #"\ud83d"#, #"\ud83dx"#, #"\ud83d\u0041"#, #"\ude00"#,
      #"\ud83d\u"#,
    ] {
      #expect(throws: JSONLexer.Malformed.self, "\(text)") { try Self.unescape(text) }
    }
  }

  private static func unescape(_ text: String) throws -> [UInt8] {
    var result: [UInt8] = []
    try Array(text.utf8).withUnsafeBytes { bytes in
      try JSONLexer.unescape(bytes) { result.append($0) }
    }
    return result
  }

  @Test func zerosLoseTheirSignOutsideOfTextsAlone() {
    let documents = [
      (#"[-0,-0.0,-0e7,-0.5,-10,0]"#, #"[0,0,0,-0.5,-10,0]"#), (#"{"-0":"\"-0"}"#, #"{"-0":"\"-0"}"#),
      ("-0", "0"),
      ("[-0,x -0", "[0,x -0"), ("", ""),
    ]
    for (document, expected) in documents {
      let result = Array(document.utf8).withUnsafeBytes(JSONNumbers.withoutNegativeZeros)
      #expect(String(decoding: result, as: UTF8.self) == expected)
    }
  }
}
