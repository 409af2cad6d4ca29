import Foundation
import Testing

@_spi(KoineDriver) @testable import Koine

/// One type knows the text of a UUID, for every driver and dialect.
@Suite struct SQLUUIDTests {
  private static let bytes: [UInt8] = [
    0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xAA, 0xBB, 0xCC, 0xDD, 0xEE, 0xFF,
  ]
  private static let uuid = SQLUUID(high: 0x0011_2233_4455_6677, low: 0x8899_AABB_CCDD_EEFF)

  @Test func aUUIDHasOneTextAndItsBytesInOrder() {
    #expect(Self.uuid.description == "00112233-4455-6677-8899-aabbccddeeff")
    #expect(Self.uuid.withUnsafeBytes { Array($0) } == Self.bytes)
    #expect(Self.bytes.withUnsafeBytes { SQLUUID(unsafeBytes: $0) } == Self.uuid)
  }

  @Test func textIsReadInEitherCaseAndRefusedInAnyOtherForm() {
    let text = "00112233-4455-6677-8899-aabbccddeeff"
    #expect(Self.read(text) == Self.uuid)
    #expect(Self.read(text.uppercased()) == Self.uuid)
    let others = [
      "", "00112233445566778899aabbccddeeff", "{\(text)}", text + " ", " " + text, String(text.dropLast()),
      "0011223-34455-6677-8899-aabbccddeeff", "00112233_4455_6677_8899_aabbccddeeff",
      "00112233-4455-6677-8899-aabbccddeefg", "00112233-4455-6677-8899-aabbccddee-f",
      "00112233-4455-6677-8899-aabbccddeeé", "+0112233-4455-6677-8899-aabbccddeeff",
    ]
    for other in others { #expect(Self.read(other) == nil, "\(other)") }
  }

  @Test func foundationWritesAndReadsTheSameTexts() throws {
    for _ in 0..<1_000 {
      let uuid = UUID()
      guard case .uuid(let value) = uuid.sqlValue else { throw Refusal() }
      #expect(value.description == uuid.uuidString.lowercased())
      #expect(Self.read(uuid.uuidString) == value)
      #expect(UUID(uuidString: value.description) == uuid)
    }
  }

  private struct Refusal: Error {}

  private static func read(_ text: String) -> SQLUUID? {
    Array(text.utf8).withUnsafeBytes { SQLUUID(text: $0) }
  }
}
