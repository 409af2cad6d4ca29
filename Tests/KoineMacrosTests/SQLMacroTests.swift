import Testing

/// `#sql` is the literal that it is given.
struct SQLMacroTests {
  @Test(arguments: [
    #""SELECT 1""#, #""a = \(b) AND c IN \([1, 2])""#, ##"#"SELECT '\d', \#(b)"#"##,
    "\"\"\"\n  SELECT 1\n  FROM \\(Tag.self)\n  \"\"\"",
  ])
  func `A fragment is its literal`(literal: String) {
    expectExpansion(of: "let sql = #sql(\(literal))", to: "let sql = \(literal)")
  }

  @Test func `A typed fragment is an expression`() {
    expectExpansion(
      of: #"let sql = #sql("\(a) > 1", as: Bool.self)"#,
      to: #"let sql = Koine.SQL("\(a) > 1", as: Bool.self)"#)
  }

  @Test(arguments: [
    (#"text"#, #"text"#), (#""a" + "b""#, #""a" + "b""#), (#"flag ? "a" : "b""#, #"flag ? "a" : "b""#),
    (#"text, as: Int.self"#, #"SQL(text, as: Int.self)"#),
  ])
  func `What is no literal cannot be checked`(arguments: String, fixed: String) {
    let diagnostic = ExpectedDiagnostic(
      "'#sql' checks a text before the program runs: write a string literal", 1, 16, fixIts: "remove '#sql'")
    let expanded = arguments.contains("as:") ? "Koine.\(fixed)" : fixed
    expectDiagnostics(
      "let sql = #sql(\(arguments))", to: "let sql = \(expanded)", diagnostic,
      fixes: ["remove '#sql'": "let sql = \(fixed)"])
  }
}
