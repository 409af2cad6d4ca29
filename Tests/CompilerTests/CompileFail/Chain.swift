import Foundation
import Koine

func chain1() {
  _ = RemindersList.join(Reminder.self) { $0.idd == $1.remindersListID }
  //                                         ^ error: value of type 'RemindersList.Columns' has no member 'i…
}

func chain2() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderIDX }
  //                              ^ error: value of type 'Tag.Columns' has no member 'reminderIDX'
}

func chain3() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderID }
    .where { $1.priority == 3 && $2.titel == "x" }
  //                                ^ error: value of type 'Tag.Columns' has no member 'titel'
}

func chain4() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderID }
    .where { $1.priority == "3" && $2.title == "x" }
  //                     ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '==' in a synchronous nonisolated context
  //                     ^ warning: '==' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
}

func chain5() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderID }
    .group { list, _, _ in list.idd }
  //                       ^ error: generic parameter 'each Term' could not be inferred
  //                            ^ error: value of type 'RemindersList.Columns' has no member 'idd'
}

func chain6() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderID }
    .having { $1.idd.count() > 1 && $2.id.count() < 100 }
  //             ^ error: value of type 'Reminder.Columns' has no member 'idd'
}

func chain7() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderID }
    .having { $1.id.count() > "1" && $2.id.count() < 100 }
  //                        ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '>' in a synchronous nonisolated context
  //                        ^ warning: '>' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
}

func chain8() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderID }
    .select { ($0.title, $1.idd.count(), $2.title) }
  //                        ^ error: value of type 'Reminder.Columns' has no member 'idd'
}

func chain9() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderID }
    .order { ($0.titel, $1.id.count(), $2.title) }
  //             ^ error: value of type 'RemindersList.Columns' has no member 'titel'
}

func chain10() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.title == $2.reminderID }
  //                           ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '==' in a synchronous nonisolated context
  //                           ^ warning: '==' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
}

func chain11() {
  let five = Tag.crossJoin(Tag.self).crossJoin(Tag.self).crossJoin(Tag.self).crossJoin(Tag.self)
  let ten = five.crossJoin(Tag.self).crossJoin(Tag.self).crossJoin(Tag.self).crossJoin(Tag.self)
    .crossJoin(Tag.self)
  let fifteen = ten.crossJoin(Tag.self).crossJoin(Tag.self).crossJoin(Tag.self).crossJoin(Tag.self)
    .crossJoin(Tag.self)
  let twenty = fifteen.crossJoin(Tag.self).crossJoin(Tag.self).crossJoin(Tag.self).crossJoin(Tag.self)
    .crossJoin(Tag.self)
  _ = twenty.leftJoin(Tag.self) { $0.id == $20.id }.where { $20.id == nil }.select { ($0.id, $20.title) }
  //         ^ error: 'leftJoin(_:on:)' is unavailable: a query has 20 sources at most: join some of them in a…
  _ = twenty.select { ($0.id, $19.title) }.crossJoin(Tag.as("another"))
  //                                       ^ error: 'crossJoin' is unavailable: a query has 20 sources at most…
}

func chain12() {
  _ = RemindersList.leftJoin(Reminder.where(\.isCompleted)) { $0.id == $1.remindersListIDX }
  //                                                                      ^ error: value of type 'From1<Reminder.Columns>.Columns' (aka 'Reminder.Columns') has no member 'remindersListIDX'
  _ = RemindersList.join(Reminder.as("open")) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderIDX }
  //                              ^ error: value of type 'Tag.Columns' has no member 'reminderIDX'
  _ = RemindersList.semiJoin(Reminder.as("open")) { $0.id == $1.title }
  //                                                      ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '==' in a synchronous nonisolated context
  //                                                      ^ warning: '==' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
}
