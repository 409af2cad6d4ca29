import Foundation
import Testing

@_spi(KoineDriver) @testable import Koine

/// Quotes in texts are found byte by byte: one with a combining mark behind it is a `Character` of its own.
@Suite struct QuoteTests {
  private static let texts: [(text: String, single: String, double: String)] = [
    ("", "''", "\"\""), ("a", "'a'", "\"a\""), ("it's", "'it''s'", "\"it's\""),
    ("a\"b", "'a\"b'", "\"a\"\"b\""), ("'", "''''", "\"'\""), ("''", "''''''", "\"''\""),
    ("'\u{301}", "'''\u{301}'", "\"'\u{301}\""), ("a\"\u{301}b", "'a\"\u{301}b'", "\"a\"\"\u{301}b\""),
    ("\u{301}'", "'\u{301}'''", "\"\u{301}'\""),
    ("'\u{200D}'\u{FE0F}", "'''\u{200D}''\u{FE0F}'", "\"'\u{200D}'\u{FE0F}\""),
    ("\r\n", "'\r\n'", "\"\r\n\""),
  ]

  @Test func aQuoteInATextIsDoubled() {
    for (text, single, double) in Self.texts {
      #expect(Array(text.quoted(with: "'").utf8) == Array(single.utf8), "\(text)")
      #expect(Array(text.quoted(with: "\"").utf8) == Array(double.utf8), "\(text)")
      #expect(Array(SQLIdentifier.quote(text).utf8) == Array(double.utf8), "\(text)")
      // What is written is read back.
      for written in [single, double] {
        var tokens = SQLTokens(written, [])
        #expect(tokens.next() == (written == single ? .constant : .quotedName), "\(text)")
        #expect(Array(tokens.text.utf8) == Array(text.utf8), "\(text)")
        #expect(tokens.next() == nil)
      }
    }
  }

  @Test func marksAreFoundByTheirBytes() {
    #expect("a -- b".hasBytes(of: "--") && "--\u{301}".hasBytes(of: "--") && "a\"\u{301}".hasBytes(of: "\""))
    #expect(!"- -".hasBytes(of: "--") && !"".hasBytes(of: "--"))
    #expect(DefinitionText.inParentheses("a > 1 --\u{301}") == "(a > 1 --\u{301}\n)")
    let replaced = "<\u{338}a & \"\u{301}>".replacing(scalars: ["<": "&lt;", "&": "&amp;", "\"": "&quot;"])
    #expect(Array(replaced.utf8) == Array("&lt;\u{338}a &amp; &quot;\u{301}>".utf8))
  }

  @Test func diagramsEscapeWhatTheyHold() {
    let column = DatabaseSchema.Column("b\"\u{301}c", typeName: "text", type: .text)
    let schema = DatabaseSchema(tables: [.init("a\"\u{301}\r\n<\u{338}#", columns: [column])])
    let mermaid = """
      erDiagram
        t1["a#quot;\u{301} <\u{338}#35;"] {
          text b_c
        }

      """
    #expect(Array(schema.mermaid.utf8) == Array(mermaid.utf8))
    #expect(schema.dot.hasBytes(of: "<B>a&quot;\u{301}\r\n&lt;\u{338}#</B>"))
    #expect(schema.dot.hasBytes(of: "PORT=\"c1\">b&quot;\u{301}c</TD>"))
  }

  /// What looks for quotes among characters overlooks some.
  @Test func noSourceLooksForQuotesAmongCharacters() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let mistakes = [
      #"replacing("'""#, #"replacing("\"""#, #"replacing("\\""#, #"split(separator: "'""#,
      #"split(separator: "\"""#, #"contains("--")"#, #"contains("'")"#, #"contains("\"")"#,
      #"contains("\\")"#,
      #".first == "\"""#, #".last == "\"""#, #".first == "'""#, #".last == "'""#,
    ]
    var count = 0
    var found: [String] = []
    for folder in ["Sources", "Dialects", "Tools/koine/Sources"] {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        count += 1
        let text = try String(contentsOf: file, encoding: .utf8)
        for mistake in mistakes where text.range(of: mistake, options: .literal) != nil {
          found.append("\(file.lastPathComponent): \(mistake)")
        }
      }
    }
    #expect(count > 500)
    #expect(found == [])
  }
}
