import CLibPQShims
import Synchronization
import Testing

@testable import KoinePostgreSQL

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A wait for a socket that another thread ends just as it begins leaves nothing behind.
@Suite struct ReactorTests {
  @Test(.timeLimit(.minutes(5)))
  func theNextWaitForTheSameSocketIsWokenUp() async throws {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    defer { for end in ends { close(end) } }
    let reactor = Reactor.shared
    for _ in 1...5_000 {
      let (first, second) = (reactor.ticket(), reactor.ticket())
      let isBegun = Atomic(false)
      let ending = Task.detached {
        while !isBegun.load(ordering: .acquiring) {}
        reactor.end(first, .cancelled)
      }
      isBegun.store(true, ordering: .releasing)
      let ended = await reactor.wait(
        first, socket: ends[0], interest: KOINE_READABLE, isCancellable: false)
      #expect(ended == .cancelled)
      var byte: UInt8 = 1
      #expect(write(ends[1], &byte, 1) == 1)
      let woken = await reactor.wait(
        second, socket: ends[0], interest: KOINE_READABLE, isCancellable: false)
      #expect(woken == .ready)
      #expect(read(ends[0], &byte, 1) == 1)
      await ending.value
    }
  }
}
