import Testing

/// What is wrong in a table's declaration is said at the token, in words that tell what to do.
struct TableDiagnosticsTests {
  @Test(arguments: [("class", "a class"), ("actor", "an actor")])
  func `A class or an actor becomes a struct`(keyword: String, name: String) {
    expectDiagnostics(
      "@Table public \(keyword) A {\n  var x = 1\n}",
      ExpectedDiagnostic(
        "'@Table' can only be applied to a struct; this is \(name)", 1, 15,
        fixIts: "replace '\(keyword)' with 'struct'"),
      fixes: ["replace '\(keyword)' with 'struct'": "@Table public struct A {\n  var x = 1\n}"])
  }

  @Test(arguments: [
    ("enum A {\n  case x\n}", "an enum", 8), ("extension A {\n}", "an extension", 8),
    ("protocol A {\n}", "a protocol", 8), ("final class A {\n}", "a class", 14),
  ])
  func `Only structs are tables`(source: String, name: String, column: Int) {
    expectDiagnostics(
      "@Table \(source)",
      ExpectedDiagnostic("'@Table' can only be applied to a struct; this is \(name)", 1, column))
  }

  @Test func `A generic struct is no table, nor is one inside of a generic type`() {
    let message = "'@Table' cannot be applied to a generic struct, nor inside of a generic type"
    expectDiagnostics("@Table struct A<T> {\n  var x = 1\n}", ExpectedDiagnostic(message, 1, 16))
    expectDiagnostics(
      "enum E<T> {\n  @Table struct A {\n    var x = 1\n  }\n}", ExpectedDiagnostic(message, 2, 3))
  }

  @Test func `A table is not local to a function`() {
    expectDiagnostics(
      "func f() {\n  @Table struct A {\n    var x = 1\n  }\n}",
      ExpectedDiagnostic("a table cannot be declared inside of a function", 2, 3))
  }

  @Test func `A private nested struct cannot be extended`() {
    expectDiagnostics(
      "enum E {\n  @Table private struct A {\n    var x = 1\n  }\n}",
      ExpectedDiagnostic(
        "a private nested struct is out of sight for the conformance that '@Table' adds to it", 2, 10,
        fixIts: "replace 'private' with 'fileprivate'"),
      fixes: [
        "replace 'private' with 'fileprivate'":
          "enum E {\n  @Table fileprivate struct A {\n    var x = 1\n  }\n}"
      ])
  }

  @Test func `A table has columns`() {
    expectDiagnostics(
      "@Table struct A {\n  static let x = 1\n}",
      ExpectedDiagnostic("a table needs at least one stored property", 1, 15))
  }

  @Test func `Names are not empty`() {
    let message = "a name has at least one character, and no NUL"
    expectDiagnostics(
      "@Table(\"\", schema: \"a\\0\") struct A {\n  @Column(\"\") var x = 1\n}",
      ExpectedDiagnostic(message, 2, 11), ExpectedDiagnostic(message, 1, 8),
      ExpectedDiagnostic(message, 1, 20))
  }

  @Test func `A primary key has a value`() {
    expectDiagnostics(
      "@Table struct A {\n  var id: Int?\n}",
      ExpectedDiagnostic(
        "a primary key cannot be optional", 2, 11, fixIts: "replace 'Int?' with 'Int'"),
      fixes: ["replace 'Int?' with 'Int'": "@Table struct A {\n  var id: Int\n}"])
    expectDiagnostics(
      """
      @Table struct A {
        @Column(primaryKey: true) let a: Int
        @Column(primaryKey: true) let b: Optional<String> // why
      }
      """,
      ExpectedDiagnostic(
        "a primary key cannot be optional", 3, 36, fixIts: "replace 'Optional<String>' with 'String'"),
      fixes: [
        "replace 'Optional<String>' with 'String'": """
        @Table struct A {
          @Column(primaryKey: true) let a: Int
          @Column(primaryKey: true) let b: String // why
        }
        """
      ])
  }

  @Test func `A key that the database makes has no default`() {
    let message = "the database makes the values of an integer primary key: it has no default"
    expectDiagnostics(
      "@Table struct A {\n  @Column(default: 3) let id: Int\n}",
      ExpectedDiagnostic(message, 2, 11, fixIts: "remove 'default: 3'"),
      fixes: ["remove 'default: 3'": "@Table struct A {\n  @Column let id: Int\n}"])
    expectDiagnostics(
      "@Table struct A {\n  @Column(\"k\", primaryKey: true, default: 3) let a: Int\n}",
      ExpectedDiagnostic(message, 2, 34, fixIts: "remove 'default: 3'"),
      fixes: [
        "remove 'default: 3'": "@Table struct A {\n  @Column(\"k\", primaryKey: true) let a: Int\n}"
      ])
  }

