import Foundation
import Koine

struct NotSQL {}

func selections1() {
  _ = Reminder.select { ($0.id, NotSQL()) }
  //                    ^ error: static method 'buildExpression' requires that 'NotSQL' conform to 'Selectab…
}

func selections2() {
  _ = Reminder.order { ($0.id, NotSQL()) }
  //                   ^ error: static method 'buildExpression' requires that 'NotSQL' conform to 'OrderingT…
}

func selections3() {
  _ = Reminder.group { ($0.id, NotSQL()) }
  //                   ^ error: static method 'buildExpression' requires that 'NotSQL' conform to 'GroupingT…
}

func selections4() {
  _ = Reminder.all().delete().returning { ($0.id, NotSQL()) }
  //                                      ^ error: static method 'buildExpression' requires that 'NotSQL' co…
}

func selections5() {
  _ = Reminder.select { NotSQL() }
  //                  ^ error: contextual type for closure argument list expects 1 argument, which cannot be…
  //                    ^ error: static method 'buildExpression' requires that 'NotSQL' conform to 'Selectab…
}

func selections6() {
  _ = Reminder.select { ($0.id, $0.titel) }
  //                               ^ error: value of type 'Reminder.Columns' has no member 'titel'
}

func selections7() {
  _ = Reminder.select { Total.Columns(title: $0.title, count: $0.title) }
  //                    ^ error: initializer 'init(title:count:)' requires the types 'String' and 'Int' be equ…
}

func selections8() {
  _ = Reminder.select { Total.Columns(title: $0.title) }
  //                                                 ^ error: missing argument for parameter 'count' in call
}

func selections9() {
  _ = Total.from(Reminder.select { ($0.title, $0.id) })
  //        ^ error: …
}

func selections10() {
  _ = Total.where { $0.titel == "a" }
  //                   ^ error: value of type 'Total.Columns' has no member 'titel'
}

func selections11() {
  _ = Reminder.select { Prioritized.Columns(id: $0.id, priority: $0.title, list: 3) }
  //                    ^ error: initializer 'init(id:priority:list:)' requires the types 'String?' and 'Int?' be equivalent
}
