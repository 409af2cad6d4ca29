import SwiftSyntaxMacrosGenericTestSupport
import Testing

/// What is wrong in a table's declaration is said at the token, in words that tell what to do.
struct TableDiagnosticsTests {
  private func expect(
    _ source: String, _ diagnostics: DiagnosticSpec..., fixed: String? = nil,
    location: SourceLocation = #_sourceLocation
  ) {
    var expanded = source
    for attribute in [
      "@Table ", #"@Column("b") "#, #"@Column("A") "#, #"@Column("b\(1)") "#, "@Column(unique: true) ",
      "@Column(primaryKey: true) ", "@Column(primaryKey: flag) ", "@Column(as: type) ",
      "@Column(onDelete: .cascade) ", "@Column(references: A.self, onDelete: .setNull) ",
    ] {
      expanded = expanded.split(separator: attribute, omittingEmptySubsequences: false).joined()
    }
    expectExpansion(
      of: source, to: expanded, diagnostics: diagnostics, fixed: fixed, location: location)
  }

  @Test func `Only structs are tables`() {
    expect(
      "@Table class A {\n  var x = 1\n}",
      DiagnosticSpec(message: "'@Table' can only be applied to a struct", line: 1, column: 1))
  }

  @Test func `A generic struct is no table, nor is one inside of a generic type`() {
    let message = "'@Table' cannot be applied to a generic struct, nor inside of a generic type"
    expect(
      "@Table struct A<T> {\n  var x = 1\n}", DiagnosticSpec(message: message, line: 1, column: 16))
    expect(
      "enum E<T> {\n  @Table struct A {\n    var x = 1\n  }\n}",
      DiagnosticSpec(message: message, line: 2, column: 3))
  }

  @Test func `A table is not local to a function`() {
    expect(
      "func f() {\n  @Table struct A {\n    var x = 1\n  }\n}",
      DiagnosticSpec(
        message: "a table cannot be declared inside of a function", line: 2, column: 3))
  }

  @Test func `A table has columns`() {
    expect(
      "@Table struct A {\n  static let x = 1\n}",
      DiagnosticSpec(message: "a table needs at least one stored property", line: 1, column: 15))
  }

  @Test func `A constant with a default becomes a variable`() {
    expect(
      "@Table struct A {\n  let id: Int\n  let x = 3\n}",
      DiagnosticSpec(
        message: "a 'let' with a default value cannot take the value of its column", line: 3, column: 3,
        fixIts: [FixItSpec(message: "replace 'let' with 'var'")]),
      fixed: "@Table struct A {\n  let id: Int\n  var x = 3\n}")
  }

  @Test func `A default that names no type needs an annotation`() {
    let message = "add a type annotation: '@Table' cannot tell the type of the column from this default"
    expect(
      "@Table struct A {\n  var x = make()\n  var y = Kind.low\n  var z = [1]\n}",
      DiagnosticSpec(message: message, line: 2, column: 7),
      DiagnosticSpec(message: message, line: 3, column: 7),
      DiagnosticSpec(message: message, line: 4, column: 7))
  }

  @Test func `A tuple of properties is refused`() {
    expect(
      "@Table struct A {\n  var (x, y) = (1, 2)\n}",
      DiagnosticSpec(
        message: "a column is one property with a name of its own", line: 2, column: 7))
  }

  @Test func `A column does not depend on a condition`() {
    expect(
      "@Table struct A {\n  var x = 1\n  #if DEBUG\n  var y = 1\n  #else\n  let z: Int\n  #endif\n}",
      DiagnosticSpec(message: "a column cannot depend on '#if'", line: 4, column: 3),
      DiagnosticSpec(message: "a column cannot depend on '#if'", line: 6, column: 3))
  }

  @Test func `A table has one primary key`() {
    expect(
      """
      @Table struct A {
        @Column(primaryKey: true) let a: Int
        @Column(primaryKey: true) let b: Int
      }
      """,
      DiagnosticSpec(
        message: "a table has one primary key, which is 'a' already", line: 3, column: 11))
  }

  @Test func `A primary key has a value`() {
    expect(
      "@Table struct A {\n  var id: Int?\n}",
      DiagnosticSpec(message: "a primary key cannot be optional", line: 2, column: 7))
  }

  @Test func `Two properties do not share a column, also where only the case differs`() {
    expect(
      "@Table struct A {\n  var a: Int\n  @Column(\"A\") var b: Int\n}",
      DiagnosticSpec(
        message: "the column 'A' is the property 'a' already: names must differ in more than their case",
        line: 3, column: 11))
  }

  @Test func `@Column describes one stored property`() {
    let none = "'@Column' has no effect: only stored instance properties are columns"
    expect(
      """
      @Table struct A {
        @Column(unique: true) var c: Int { 1 }
        @Column(unique: true) static var d: Int = 1
        @Column("A") @Column(unique: true) var e: Int
      }
      """,
      DiagnosticSpec(message: none, line: 2, column: 3),
      DiagnosticSpec(message: none, line: 3, column: 3),
      DiagnosticSpec(message: "one '@Column' per property", line: 4, column: 16))
  }

  @Test func `@Column on several properties`() {
    expect(
      "@Table struct A {\n  @Column(unique: true) var a, b: Int\n}",
      // The compiler does not say this one, only the tests' expansion does.
      DiagnosticSpec(
        message: "peer macro can only be applied to a single variable", line: 2, column: 3),
      DiagnosticSpec(
        message: "'@Column' describes one property; declare each property on its own", line: 2, column: 3))
  }

  @Test func `@Column stands in a table`() {
    expect(
      "struct A {\n  @Column(\"b\") var a: Int\n}",
      DiagnosticSpec(
        message: "'@Column' has no effect outside of a '@Table' struct", line: 2, column: 3))
  }

  @Test func `What the macro reads is a literal`() {
    expect(
      #"""
      @Table struct A {
        @Column("b\(1)") var a: Int
        @Column(primaryKey: flag) var c: Int
        @Column(as: type) var d: Int
      }
      """#,
      DiagnosticSpec(
        message: "'@Table' reads the name before the program runs: write a literal", line: 2, column: 11),
      DiagnosticSpec(
        message: "'@Table' reads 'primaryKey:' before the program runs: write a literal", line: 3,
        column: 23),
      DiagnosticSpec(message: "'as:' takes a type, such as 'Name.self'", line: 4, column: 15))
  }

  @Test func `What a delete does to a reference makes sense`() {
    expect(
      """
      @Table struct A {
        @Column(onDelete: .cascade) var a: Int
        @Column(references: A.self, onDelete: .setNull) var b: Int
      }
      """,
      DiagnosticSpec(
        message: "'onDelete:' has no effect without 'references:'", line: 2, column: 11),
      DiagnosticSpec(
        message: "'onDelete: .setNull' needs an optional property", line: 3, column: 31))
  }
}
