import KoineTesting
import Testing

@Suite struct TextTableTests {
  @Test func numbersAreAlignedToTheRightAndWideCharactersTakeTwoColumns() {
    let table = TextTable(
      columns: ["id", "title", "delay"],
      rows: [
        ["1", "Walk", "-3.5"], ["20", "漢字", "NULL"], ["300", "é e\u{301} 👩‍👩‍👧", "12"], ["4", "two\nlines"],
      ])
    #expect(
      table.description == """
        ┌─────┬────────────┬───────┐
        │  id │ title      │ delay │
        ├─────┼────────────┼───────┤
        │   1 │ Walk       │  -3.5 │
        │  20 │ 漢字       │  NULL │
        │ 300 │ é e\u{301} 👩‍👩‍👧     │    12 │
        │   4 │ two\\nlines │       │
        └─────┴────────────┴───────┘
        """)
  }

  @Test func longTextIsCut() {
    let table = TextTable(columns: ["text"], rows: [["abcdefgh"], ["abcdef"], ["abc漢字"]], maximumWidth: 6)
    #expect(
      table.description == """
        ┌────────┐
        │ text   │
        ├────────┤
        │ abcde… │
        │ abcdef │
        │ abc漢… │
        └────────┘
        """)
  }

  @Test func aTableWithoutRowsHasItsHead() {
    #expect(
      TextTable(columns: ["a", "b"], rows: []).description == """
        ┌───┬───┐
        │ a │ b │
        ├───┼───┤
        └───┴───┘
        """)
  }
}
