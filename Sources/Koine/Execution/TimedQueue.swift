/// Elements in the order in which they came. Any of them may leave early, by its key or because its time is over.
///
/// However many there are, a change takes about as long: one that leaves early leaves a gap, and all gaps are closed at
/// once when they are most of the queue.
struct TimedQueue<Element> {
  private struct Entry {
    let key: UInt64
    let limit: ContinuousClock.Instant?
    let element: Element
  }

  /// How many elements there are.
  private(set) var count = 0
  private var entries: [Entry?] = []
  /// The first of `entries` that is not a gap.
  private var head = 0
  /// The number of the first of `entries`: numbers count on when entries are dropped before.
  private var first = 0
  /// The numbers of the elements that have a key.
  private var numbers: [UInt64: Int] = [:]
  /// When elements have to leave, with their numbers; also of some that have left.
  private var limits = LimitHeap()

  private static var spareCount: Int { 64 }

  /// Adds an element behind all others.
  ///
  /// - Parameters:
  ///   - key: What no other element has; 0 is none.
  ///   - limit: When its time is over; `nil` is never.
  mutating func append(_ element: Element, key: UInt64, limit: ContinuousClock.Instant?) {
    let number = first + entries.count
    entries.append(Entry(key: key, limit: limit, element: element))
    if key != 0 { numbers[key] = number }
    if let limit { limits.insert(limit, number) }
    count += 1
  }

  /// Takes the element that has been there longest.
  mutating func takeFirst() -> Element? {
    guard head < entries.count else { return nil }
    return remove(first + head)
  }

  /// Takes the element with a key, if it is there.
  mutating func remove(key: UInt64) -> Element? { numbers[key].flatMap { remove($0) } }

  /// Takes all elements.
  mutating func removeAll() -> [Element] {
    let all = entries[head...].compactMap { $0?.element }
    self = TimedQueue()
    return all
  }

  /// Takes the elements whose time is over, in their order.
  mutating func removeExpired(at now: ContinuousClock.Instant) -> [Element] {
    var late: [(number: Int, element: Element)] = []
    // None is dropped before all are taken, so that their numbers tell the order.
    while let next = limits.first, next.limit <= now {
      limits.removeLeast()
      if let element = take(next.number) { late.append((next.number, element)) }
    }
    closeGaps()
    return late.sorted { $0.number < $1.number }.map(\.element)
  }

  /// When the time of the next element is over.
  mutating func nextLimit() -> ContinuousClock.Instant? {
    while let next = limits.first, entry(next.number) == nil { limits.removeLeast() }
    return limits.first?.limit
  }

  private func entry(_ number: Int) -> Entry? {
    let index = number - first
    return entries.indices.contains(index) ? entries[index] : nil
  }

  private mutating func remove(_ number: Int) -> Element? {
    defer { closeGaps() }
    return take(number)
  }

  /// Leaves a gap in the place of an element.
  private mutating func take(_ number: Int) -> Element? {
    guard let entry = entry(number) else { return nil }
    entries[number - first] = nil
    if entry.key != 0 { numbers[entry.key] = nil }
    count -= 1
    return entry.element
  }

  private mutating func closeGaps() {
    if count == 0 {
      let isLarge = entries.count > 1_024
      first = 0
      head = 0
      entries.removeAll(keepingCapacity: !isLarge)
      limits.removeAll(keepingCapacity: !isLarge)
      return
    }
    while head < entries.count, entries[head] == nil { head += 1 }
    if entries.count - head > 2 * count + Self.spareCount || limits.count > 2 * count + Self.spareCount {
      return renumber()
    }
    if head > Self.spareCount, 2 * head > entries.count {
      entries.removeFirst(head)
      first += head
      head = 0
    }
  }

  /// Closes all gaps, and forgets the limits of those that have left.
  private mutating func renumber() {
    let kept = entries[head...].compactMap(\.self)
    self = TimedQueue()
    for entry in kept { append(entry.element, key: entry.key, limit: entry.limit) }
  }
}

/// Limits with numbers, of which the earliest is at hand.
private struct LimitHeap {
  typealias Item = (limit: ContinuousClock.Instant, number: Int)

  /// Each is no later than the two at twice its position and one or two more.
  private var items: [Item] = []

  var first: Item? { items.first }
  var count: Int { items.count }

  mutating func removeAll(keepingCapacity isKept: Bool) { items.removeAll(keepingCapacity: isKept) }

  mutating func insert(_ limit: ContinuousClock.Instant, _ number: Int) {
    items.append((limit, number))
    var index = items.count - 1
    while index > 0, items[index].limit < items[(index - 1) / 2].limit {
      items.swapAt(index, (index - 1) / 2)
      index = (index - 1) / 2
    }
  }

  mutating func removeLeast() {
    guard let last = items.popLast(), !items.isEmpty else { return }
    items[0] = last
    var index = 0
    while true {
      var earliest = index
      for child in [2 * index + 1, 2 * index + 2] where child < items.count {
        if items[child].limit < items[earliest].limit { earliest = child }
      }
      guard earliest != index else { return }
      items.swapAt(index, earliest)
      index = earliest
    }
  }
}
