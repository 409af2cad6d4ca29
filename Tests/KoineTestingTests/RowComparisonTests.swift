import Koine
import Testing

@testable import KoineTesting

@Suite struct RowComparisonTests {
  @Test func valuesThatEnginesStoreDifferentlyAreTheSame() {
    let names = ["flag", "when", "key", "number", "unknown"]
    let types: [SQLType] = [.boolean, .timestamp, .uuid, .double, .unknown]
    let uuid = SQLUUID(high: 0x0011_2233_4455_6677, low: 0x8899_aabb_ccdd_eeff)
    let sqlite = rows(
      names, types,
      [
        [
          .integer(1), .text("2000-01-01 00:00:01.000000"), .text("00112233-4455-6677-8899-aabbccddeeff"),
          .integer(3), .integer(0),
        ], [.null, .null, .null, .null, .null],
      ])
    let postgres = rows(
      names, types,
      [
        [.boolean(true), .timestamp(microseconds: 1_000_000), .uuid(uuid), .double(3), .boolean(false)],
        [.null, .null, .null, .null, .null],
      ])
    #expect(difference(sqlite, postgres, isOrdered: true) == nil)
    #expect(difference(postgres, sqlite, isOrdered: false) == nil)
  }

  @Test(arguments: [
    (#"{"a":1,"b":[]}"#, #"{"b": [], "a": 1}"#), (#"{"aa":1,"b":2}"#, #"{"b": 2, "aa": 1}"#),
    (#"[1e3,-0,0.10,1E-2]"#, #"[1000, 0, 0.1, 0.010]"#), (#"{"a":1,"a":2}"#, #"{"a": 2}"#),
    (#""\u00e9\ud83d\ude00\n\/""#, #""é😀\u000a/""#), ("12345678901234567890.5", "12345678901234567890.50"),
    ("[true,false,null]", "[true, false, null]"), (#"{"é":1,"e\u0301":2}"#, #"{"e\u0301": 2, "é": 1}"#),
  ])
  func documentsOfOneValueAreTheSame(_ pair: (String, String)) {
    let (sqlite, postgres) = (
      rows(["doc"], [.json], [[.text(pair.0)]]), rows(["doc"], [.json], [[.text(pair.1)]])
    )
    #expect(difference(sqlite, postgres, isOrdered: true) == nil)
    // Of plain texts every character counts.
    let texts = (rows(["doc"], [.text], [[.text(pair.0)]]), rows(["doc"], [.text], [[.text(pair.1)]]))
    #expect(difference(texts.0, texts.1, isOrdered: true) != nil)
  }

  @Test(arguments: [
    (#"{"a":1}"#, #"{"a":2}"#), (#"[1,2]"#, #"[2,1]"#), ("1", #""1""#), ("null", "0"), (#"{"a":null}"#, "{}"),
    ("[1]", "[1"), ("12345678901234567890", "12345678901234567891"), (#""é""#, #""e\u0301""#), ("1", "-1"),
    ("[10]", "[1]"), (#"{"a":"b"}"#, #"{"a" "b"}"#),
  ])
  func documentsOfOtherValuesDiffer(_ pair: (String, String)) {
    let (left, right) = (rows(["doc"], [.json], [[.text(pair.0)]]), rows(["doc"], [.json], [[.text(pair.1)]]))
    #expect(difference(left, right, isOrdered: true) != nil)
    #expect(difference(right, left, isOrdered: false) != nil)
  }

  @Test func anIntegerIsNoBooleanWhereTheQueryHasAnInteger() {
    #expect(
      difference(
        rows(["n"], [.bigInteger], [[.integer(1)]]), rows(["n"], [.bigInteger], [[.boolean(true)]]),
        isOrdered: true) == """
          row 1, column 1 (n):
            A: 1   (1)
            B: true   (true)
          """)
  }

  @Test func doublesMayDifferInTheLastBits() {
    let sum = 0.1 + 0.2
    #expect(difference(doubles(sum), doubles(0.3), isOrdered: true) == nil)
    #expect(difference(doubles(.nan, 0.0), doubles(.nan, -0.0), isOrdered: true) == nil)
    #expect(difference(doubles(0.3), doubles(0.3000001), isOrdered: true) != nil)
    #expect(difference(doubles(.infinity), doubles(.greatestFiniteMagnitude), isOrdered: true) != nil)
    #expect(difference(doubles(.nan), doubles(0), isOrdered: true) != nil)
  }

  @Test func theOrderCountsOnlyWhereTheQueryHasOne() {
    let first = rows(["title"], [.text], [[.text("a")], [.text("b")], [.null]])
    let second = rows(["title"], [.text], [[.null], [.text("a")], [.text("b")]])
    #expect(difference(first, second, isOrdered: false) == nil)
    #expect(
      difference(first, second, isOrdered: true) == """
        row 1, column 1 (title):
          A: 'a'   ('a')
          B: NULL   (NULL)
        """)
  }

  @Test func aRowTooManyIsShown() {
    let one = rows(["id", "title"], [.bigInteger, .text], [[.integer(1), .text("a")]])
    var two = one
    two.rows.append([.integer(1), .text("a")])
    #expect(
      difference(one, two, isOrdered: false)
        == "A yields 1 rows, B 2; only in B, as far as the others agree: (1, 'a')")
  }

  @Test func textsCompareByTheirBytes() {
    let composed = rows(["t"], [.text], [[.text("\u{C9}")]])
    let decomposed = rows(["t"], [.text], [[.text("E\u{301}")]])
    #expect(difference(composed, decomposed, isOrdered: false) != nil)
  }

  @Test func rowsAreShownAsATable() {
    let rows = rows(
      ["id", "done"], [.bigInteger, .boolean],
      [[.integer(1), .boolean(true)], [.null, .null], [.integer(3), .null]])
    #expect(
      rows.table(limit: 2) == """
        ┌──────┬──────┐
        │   id │ done │
        ├──────┼──────┤
        │    1 │ true │
        │ NULL │ NULL │
        └──────┴──────┘
        … 3 rows in all
        """)
  }

  private func difference(_ a: ResultRows, _ b: ResultRows, isOrdered: Bool) -> String? {
    a.difference(from: b, isOrdered: isOrdered, names: ("A", "B"))
  }

  private func rows(_ names: [String], _ types: [SQLType], _ rows: [[SQLValue]]) -> ResultRows {
    ResultRows(
      columns: zip(names, types).map { ResultRows.Column(name: $0, type: $1) }, rows: rows)
  }

  private func doubles(_ values: Double...) -> ResultRows {
    rows(["sum"], [.double], values.map { [.double($0)] })
  }
}
