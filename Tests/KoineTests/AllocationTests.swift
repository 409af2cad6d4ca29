import AllocationCounter
import Koine
import KoinePostgreSQLDialect
import KoineSQLiteDialect
import Testing

@Table private struct RemindersList: Identifiable {
  let id: Int
  var title: String
}

@Table private struct Reminder {
  let id: Int
  var title = ""
  var priority = 0
  var remindersListID: RemindersList.ID
}

/// How many blocks of memory a query takes from its first clause to its text: a number that no busy machine
/// changes, and that says more about a build for release than a time taken in a build for tests.
@Suite(.enabled(if: koine_allocations() >= 0, "nothing counts allocations on this platform"))
struct AllocationTests {
  @Test func aLookupIsBuiltAndRendered() throws {
    let count = try allocations { try Reminder.find(42).render(in: .sqlite) }
    #expect(count <= 6)
  }

  /// The array of the values, which takes two in a build for tests and one in a build for release.
  @Test func aCallOfADeclaredQueryIsRendered() throws {
    let find = DeclaredQuery { (id: Parameter<Int>) in Reminder.find(id) }
    let count = try allocations { try find(42).render(in: .sqlite) }
    #expect(count <= 2)
  }

  @Test func aJoinIsBuiltAndRendered() throws {
    let count = try allocations {
      try Reminder.join(RemindersList.self) { $0.remindersListID == $1.id }
        .where { $0.priority > 3 && $1.title == "Home" }
        .order { ($0.priority.descending(), $1.title, $0.id) }
        .limit(10)
        .select { ($1.title, $0.title, $0.id) }
        .render(in: .postgreSQL)
    }
    #expect(count <= 33)
  }

  @Test func aGroupedQueryIsBuiltAndRendered() throws {
    let count = try allocations {
      try Reminder.group(by: \.remindersListID)
        .having { $0.id.count() > 3 }
        .order(by: \.remindersListID)
        .select { ($0.remindersListID, $0.id.count(), $0.priority.max()) }
        .render(in: .sqlite)
    }
    #expect(count <= 95)
  }

  @Test func functionsADivisionAndACastAreRendered() throws {
    let count = try allocations {
      try Reminder.where { $0.title.lower() == "home" }
        .select { ($0.id / $0.priority, $0.title.length(), $0.priority.cast(as: Double.self)) }
        .render(in: .postgreSQL)
    }
    #expect(count <= 47)
  }

  /// From a text that is kept, after the first ones.
  @Test func anUpdateByKeyIsBuiltAndRendered() throws {
    let count = try allocations {
      try RemindersList.find(42).update { $0.title = "Home" }.render(in: .sqlite)
    }
    #expect(count <= 12)
  }

  @Test func rowsAreRendered() throws {
    let lists = (1...100).map { RemindersList(id: $0, title: "List \($0)") }
    let count = try allocations { try RemindersList.insert(lists).render(in: .sqlite) }
    #expect(count <= 24)
  }

  /// The fewest of several runs: the first ones make what is made once.
  private func allocations<Result>(_ body: () throws -> Result) rethrows -> Int {
    var fewest = Int.max
    for _ in 0..<5 {
      let before = koine_allocations()
      _ = try body()
      fewest = min(fewest, koine_allocations() - before)
    }
    return fewest
  }
}
