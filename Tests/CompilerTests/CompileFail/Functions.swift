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
  _ = Reminder.select { $0.isCompleted.max() }
  //                                   ^ error: instance method 'max(filter:)' requires that 'Bool' conform…
}

func functions4() {
  _ = Reminder.where { $0.id.like("a%") }
  //                         ^ error: referencing instance method 'like(_:caseSensitive:)' on 'QueryExpressi…
}
