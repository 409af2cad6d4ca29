import Testing

@testable import KoineTesting

/// What observers of the rows of tasks at random may see, and what not.
@Suite struct CommittedStateTests {
  private static func log(_ entries: CommitLog.Entry...) -> CommitLog {
    let log = CommitLog()
    for entry in entries { log.append(entry) }
    return log
  }

  private static let three = log(
    CommitLog.Entry(changes: [1: "a", 2: "b"]), CommitLog.Entry(changes: [2: nil]),
    CommitLog.Entry(changes: [1: "c"]))

  @Test func statesComeInTheirOrder() {
    var state = CommittedState()
    let seen = [[:], [1: "a", 2: "b"], [1: "a", 2: "b"], [1: "c"], [1: "c"]]
    let found = seen.map { state.advance(to: $0, in: Self.three) }
    #expect(found == [true, true, true, true, true])
    // Back is not forward.
    #expect(!state.canAdvance(to: [1: "a"], in: Self.three))
    #expect(!state.canAdvance(to: [:], in: Self.three))
  }

  @Test func whatWasNotCommittedIsNoState() {
    var state = CommittedState()
    let wrong = [[1: "a"], [2: "b"], [1: "c", 2: "b"], [1: "a", 2: "b", 3: "d"]]
    // The first was committed, as the second entry's.
    let found = wrong.map { state.advance(to: $0, in: Self.three) }
    #expect(found == [true, false, false, false])
    #expect(state.canAdvance(to: [1: "c"], in: Self.three))
  }

  @Test func aCommitThatIsNotNotedYetIsFoundLater() {
    let state = CommittedState()
    let log = Self.log(CommitLog.Entry(changes: [1: "a"]))
    #expect(!state.canAdvance(to: [1: "b"], in: log))
    log.append(CommitLog.Entry(changes: [1: "b"]))
    #expect(state.canAdvance(to: [1: "b"], in: log))
  }

  @Test func whatIsUnsettledMayBeThereOrNot() {
    let log = Self.log(
      CommitLog.Entry(changes: [1: "a"]), CommitLog.Entry(unsettled: [2, 3]),
      CommitLog.Entry(changes: [2: "b"], settled: [2]), CommitLog.Entry(changes: [1: "d"]))
    var state = CommittedState()
    let seen = [[1: "a"], [1: "a", 3: "c"], [1: "a", 2: "b"], [1: "a", 2: "b", 3: "c"], [1: "d", 2: "b"]]
    let found = seen.map { state.advance(to: $0, in: log) }
    #expect(found == [true, true, true, true, true])
    #expect(!state.canAdvance(to: [1: "d", 3: "c"], in: log))
    #expect(state.canAdvance(to: [1: "d", 2: "b", 3: "c"], in: log))
  }
}

extension CommittedState {
  fileprivate func canAdvance(to found: [Int: String], in log: CommitLog) -> Bool {
    var state = self
    return state.advance(to: found, in: log)
  }
}
