import Koine
import Testing

/// What a tree tells of itself: the tables it touches, and its parts to a visitor.
@Suite struct StatementTablesTests {
  enum Other: AliasName {}

  @Test func aQueryReadsItsTables() {
    let query = RemindersList.leftJoin(Reminder.self) { $0.id == $1.remindersListID }
      .where { list, reminder in
        exists(Tag.where { $0.title == list.title }) && list.id.in(Sample.select(\.id))
      }
      .select { list, _ in (list.id, Phrase.count()) }
    #expect(
      query.tables.read == ["remindersLists", "reminders", "tags", "samples", "phrases"])
    #expect(query.tables.written == [])
  }

  @Test func anAliasIsItsTable() {
    #expect(Tag.as(Other.self).all().tables.read == ["tags"])
  }

  @Test func aDerivedTableIsNone() {
    let query = SubqueryCases.Load.from(Tag.select { ($0.reminderID, $0.id, $0.weight) })
    #expect(query.tables.read == ["tags"])
  }

  @Test func aCommonTableIsNone() {
    let query = SubqueryCases.Load.all()
      .with(SubqueryCases.Load.self, as: Tag.select { ($0.reminderID, $0.id, $0.weight) })
      .where { $0.reminders.in(SubqueryCases.Load.select(\.reminders)) }
    #expect(query.tables.read == ["tags"])
  }

  @Test func changesWriteTheirTable() {
    let insert = Tag.insert(Reminders.tags).onConflict(\.id).tables
    #expect(insert.written == ["tags"] && insert.read == [])
    let update = Tag.where { $0.id.in(Reminder.select(\.id)) }.update { $0.title = "" }.tables
    #expect(update.written == ["tags"] && update.read == ["tags", "reminders"])
    let delete = Tag.all().delete().tables
    #expect(delete.written == ["tags"] && delete.read == [])
    #expect(Tag.createTable().tables.written == ["tags"])
    #expect(Tag.dropTable().tables.written == ["tags"])
    let advance = Tag.advanceGeneratedKey().tables
    #expect(advance.written == ["tags"] && advance.read == ["tags"])
  }

  @Test func tablesOfAFragmentAreRead() {
    let query = Tag.where { _ in
      SQL("EXISTS (SELECT 1 FROM \(Reminder.self)) AND 1 IN (\(Phrase.select(\.id)))", as: Bool.self)
    }
    #expect(query.tables.read == ["tags", "reminders", "phrases"])
  }

  /// Counts what it meets.
  private struct Counter: SQLVisitor {
    var columns: [String] = []
    var values = 0
    var places: [String] = []
    private var path: [SQLPlace] = []

    mutating func enter(_ place: SQLPlace) {
      path.append(place)
      places.append(path.map(\.description).joined(separator: " › "))
    }

    mutating func leave() { path.removeLast() }

    mutating func visit(_ expression: SQLExpression) {
      if case .column(let column) = expression { columns.append("\(column.source).\(column.name)") }
      if case .value = expression { values += 1 }
      descend(into: expression)
    }
  }

  @Test func aVisitorMeetsEveryPartInItsPlace() {
    let query = RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
      .where { list, reminder in reminder.priority.between(1, and: 3) && !list.title.like("x") }
      .where { list, _ in exists(Tag.where { $0.title == list.title }) }
      .group { list, _ in list.id }
      .having { $1.id.count(filter: $1.isCompleted) > 2 }
      .order { list, _ in list.title }
      .select { list, _ in (list.title, Case().when(list.id == 1, then: "a").else("b")) }
      .limit(5, offset: 6)
    var counter = Counter()
    counter.visit(query.statement)
    #expect(
      counter.columns == [
        "remindersLists.title", "remindersLists.id", "remindersLists.id", "reminders.remindersListID",
        "reminders.prio", "remindersLists.title", "tags.title", "remindersLists.title", "remindersLists.id",
        "reminders.id", "reminders.isCompleted", "remindersLists.title",
      ])
    #expect(counter.values == 9)
    #expect(
      counter.places == [
        "SELECT 1", "SELECT 2", "FROM", "JOIN 1", "WHERE 1", "WHERE 2", "WHERE 2 › subquery",
        "WHERE 2 › subquery › SELECT 1", "WHERE 2 › subquery › FROM", "WHERE 2 › subquery › WHERE",
        "GROUP BY",
        "HAVING", "ORDER BY 1", "LIMIT", "OFFSET",
      ])
  }

  @Test func aRewriterChangesTheLeavesFirst() throws {
    let query = Tag.where { ($0.weight + 1) * 2 > 3 }.select(\.id)
    let rewriter = SQLRewriter(expression: { node in
      if case .value(.integer(let number), let type) = node {
        .value(.integer(number * 10), type)
      } else {
        node
      }
    })
    let rendered = try rewriter.rewrite(query.statement).render(in: GoldenCase.dialects[0])
    #expect(rendered.bindings == [.integer(10), .integer(20), .integer(30)])
  }
}
