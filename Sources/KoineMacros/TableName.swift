/// The name of a table, from the name of its Swift type.
enum TableName {
  /// `RemindersList` becomes `remindersList`, `URLEntry` `urlEntry`, `URL` `url`.
  static func lowerCamelCase(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }.count
    guard capitals > 0 else { return name }
    let rest = name.dropFirst(capitals)
    // The last capital of several begins the next word.
    let lowered = capitals > 1 && rest.first?.isLowercase == true ? capitals - 1 : capitals
    return name.prefix(lowered).lowercased() + name.dropFirst(lowered)
  }

  /// The regular plural: `reminders`, `categories`, `boxes`, `buses`.
  ///
  /// A name that ends in `s` after a consonant or `e` is taken for a plural: `settings`, `series`. Words
  /// with a plural of their own (`person`) are left to `@Table("people")`.
  static func plural(of name: String) -> String {
    guard let last = name.last else { return name }
    let before = name.dropLast().last?.lowercased() ?? ""
    let isVowel = ["a", "e", "i", "o", "u"].contains(before)
    switch last.lowercased() {
    case "y" where !isVowel && before != "": return name.dropLast() + "ies"
    case "s" where before == "i": return name.dropLast(2) + "es"
    case "s" where before == "e" || (!isVowel && before != "s"): return name
    case "s", "x", "z": return name + "es"
    case "h" where before == "c" || before == "s": return name + "es"
    default: return name + "s"
    }
  }
}
