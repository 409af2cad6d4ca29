import Foundation
import Koine

func conditions1() {
  _ = Reminder.where { $0.title }
  //                      ^ error: cannot convert value of type 'Column<Reminder, String>' to expected argument type 'Column<Reminder, Bool>'
}

func conditions2() {
  _ = Reminder.where { !$0.title && $0.id == 1 }
  //                       ^ error: cannot convert value of type 'Column<Reminder, String>' to expected argument type 'Column<Reminder, Bool>'
}

func conditions3() {
  _ = Reminder.where(\.title)
  //           ^ error: static method 'where' requires the types 'String' and 'Bool' be equivalent
}

func conditions4() {
  _ = Sample.where { $0.flag }
  //                    ^ error: cannot convert value of type 'Column<Sample, Bool?>' to expected argument type 'Computed<Bool?>'…
}

func conditions5() {
  _ = Sample.where { !$0.flag }
  //                 ^ error: '!' is unavailable: this condition may be NULL; say what then: ?? false, == true
}

func conditions6() {
  _ = Sample.where { $0.flag && $0.ratio > 3 }
  //                    ^ error: cannot convert value of type 'Column<Sample, Bool?>' to expected argument type 'Column<Never, Bool?>'
}

func conditions7() {
  _ = RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
    .where { !$1.isCompleted }
  //         ^ error: '!' is unavailable: this condition may be NULL; say what then: ?? false, == true
}

func conditions8() {
  _ = Reminder.having { $0.id.count() }
  //                          ^ error: cannot convert value of type 'Computed<Int>'…
}

func conditions9() {
  _ = Reminder.where { $0.title == "\($0.notes)!" }
  //                                 ^ warning: 'appendInterpolation' is deprecated: this string holds a description…
}
