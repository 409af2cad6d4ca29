import SwiftSyntax
import Testing

/// Keys of JSON by key paths, and the structs that have none.
struct JSONKeysTests {
  @Test func `Each stored property has a key, of its type without the optional`() {
    expectExpansion(
      of: """
        @JSONKeys public struct Address: Codable {
          public var city: String, `default`: Bool
          public let lines: [String]?
          var floor = 1
          let version = 2
          static let none = 0
          public var isEmpty: Bool { lines == nil }
          public init(city: String) {}
        }
        """,
      to: """
        public struct Address: Codable {
          public var city: String, `default`: Bool
          public let lines: [String]?
          var floor = 1
          let version = 2
          static let none = 0
          public var isEmpty: Bool { lines == nil }
          public init(city: String) {}

          nonisolated public struct JSONKeys: Swift.Sendable {
            public var city: Koine.JSONKey<String> { .init(CodingKeys.city.stringValue) }
            public var `default`: Koine.JSONKey<Bool> { .init(CodingKeys.`default`.stringValue) }
            public var lines: Koine.JSONKey<[String]> { .init(CodingKeys.lines.stringValue) }
            var floor: Koine.JSONKey<Int> { .init(CodingKeys.floor.stringValue) }
          }
          nonisolated public static var jsonKeys: JSONKeys { JSONKeys() }
        }

        nonisolated extension Address: Koine.JSONKeyed {}
        """)
  }

  @Test func `Properties that CodingKeys leaves out have none`() {
    expectExpansion(
      of: """
        @JSONKeys struct Address: Codable {
          var city: String
          var cache: Int = 0
          enum CodingKeys: String, CodingKey {
            case city = "town"
          }
        }
        """,
      to: """
        struct Address: Codable {
          var city: String
          var cache: Int = 0
          enum CodingKeys: String, CodingKey {
            case city = "town"
          }

          nonisolated struct JSONKeys: Swift.Sendable {
            var city: Koine.JSONKey<String> { .init(CodingKeys.city.stringValue) }
          }
          nonisolated static var jsonKeys: JSONKeys { JSONKeys() }
        }

        nonisolated extension Address: Koine.JSONKeyed {}
        """)
  }

  @Test func `What has no keys that a macro can tell is refused`() {
    expectDiagnostics(
      "@JSONKeys class A: Codable {\n  var a: Int\n}",
      ExpectedDiagnostic(
        "'@JSONKeys' can only be applied to a struct; this is a class", 1, 11,
        fixIts: "replace 'class' with 'struct'"))
    expectDiagnostics(
      "@JSONKeys struct A<B: Codable>: Codable {\n  var a: B\n}",
      ExpectedDiagnostic(
        "'@JSONKeys' cannot be applied to a generic struct, nor inside of a generic type", 1, 19))
    expectDiagnostics(
      "@JSONKeys struct A: Codable {\n}",
      ExpectedDiagnostic("a document needs at least one stored property", 1, 1))
    expectDiagnostics(
      "@JSONKeys struct A: Codable {\n  var a = make()\n}",
      ExpectedDiagnostic(
        "add a type annotation: '@JSONKeys' cannot tell the type of the property from this default", 2, 7,
        fixIts: "insert ': <#Type#>'"))
    let byHand =
      "'@JSONKeys' cannot tell the keys that a struct reads and writes in a way of its own: reach them by their names, "
      + "as in '$0.document[\"name\"]'"
    expectDiagnostics(
      "@JSONKeys struct A: Codable {\n  var a: Int\n  init(from decoder: any Decoder) throws { a = 1 }\n}",
      ExpectedDiagnostic(byHand, 3, 3))
    expectDiagnostics(
      "@JSONKeys struct A: Codable {\n  var a: Int\n  func encode(to encoder: any Encoder) throws {}\n}",
      ExpectedDiagnostic(byHand, 3, 8))
  }
}
