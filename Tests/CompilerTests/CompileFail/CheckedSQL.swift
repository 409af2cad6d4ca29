import Koine

func checkedSQL1(_ connection: some Connection) async throws {
  try await connection.execute(#sql("DELETE FROM \(Tag.self) WHERE id = ?"))
  //                                                                    ^ error: '?' is a placeholder without a value: interpolate the value
}

func checkedSQL2() {
  _ = Reminder.where { #sql("\($0.title) LIKE '%\("a")%'", as: Bool.self) }
  //                                            ^ error: nothing is bound inside of a quoted text: the engine reads the placeholder as part of it
}

func checkedSQL3() {
  _ = RawQuery(#sql("SELCT count(* FROM tags"), as: Int.self)
  //                 ^ error: 'SELCT' is not a statement; did you mean 'SELECT'?
  //                             ^ error: '(' is never closed
}

func checkedSQL4(_ text: SQLFragment) {
  _ = Reminder.order { _ in #sql(text) }
  //                             ^ error: '#sql' checks a text before the program runs: write a string literal
}

func checkedSQL5() {
  _ = Reminder.where { #sql("\($0.title) = 1", as: Bool.self) == "a" }
  //                                                          ^ error: …
}
