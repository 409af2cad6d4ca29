import Testing

@testable import Koine

/// Elements in order, any of which may leave early.
@Suite struct TimedQueueTests {
  /// The same, done slowly.
  private struct Model {
    typealias Item = (element: Int, key: UInt64, limit: ContinuousClock.Instant?)

    var items: [Item] = []

    mutating func remove(where isLeaving: (Item) -> Bool) -> [Int] {
      let leaving = items.filter(isLeaving).map(\.element)
      items.removeAll(where: isLeaving)
      return leaving
    }
  }

  @Test(arguments: [(growth: 40, seed: 1), (growth: 45, seed: 2), (growth: 55, seed: 3)])
  func elementsLeaveAsInASimpleQueue(_ growth: Int, _ seed: UInt64) {
    let start = ContinuousClock.now
    var generator = SplitMix(state: seed)
    var queue = TimedQueue<Int>()
    var model = Model()
    for step in 1...20_000 {
      let now = start + .seconds(step)
      switch Int.random(in: 0..<100, using: &generator) {
      case 0..<growth:
        let key = Bool.random(using: &generator) ? UInt64(step) : 0
        let limit =
          Bool.random(using: &generator)
          ? start + .seconds(Int.random(in: 0..<20_000, using: &generator)) : nil
        queue.append(step, key: key, limit: limit)
        model.items.append((step, key, limit))
      case growth..<60:
        let keys = model.items.map(\.key).filter { $0 != 0 }
        let key = keys.randomElement(using: &generator) ?? UInt64(step)
        #expect(queue.remove(key: key) == model.remove { $0.key == key }.first)
        #expect(queue.remove(key: key) == nil)
      case 60..<90:
        let first = queue.takeFirst()
        #expect(first == model.items.first?.element)
        if !model.items.isEmpty { model.items.removeFirst() }
      case 90..<99:
        let late = model.remove { item in item.limit.map { $0 <= now } ?? false }
        #expect(queue.removeExpired(at: now) == late)
      default:
        if step % 10 == 0 { #expect(queue.removeAll() == model.remove { _ in true }) }
      }
      #expect(queue.count == model.items.count)
      #expect(queue.nextLimit() == model.items.compactMap(\.limit).min())
    }
    #expect(queue.removeAll() == model.items.map(\.element))
  }

  /// Time that grows with the square of the count would be hours.
  @Test(.timeLimit(.minutes(2))) func manyElementsLeaveAsQuicklyAsFew() {
    let (start, count) = (ContinuousClock.now, 50_000)
    var queue = TimedQueue<Int>()
    func fill() {
      for number in 1...count {
        queue.append(number, key: UInt64(number), limit: start + .seconds(count - number))
      }
    }
    fill()
    for number in (2...count).reversed() { #expect(queue.remove(key: UInt64(number)) == number) }
    #expect(queue.takeFirst() == 1)
    fill()
    for second in 0..<count { #expect(queue.removeExpired(at: start + .seconds(second)) == [count - second]) }
    fill()
    for number in 1...count { #expect(queue.takeFirst() == number) }
    #expect(queue.count == 0)
  }

  private struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }
}
