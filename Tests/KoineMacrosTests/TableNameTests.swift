import Testing

@testable import KoineMacros

struct TableNameTests {
  @Test(arguments: [
    ("Reminder", "reminders"), ("RemindersList", "remindersLists"), ("URLEntry", "urlEntries"),
    ("URL", "urls"), ("HTTP2Server", "http2Servers"), ("reminder", "reminders"), ("A", "as"),
    ("Category", "categories"), ("Day", "days"), ("Y", "ys"), ("Box", "boxes"), ("Bus", "buses"),
    ("Address", "addresses"), ("Status", "statuses"), ("Analysis", "analyses"), ("Alias", "aliases"),
    ("Branch", "branches"), ("Wish", "wishes"), ("Graph", "graphs"), ("Waltz", "waltzes"),
    ("Photo", "photos"), ("Settings", "settings"), ("Series", "series"), ("SMS", "sms"),
  ])
  func `Tables are named after their type, in the plural`(type: String, table: String) {
    #expect(TableName.plural(of: TableName.lowerCamelCase(type)) == table)
  }

  @Test(arguments: [
    ("a", "\"a\""), ("a\"b", "\"a\\\"b\""), ("\"", "\"\\\"\""),
    ("a\"\u{301}b", "\"a\\\"\u{301}b\""),
  ])
  func `A name in quotes is a literal`(name: String, literal: String) {
    #expect(Array(name.stringLiteral.utf8) == Array(literal.utf8))
  }
}
