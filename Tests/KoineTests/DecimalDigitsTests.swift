import Foundation
import Testing

@_spi(KoineDriver) @testable import Koine

/// One reader for the text of decimal numbers, whatever they are read as.
@Suite struct DecimalDigitsTests {
  private struct Reading: Equatable {
    var canonical: String
    var decimal: Decimal?
    /// With two decimals.
    var unscaled: Int64?
  }

  private static func read(_ text: String) -> Reading? {
    DecimalDigits(Array(text.utf8)).map {
      Reading(canonical: $0.canonicalText, decimal: $0.decimal, unscaled: $0.unscaled(2))
    }
  }

  @Test func everyFormOfANumberIsReadAlike() {
    let forms: [(String, Reading)] = [
      ("0", Reading(canonical: "0", decimal: 0, unscaled: 0)),
      ("-0.00e7", Reading(canonical: "0", decimal: 0, unscaled: 0)),
      ("12.5", Reading(canonical: "125e-1", decimal: Decimal(string: "12.5"), unscaled: 1_250)),
      ("+012.500", Reading(canonical: "125e-1", decimal: Decimal(string: "12.5"), unscaled: 1_250)),
      ("-125E-1", Reading(canonical: "-125e-1", decimal: Decimal(string: "-12.5"), unscaled: -1_250)),
      ("1001.001e3", Reading(canonical: "1001001", decimal: 1_001_001, unscaled: 100_100_100)),
      ("100", Reading(canonical: "1e2", decimal: 100, unscaled: 10_000)),
      (".01", Reading(canonical: "1e-2", decimal: Decimal(string: "0.01"), unscaled: 1)),
      ("1.", Reading(canonical: "1", decimal: 1, unscaled: 100)),
      ("0.001", Reading(canonical: "1e-3", decimal: Decimal(string: "0.001"), unscaled: nil)),
      ("1e+17", Reading(canonical: "1e17", decimal: Decimal(string: "1e17"), unscaled: nil)),
      ("1e-129", Reading(canonical: "1e-129", decimal: nil, unscaled: nil)),
      (
        "92233720368547758.07",
        Reading(
          canonical: "9223372036854775807e-2", decimal: Decimal(string: "92233720368547758.07"),
          unscaled: .max)
      ),
      (
        "-92233720368547758.08",
        Reading(
          canonical: "-9223372036854775808e-2", decimal: Decimal(string: "-92233720368547758.08"),
          unscaled: .min)
      ),
      (
        "-92233720368547758.09",
        Reading(
          canonical: "-9223372036854775809e-2", decimal: Decimal(string: "-92233720368547758.09"),
          unscaled: nil)
      ),
      (
        "92233720368547758.08",
        Reading(
          canonical: "9223372036854775808e-2", decimal: Decimal(string: "92233720368547758.08"),
          unscaled: nil)
      ),
    ]
    for (text, reading) in forms { #expect(Self.read(text) == reading, "\(text)") }
  }

  @Test func aTextThatIsNotANumberIsRefused() {
    let texts = [
      "", "-", "+", ".", "-.", "e5", "1e", "1e+", "1e1.5", "1.2.3", "1 ", " 1", "1,5", "--1", "0x10", "NaN",
      "Infinity", "1_000", "١",
    ]
    for text in texts { #expect(Self.read(text) == nil, "\(text)") }
  }

  /// An exponent or a row of digits of any length ends no process.
  @Test func noLengthIsTooMuch() {
    let long = String(repeating: "9", count: 20_000)
    #expect(Self.read(long) == Reading(canonical: long, decimal: nil, unscaled: nil))
    #expect(Self.read("1e\(long)")?.unscaled == nil)
    #expect(Self.read("1e-\(long)")?.decimal == nil)
    #expect(Self.read("0e\(long)") == Reading(canonical: "0", decimal: 0, unscaled: 0))
  }
}
