import Foundation
import Testing

@testable import KoineTesting

@Suite struct ChildProcessTests {
  /// A descriptor that the server held would keep whoever reads the other end of it waiting.
  @Test func aChildInheritsNoDescriptor() async throws {
    var ends: [Int32] = [-1, -1]
    try #require(pipe(&ends) == 0)
    defer { close(ends[0]) }
    let child = try ChildProcess(["/bin/cat"])
    close(ends[1])
    var poller = pollfd(fd: ends[0], events: Int16(POLLIN), revents: 0)
    #expect(poll(&poller, 1, 20_000) == 1)
    #expect(await child.end() == 0)
  }

  /// A child that has ended and that nobody waited for would hide others from who waits for any child.
  @Test func aChildThatEndedIsGoneWhoeverWaitsForIt() async throws {
    let child = try ChildProcess(["/bin/sh", "-c", "echo $$"])
    let output = await child.output()
    let identifier = try #require(pid_t(output.trimmingCharacters(in: .newlines)))
    // A signal finds a child until it has been waited for, also after its end.
    let deadline = ContinuousClock.now + .seconds(20)
    while kill(identifier, 0) == 0 {
      try #require(ContinuousClock.now < deadline, "the child is still there")
      await Task.yield()
    }
  }
}
