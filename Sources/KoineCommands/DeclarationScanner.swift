#if Commands
  #if canImport(FoundationEssentials)
    import FoundationEssentials
  #else
    import Foundation
  #endif

  /// Finds where files of Swift declare queries: `DeclaredQuery { … }`, outside of comments and texts.
  struct DeclarationScanner {
    /// A declaration in a file.
    struct Place: Equatable {
      let path: String
      let line: Int

      /// Without the folders: how `#fileID` and `#line` tell it, but for the module.
      var inItsFile: String { "\(path.split(separator: "/").last.map(String.init) ?? path):\(line)" }
    }

    /// The declarations in files of Swift, and in those of folders and of the folders in them, sorted by their paths.
    ///
    /// - Throws: The system's error if a file or folder cannot be read.
    static func places(in paths: [String]) throws -> [Place] {
      var places: [Place] = []
      for path in paths {
        for file in try files(at: path) {
          let text = try String(contentsOfFile: file, encoding: .utf8)
          places += lines(in: text).map { Place(path: file, line: $0) }
        }
      }
      return places
    }

    private static func files(at path: String) throws -> [String] {
      var isFolder = false
      #if canImport(FoundationEssentials)
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      #else
        var flag: ObjCBool = false
        _ = FileManager.default.fileExists(atPath: path, isDirectory: &flag)
        isFolder = flag.boolValue
      #endif
      guard isFolder else { return [path] }
      let names = try FileManager.default.subpathsOfDirectory(atPath: path)
      return names.filter { $0.hasSuffix(".swift") }.sorted().map { "\(path)/\($0)" }
    }

    /// The lines of the declarations in a text, from 1.
    static func lines(in text: String) -> [Int] {
      var scanner = DeclarationScanner(text)
      scanner.scanCode(isInterpolated: false)
      return scanner.found
    }

    private let bytes: [UInt8]
    private var position = 0
    private var line = 1
    private var found: [Int] = []

    private init(_ text: String) { bytes = Array(text.utf8) }

    private func isNext(_ text: StaticString) -> Bool {
      text.withUTF8Buffer { bytes[position...].starts(with: $0) }
    }

    private mutating func advance(_ count: Int = 1) {
      let end = min(position + count, bytes.count)
      line += bytes[position..<end].count { $0 == UInt8(ascii: "\n") }
      position = end
    }

    /// Scans to the end, or behind the parenthesis that ends an interpolation.
    private mutating func scanCode(isInterpolated: Bool) {
      var depth = 0
      while position < bytes.count {
        if isNext("//") {
          while position < bytes.count, !isNext("\n") { advance() }
        } else if isNext("/*") {
          skipComment()
        } else if isNext("\"") || isNext("#") {
          skipString()
        } else if Self.isOfName(bytes[position]) {
          scanName()
        } else {
          if isNext("(") { depth += 1 }
          if isNext(")") {
            depth -= 1
            if isInterpolated, depth < 0 { return advance() }
          }
          advance()
        }
      }
    }

    private mutating func skipComment() {
      var depth = 0
      repeat {
        if isNext("/*") {
          depth += 1
          advance(2)
        } else if isNext("*/") {
          depth -= 1
          advance(2)
        } else {
          advance()
        }
      } while depth > 0 && position < bytes.count
    }

    /// Skips a text, `"…"`, `"""…"""`, `#"…"#`, or the signs that begin none.
    private mutating func skipString() {
      let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
      advance(hashes)
      guard isNext("\"") else { return }
      let quotes = isNext("\"\"\"") ? 3 : 1
      advance(quotes)
      let sharps = Array(repeating: UInt8(ascii: "#"), count: hashes)
      let end = Array(repeating: UInt8(ascii: "\""), count: quotes) + sharps
      let escape = [UInt8(ascii: "\\")] + sharps
      while position < bytes.count {
        if bytes[position...].starts(with: end) { return advance(end.count) }
        // A quote that begins no text, such as one of a regular expression.
        if quotes == 1, isNext("\n") { return }
        guard bytes[position...].starts(with: escape) else {
          advance()
          continue
        }
        advance(escape.count)
        let isInterpolation = isNext("(")
        advance()
        if isInterpolation { scanCode(isInterpolated: true) }
      }
    }

    private mutating func scanName() {
      let start = position
      while position < bytes.count, Self.isOfName(bytes[position]) { position += 1 }
      guard bytes[start..<position].elementsEqual("DeclaredQuery".utf8) else { return }
      skipBlanks()
      if isNext("<") { skipGenericArguments() }
      // Where `#line` finds the declaration.
      if isNext("{") || isNext("(") { found.append(line) }
    }

    private mutating func skipBlanks() {
      while position < bytes.count, isNext(" ") || isNext("\t") || isNext("\n") {
        advance()
      }
    }

    /// Skips `<Int, (String) -> [Int]>`, and the blanks behind it.
    private mutating func skipGenericArguments() {
      var depth = 0
      repeat {
        if isNext("->") { advance() } else if isNext("<") { depth += 1 } else if isNext(">") { depth -= 1 }
        advance()
      } while depth > 0 && position < bytes.count
      skipBlanks()
    }

    private static func isOfName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
      default: false
      }
    }
  }
#endif
