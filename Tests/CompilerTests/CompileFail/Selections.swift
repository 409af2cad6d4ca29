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
  //                   ^ error: static method 'buildExpression' requires that 'NotSQL' conform to 'QueryExpr…
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
