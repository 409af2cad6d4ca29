import Testing

/// What is wrong with a property of a table is said at the token, in words that tell what to do.
struct PropertyDiagnosticsTests {
  @Test func `A constant with a default becomes a variable, or no column`() {
    let diagnostic = ExpectedDiagnostic(
      "a 'let' with a default value cannot take the value of its column", 3, 3,
      fixIts: "replace 'let' with 'var'", "insert '@Ephemeral'")
    expectDiagnostics(
      "@Table struct A {\n  let id: Int\n  let x = 3\n}", diagnostic,
      fixes: [
        "replace 'let' with 'var'": "@Table struct A {\n  let id: Int\n  var x = 3\n}",
        "insert '@Ephemeral'": "@Table struct A {\n  let id: Int\n  @Ephemeral let x = 3\n}",
      ])
  }

  @Test(arguments: [
    "make()", "[1]", "Date().advanced(by: 1)", "Mood.happy.rawValue", "Optional<Int>.none", "1 + count",
    "3 as? Int", "-count", "flag ? 1 : 2", "{ 1 }()", "nil", "Mood.make()",
  ])
  func `A default that names no type needs an annotation`(value: String) {
    expectDiagnostics(
      "@Table struct A {\n  var x = \(value)\n}",
      ExpectedDiagnostic(
        "add a type annotation: '@Table' cannot tell the type of the column from this default", 2, 7,
        fixIts: "insert ': <#Type#>'"),
      fixes: ["insert ': <#Type#>'": "@Table struct A {\n  var x: <#Type#> = \(value)\n}"])
  }

  @Test func `A tuple of properties is refused`() {
    expectDiagnostics(
      "@Table struct A {\n  var (x, y) = (1, 2)\n}",
      ExpectedDiagnostic("a column is one property with a name of its own", 2, 7))
  }

  @Test(arguments: [
    ("(Int, Int)", "a tuple; declare a property for each of its parts"),
    ("(() -> Void)?", "a function; mark the property '@Ephemeral'"),
    ("any Equatable", "a value of type 'any Equatable'; name one concrete type"),
    ("A & B", "a value of type 'A & B'; name one concrete type"),
    ("Any", "a value of type 'Any'; name one concrete type"),
    ("Int.Type", "a type; store its name as a 'String'"),
    ("Character", "a value of type 'Character'; store a 'String'"),
  ])
  func `A type that no column holds is named with a way out`(type: String, message: String) {
    let column = type.hasPrefix("((") ? 11 : 10
    expectDiagnostics(
      "@Table struct A {\n  var x: \(type)\n}",
      ExpectedDiagnostic("a column cannot hold \(message)", 2, column))
  }

  @Test(arguments: ["[String]", "[String: Int]", "Set<Int>", "Array<Self>"])
  func `A collection is stored as a document`(type: String) {
    let diagnostic = ExpectedDiagnostic(
      "a column cannot hold a value of type '\(type)' by itself; say how it is stored: "
        + "'@Column(as: JSON<\(type)>.self)', or give it a table of its own, whose rows a query selects with array()",
      3, 10,
      fixIts: "insert '@Column(as: JSON<\(type)>.self)'")
    expectDiagnostics(
      "@Table struct A {\n  var y: [UInt8]\n  var x: \(type)? = nil\n}", diagnostic,
      fixes: [
        "insert '@Column(as: JSON<\(type)>.self)'":
          "@Table struct A {\n  var y: [UInt8]\n  @Column(as: JSON<\(type)>.self) var x: \(type)? = nil\n}"
      ])
  }

  @Test func `A column has one NULL`() {
    expectDiagnostics(
      "@Table struct A {\n  var x: Int??\n}",
      ExpectedDiagnostic(
        "a column has one NULL only: an optional of an optional cannot be told from it", 2, 10,
        fixIts: "replace 'Int??' with 'Int?'"),
      fixes: ["replace 'Int??' with 'Int?'": "@Table struct A {\n  var x: Int?\n}"])
  }

