import Koine

// The compiler shows the part of the literal, up to an interpolation or the end of the line, that has the mistake.

func checkedSQL1(_ connection: some Connection) async throws {
  try await connection.execute(#sql("DELETE FROM \(Tag.self) WHERE id = ?"))
  //                                                        ^ error: '?' is a placeholder without a value: interpolate the value
}

func checkedSQL2() {
  _ = Reminder.where { #sql("\($0.title) LIKE '%\("a")%'", as: Bool.self) }
  //                                            ^ error: nothing is bound inside of a quoted text: the engine reads the placeholder as part of it
}

func checkedSQL3() {
  _ = RawQuery(#sql("SELECT count(* FROM tags"), as: Int.self)
  //                 ^ error: '(' is never closed in 'count(* FROM tags'
}

func checkedSQL4() -> SQLFragment {
  #sql("SELCT * FROM \(Tag.self))")
  //    ^ error: 'SELCT' is not a statement; did you mean 'SELECT'?
  //                            ^ error: ')' closes nothing in 'SELCT * FROM \(…))'
}

func checkedSQL5(_ text: SQLFragment) {
  _ = Reminder.order { _ in #sql(text) }
  //                             ^ error: '#sql' checks a text before the program runs: write a string literal
}

func checkedSQL6() {
  _ = RawQuery(#sql("SELECT 'a FROM tags"), as: Int.self)
  //                 ^ error: the text 'a FROM tags is never closed with '
  _ = RawQuery(#sql("SELECT 1 /* of"), as: Int.self)
  //                 ^ error: the comment /* of is never closed with */
}

func checkedSQL7() {
  _ = RawQuery(#sql("SELECT \(1) -- \(2)"), as: Int.self)
  //                                ^ error: nothing is bound inside of a comment
  _ = RawQuery(#sql("SELECT 1 /* of \(2) */"), as: Int.self)
  //                                ^ error: nothing is bound inside of a comment
}
