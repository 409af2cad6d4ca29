import Koine
import KoineTesting
import MariaDBTestDriver
import Testing

/// A place in a table of results, with ties and without points.
@Table private struct Standing: Identifiable, Equatable {
  let id: Int
  var points: Int?
  var name: String?
  var level: Int

  static let rows = [
    Standing(id: 1, points: 3, name: "b", level: 1), Standing(id: 2, points: nil, name: "a", level: 1),
    Standing(id: 3, points: 3, name: nil, level: 2), Standing(id: 4, points: -1, name: "É", level: 2),
    Standing(id: 5, points: nil, name: nil, level: 1), Standing(id: 6, points: 3, name: "b", level: 3),
    Standing(id: 7, points: 0, name: "B", level: 3), Standing(id: 8, points: nil, name: "a", level: 3),
    Standing(id: 9, points: -1, name: "", level: 1), Standing(id: 10, points: 0, name: nil, level: 1),
    Standing(id: 11, points: 3, name: "b", level: 1), Standing(id: 12, points: nil, name: nil, level: 2),
    Standing(id: 13, points: .max, name: "a", level: 2),
  ]
}

/// Pages that each begin after the last row of the one before are together the whole, in its order.
@Suite struct AfterTests {
  /// Terms in each direction, with NULL at each place.
  private static func terms(_ expression: SQLExpression, nulls: [SQLOrdering.Nulls]) -> [SQLOrdering] {
    nulls.flatMap { nulls in
      [false, true].map { SQLOrdering(expression, descending: $0, nulls: nulls) }
    }
  }

  private static let orders: [[SQLOrdering]] = {
    let columns = Standing.columns
    let points = terms(columns.points.expression, nulls: [.smallest, .first, .last])
    let names = terms(columns.name.expression, nulls: [.smallest, .last])
    let levels = terms(columns.level.expression, nulls: [.smallest])
    let ids = terms(columns.id.expression, nulls: [.smallest])
    var orders = ids.map { [$0] }
    for id in ids {
      for point in points { for name in names { orders.append([point, name, id]) } }
      for level in levels {
        orders.append([level, id])
        for point in points { orders.append([level, point, id]) }
      }
    }
    return orders
  }()

  @Test func pagesAreTheWholeInItsOrder() async throws {
    let mariaDB = try await MariaDBDatabase.makeDatabase()
    let engines: [any Database] = [
      try await Engine.sqlite.makeDatabase(), try await Engine.postgreSQL.makeDatabase(), mariaDB,
    ]
    for engine in engines {
      try await Standing.createTable().execute(engine)
      try await Standing.insert(Standing.rows).execute(engine)
    }
    for order in Self.orders {
      var query = Standing.all()
      query._query.ordering = order
      let whole = try await query.fetchAll(engines[0])
      #expect(whole.count == Standing.rows.count)
      for engine in engines {
        var rows: [Standing] = []
        repeat {
          let page = try await query.after(rows.last).limit(4).fetchAll(engine)
          rows += page
          if page.isEmpty { break }
        } while rows.count <= whole.count
        #expect(rows == whole, "\(engine.dialect.name): \(order)")
      }
    }
    for engine in engines { await engine.close() }
  }

  @Test func valuesThatDoNotTellARowAreRefused() {
    func defects(_ query: some QueryStatement) -> [UnsupportedFeature.Subject] {
      query.check(in: .sqlite).map(\.subject)
    }
    let ordered = Reminder.order { ($0.title, $0.id) }
    #expect(defects(ordered.after("a", 1)) == [])
    #expect(defects(ordered.after("a")) == [.defect(.unevenStart)])
    #expect(defects(ordered.after("a", 1, 2)) == [.defect(.unevenStart)])
    #expect(defects(ordered.after(1, 1)) == [.defect(.unevenStart)])
    #expect(
      ordered.after(1, 1).check(in: .sqlite).map(\.description) == [
        """
        Koine refuses unevenStart (value 1 is integer(bits: 64), and its term text): the order has other terms; pass one \
        value for each term of order { … }, of its type, or order by columns and pass a row
        """
      ])
    #expect(
      defects(ordered.after("a", Reminder.columns.id)) == [.defect(.columnOutOfScope), .defect(.unevenStart)])
    #expect(defects(Reminder.all().after(1)) == [.defect(.unevenStart)])
    #expect(defects(Reminder.order(by: \.title).after("a")) == [.defect(.ambiguousStart)])
    #expect(
      defects(Reminder.order { ($0.priority.ascending(nulls: .database), $0.id) }.after(1 as Int?, 1))
        == [.defect(.ambiguousStart)])
    #expect(
      defects(Reminder.order { ($0.title.length(), $0.id) }.after(Reminders.reminders[0]))
        == [.defect(.unevenStart), .defect(.unevenStart)])
    #expect(Reminder.order(by: \.id).after(nil).sqlQuery == Reminder.order(by: \.id).sqlQuery)
  }
}
