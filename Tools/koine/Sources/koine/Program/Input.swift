#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the program is given to read.
enum Input {
  /// All of standard input.
  ///
  /// - Throws: ``Mistake`` if it cannot be read or is not UTF-8.
  static func standard() throws(Mistake) -> String {
    try text(of: STDIN_FILENO, named: "Standard input")
  }

  /// All that can be read from a descriptor.
  ///
  /// - Throws: ``Mistake`` if it cannot be read or is not UTF-8.
  static func text(of descriptor: Int32, named name: String) throws(Mistake) -> String {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 {
        break
      } else if errno != EINTR {
        throw Mistake("\(name) cannot be read: \(String(cString: strerror(errno)))")
      }
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Mistake("\(name) is not UTF-8.")
    }
    return text
  }
}
