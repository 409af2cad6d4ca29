import Foundation
import Koine

func scope1() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }.where { $2.title == "x" }
  //                                                                          ^ error: contextual closure typ…
}

func scope2() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }.having { $0.id == 1 }
  //                                                                                ^ error: value of tuple t…
}

func scope3() {
  _ = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
    .join(Tag.self) { $1.id == $2.reminderID }
    .where { $0.id == $1.id }
  //       ^ error: contextual closure type '(From3<RemindersList.Columns, Reminder.Columns, Tag.Columns>.Co…
}

func plainStringAsSQL(_ text: String, _ connection: any Connection) async throws {
  try await connection.execute(text)
  //                           ^ error: cannot convert value of type 'String' to expected argument type 'SQL…
}

func resultType() {
  let _: Select1<(Int, Int), Reminder.Columns> = Reminder.select { ($0.id, $0.title) }
  //                                                      ^ error: cannot assign value of type 'Select1<(Int…
}
