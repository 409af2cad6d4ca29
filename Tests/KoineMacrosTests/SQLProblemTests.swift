import Testing

/// What `#sql` finds in a literal, at its place, with a mend where that is clear.
struct SQLProblemTests {
  // MARK: Quotes

  @Test func `A text is closed at the end of its line`() {
    let message = "the text that begins here is never closed with '"
    expectSQLProblems(
      #""SELECT ▿'abc""#, SQLMistake(message, ("close the text", #""SELECT 'abc'""#)))
    expectSQLProblems(
      #""SELECT 1, ▿E'a\\'b  ""#, SQLMistake(message, ("close the text", #""SELECT 1, E'a\\'b'  ""#)))
    expectSQLProblems(
      "\"\"\"\n  SELECT 'a', ▿'b\n  FROM t\n  \"\"\"",
      SQLMistake(message, ("close the text", "\"\"\"\n  SELECT 'a', 'b'\n  FROM t\n  \"\"\"")))
    expectSQLProblems(#""SELECT ▿'a''""#, SQLMistake(message, ("close the text", #""SELECT 'a'''""#)))
  }

  @Test func `The quote in a word is doubled`() {
    expectSQLProblems(
      #""WHERE a = 'it's▿' AND b = 1""#,
      SQLMistake(
        "the text that begins here is never closed with '",
        ("double the quote in the text", #""WHERE a = 'it''s' AND b = 1""#)))
  }

  @Test func `A name is closed`() {
    func mistake(_ quote: String, _ fixed: String) -> SQLMistake {
      SQLMistake("the name that begins here is never closed with \(quote)", ("close the name", fixed))
    }
    expectSQLProblems(#""SELECT ▿\"a FROM t""#, mistake("\"", #""SELECT \"a FROM t\"""#))
    expectSQLProblems(##"#"SELECT ▿"a FROM t"#"##, mistake("\"", ##"#"SELECT "a FROM t""#"##))
    expectSQLProblems(#""SELECT ▿`a""#, mistake("`", #""SELECT `a`""#))
    expectSQLProblems(#""SELECT ▿[a b""#, mistake("]", #""SELECT [a b]""#))
  }

  @Test func `A dollar quote is closed`() {
    expectSQLProblems(
      #""DO ▿$body$BEGIN; $$ END""#,
      SQLMistake(
        "the text that begins here is never closed with $body$",
        ("close the text", #""DO $body$BEGIN; $$ END$body$""#)))
  }

  @Test func `A comment is closed`() {
    expectSQLProblems(
      #""SELECT 1 ▿/* one, \(x)""#,
      SQLMistake(
        "the comment that begins here is never closed with */",
        ("close the comment", #""SELECT 1 /* one, \(x) */""#)))
  }

  // MARK: Parentheses

  @Test func `A parenthesis is closed at the end of the text`() {
    expectSQLProblems(
      #""SELECT f▿(1, (2) FROM t ;""#,
      SQLMistake("'(' is never closed", ("insert ')' at the end", #""SELECT f(1, (2) FROM t) ;""#)))
    expectSQLProblems(
      "\"\"\"\n  SELECT a▿[1 -- one\n\n  \"\"\"",
      SQLMistake("'[' is never closed", ("insert ']' at the end", "\"\"\"\n  SELECT a[1] -- one\n\n  \"\"\""))
    )
    expectSQLProblems(
      #""\(x)▿(▿(\(y)""#, SQLMistake("'(' is never closed", ("insert ')' at the end", #""\(x)((\(y)))""#)),
      SQLMistake("'(' is never closed", ("insert ')' at the end", #""\(x)((\(y)))""#)))
  }

  @Test func `A bracket is closed before the parenthesis around it`() {
    expectSQLProblems(
      #""f(a▿[1) + 2""#,
      SQLMistake("'[' is never closed", ("insert ']' before ')'", #""f(a[1]) + 2""#)))
  }

  @Test func `A parenthesis too many is removed`() {
    expectSQLProblems(
      #""SELECT \u{e9}(1)▿) FROM t""#,
      SQLMistake("')' closes nothing", ("remove ')'", #""SELECT \u{e9}(1) FROM t""#)))
  }

  @Test func `A parenthesis does not close a bracket`() {
    expectSQLProblems(
      #""a[1▿)""#, SQLMistake("')' does not close '['", ("replace ')' with ']'", #""a[1]""#)))
    expectSQLProblems(
      #""f(1▿]""#, SQLMistake("']' does not close '('", ("replace ']' with ')'", #""f(1)""#)))
  }

  // MARK: Interpolations

  @Test(arguments: [("'", "'"), ("E'", "'"), ("$$", "$$"), ("$a$", "$a$")])
  func `Nothing is bound inside of a text`(opening: String, closing: String) {
    expectSQLProblems(
      #""a = \#(opening)▿\(x)\#(closing)""#,
      SQLMistake(
        "nothing is bound inside of a quoted text: the engine reads the placeholder as part of it",
        ("remove the quotes", #""a = \(x)""#)))
  }

  @Test func `Quotes stay around more than an interpolation`() {
    let mistake = SQLMistake(
      "nothing is bound inside of a quoted text: the engine reads the placeholder as part of it")
    expectSQLProblems(#""a LIKE '%▿\(x)%'""#, mistake)
    expectSQLProblems(#""a = X'▿\(x)'""#, mistake)
    expectSQLProblems(#""a = '▿\(x)▿\(y)'""#, mistake, mistake)
  }

  @Test func `A name is interpolated as one`() {
    let message = "nothing is bound inside of a quoted name: the engine reads the placeholder as part of it"
    for (opening, closing) in [(#"\""#, #"\""#), ("`", "`"), ("[", "]")] {
      expectSQLProblems(
        #""SELECT \#(opening)▿\(f("x"))\#(closing)""#,
        SQLMistake(
          message, ("remove the quotes", #""SELECT \(f("x"))""#),
          ("interpolate it as a name", #""SELECT \(identifier: f("x"))""#)))
    }
    expectSQLProblems(
      ##"#"SELECT "▿\#(x)""#"##,
      SQLMistake(
        message, ("remove the quotes", ##"#"SELECT \#(x)"#"##),
        ("interpolate it as a name", ##"#"SELECT \#(identifier: x)"#"##)))
    expectSQLProblems(
      #""SELECT \"▿\(name: x)\"""#, SQLMistake(message, ("remove the quotes", #""SELECT \(name: x)""#)))
    expectSQLProblems(#""SELECT \"a▿\(x)\"""#, SQLMistake(message))
  }

  @Test func `Nothing is bound inside of a comment`() {
    let message = "nothing is bound inside of a comment"
    expectSQLProblems(
      #""SELECT 1 /* ▿\(x) */ + 2""#, SQLMistake(message, ("remove the comment", #""SELECT 1  + 2""#)))
    expectSQLProblems(
      "\"\"\"\n  WHERE a = 1\n  -- AND b = ▿\\(x)\n  AND c\n  \"\"\"",
      SQLMistake(message, ("remove the comment", "\"\"\"\n  WHERE a = 1\n  \n  AND c\n  \"\"\"")))
    // What is behind the comment may be meant as code.
    expectSQLProblems(#""SELECT a -- the a FROM t WHERE b = ▿\(x)""#, SQLMistake(message))
  }

  // MARK: Comments

  @Test func `A comment at the end swallows what follows the fragment`() {
    let message = "this comment swallows what is behind it: no line break ends it"
    let fixIt = "replace it with '/* … */'"
    expectSQLProblems(#""a = 1 ▿-- one""#, SQLMistake(message, (fixIt, #""a = 1 /* one */""#)))
    expectSQLProblems(#""a = 1 ▿--one ""#, SQLMistake(message, (fixIt, #""a = 1 /* one */ ""#)))
    expectSQLProblems(#""a = 1 ▿--""#, SQLMistake(message, (fixIt, #""a = 1 /* */""#)))
    expectSQLProblems(#""a = 1 ▿-- */""#, SQLMistake(message))
    expectSQLProblems(
      "\"\"\"\n  SELECT a -- one\n  FROM t ▿-- two\n  \"\"\"",
      SQLMistake(message, (fixIt, "\"\"\"\n  SELECT a -- one\n  FROM t /* two */\n  \"\"\"")))
  }

  @Test func `A comment swallows the line that a backslash joins to it`() {
    expectSQLProblems(
      "\"\"\"\n  SELECT a ▿-- one \\\n  FROM t\n\n  \"\"\"",
      SQLMistake(
        "this comment swallows the next line, which a backslash joins to it",
        ("replace it with '/* … */'", "\"\"\"\n  SELECT a /* one */ \\\n  FROM t\n\n  \"\"\"")))
  }

  // MARK: Placeholders

  @Test(arguments: [
    ("WHERE id = ▿?", "?"), ("VALUES (▿?1)", "?1"), ("LIMIT ▿$1", "$1"), ("LIKE ▿?||'%'", "?"),
    ("title MATCH ▿?", "?"),
    ("n = ▿?::int", "?"), ("a ▿?1", "?1"), ("n = ▿:1", ":1"), ("BETWEEN ▿? AND 3", "?"),
  ])
  func `A placeholder becomes an interpolation`(marked: String, placeholder: String) {
    let fixed = marked.replacing("▿\(placeholder)", with: "\\(<#value#>)")
    expectSQLProblems(
      "\"\(marked)\"",
      SQLMistake(
        "'\(placeholder)' is a placeholder without a value: interpolate the value",
        ("replace '\(placeholder)' with '\\(<#value#>)'", "\"\(fixed)\"")))
  }

  @Test(arguments: ["$name", ":name", "@name"])
  func `A named placeholder becomes an interpolation`(placeholder: String) {
    expectSQLProblems(
      "\"f(▿\(placeholder), 1)\"",
      SQLMistake(
        "'\(placeholder)' is a placeholder without a value: interpolate the value",
        ("replace '\(placeholder)' with '\\(name)'", "\"f(\\(name), 1)\"")))
    expectSQLProblems(
      "#\"f(▿\(placeholder), 1)\"#",
      SQLMistake(
        "'\(placeholder)' is a placeholder without a value: interpolate the value",
        ("replace '\(placeholder)' with '\\#(name)'", "#\"f(\\#(name), 1)\"#")))
  }

  // MARK: Statements

  @Test func `A fragment is one statement`() {
    let mistake = SQLMistake("a fragment is one statement; 'executeScript' runs several")
    expectSQLProblems(#""DELETE FROM a; ▿DELETE FROM b;""#, mistake)
    expectSQLProblems(#""CREATE TABLE a (x int); ▿BEGIN""#, mistake)
  }

  @Test func `A fragment has a text`() {
    expectSQLProblems(#""▿""#, SQLMistake("this SQL is empty"))
    expectSQLProblems(#""▿ \n\t""#, SQLMistake("this SQL is empty"))
    expectSQLProblems("\"\"\"\n▿  \"\"\"", SQLMistake("this SQL is empty"))
  }

  @Test func `A fragment has no NUL`() {
    expectSQLProblems(#""SELECT '▿\0'""#, SQLMistake("SQL cannot hold a NUL"))
  }

  @Test func `Several mistakes are told in the order of the text`() {
    let fixed = #""SELECT x = '%\(x)', f(?] FROM t""#
    expectSQLProblems(
      #""▿SELCT x = '%▿\(x)', f(▿?▿] FROM t""#,
      SQLMistake(
        "'SELCT' is not a statement; did you mean 'SELECT'?", ("replace 'SELCT' with 'SELECT'", fixed)),
      SQLMistake(
        "nothing is bound inside of a quoted text: the engine reads the placeholder as part of it"),
      SQLMistake(
        "'?' is a placeholder without a value: interpolate the value",
        (#"replace '?' with '\(<#value#>)'"#, #""SELCT x = '%\(x)', f(\(<#value#>)] FROM t""#)),
      SQLMistake(
        "']' does not close '('", ("replace ']' with ')'", #""SELCT x = '%\(x)', f(?) FROM t""#)))
  }
}
