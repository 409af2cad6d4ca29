import Testing

/// What `#sql` finds in a literal, at its place, with a mend where that is clear.
struct SQLProblemTests {
  // MARK: Quotes

  @Test func `A text is closed at the end of its line`() {
    func mistake(_ text: String, _ fixed: String) -> SQLMistake {
      SQLMistake("the text \(text) is never closed with '", ("close the text", fixed))
    }
    expectSQLProblems(#""SELECT ▿'abc""#, mistake("'abc", #""SELECT 'abc'""#))
    expectSQLProblems(#""SELECT 1, ▿E'a\\'b  ""#, mistake(#"E'a\'b"#, #""SELECT 1, E'a\\'b'  ""#))
    expectSQLProblems(
      "\"\"\"\n  SELECT 'a', ▿'b\n  FROM t\n  \"\"\"",
      mistake("'b", "\"\"\"\n  SELECT 'a', 'b'\n  FROM t\n  \"\"\""))
    expectSQLProblems(#""SELECT ▿'a''""#, mistake("'a''", #""SELECT 'a'''""#))
    expectSQLProblems(
      #""WHERE a = ▿'b AND c = \(d) AND e IS NOT NULL""#,
      mistake(#"'b AND c = \(…) AND e IS…"#, #""WHERE a = 'b AND c = \(d) AND e IS NOT NULL'""#))
  }

  @Test func `The quote in a word is doubled`() {
    expectSQLProblems(
      #""WHERE a = 'it's▿' AND b = 1""#,
      SQLMistake(
        "the text ' AND b = 1 is never closed with '",
        ("double the quote in the text", #""WHERE a = 'it''s' AND b = 1""#)))
  }

  @Test func `A name is closed`() {
    func mistake(_ quote: String, _ name: String, _ fixed: String) -> SQLMistake {
      SQLMistake("the name \(name) is never closed with \(quote)", ("close the name", fixed))
    }
    expectSQLProblems(#""SELECT ▿\"a FROM t""#, mistake("\"", "\"a FROM t", #""SELECT \"a FROM t\"""#))
    expectSQLProblems(##"#"SELECT ▿"a FROM t"#"##, mistake("\"", "\"a FROM t", ##"#"SELECT "a FROM t""#"##))
    expectSQLProblems(#""SELECT ▿`a""#, mistake("`", "`a", #""SELECT `a`""#))
    expectSQLProblems(#""SELECT ▿[a b""#, mistake("]", "[a b", #""SELECT [a b]""#))
    expectSQLProblems(
      "\"\"\"\n  SELECT ▿\"a\n  \"\"\"", mistake("\"", "\"a", "\"\"\"\n  SELECT \"a\"\n  \"\"\""))
    // Three quotes would close the literal.
    expectSQLProblems(
      "\"\"\"\n  SELECT ▿\"a\"\"\n  \"\"\"",
      mistake("\"", "\"a\"\"", "\"\"\"\n  SELECT \"a\"\"\\\"\n  \"\"\""))
  }

  @Test func `A dollar quote is closed`() {
    expectSQLProblems(
      #""DO ▿$body$BEGIN; $$ END""#,
      SQLMistake(
        "the text $body$BEGIN; $$ END is never closed with $body$",
        ("close the text", #""DO $body$BEGIN; $$ END$body$""#)))
  }

  @Test func `A comment is closed`() {
    expectSQLProblems(
      #""SELECT 1 ▿/* one, \(x)""#,
      SQLMistake(
        #"the comment /* one, \(…) is never closed with */"#,
        ("close the comment", #""SELECT 1 /* one, \(x) */""#)))
  }

  // MARK: Parentheses

  @Test func `A parenthesis is closed at the end of the text`() {
    expectSQLProblems(
      #""SELECT f▿(1, (2) FROM t ;""#,
      SQLMistake(
        "'(' is never closed in 'f(1, (2) FROM t ;'",
        ("insert ')' at the end", #""SELECT f(1, (2) FROM t) ;""#)))
    expectSQLProblems(
      "\"\"\"\n  SELECT a▿[1 -- one\n\n  \"\"\"",
      SQLMistake(
        "'[' is never closed in 'a[1 -- one'",
        ("insert ']' at the end", "\"\"\"\n  SELECT a[1] -- one\n\n  \"\"\"")))
    // Both mends together.
    expectSQLProblems(
      #""\(x)▿(▿(\(y)""#,
      SQLMistake(#"'(' is never closed in '((\(…)'"#, ("insert ')' at the end", #""\(x)((\(y)))""#)),
      SQLMistake(#"'(' is never closed in '(\(…)'"#, ("insert ')' at the end", #""\(x)((\(y)))""#)))
  }

  @Test func `A bracket is closed before the parenthesis around it`() {
    expectSQLProblems(
      #""f(a▿[1) + 2""#,
      SQLMistake("'[' is never closed in 'a[1) + 2'", ("insert ']' before ')'", #""f(a[1]) + 2""#)))
  }

  @Test func `A parenthesis too many is removed`() {
    expectSQLProblems(
      #""SELECT \u{e9}(1)▿) FROM t""#,
      SQLMistake("')' closes nothing in 'SELECT é(1))'", ("remove ')'", #""SELECT \u{e9}(1) FROM t""#)))
    expectSQLProblems(
      "\"\"\"\n  SELECT 1,\n  coalesce(title, subtitle, '')▿)\n  \"\"\"",
      SQLMistake(
        "')' closes nothing in '…ce(title, subtitle, ''))'",
        ("remove ')'", "\"\"\"\n  SELECT 1,\n  coalesce(title, subtitle, '')\n  \"\"\"")))
  }

  @Test func `A parenthesis does not close a bracket`() {
    expectSQLProblems(
      #""a[1▿)""#, SQLMistake("')' does not close '[' in 'a[1)'", ("replace ')' with ']'", #""a[1]""#)))
    expectSQLProblems(
      #""f(1▿]""#, SQLMistake("']' does not close '(' in 'f(1]'", ("replace ']' with ')'", #""f(1)""#)))
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

  @Test func `A blank comes in the place of quotes between words`() {
    expectSQLProblems(
      #""SELECT'▿\(x)'FROM t""#,
      SQLMistake(
        "nothing is bound inside of a quoted text: the engine reads the placeholder as part of it",
        ("remove the quotes", #""SELECT \(x) FROM t""#)))
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
      #""SELECT/* ▿\(x) */1""#, SQLMistake(message, ("remove the comment", #""SELECT 1""#)))
    expectSQLProblems(
      "\"\"\"\n  WHERE a = 1\n  -- AND b = ▿\\(x)\n  AND c\n  \"\"\"",
      SQLMistake(message, ("remove the comment", "\"\"\"\n  WHERE a = 1\n  \n  AND c\n  \"\"\"")))
    // What is behind the comment may be meant as code.
    expectSQLProblems(#""SELECT a -- the a FROM t WHERE b = ▿\(x)""#, SQLMistake(message))
  }

  // MARK: Comments

  @Test func `A comment at the end swallows what follows the fragment`() {
    func mistake(_ comment: String, _ fixed: String?) -> SQLMistake {
      let message = "the comment '\(comment)' swallows what is behind it: no line break ends it"
      return fixed.map { SQLMistake(message, ("replace it with '/* … */'", $0)) } ?? SQLMistake(message)
    }
    expectSQLProblems(#""a = 1 ▿-- one""#, mistake("-- one", #""a = 1 /* one */""#))
    expectSQLProblems(#""a = 1 ▿--one ""#, mistake("--one", #""a = 1 /* one */ ""#))
    expectSQLProblems(#""a = 1 ▿--""#, mistake("--", #""a = 1 /* */""#))
    expectSQLProblems(#""a = 1 ▿-- */""#, mistake("-- */", nil))
    expectSQLProblems(
      "\"\"\"\n  SELECT a -- one\n  FROM t ▿-- two\n  \"\"\"",
      mistake("-- two", "\"\"\"\n  SELECT a -- one\n  FROM t /* two */\n  \"\"\""))
  }

  @Test func `A comment swallows the line that a backslash joins to it`() {
    expectSQLProblems(
      "\"\"\"\n  SELECT a ▿-- one \\\n  FROM t\n\n  \"\"\"",
      SQLMistake(
        "the comment '-- one' swallows the next line, which a backslash joins to it",
        ("replace it with '/* … */'", "\"\"\"\n  SELECT a /* one */ \\\n  FROM t\n\n  \"\"\"")))
  }

  // MARK: Placeholders

  @Test(arguments: [
    ("WHERE id = ▿?", "?"), ("VALUES (▿?1)", "?1"), ("LIMIT ▿$1", "$1"), ("LIKE ▿?||'%'", "?"),
    ("title MATCH ▿?", "?"),
    ("n = ▿?::int", "?"), ("a ▿?1", "?1"), ("n = ▿:1", ":1"), ("BETWEEN ▿? AND 3", "?"),
    ("BETWEEN SYMMETRIC ▿? AND 3", "?"), ("SELECT a AT TIME ZONE ▿?", "?"), ("SELECT a COLLATE ▿?", "?"),
    ("SELECT sum(a) OVER (ORDER BY b ROWS ▿? PRECEDING)", "?"),
    ("SELECT sum(a) OVER (ORDER BY b DESC RANGE ▿? PRECEDING)", "?"),
    ("SELECT sum(a) OVER (PARTITION BY (b) GROUPS ▿? PRECEDING)", "?"),
    ("SELECT sum(a) OVER (ROWS ▿? PRECEDING)", "?"), ("SELECT group_concat(a SEPARATOR ▿?)", "?"),
    ("SELECT a FROM t OFFSET 1 ROWS FETCH FIRST ▿? ROWS ONLY", "?"),
    ("SELECT a FROM t FETCH NEXT ▿? ROWS ONLY", "?"), ("SELECT substring(a FROM 1 FOR ▿?)", "?"),
    ("SELECT overlay(a PLACING ▿? FROM 2)", "?"), ("SELECT trim(BOTH ▿? FROM a)", "?"),
    ("SELECT trim(LEADING ▿? FROM a), 1", "?"), ("SELECT trim(TRAILING ▿? FROM a)", "?"),
    ("SELECT (a, b) OVERLAPS ▿?", "?"), ("SELECT f(VARIADIC ▿?)", "?"), ("SELECT BINARY ▿?", "?"),
    ("ATTACH ▿? AS b", "?"), ("ATTACH DATABASE ▿? AS b", "?"), ("DETACH DATABASE ▿?", "?"),
    ("SELECT json_value(a, b PASSING ▿? AS c DEFAULT 1 ON EMPTY)", "?"),
    ("SELECT json_value(a, b DEFAULT ▿? ON EMPTY)", "?"), ("title NOT GLOB ▿?", "?"),
    ("title NOT MATCH ▿?", "?"), ("title NOT REGEXP ▿:1", ":1"), ("b NOT RLIKE ▿?", "?"),
    ("EXECUTE IMMEDIATE ▿?", "?"), ("SELECT a FROM t FOR SYSTEM_TIME AS OF ▿?", "?"),
    ("CREATE TABLE t AS SELECT ▿$1", "$1"), ("CREATE VIEW v AS SELECT ▿$2", "$2"),
  ])
  func `A placeholder becomes an interpolation`(marked: String, placeholder: String) {
    let fixed = marked.replacing("▿\(placeholder)", with: "\\(<#value#>)")
    expectSQLProblems(
      "\"\(marked)\"",
      SQLMistake(
        "'\(placeholder)' is a placeholder without a value: interpolate the value",
        ("replace '\(placeholder)' with '\\(<#value#>)'", "\"\(fixed)\"")))
  }

  @Test(arguments: ["$größe", ":größe", "@größe"])
  func `A name beyond ASCII is one of a placeholder`(placeholder: String) {
    expectSQLProblems(
      "\"é = ▿\(placeholder)\"",
      SQLMistake(
        "'\(placeholder)' is a placeholder without a value: interpolate the value",
        ("replace '\(placeholder)' with '\\(größe)'", "\"é = \\(größe)\"")))
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

  @Test func `A placeholder that is named as a keyword of Swift becomes an interpolation`() {
    func mistake(_ placeholder: String, _ value: String) -> SQLMistake {
      SQLMistake(
        "'\(placeholder)' is a placeholder without a value: interpolate the value",
        ("replace '\(placeholder)' with '\\(\(value))'", "\"a = \\(\(value)) AND b\""))
    }
    expectSQLProblems(#""a = ▿:in AND b""#, mistake(":in", "`in`"))
    expectSQLProblems(#""a = ▿$class AND b""#, mistake("$class", "`class`"))
    expectSQLProblems(#""a = ▿:a$b AND b""#, mistake(":a$b", "a$b"))
  }

  // MARK: Statements

  @Test func `A fragment is one statement`() {
    func mistake(_ text: String) -> SQLMistake {
      SQLMistake("'\(text)' is a second statement: a fragment is one; 'executeScript' runs several")
    }
    expectSQLProblems(#""DELETE FROM a; ▿DELETE FROM b;""#, mistake("DELETE FROM b;"))
    expectSQLProblems(#""CREATE TABLE a (x int); ▿BEGIN""#, mistake("BEGIN"))
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
        #"']' does not close '(' in 'SELCT x = '%\(…)', f(?]'"#,
        ("replace ']' with ')'", #""SELCT x = '%\(x)', f(?) FROM t""#)))
  }
}
