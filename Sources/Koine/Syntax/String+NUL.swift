extension String {
  /// Whether a character is NUL, which ends a text for some engines and is refused by others.
  @_spi(KoineDriver) public var hasNUL: Bool {
    var text = self
    // In memory, where the bytes of a short text are not unpacked one after another.
    return text.withUTF8 { $0.contains(0) }
  }
}
