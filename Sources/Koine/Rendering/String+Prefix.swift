extension String {
  /// The least text, by code point, that is greater than every text which begins with this one. `nil` if
  /// there is none.
  ///
  /// A last character that has no successor gives way to the one before it: after `a\u{10FFFF}` comes `b`.
  var endOfTextsThatBeginWithIt: String? {
    var scalars = unicodeScalars
    while let last = scalars.popLast() {
      // What lies between is reserved for the halves of UTF-16, and no character.
      let next = last.value == 0xD7FF ? 0xE000 : last.value + 1
      guard let successor = Unicode.Scalar(next) else { continue }
      scalars.append(successor)
      return String(scalars)
    }
    return nil
  }
}
