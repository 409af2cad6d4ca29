import Testing

@testable @_spi(KoineDriver) import Koine

@Suite struct ReadNotesTests {
  @Test func aTextThatRunsAgainWithTheSameValuesIsNotedOnce() {
    let notes = _ReadNotes()
    let statements = [Int64(1), 2].map {
      RenderedStatement(sql: "SELECT $1", bindings: [.integer($0)], types: [.bigInteger])
    }
    for number in [0, 1, 0, 0, 1] { notes.noteRun(statements[number]) }
    #expect(notes.unknownTexts == statements)
  }
}
