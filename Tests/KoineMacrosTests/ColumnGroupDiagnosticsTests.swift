import Testing

/// What is wrong with a group of columns is said at the token.
struct ColumnGroupDiagnosticsTests {
  @Test func `A group is several columns, and a column is one`() {
    expectDiagnostics(
      "@Table struct A {\n  @ColumnGroup @Column(\"b\") var a: B\n  var x = 1\n}",
      ExpectedDiagnostic(
        "a column group has columns of its own, which its type describes: '@Column' describes one", 2, 16,
        fixIts: "remove '@Column'"),
      fixes: ["remove '@Column'": "@Table struct A {\n  @ColumnGroup var a: B\n  var x = 1\n}"])
    expectDiagnostics(
      "@Table struct A {\n  @Ephemeral @ColumnGroup var a: B? = nil\n  var x = 1\n}",
      ExpectedDiagnostic(
        "a property is a column or '@Ephemeral', not both", 2, 14,
        fixIts: "remove '@ColumnGroup'", "remove '@Ephemeral'"))
    expectDiagnostics(
      "@Table struct A {\n  @ColumnGroup static var a: B?\n  var x = 1\n}",
      ExpectedDiagnostic(
        "'@ColumnGroup' has no effect on a static property: only stored instance properties are columns", 2,
        3,
        fixIts: "remove '@ColumnGroup'"))
    expectDiagnostics(
      "struct A {\n  @ColumnGroup var a: B\n}",
      ExpectedDiagnostic(
        "'@ColumnGroup' has no effect outside of a '@Table' or '@Selection' struct", 2, 3,
        fixIts: "remove '@ColumnGroup'"))
  }

  @Test func `A selection knows a group by its type`() {
    expectDiagnostics(
      "@Selection struct A {\n  @ColumnGroup var a: B\n}",
      ExpectedDiagnostic(
        "'@ColumnGroup' belongs to a table: a selection knows a group by its type", 2, 3,
        fixIts: "remove '@ColumnGroup'"),
      fixes: ["remove '@ColumnGroup'": "@Selection struct A {\n  var a: B\n}"])
  }

  @Test func `A group is no key`() {
    expectDiagnostics(
      "@Table struct A {\n  @ColumnGroup let id: B\n  var x = 1\n}",
      ExpectedDiagnostic(
        "a primary key is one column, or several properties that are a column each, and not a column group",
        2, 20))
  }

  @Test func `A struct that is a group has a property that is never NULL, and no rows`() {
    expectDiagnostics(
      "@Selection struct A: ColumnGroup {\n  var x: Int?\n  var y: Optional<Int>\n}",
      ExpectedDiagnostic(
        "a column group needs a property that is not optional: if all of its columns were NULL, it could not be told "
          + "from no group", 1, 19))
    expectDiagnostics(
      "@Selection struct A: Koine.ColumnGroup {\n  var x: Int\n  var y: [B]\n}",
      ExpectedDiagnostic(
        "a column group is stored in its table's columns, which cannot hold rows of another table", 3, 10))
  }

  @Test func `A case has a value that is never NULL`() {
    expectDiagnostics(
      "@Selection enum A {\n  case a(Int), nothing, none()\n}",
      ExpectedDiagnostic(
        "no column would tell that 'nothing' is the case: give it a value, or remove it and make the property optional",
        2, 16),
      ExpectedDiagnostic(
        "no column would tell that 'none' is the case: give it a value, or remove it and make the property optional",
        2, 25))
    let message =
      "all columns of 'b' could be NULL, and nothing would tell that it is the case: give it a value that is not optional"
    expectDiagnostics(
      "@Selection enum A {\n  case a(Int), b(String?)\n}",
      ExpectedDiagnostic(message, 2, 18, fixIts: "replace 'String?' with 'String'"),
      fixes: [
        "replace 'String?' with 'String'": "@Selection enum A {\n  case a(Int), b(String)\n}"
      ])
    expectDiagnostics(
      "@Selection enum A {\n  case b(x: Int?, y: Optional<Int>)\n}", ExpectedDiagnostic(message, 2, 8))
  }

  @Test func `Several values are columns with the names of their labels`() {
    expectDiagnostics(
      "@Selection enum A {\n  case a(Int, y: Int), b(_ x: Int, y: Int)\n}",
      ExpectedDiagnostic(
        "each of several values has a column with the name of its label: label the values of 'a'", 2, 8),
      ExpectedDiagnostic(
        "each of several values has a column with the name of its label: label the values of 'b'", 2, 24))
  }

  @Test func `Cases differ in their names, and in more than the case of letters`() {
    expectDiagnostics(
      "@Selection enum A {\n  case link(Int), note(x: Int)\n  case Link(Int), note(y: Int)\n}",
      ExpectedDiagnostic(
        "the columns of 'Link' would have the names of those of 'link': names must differ in more than their case",
        3, 8),
      ExpectedDiagnostic(
        "the columns of 'note' would have the names of those of 'note': names must differ in more than their case",
        3,
        19))
  }

  @Test func `An enum has cases that it can count`() {
    expectDiagnostics(
      "@Selection enum A {\n}", ExpectedDiagnostic("a column group needs at least one case", 1, 17))
    let message =
      "a case that holds its own enum would need columns without end: store the value as a document, by '@Column(as: "
      + "JSON<…>.self)'"
    expectDiagnostics("@Selection indirect enum A {\n  case a(Int)\n}", ExpectedDiagnostic(message, 1, 12))
    expectDiagnostics(
      "@Selection enum A {\n  indirect case a(A)\n  case b(Int)\n}", ExpectedDiagnostic(message, 2, 3))
    expectDiagnostics(
      "@Selection enum A {\n  case a(Int)\n  #if DEBUG\n    case b(Int)\n  #endif\n}",
      ExpectedDiagnostic("a case with columns cannot depend on '#if'", 3, 3))
  }

  @Test func `An enum is neither generic, nor local, nor private inside of a type`() {
    let generic = "'@Selection' cannot be applied to a generic enum, nor inside of a generic type"
    expectDiagnostics("@Selection enum A<T> {\n  case a(T)\n}", ExpectedDiagnostic(generic, 1, 18))
    expectDiagnostics(
      "func f() {\n  @Selection enum A {\n    case a(Int)\n  }\n}",
      ExpectedDiagnostic("a selection cannot be declared inside of a function", 2, 3))
    expectDiagnostics(
      "enum E {\n  @Selection private enum A {\n    case a(Int)\n  }\n}",
      ExpectedDiagnostic(
        "a private nested enum is out of sight for the conformance that '@Selection' adds to it", 2, 14,
        fixIts: "replace 'private' with 'fileprivate'"))
    expectDiagnostics(
      "@Selection(\"\") enum A {\n  case a(Int)\n}",
      ExpectedDiagnostic("a name has at least one character, and no NUL", 1, 12))
  }
}
