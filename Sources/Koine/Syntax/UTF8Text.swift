/// UTF-8 that is put into many statements: at a fixed address, to be appended without a look at a `String`.
///
/// Whoever owns it has to call ``deallocate()``.
package struct UTF8Text: @unchecked Sendable {
  // The bytes never change, so any thread may read them.
  /// The address of the first byte.
  package let start: UnsafePointer<UInt8>
  /// The number of bytes.
  package let count: Int

  /// - Parameter foldingCase: Whether ASCII letters are put into lower case.
  init(_ text: String, foldingCase: Bool = false) {
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: Swift.max(text.utf8.count, 1))
    var count = 0
    for byte in text.utf8 {
      let isUpper = byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
      bytes[count] = foldingCase && isUpper ? byte | 0x20 : byte
      count += 1
    }
    start = UnsafePointer(bytes)
    self.count = count
  }

  func hasSameBytes(as other: UTF8Text) -> Bool {
    count == other.count
      && UnsafeBufferPointer(start: start, count: count)
        .elementsEqual(UnsafeBufferPointer(start: other.start, count: count))
  }

  func deallocate() {
    start.deallocate()
  }
}
