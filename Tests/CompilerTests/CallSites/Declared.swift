import Foundation
import Koine

extension Reminder {
  static let byID = DeclaredQuery { (id: Parameter<Int>) in Reminder.find(id) }
  static let inOrder = DeclaredQuery { Reminder.order { ($0.priority, $0.title) } }
  static let page = DeclaredQuery {
    (priority: Parameter<Int?>, least: Parameter<Double>, count: Parameter<Int>, offset: Parameter<Int>) in
    Reminder.where { (priority.isNull || $0.priority.is(priority)) && $0.score >= least }
      .order(by: \.id).limit(count, offset: offset).select { ($0.id, $0.title) }
  }
  static let move = DeclaredQuery {
    (id: Parameter<Int>, list: Parameter<RemindersList.ID>, due: Parameter<Date?>) in
    Reminder.where { $0.id == id }.update {
      $0.remindersListID = list
      $0.dueDate = due
    }
  }
  static let forget = DeclaredQuery { (date: Parameter<Date>) in
    Reminder.where { $0.dueDate < date }.delete().returning(\.id)
  }
}

func declaredQueries(_ connection: some Connection) async throws {
  let _: Reminder? = try await Reminder.byID(42).fetchOne(connection)
  let _: [(Int, String)] = try await Reminder.page(nil, 0.5, 10, 0).fetchAll(connection)
  let _: Int = try await Reminder.page(3, 0.5, 10, 0).fetchCount(connection)
  let _: Int = try await Reminder.move(1, 2, nil).execute(connection)
  let _: [Int] = try await Reminder.forget(.now).fetchAll(connection)
  let _: From1<Reminder.Columns> = Reminder.inOrder().query.where(\.isCompleted)
}
