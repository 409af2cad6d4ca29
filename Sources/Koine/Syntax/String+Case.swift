extension String {
  /// The text with the ASCII letters in lower case.
  @_spi(KoineDriver) public var asciiLowercased: String {
    String(decoding: utf8.map { $0 >= 65 && $0 <= 90 ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
