import Foundation
import Koine
import KoineSQLite
import Testing

/// Conditions that may be NULL in part.
@Suite struct ConditionTests {
  /// Of any length: what has got large is put into a subtree.
  @Test(arguments: 1...38)
  func conditionsAreAskedAsTheyAre(_ count: Int) throws {
    let columns = Reminder.columns
    var both = columns.priority == 0 && columns.isCompleted
    var either = columns.priority == 0 || columns.isCompleted
    var opposite = !(columns.priority == 0 && columns.isCompleted)
    for number in 0..<count {
      both = both && columns.priority == number
      either = (either && columns.id == number) || columns.priority == number
      opposite = !(opposite || columns.priority == number)
    }
    for condition in [both, either, opposite] {
      let asked = try Reminder.where { _ in condition }.render(in: .sqlite).sql
      #expect(!asked.contains("coalesce"))
      let selected = try Reminder.select { _ in condition }.render(in: .sqlite).sql
      #expect(selected.components(separatedBy: "coalesce").count == 2)
    }
  }
}
