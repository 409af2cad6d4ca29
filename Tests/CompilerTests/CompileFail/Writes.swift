import Foundation
import Koine

func writes1() {
  _ = Reminder.delete()
  //           ^ error: 'delete()' is unavailable: to delete every row, say so: all().delete()
}

func writes2() {
  _ = Reminder.update { $0.title = "x" }
  //           ^ error: 'update' is unavailable: to update every row, say so: all().update { … }
}

func writes3() {
  _ = Reminder.where(\.isCompleted).update { $0.isCompleted = "yes" }
  //                                                          ^ error: cannot assign value of type 'String'…
}

func writes4() {
  _ = Reminder.where(\.isCompleted).update { $0.priority += "x" }
  //                                                     ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '+=' in a synchronous nonisolated context
  //                                                     ^ warning: '+=' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
}

func writes5() {
  _ = Reminder.where(\.isCompleted).update { $0.titel = "y" }
  //                                            ^ error: value of type 'Updates<Reminder.Columns>' has no dy…
  //                                            ^ error: generic parameter 'Value' could not be inferred
}

func writes6() {
  _ = Reminder.insert { Reminder.Draft(titel: "Walk", remindersListID: 1) }
  //                                  ^ error: incorrect argument label in call (have 'titel:remindersListID…
}

func writes7() {
  _ = Reminder.insert { Tag(id: 1, reminderID: 1, title: "a") }
  //                    ^ error: no exact matches in call to static method 'buildExpression'
}

func writes8() {
  _ = Reminder.insert([Reminder]()).onConflict(\.id) { row, excluded in row.title = excluded.id }
  //^ error: failed to produce diagnostic for expression; please submit a bug report (https://swift.org/contributing/#reporting-bugs)
}

func writes9() {
  _ = Reminder.insert([Reminder]()).onConflict(\.idd)
  //                                           ^ error: value of type 'Reminder.Columns' has no member 'idd'
}

func writes10() {
  _ = Reminder.insert(\.title, \.remindersListID, values: [("Walk", "1")])
  //                                                                ^ error: cannot convert value of type 'String' to expected element type 'Int'
}

func writes11() {
  _ = Tag.insert(\.title, select: Reminder.select(\.id))
  //      ^ error: static method 'insert(_:select:)' requires the types 'String' and 'Int' be equivalent
}

func writes12() {
  _ = Reminder.insert([Reminder]()).onConflict(\.id, index: .where { $0.title }) { $0.title = $1.title }
  //                                                                 ^ error: enum 'ConditionBuilder' requires that 'String' conform to 'SQLTruthValue'
}

func writes13() {
  _ = Sample.where { $0.small == 1 }.update { $0.kind = nil }
  //                                          ^ error: setter for 'subscript(dynamicMember:)' is unavailable: this column is never NULL
}

func writes14(_ kind: Kind?) {
  _ = Sample.where { $0.small == 1 }.update { $0.kind = kind }
  //                                          ^ error: setter for 'subscript(dynamicMember:)' is unavailable: this column is never NULL: say what it is then with ??
}

func writes15() {
  _ = Sample.where { $0.small == 1 }.update { $0.small = $0.maybeSmall }
  //                                          ^ error: setter for 'subscript(dynamicMember:)' is unavailable: this column is never NULL: say what it is then with ??
}

func writes16() {
  _ = Sample.where { $0.small == 1 }.update { $0.kind = .urgnt }
  //                                                     ^ error: type 'Column<Never, Kind>' has no member 'urgnt'
}

func writes17() {
  _ = Sample.where { $0.small == 1 }.update { $0.small = 1.5 }
  //                                                     ^ error: cannot assign value of type 'Double' to type 'Column<Never, Int32>'
}

func writes18() {
  _ = Sample.where { $0.small == 1 }.update { $0.kind = "urgent" }
  //                                                    ^ error: cannot assign value of type 'String' to type 'Column<Never, Kind>'
}

func writes19() {
  _ = Reminder.where(\.isCompleted).update { $0.id = nil }
  //                                         ^ error: setter for 'subscript(dynamicMember:)' is unavailable: this column is never NULL
}

func writes20() {
  _ = Sample.where { $0.small == 1 }.update { print($0.kind as Kind?? as Any) }
  //                                                ^ error: getter for 'subscript(dynamicMember:)' is unavailable: a value can be assigned here, not read
}

func writes21(_ merge: Merge<Tag.Columns, Reminder.Columns>) {
  _ = merge.returning(\.id)
  //        ^ error: 'returning' is unavailable: a merge returns no rows: read them in its transaction, or…
}

func writes22(_ merge: Merge<Tag.Columns, Reminder.Columns>) {
  _ = merge.returning { ($0.id, $1.title) }
  //        ^ error: 'returning' is unavailable: a merge returns no rows: read them in its transaction, or…
}

func writes23() {
  _ = Reminder.find(1).update { row in
    row.set(\.title, \.priority, to: Tag.find(2).select { ($0.id, $0.title) })
    //  ^ error: instance method 'set(_:_:_:to:)' requires the types '(Int, String)' and '(String, Optional<Int>)' be equivalent
  }
}

func writes24() {
  _ = Reminder.find(1).update { row in
    row.set(\.titel, \.priority, to: Tag.find(2).select { ($0.title, $0.id) })
    //      ^ error: value of type 'Reminder.Columns' has no member 'titel'
  }
}

func writes25(_ paid: Decimal?) {
  _ = Bill.find(1).update { $0.amount = paid }
  //                        ^ error: setter for 'subscript(dynamicMember:)' is unavailable: this column is never NULL: say what it is then with ??
}

func writes26() {
  _ = Resident.find(1).update { $0.address = nil }
  //                            ^ error: setter for 'subscript(dynamicMember:)' is unavailable: this column is never NULL
}

func writes27(_ text: String) {
  _ = Bill.find(1).update { $0.amount = text }
  //                                    ^ error: cannot assign value of type 'String'…
}
