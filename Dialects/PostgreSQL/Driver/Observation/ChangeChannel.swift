@_spi(KoineDriver) import Koine

/// What the triggers tell by NOTIFY.
///
/// A payload is the number of a table, for rows that came or went; and behind it the names of columns in which values
/// have changed, each with its length before it: `16386 5:title4:prio`.
enum ChangeChannel {
  static let name = "koine_changes"

  /// What a payload tells. Anything may have changed if it tells nothing that is understood.
  static func change(in payload: String) -> DatabaseChange {
    var change = DatabaseChange()
    let parts = payload.split(separator: " ", maxSplits: 1)
    guard let table = parts.first, UInt32(table) != nil else { return .unknown }
    guard parts.count == 2 else {
      change.insertRows(of: String(table))
      return change
    }
    var rest = parts[1].unicodeScalars
    while let colon = rest.firstIndex(of: ":") {
      let start = rest.index(after: colon)
      // Anybody may notify: the length may be any number.
      guard let length = Int(String(rest[..<colon])), length > 0, length <= payload.utf8.count,
        let end = rest.index(start, offsetBy: length, limitedBy: rest.endIndex)
      else { return .unknown }
      change.insert(String(rest[start..<end]), of: String(table))
      rest = rest[end...]
    }
    return rest.isEmpty ? change : .unknown
  }
}
