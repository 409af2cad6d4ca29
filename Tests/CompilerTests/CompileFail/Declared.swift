import Foundation
import Koine

func declared1() {
  _ = DeclaredQuery { (priority: Parameter<Int?>) in Reminder.where { $0.priority == priority } }
  //                                                                              ^ error: '==' is unavailable: this parameter may be NULL; compare with is(_:)
}

func declared2() {
  _ = DeclaredQuery { (title: Parameter<String>) in Reminder.where { $0.priority == title } }
  //                                                                             ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '==' in a synchronous nonisolated context
  //                                                                             ^ warning: '==' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
}

func declared3() {
  let titled = DeclaredQuery { (title: Parameter<String>) in Reminder.where { $0.title == title } }
  _ = titled(42)
  //         ^ error: cannot convert value of type 'Int' to expected argument type 'String'
}

func declared4() {
  let titled = DeclaredQuery { (title: Parameter<String>) in Reminder.where { $0.title == title } }
  _ = titled()
  //  ^ error: pack expansion requires that 'String' and '' have the same shape
}

func declared5() {
  _ = DeclaredQuery { (names: Parameter<[String]>) in Reminder.where { $0.title.in(names) } }
  //                          ^ error: 'Parameter' requires the types 'String' and 'UInt8' be equivalent
}
