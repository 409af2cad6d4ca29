/// What names a database: the path of an SQLite file, or a URL.
///
/// `app.db`, `sqlite:app.db`, `file:///data/app.db`, `postgres://user@host:5432/app`.
struct DatabaseAddress: Hashable {
  enum Engine: Hashable {
    case sqlite(path: String)
    case postgreSQL(url: String)
  }

  let engine: Engine

  /// - Throws: ``Mistake`` if the text names no database that Koine has a driver for. It does not quote a URL, which may
  ///   hold a password.
  init(_ text: String) throws(Mistake) {
    guard !text.isEmpty else { throw Mistake("The name of the database is empty.") }
    guard text != ":memory:" else { throw Mistake("A database in memory is empty; name a file.") }
    guard let colon = text.firstIndex(of: ":"), let scheme = Self.scheme(text[..<colon]) else {
      engine = .sqlite(path: text)
      return
    }
    let rest = text[text.index(after: colon)...]
    switch scheme {
    case "postgres", "postgresql": engine = .postgreSQL(url: text)
    case "sqlite", "sqlite3", "file": engine = .sqlite(path: try Self.path(rest, of: scheme))
    // A file may have any name.
    case _ where !rest.hasPrefix("//"): engine = .sqlite(path: text)
    case let other:
      throw Mistake(
        "There is no driver for \(other): URLs; name an SQLite file, or a URL with postgres:, sqlite: or file:."
      )
    }
  }

  /// The scheme in small letters; `nil` if the text is none.
  private static func scheme(_ text: Substring) -> String? {
    guard let first = text.first, first.isASCII, first.isLetter else { return nil }
    guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }) else {
      return nil
    }
    return text.lowercased()
  }

  /// The path behind `file:` or `file://`.
  private static func path(_ rest: Substring, of scheme: String) throws(Mistake) -> String {
    var path = rest
    if path.hasPrefix("//") {
      path = path.dropFirst(2)
      let host = path.prefix { $0 != "/" }
      guard host.isEmpty || host == "localhost" else {
        throw Mistake("A file is not on another host: write \(scheme):name, or \(scheme):///folder/name.")
      }
      path = path.dropFirst(host.count)
    }
    guard !path.contains("?") else {
      throw Mistake("A \(scheme): URL has no parameters here; write a question mark of the name as %3F.")
    }
    guard let decoded = decoded(path) else {
      throw Mistake("A % in a \(scheme): URL begins an escape; write the sign itself as %25.")
    }
    guard !decoded.isEmpty else { throw Mistake("The \(scheme): URL names no file.") }
    return decoded
  }

  /// The text with `%41` as `A`; `nil` if there is another use of the sign, or the bytes are not UTF-8.
  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = String(decoding: rest.prefix(2), as: UTF8.self)
      guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
      else {
        return nil
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }

  /// The address for messages: of a server without user, password and parameters.
  var name: String {
    switch engine {
    case .sqlite(let path): return path
    case .postgreSQL(let url):
      let rest = url.drop { $0 != ":" }.dropFirst()
      // User and password end at an @ before the first /, and may have a ?.
      let all = rest.drop { $0 == "/" }
      let authority = rest.hasPrefix("///") ? all.prefix(0) : all.prefix { $0 != "/" }
      let start = authority.lastIndex(of: "@").map { all.index(after: $0) } ?? all.startIndex
      let address = all[start...].prefix { $0 != "?" }
      let host = address.lastIndex(of: "@").map { address[address.index(after: $0)...] } ?? address
      return "postgres://" + (host.isEmpty || rest.hasPrefix("///") ? "/" + host : String(host))
    }
  }
}

extension DatabaseAddress {
  /// Whether the database is a file of SQLite.
  var isFile: Bool {
    if case .sqlite = engine { true } else { false }
  }
}
