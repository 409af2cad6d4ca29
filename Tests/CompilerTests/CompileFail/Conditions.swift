import Foundation
import Koine

func conditions1() {
  _ = Reminder.where { $0.title }
  //                   ^ error: enum 'ConditionBuilder' requires that 'String' conform to 'SQLTruthValue'
}

func conditions2() {
  _ = Reminder.where { !$0.title && $0.id == 1 }
  //                   ^ error: '!' is unavailable: this is not a condition: its values are neither true nor false
}

func conditions3() {
  _ = Reminder.where(\.title)
  //           ^ error: static method 'where' requires the types 'String' and 'Bool' be equivalent
}

func conditions4() {
  _ = Reminder.where { $0.title && $0.id == 1 }
  //                      ^ error: cannot convert value of type 'Column<Reminder, String>' to expected argument type 'Column<Reminder, Bool>'
}

func conditions5() {
  _ = Reminder.where { $0.id == 1 && $0.isCompleted || $0.priority }
  //                                                ^ error: operator function '||' requires the types 'Int' and 'Bool' be equivalent
}

func conditions6() {
  _ = Reminder.select { ($0.id, !$0.title) }
  //                            ^ error: '!' is unavailable: this is not a condition: its values are neither true nor false
}

func conditions7() {
  _ = Reminder.having { $0.id.count() }
  //                    ^ error: enum 'ConditionBuilder' requires that 'Int' conform to 'SQLTruthValue'
}

func conditions8() {
  _ = Reminder.where { $0.title == "\($0.notes)!" }
  //                                 ^ warning: 'appendInterpolation' is deprecated: this string holds a description…
}
