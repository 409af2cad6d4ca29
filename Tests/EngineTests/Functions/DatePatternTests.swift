import Foundation
import Koine
import Testing

@Suite struct DatePatternTests {
  @Test(arguments: [
    ("yyyy-QQ", ", at character 6: \"QQ\" is not a field; write a text between apostrophes"),
    ("yyy", ", at character 1: \"yyy\" is not a field; write a text between apostrophes"),
    ("yyyy SSSSSSS", ", at character 6: \"SSSSSSS\" is not a field; write a text between apostrophes"),
    ("YYYY", ", at character 1: \"YYYY\" is not a field; write a text between apostrophes"),
    ("yyyy 'at", ", at character 6: no apostrophe ends the text"),
    ("'yyyy'", ", at character 1: it has no field"),
    ("", ", at character 1: it has no field"),
    ("yyyy\u{0}", ", at character 5: NUL in it"),
  ]) func whatIsNoPatternIsRefusedByEveryDialect(_ pattern: String, _ reason: String) {
    expect(
      "the date pattern \"\(pattern)\"\(reason)", of: Reminder.select { $0.dueDate.formatted(pattern) })
  }

  @Test func fieldsThatTheTypeDoesNotHaveAreRefused() {
    expect(
      "the date pattern \"dd HH\", at character 4: a value of its type has no field \"HH\"",
      of: Reminder.select { $0.dueDate.calendarDate().formatted("dd HH") })
    expect(
      "the date pattern \"HH EEE\", at character 4: a value of its type has no field \"EEE\"",
      of: Reminder.select { $0.dueDate.timeOfDay().formatted("HH EEE") })
  }

  @Test func aRandomValueIsReadOnce() {
    let random = Date.sinceEpoch((randomFraction() * 1_000_000).cast(as: Int.self))
    expect(
      "the date pattern \"d.M.yyyy\" of a random value, another one for each field",
      of: Tag.select { _ in random.formatted("d.M.yyyy") })
    let query = Tag.select { _ in random.formatted("yyyy-MM-dd HH:mm") }
    for dialect in GoldenCase.dialects {
      #expect(query.check(in: dialect).filter { !$0.isNote }.map(\.description) == [])
    }
  }

  private func expect(_ refusal: String, of query: some Statement) {
    for dialect in GoldenCase.dialects {
      let problems = query.check(in: dialect).map(\.description)
      #expect(problems.contains { $0.contains(refusal) }, "\(problems)")
    }
  }
}
