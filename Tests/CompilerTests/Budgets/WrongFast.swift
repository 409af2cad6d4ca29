import Foundation
import Koine

// budget: 30 ms
func wrongTypeAfterTwoJoins() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderID }
    .where { $1.priority == 3 && !$1.isCompleted && $2.title == 3 }
    //                                                       ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '==' in a synchronous nonisolated context
    //                                                       ^ warning: '==' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
    .group { list, _, _ in list.id }.having { $1.id.count() > 1 && $2.id.count() < 100 }
    .select { ($0.title, $1.id.count(), $2.title) }
}

// budget: 60 ms
func misspelledColumnAfterTwoJoins() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderID }
    .where { $1.prioritty == 3 && !$1.isCompleted && $2.title == "x" }
    //          ^ error: value of type 'Reminder.Columns' has no member 'prioritty'
    .group { list, _, _ in list.id }.having { $1.id.count() > 1 && $2.id.count() < 100 }
    .select { ($0.title, $1.id.count(), $2.title) }
}

// budget: 200 ms
func misspelledColumnAfterJoinsOfQueries() {
  _ = RemindersList.join(Reminder.where(\.isCompleted)) { $0.id == $1.remindersListID }
    .join(Tag.as("tags")) { $1.id == $2.reminderID }
    .where { $1.prioritty == 3 && !$1.isCompleted && $2.title == "x" }
    //          ^ error: value of type 'From1<Reminder.Columns>.Columns' (aka 'Reminder.Columns') has no member 'prioritty'
    .select { ($0.title, $1.id.count(), $2.title) }
}

// budget: 30 ms
func wrongTypeInTheJoin() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.title }
    //                                          ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '==' in a synchronous nonisolated context
    //                                          ^ warning: '==' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
    .join(Tag.self) { $1.id == $2.reminderID }
    .where { $1.priority == 3 && !$1.isCompleted && $2.title == "x" }
    .select { ($0.title, $1.id.count(), $2.title) }
}

// budget: 30 ms
func wrongTypeInMixedArithmetic() {
  _ = Reminder.where { $0.score + $0.title > 3 }
  //                            ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '+' in a synchronous nonisolated context
  //                            ^ warning: '+' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
}

// budget: 60 ms
func misspelledColumnInTheMiddle() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .where { $0.title == "x" && $1.prioritty == 3 && !$1.isCompleted }
  //                               ^ error: value of type 'Reminder.Columns' has no member 'prioritty'
}

// budget: 150 ms
func misspelledKeyOfADocument() {
  _ = Resident.where { $0.address[at: \.town] == "Bonn" && $0.id > 3 }
  //                             ^ error: generic parameter 'Member' could not be inferred
  //                                  ^ error: value of type 'Address.JSONKeys' has no member 'town'
}

// budget: 30 ms
func wrongTypeOfAKey() {
  _ = Resident.where { $0.address[at: \.city] == 3 && $0.id > 3 }
  //                                          ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '==' in a synchronous nonisolated context
  //                                          ^ warning: '==' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
}

// budget: 30 ms
func misspelledColumnOfAJoin() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersList && $1.priority == 3 }
  //                                                  ^ error: value of type 'Reminder.Columns' has no member 'remindersList'
}

// budget: 30 ms
func misspelledColumnOfALeftJoin() {
  _ = RemindersList.leftJoin(Reminder.self) { $0.idd == $1.remindersListID && $1.id > 3 && $1.score > 0.5 }
  //                                             ^ error: value of type 'RemindersList.Columns' has no member 'idd'
}

// budget: 30 ms
func misspelledColumnOfASemiJoin() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .semiJoin(Tag.self) { $1.id == $2.reminder && $2.weight == 3 && $2.title == "red" }
  //                                  ^ error: value of type 'Tag.Columns' has no member 'reminder'
}

// budget: 30 ms
func fractionBesideAnInteger() {
  _ = Reminder.select { ($0.id * 1.5, ($0.priority ?? 0) * 2 + 1, $0.score * 2.5 + 1) }
  //                           ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '*' in a synchronous nonisolated context
  //                           ^ warning: '*' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
}
