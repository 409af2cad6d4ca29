import Foundation
import Koine

func declared1() {
  _ = DeclaredQuery { (priority: Parameter<Int?>) in Reminder.where { $0.priority == priority } }
  //                                                                              ^ error: binary op…
}

func declared2() {
  _ = DeclaredQuery { (title: Parameter<String>) in Reminder.where { $0.priority == title } }
  //                                                                             ^ error: binary op…
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