  @Test func `What is no column has no attribute`() {
    func message(_ attribute: String, _ storage: String) -> String {
      "'\(attribute)' has no effect on a \(storage) property: only stored instance properties are columns"
    }
    expectDiagnostics(
      """
      @Table struct A {
        var x = 1
        @Column(unique: true) var c: Int { 1 }
        @Column static var d: Int = 1
        @Column("l") lazy var e = 1
        @Ephemeral var f: Int { 1 }
      }
      """,
      ExpectedDiagnostic(message("@Column", "computed"), 3, 3, fixIts: "remove '@Column'"),
      ExpectedDiagnostic(message("@Column", "static"), 4, 3, fixIts: "remove '@Column'"),
      ExpectedDiagnostic(message("@Column", "lazy"), 5, 3, fixIts: "remove '@Column'"),
      ExpectedDiagnostic(message("@Ephemeral", "computed"), 6, 3, fixIts: "remove '@Ephemeral'"),
      fixes: [
        "remove '@Column'": """
        @Table struct A {
          var x = 1
          var c: Int { 1 }
          static var d: Int = 1
          lazy var e = 1
          @Ephemeral var f: Int { 1 }
        }
        """
      ])
  }

  @Test func `A property is a column or ephemeral`() {
    expectDiagnostics(
      "@Table struct A {\n  var x = 1\n  @Ephemeral @Column(\"b\") var y = 1\n}",
      ExpectedDiagnostic(
        "a property is a column or '@Ephemeral', not both", 3, 14,
        fixIts: "remove '@Column'", "remove '@Ephemeral'"),
      fixes: [
        "remove '@Column'": "@Table struct A {\n  var x = 1\n  @Ephemeral var y = 1\n}",
        "remove '@Ephemeral'": "@Table struct A {\n  var x = 1\n  @Column(\"b\") var y = 1\n}",
      ])
  }

  @Test func `An ephemeral property has a default`() {
    expectDiagnostics(
      "@Table struct A {\n  var x = 1\n  @Ephemeral var y: Int\n  @Ephemeral var z: Int?\n}",
      ExpectedDiagnostic(
        "an '@Ephemeral' property needs a default: no column gives it a value", 3, 18,
        fixIts: "insert '= <#default#>'"),
      fixes: [
        "insert '= <#default#>'":
          "@Table struct A {\n  var x = 1\n  @Ephemeral var y: Int = <#default#>\n  @Ephemeral var z: Int?\n}"
      ])
  }

  @Test func `One @Column per property`() {
    expectDiagnostics(
      "@Table struct A {\n  @Column(\"A\") @Column(unique: true) var e: Int\n}",
      ExpectedDiagnostic("one '@Column' per property", 2, 16))
    expectDiagnostics(
      "@Table struct A {\n  @Column(unique: true) var a, b: Int\n}",
      // The compiler does not say this one, only the tests' expansion does.
      ExpectedDiagnostic("peer macro can only be applied to a single variable", 2, 3),
      ExpectedDiagnostic("'@Column' describes one property; declare each property on its own", 2, 3))
  }

  @Test(arguments: ["Column(\"b\")", "Ephemeral"])
  func `The attributes stand in a table`(attribute: String) {
    let name = "@" + attribute.prefix { $0 != "(" }
    expectDiagnostics(
      "struct A {\n  @\(attribute) var a: Int = 1\n}",
      ExpectedDiagnostic(
        "'\(name)' has no effect outside of a '@Table' or '@Selection' struct", 2, 3,
        fixIts: "remove '\(name)'"),
      fixes: ["remove '\(name)'": "struct A {\n  var a: Int = 1\n}"])
  }

