import CLibPQ
@_spi(KoineDriver) import Koine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The parameters of a connection, from a URL or from libpq's `keyword=value` form.
struct ConnectionString: Sendable {
  /// Keywords and values in the order in which libpq gets them.
  private(set) var parameters: [(keyword: String, value: String)] = []
  /// What no message may contain.
  private let secrets: [String]

  /// - Throws: ``DatabaseError`` with the code `cannotConnect`. It never quotes the text, which may hold a
  ///   password anywhere.
  init(_ text: String) throws(DatabaseError) {
    guard !text.hasNUL, let options = PQconninfoParse(text, nil) else {
      throw DatabaseError(
        .cannotConnect,
        "The database URL is malformed. It looks like postgres://user@host:5432/database, or like host=/tmp dbname=database."
      )
    }
    defer { PQconninfoFree(options) }
    var secrets: [String] = []
    var option = options
    while let keyword = option.pointee.keyword {
      defer { option += 1 }
      guard let value = option.pointee.val else { continue }
      let (name, text) = (String(cString: keyword), String(cString: value))
      parameters.append((name, text))
      if ["password", "sslpassword"].contains(name), !text.isEmpty { secrets.append(text) }
    }
    if let password = getenv("PGPASSWORD"), password.pointee != 0 {
      secrets.append(String(cString: password))
    }
    self.secrets = secrets
  }

  subscript(keyword: String) -> String? {
    parameters.last { $0.keyword == keyword }?.value
  }

  /// Adds a parameter that the text does not have.
  mutating func setDefault(_ keyword: String, _ value: String, environment: String? = nil) {
    guard self[keyword] == nil else { return }
    if let environment, getenv(environment) != nil { return }
    parameters.append((keyword, value))
  }

  /// Sets a parameter, whatever the text says.
  mutating func set(_ keyword: String, _ value: String) {
    parameters.removeAll { $0.keyword == keyword }
    parameters.append((keyword, value))
  }

  /// The text without the passwords of this connection.
  func redact(_ text: String) -> String {
    var bytes = Array(text.utf8)
    for secret in secrets {
      let secret = Array(secret.utf8)
      var start = 0
      while start + secret.count <= bytes.count {
        if bytes[start..<start + secret.count].elementsEqual(secret) {
          bytes.replaceSubrange(start..<start + secret.count, with: Array("****".utf8))
          start += 4
        } else {
          start += 1
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Hands the parameters to `body` as the arrays that libpq takes.
  func withParameters<Result>(
    _ body: (UnsafePointer<UnsafePointer<CChar>?>, UnsafePointer<UnsafePointer<CChar>?>) -> Result
  ) -> Result {
    var keywords = parameters.map { UnsafePointer(strdup($0.keyword)) }
    var values = parameters.map { UnsafePointer(strdup($0.value)) }
    defer {
      for text in keywords + values { free(UnsafeMutablePointer(mutating: text)) }
    }
    keywords.append(nil)
    values.append(nil)
    return body(keywords, values)
  }
}
