@_spi(KoineDriver) import Koine

/// The text of a rule of a table, so that it means the same in a table of another name.
///
///     people.age > 0 AND name <> "x"   →   age > 0 AND name <> 'x'
///
/// A rule knows the columns of its own table alone. SQLite takes a name in double quotes for a text if no column has it;
/// in a definition that it writes anew it would not.
struct OwnText {
  private(set) var text = ""

  init(_ rule: String, of table: DatabaseSchema.Table) {
    let columns = Set((table.columns.map(\.name) + ["rowid", "_rowid_", "oid"]).map(\.lowercasedASCII))
    let own = table.name.lowercasedASCII
    let bytes = Array(rule.utf8)
    let parts = DefinitionTokens(rule).all
    var written = 0
    func write(to end: Int) {
      text += String(decoding: bytes[written..<end], as: UTF8.self)
    }
    for (index, part) in parts.enumerated() where part.range.lowerBound >= written {
      let next = index + 1 < parts.count ? parts[index + 1] : nil
      let isQuoted = bytes[part.range.lowerBound] == UInt8(ascii: "\"")
      if part.isName, part.text.lowercasedASCII == own, next?.token == .mark(UInt8(ascii: ".")) {
        write(to: part.range.lowerBound)
        written = next?.range.upperBound ?? part.range.upperBound
      } else if isQuoted, !columns.contains(part.text.lowercasedASCII), Self.isValue(index, in: parts) {
        write(to: part.range.lowerBound)
        text += part.text.quoted(with: "'")
        written = part.range.upperBound
      }
    }
    write(to: bytes.count)
  }

  /// Whether a name stands where a value can: it is not that of a function, a collation, a type, or a part of another name.
  private static func isValue(_ index: Int, in parts: [DefinitionTokens.Part]) -> Bool {
    if index + 1 < parts.count,
      [.mark(UInt8(ascii: "(")), .mark(UInt8(ascii: "."))].contains(parts[index + 1].token)
    {
      return false
    }
    guard index > 0 else { return true }
    switch parts[index - 1].token {
    case .word("COLLATE"), .word("AS"), .mark(UInt8(ascii: ".")): return false
    default: return true
    }
  }
}
