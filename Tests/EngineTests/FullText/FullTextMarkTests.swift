import Koine
import Testing

/// Marks in texts and parts of them.
@Suite struct FullTextMarkTests {
  private enum Twin: AliasName {}

  private static let highlights: [(FullTextQuery, String, String)] = [
    ("new york", "New York's York", "[New York]'s York"), (.prefix("sub"), "Subway, sub", "[Subway], [sub]"),
    (.all(["a b", "b c"]), "a b c a c b", "[a b c] a c b"),
    (.any(["élan"]), "ELAN e\u{301}lan!", "[ELAN] [e\u{301}lan]!"),
    (.phrase("a").excluding("b"), "a b", "[a] b"), ("", "a", "a"), ("!", "!", "!"), ("a", "", ""),
    ("a", "a a", "[a] [a]"),
    (.phrase("x").in(Article.columns.title), "x", "[x]"),
    ("각", "\u{1100}\u{1161}\u{11A8}", "\u{1100}\u{1161}\u{11A8}"),
    (.prefix("a b"), "a bc a", "[a bc] a"), ("a", "<a&>", "<[a]&>"),
  ]

  @Test(arguments: highlights) func marks(_ query: FullTextQuery, _ text: String, _ marked: String) {
    let found = query.highlighted(text, opening: "[", closing: "]")
    #expect(Array(found.unicodeScalars) == Array(marked.unicodeScalars))
    #expect(query.ranges(in: text).count == marked.count { $0 == "[" })
  }

  @Test func textsAreEscapedBetweenAndWithinMarks() {
    let found = FullTextQuery.phrase("a b").highlighted("<i>a & b</i>") { part in
      part.map { $0 == "<" ? "&lt;" : $0 == "&" ? "&amp;" : String($0) }.joined()
    }
    #expect(found == "&lt;i><b>a &amp; b</b>&lt;/i>")
  }

  @Test func partsOfAQueryMarkTheirColumn() {
    let query = FullTextQuery.all([.phrase("x").in(Article.columns.title), "y"])
    #expect(query.part(for: Article.columns.title).highlighted("x y") == "<b>x</b> <b>y</b>")
    #expect(query.part(for: Article.columns.body).highlighted("x y") == "x <b>y</b>")
    // A column of the same name, of another table.
    #expect(query.part(for: Reminder.columns.title).highlighted("x y") == "x <b>y</b>")
    #expect(query.part(for: Article.as(Twin.self).columns.title).highlighted("x y") == "<b>x</b> <b>y</b>")
  }

  private static let text = (1...40).map { "w\($0)" }.joined(separator: " ")

  @Test(arguments: [
    ("w20", 5, "…w18 w19 [w20] w21 w22…"), ("w1", 3, "[w1] w2 w3…"), ("w40", 3, "…w38 w39 [w40]"),
    ("none", 3, "w1 w2 w3…"), ("w20", 1, "…[w20]…"), ("w20", -5, "…[w20]…"), ("w2 w3 w4", 2, "…[w2 w3]…"),
  ])
  func excerpts(_ phrase: String, _ words: Int, _ part: String) {
    #expect(
      FullTextQuery.phrase(phrase).excerpt(of: Self.text, words: words, opening: "[", closing: "]") == part)
  }

  @Test func anExcerptHasTheMostMarks() {
    let query = FullTextQuery.any(["w3", "w20", "w22"])
    #expect(query.excerpt(of: Self.text, words: 4, opening: "[", closing: "]") == "…[w20] w21 [w22] w23…")
    #expect(query.excerpt(of: "(w3)!", words: 4, opening: "[", closing: "]") == "([w3])!")
    #expect(query.excerpt(of: "", words: 4) == "")
  }
}