  @Test func `Two properties do not share a column, also where only the case of ASCII letters differs`() {
    expectDiagnostics(
      "@Table struct A {\n  var a: Int\n  @Column(\"A\") var b: Int\n}",
      ExpectedDiagnostic(
        "the column 'A' is the property 'a' already: names must differ in more than their case", 3, 11))
    expectDiagnostics(
      "@Table struct A {\n  @Column(\"b\") var a: Int\n  var é: Int\n  var É: Int\n  var B: Int\n}",
      ExpectedDiagnostic(
        "the column 'B' is the property 'a' already: names must differ in more than their case", 5, 7,
        fixIts: "insert '@Column(\"<#name#>\")'"),
      fixes: [
        "insert '@Column(\"<#name#>\")'":
          "@Table struct A {\n  @Column(\"b\") var a: Int\n  var é: Int\n  var É: Int\n"
          + "  @Column(\"<#name#>\") var B: Int\n}"
      ])
  }

  @Test func `A column does not depend on a condition`() {
    let message = "a column cannot depend on '#if'"
    expectDiagnostics(
      "@Table struct A {\n  var x = 1\n  #if DEBUG\n  var y = 1\n  #else\n  let z: Int\n  #endif\n}",
      ExpectedDiagnostic(message, 4, 3), ExpectedDiagnostic(message, 6, 3))
  }

  @Test(arguments: [
    "Where<Other>", "some SelectStatement", "any TableScope<A.Columns>", "Koine.Where<B.Other>",
  ])
  func `A default scope is of the table`(type: String) {
    expectDiagnostics(
      "@Table struct A {\n  var x = 1\n  static var defaultScope: \(type) { A.none }\n}",
      ExpectedDiagnostic(
        "a default scope is a 'Where<A>': of another type it would be none", 3, 28,
        fixIts: "replace '\(type)' with 'Where<A>'"),
      fixes: [
        "replace '\(type)' with 'Where<A>'":
          "@Table struct A {\n  var x = 1\n  static var defaultScope: Where<A> { A.none }\n}"
      ])
  }

  @Test(arguments: [
    "Where<A>", "Where<Self>", "Koine.Where<A>", "Where<Outer.A>", "From1<Columns>",
    "some TableScope<A.Columns>",
    "AScope",
  ])
  func `A default scope may be written in several ways`(type: String) {
    // Nothing is said but that there are no columns.
    expectDiagnostics(
      "@Table struct A {\n  static var defaultScope: \(type) { A.none }\n}",
      ExpectedDiagnostic("a table needs at least one stored property", 1, 15))
  }

  @Test func `A default scope is a static property`() {
    expectDiagnostics(
      "@Table struct A {\n  var x = 1\n  static func defaultScope() -> Where<A> { A.none }\n}",
      ExpectedDiagnostic(
        "a default scope is a property, 'static var defaultScope: Where<A>': as a method it would be none", 3,
        10))
    expectDiagnostics(
      "@Table struct A {\n  var x = 1\n  public var defaultScope: Where<A> { A.none }\n}",
      ExpectedDiagnostic(
        "a default scope is static: as a property of a row it would be none", 3, 10, fixIts: "insert 'static'"
      ),
      fixes: [
        "insert 'static'":
          "@Table struct A {\n  var x = 1\n  public static var defaultScope: Where<A> { A.none }\n}"
      ])
  }

  @Test(arguments: [
    ("constraints", "TableConstraint"), ("indexes", "TableIndex"), ("generatedColumns", "GeneratedColumn"),
  ])
  func `Rules are those of the table`(name: String, element: String) {
    let message = "'\(name)' is '[\(element)<A>]': of another type the table would have none"
    for type in ["[\(element)<B>]", "\(element)<A>", "[\(element)<Outer.B>]"] {
      expectDiagnostics(
        "@Table struct A {\n  var x = 1\n  static let \(name): \(type) = []\n}",
        ExpectedDiagnostic(
          message, 3, 16 + name.utf8.count, fixIts: "replace '\(type)' with '[\(element)<A>]'"),
        fixes: [
          "replace '\(type)' with '[\(element)<A>]'":
            "@Table struct A {\n  var x = 1\n  static let \(name): [\(element)<A>] = []\n}"
        ])
    }
    expectDiagnostics(
      "@Table struct A {\n  var x = 1\n  static let \(name) = \(element)<A>.on(\\.x)\n}",
      ExpectedDiagnostic(message, 3, 17 + name.utf8.count))
    for type in [
      ": [\(element)<A>] = []", ": [\(element)<Self>] = []", ": Rules = []", " = [\(element)<A>.on(\\.x)]",
      " = rules()", ": [Koine.\(element)<A>] { [] }",
    ] {
      expectDiagnostics(
        "@Table struct A {\n  static let \(name)\(type)\n}",
        ExpectedDiagnostic("a table needs at least one stored property", 1, 15))
    }
  }

  @Test(arguments: ["Date()", ".now", "Date.now", "UUID()", "Foundation.Date()"])
  func `A default is no value of the moment`(value: String) {
    expectDiagnostics(
      "@Table struct A {\n  @Column(default: \(value)) var x: T\n}",
      ExpectedDiagnostic(
        "a default is a constant in the table's definition, and '\(value)' would be another one in each run of the program: say it with 'defaultExpression:', as 'currentTimestamp', or give the property the value",
        2, 20))
  }
}
