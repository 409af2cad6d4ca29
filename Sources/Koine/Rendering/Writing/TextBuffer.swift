/// The bytes of a statement while it is written: in memory lent by the caller, as long as they fit.
struct TextBuffer: ~Copyable {
  private var start: UnsafeMutablePointer<UInt8>
  private(set) var count = 0
  private var capacity: Int
  private var isLent: Bool

  init(capacity: Int) {
    self.capacity = capacity
    start = .allocate(capacity: capacity)
    isLent = false
  }

  /// - Parameter memory: Memory that outlives the buffer.
  init(lent memory: UnsafeMutableBufferPointer<UInt8>) {
    start = memory.baseAddress ?? .allocate(capacity: 0)
    capacity = memory.count
    isLent = memory.baseAddress != nil
  }

  deinit {
    if !isLent { start.deallocate() }
  }

  var text: String { text(from: 0) }

  /// The text from a byte on.
  func text(from position: Int) -> String {
    String(decoding: UnsafeBufferPointer(start: start + position, count: count - position), as: UTF8.self)
  }

  @inline(__always) mutating func append(_ bytes: UnsafePointer<UInt8>, count added: Int) {
    if count + added > capacity { grow(by: added) }
    (start + count).update(from: bytes, count: added)
    count += added
  }

  @inline(__always) mutating func append(_ byte: UInt8) {
    if count == capacity { grow(by: 1) }
    start[count] = byte
    count += 1
  }

  /// Appends the digits of a number.
  mutating func append(decimal number: UInt) {
    var (length, bound) = (1, UInt(10))
    while length < 20, number >= bound {
      length += 1
      bound &*= 10
    }
    if count + length > capacity { grow(by: length) }
    var rest = number
    for position in stride(from: count + length - 1, through: count, by: -1) {
      start[position] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    }
    count += length
  }

  @inline(never) private mutating func grow(by added: Int) {
    capacity = Swift.max(capacity * 2, count + added)
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity)
    larger.update(from: start, count: count)
    if !isLent { start.deallocate() }
    start = larger
    isLent = false
  }
}