  @Test func `What the macro reads is a literal`() {
    expectDiagnostics(
      #"""
      @Table struct A {
        @Column("b\(1)") var a: Int
        @Column(primaryKey: flag) var c: Int
        @Column(as: type) var d: Int
      }
      """#,
      ExpectedDiagnostic("the macro reads the name before the program runs: write a literal", 2, 11),
      ExpectedDiagnostic("the macro reads 'primaryKey:' before the program runs: write a literal", 3, 23),
      ExpectedDiagnostic("'as:' takes a type, such as 'Name.self'", 4, 15))
  }

  @Test func `A stored form is the same for an optional property`() {
    expectDiagnostics(
      "@Table struct A {\n  let id: Int\n  @Column(as: JSON<[Int]>?.self) var a: [Int]?\n}",
      ExpectedDiagnostic(
        "'as:' says how a value is stored, and the property's type whether there may be none: write 'JSON<[Int]>.self'",
        3, 15, fixIts: "replace 'JSON<[Int]>?' with 'JSON<[Int]>'"),
      fixes: [
        "replace 'JSON<[Int]>?' with 'JSON<[Int]>'":
          "@Table struct A {\n  let id: Int\n  @Column(as: JSON<[Int]>.self) var a: [Int]?\n}"
      ])
  }

  @Test func `What a delete does to a reference makes sense`() {
    expectDiagnostics(
      """
      @Table struct A {
        @Column(onDelete: .cascade) var a: Int
        @Column(references: A.self, onDelete: .setNull) var b: Int
        @Column(references: A.self, onUpdate: .setNull) var c: Int
        @Column(onUpdate: .cascade) var d: Int
        @Column(deferred: true) var e: Int
      }
      """,
      ExpectedDiagnostic(
        "'onDelete:' has no effect without 'references:'", 2, 11, fixIts: "remove 'onDelete: .cascade'"),
      ExpectedDiagnostic("'onDelete: .setNull' needs an optional property", 3, 31),
      ExpectedDiagnostic("'onUpdate: .setNull' needs an optional property", 4, 31),
      ExpectedDiagnostic(
        "'onUpdate:' has no effect without 'references:'", 5, 11, fixIts: "remove 'onUpdate: .cascade'"),
      ExpectedDiagnostic(
        "'deferred:' has no effect without 'references:'", 6, 11, fixIts: "remove 'deferred: true'"),
      fixes: [
        "remove 'onDelete: .cascade'": """
        @Table struct A {
          @Column var a: Int
          @Column(references: A.self, onDelete: .setNull) var b: Int
          @Column(references: A.self, onUpdate: .setNull) var c: Int
          @Column(onUpdate: .cascade) var d: Int
          @Column(deferred: true) var e: Int
        }
        """
      ])
  }

  @Test func `A collation is for texts`() {
    func message(_ type: String) -> String {
      "'collation:' says how texts are compared; this column holds '\(type)'"
    }
    expectDiagnostics(
      """
      @Table struct A {
        @Column(collation: .noCase) var a: Int?
        @Column("z", collation: .database) var b = Date()
        @Column(collation: .noCase, as: JSON<[String]>.self) var c: [String]
        @Column(collation: .noCase) var d: String?
        @Column(collation: .noCase) var e: Email
      }
      """,
      ExpectedDiagnostic(message("Int?"), 2, 11, fixIts: "remove 'collation: .noCase'"),
      ExpectedDiagnostic(message("Date"), 3, 16, fixIts: "remove 'collation: .database'"),
      ExpectedDiagnostic(message("JSON<[String]>"), 4, 11, fixIts: "remove 'collation: .noCase'"),
      fixes: [
        "remove 'collation: .database'": """
        @Table struct A {
          @Column(collation: .noCase) var a: Int?
          @Column("z") var b = Date()
          @Column(collation: .noCase, as: JSON<[String]>.self) var c: [String]
          @Column(collation: .noCase) var d: String?
          @Column(collation: .noCase) var e: Email
        }
        """
      ])
  }
}
