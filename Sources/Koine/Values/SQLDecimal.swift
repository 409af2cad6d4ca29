/// The text of decimal numbers that are integers with a scale: `-12.50`.
@_spi(KoineDriver) public enum SQLDecimal {
  /// The digits with the point in its place.
  public static func text(_ unscaled: Int64, scale: Int) -> String {
    guard scale > 0 else { return String(unscaled) }
    let digits = String(unscaled.magnitude)
    let padded = String(repeating: "0", count: Swift.max(0, scale + 1 - digits.utf8.count)) + digits
    return (unscaled < 0 ? "-" : "") + padded.dropLast(scale) + "." + padded.suffix(scale)
  }
}
