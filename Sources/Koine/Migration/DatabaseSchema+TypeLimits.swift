extension DatabaseSchema.Column {
  /// Whether the type's name says that every value of another column fits: a text of at least that length, or a number
  /// with at least as many digits before and after the point.
  ///
  ///     varchar(20)    → text, varchar, varchar(40)
  ///     numeric(10, 2) → numeric, numeric(18, 2), numeric(12, 4)
  ///
  /// `character(20)` is not compared: it pads its texts with spaces, which others would keep.
  func isWider(than other: Self) -> Bool {
    guard let limits = TypeLimits(typeName), let old = TypeLimits(other.typeName) else { return false }
    return limits.include(old)
  }
}

/// What the name of a type says about the size of its values: `character varying(20)`, `numeric(10,2)`.
private enum TypeLimits {
  /// A text of at most that many characters; `nil` sets no limit.
  case text(Int?)
  /// A number with at most that many digits before and after the point.
  case number(whole: Int, fraction: Int)
  /// A number with any number of digits.
  case anyNumber

  /// Takes the name of a type apart; `nil` if it is another type, or is not written as usual.
  init?(_ typeName: String) {
    let parts = typeName.asciiLowercased.split(separator: "(", omittingEmptySubsequences: false)
    let name = parts[0].split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard let numbers = Self.numbers(parts.dropFirst()) else { return nil }
    switch name {
    case "text", "varchar", "nvarchar", "character varying", "varying character":
      guard numbers.count <= 1 else { return nil }
      self = .text(numbers.first)
    case "numeric", "decimal":
      guard let digits = numbers.first else {
        self = .anyNumber
        return
      }
      guard numbers.count <= 2 else { return nil }
      let fraction = numbers.count == 2 ? numbers[1] : 0
      self = .number(whole: digits - fraction, fraction: fraction)
    default: return nil
    }
  }

  /// The numbers in the parentheses behind a name.
  private static func numbers(_ parts: ArraySlice<Substring>) -> [Int]? {
    guard let list = parts.first else { return [] }
    guard parts.count == 1, list.last == ")" else { return nil }
    let texts = list.dropLast().split(separator: ",", omittingEmptySubsequences: false)
    // No type has as many characters or digits as a number of nine digits says.
    let numbers = texts.compactMap { text in
      let text = text.filter { !$0.isWhitespace }
      return text.utf8.count <= 9 ? Int(text) : nil
    }
    return numbers.count == texts.count ? numbers : nil
  }

  /// Whether every value within other limits is within these, too.
  func include(_ other: Self) -> Bool {
    switch (self, other) {
    case (.text(nil), .text), (.anyNumber, .number), (.anyNumber, .anyNumber): true
    case (.text(let length?), .text(let old?)): length >= old
    case (.number(let whole, let fraction), .number(let oldWhole, let oldFraction)):
      whole >= oldWhole && fraction >= oldFraction
    default: false
    }
  }
}
