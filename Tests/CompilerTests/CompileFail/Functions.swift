import Foundation
import Koine

func functions1() {
  _ = Reminder.where { $0.id.length() == 3 }
  //                         ^ error: referencing instance method 'length()' on 'QueryExpression' requires t…
}

func functions2() {
  _ = Reminder.select { $0.title.sum() }
  //                             ^ error: instance method 'sum(distinct:filter:)' requires that 'String' con…
}

func functions3() {
  _ = Sample.select { $0.id.max() }
  //                        ^ error: instance method 'max(filter:)' requires that 'UUID' conform…
}

func functions4() {
  _ = Reminder.where { $0.id.like("a%") }
  //                         ^ error: referencing instance method 'like(_:caseSensitive:)' on 'QueryExpressi…
}

func functions5() {
  _ = Reminder.select { $0.title & 1 }
  //                       ^ error: cannot convert value of type 'Column<Reminder, String>' to expected argument type 'Int'
}

func functions6() {
  _ = Reminder.select { greatest($0.id, $0.title) }
  //                    ^ error: no exact matches in call to global function 'greatest'
}

func functions7() {
  _ = Reminder.select { concat($0.title, $0.id) }
  //                    ^ error: global function 'concat' requires that 'Int' conform to 'SQLText'
}

func functions8() {
  _ = Sample.select { greatest($0.id, $0.id) }
  //                  ^ error: global function 'greatest' requires that 'UUID' conform to 'SQLOrderableValue'
}

func functions9() {
  _ = Reminder.where { row($0.id, $0.title) == row(1, 2) }
  //                                           ^ error: …
}

func functions10() {
  _ = Reminder.select { row($0.id, $0.title) }
  //                    ^ error: …
}

func functions11() {
  _ = Reminder.where { $0.id.collate(.noCase) == 3 }
  //                         ^ error: …
}

func functions12() {
  _ = Reminder.order { $0.title.collate("NOCASE") }
  //                                    ^ error: cannot convert value of type 'String' to expected argument type 'SQLCollation'
}

func functions13() {
  _ = Reminder.where { $0.title.count > 3 }
  //                            ^ error: 'count' is unavailable: the number of characters is length(); count() counts rows
}

func functions14() {
  _ = Reminder.where { $0.id == 1 && $0.notes.count > 3 }
  //                                          ^ error: 'count' is unavailable: the number of characters is length(); count() counts rows
}

func functions15() {
  _ = Reminder.select { $0.title.setting("a", to: 1) }
  //                             ^ error: …
}

func functions16() {
  _ = Reminder.where { $0.title.contains(["a": 1]) }
  //                            ^ error: …
}

func functions17() {
  _ = Reminder.select { $0.score.formatted() }
  //                             ^ error: 'formatted(grouping:decimalPoint:)' is unavailable: say how many decimals…
}

func functions18() {
  _ = Reminder.select { $0.id.count().over(orderBy: $0.dueDate, frame: .range(from: .preceding(1, .months))) }
  //                                                                                               ^ error: 'months' is unavailable: a month has no fixed length: say how many days
}
