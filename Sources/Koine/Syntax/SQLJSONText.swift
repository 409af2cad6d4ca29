/// Texts and paths as JSON and the languages around it write them.
@_spi(KoineDriver) public enum SQLJSONText {
  /// A text in quotes, with the shortest escape of each sign that needs one, as `JSONEncoder` writes it.
  public static func quoted(_ text: String) -> String {
    var result: [UInt8] = [UInt8(ascii: "\"")]
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): result += [UInt8(ascii: "\\"), byte]
      case 0x08: result += #"\b"#.utf8
      case 0x0C: result += #"\f"#.utf8
      case 0x0A: result += #"\n"#.utf8
      case 0x0D: result += #"\r"#.utf8
      case 0x09: result += #"\t"#.utf8
      case 0..<0x20: result += (#"\u00"# + (byte < 0x10 ? "0" : "1") + String(byte & 15, radix: 16)).utf8
      default: result.append(byte)
      }
    }
    result.append(UInt8(ascii: "\""))
    return String(decoding: result, as: UTF8.self)
  }

  /// A path: `$."a"[0]`. An index beyond 32 bits, which no array has, is cut to them.
  public static func path(_ legs: some Sequence<SQLJSONLeg>) -> String {
    legs.reduce(into: "$") { append($1, to: &$0) }
  }

  /// Appends a leg to a path.
  public static func append(_ leg: SQLJSONLeg, to path: inout String) {
    switch leg {
    case .key(let key): path += "." + quoted(key)
    case .index(let index): path += "[\(Swift.max(-2_147_483_647, Swift.min(index, 2_147_483_647)))]"
    }
  }
}
