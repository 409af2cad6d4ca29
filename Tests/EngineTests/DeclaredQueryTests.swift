import Foundation
import Koine
import KoinePostgreSQLDialect
import KoineSQLiteDialect
import Testing

extension Reminder {
  fileprivate static let titled = DeclaredQuery { (title: Parameter<String>) in
    Reminder.where { $0.title == title }
  }
  fileprivate static let idsTitled = DeclaredQuery { (title: Parameter<String>) in
    Reminder.where { $0.title == title }.select(\.id)
  }
  fileprivate static let page = DeclaredQuery {
    (priority: Parameter<Int?>, count: Parameter<Int>, offset: Parameter<Int>) in
    Reminder.where { $0.priority.is(priority) }.order(by: \.id).limit(count, offset: offset).select(\.id)
  }
  fileprivate static let rename = DeclaredQuery { (id: Parameter<Int>, title: Parameter<String>) in
    Reminder.where { $0.id == id }.update { $0.title = title }.returning { ($0.id, $0.title) }
  }
}

extension Tag {
  fileprivate static let heaviest = DeclaredQuery { (count: Parameter<Int>) in
    Tag.order { $0.title.descending() }.limit(count, offset: 1, withTies: true).select(\.title)
  }
  fileprivate static let titles = DeclaredQuery { (count: Parameter<Int>, offset: Parameter<Int>) in
    Tag.select(\.title).unionAll(RemindersList.select(\.title)).distinct().order { $0 }
      .limit(count, offset: offset)
  }
  fileprivate static let firstTitles = DeclaredQuery { (count: Parameter<Int>) in
    Tag.select(\.title).unionAll(Tag.select(\.title)).order { $0 }.limit(count, offset: 1, withTies: true)
  }
  fileprivate static let titlesAfter = DeclaredQuery { (offset: Parameter<Int>) in
    Tag.select(\.title).union(Tag.select(\.title)).order { $0 }.limit(2, offset: offset)
      .union(Tag.select(\.title).union(Tag.select(\.title)).order { $0 }.offset(offset))
  }
}

@Table("found by name") private struct FoundByName: Identifiable {
  let id: Int
  var name: String

  static let indexes: [TableIndex<FoundByName>] = [.on(\.name)]
}

/// A declared query means in a call what the query means with the values.
@Suite struct DeclaredQueryTests {
  private func withReminders(_ engine: Engine, _ body: (any Database) async throws -> Void) async throws {
    try await engine.withDatabase { database in
      try await Reminders.install(on: database)
      try await body(database)
    }
  }

  @Test(arguments: Engine.allCases) func callsRunWithTheirValues(_ engine: Engine) async throws {
    try await withReminders(engine) { database in
      #expect(try await Reminder.titled("É").fetchAll(database) == [Reminders.reminders[2]])
      #expect(try await Reminder.titled("zebra").fetchAll(database) == [Reminders.reminders[4]])
      #expect(try await Reminder.titled("zebra").fetchOne(database) == Reminders.reminders[4])
      #expect(try await Reminder.titled("nobody").fetchOne(database) == nil)
      #expect(try await Reminder.titled("zebra").fetchCount(database) == 1)
      var streamed: [Reminder] = []
      for try await row in Reminder.titled("Walk").stream(database) { streamed.append(row) }
      #expect(streamed == [Reminders.reminders[0]])

      #expect(try await Reminder.page(3, 5, 0).fetchAll(database) == [1, 4])
      #expect(try await Reminder.page(3, 1, 1).fetchAll(database) == [4])
      #expect(try await Reminder.page(nil, 5, 0).fetchAll(database) == [2, 6])
      #expect(try await Reminder.page(-1, 5, 0).fetchAll(database) == [3])

      let renamed = try await Reminder.rename(5, "Nil's").fetchAll(database)
      #expect(renamed.map(\.0) == [5] && renamed.map(\.1) == ["Nil's"])
      #expect(try await Reminder.rename(5, "again").execute(database) == 1)
      #expect(try await Reminder.titled("again").query.select(\.id).fetchAll(database) == [5])
    }
  }

  @Test(arguments: Engine.allCases) func callsGiveTheLimitsOfTiesAndOfSeveralQueries(
    _ engine: Engine
  ) async throws {
    try await withReminders(engine) { database async throws in
      // red, red, blue, Red
      #expect(try await Tag.heaviest(1).fetchAll(database) == ["red"])
      #expect(try await Tag.heaviest(2).fetchAll(database) == ["red", "blue"])
      #expect(try await Tag.firstTitles(1).fetchAll(database) == ["Red"])
      #expect(try await Tag.firstTitles(2).fetchAll(database) == ["Red", "blue", "blue"])
      #expect(try await Tag.titles(3, 1).fetchAll(database) == ["Red", "blue", "empty"])
      #expect(try await Tag.titles(1, 4).fetchAll(database) == ["red"])
      #expect(try await Set(Tag.titlesAfter(1).fetchAll(database)) == ["blue", "red"])
      await #expect(throws: UnsupportedFeatures.self) { try await Tag.titles(-1, 0).fetchAll(database) }
    }
  }

  @Test(arguments: Engine.allCases) func callsStandInsideOfOtherQueries(_ engine: Engine) async throws {
    try await withReminders(engine) { database async throws in
      let ids = Reminder.idsTitled
      let tags = Tag.where { $0.reminderID.in(ids("Walk")) }.order(by: \.id).select(\.title)
      #expect(try await tags.fetchAll(database) == ["red", "blue"])
      let narrowed = ids("Walk").query.where { $0.priority == 4 }
      #expect(try await narrowed.fetchAll(database) == [])
    }
  }

  @Test(arguments: Engine.allCases) func aParameterUsedTwiceIsOnePlaceholder(_ engine: Engine) async throws {
    let either = DeclaredQuery { (text: Parameter<String>, least: Parameter<Int>) in
      Reminder.where { ($0.title == text || $0.notes == text) && $0.id >= least && $0.score < 100 }
        .order(by: \.id).select(\.id)
    }
    let mark: Character = engine == .sqlite ? "?" : "$"
    try await withReminders(engine) { database in
      let call = either("tie", 2)
      let rendered = try call.statement.render(in: database.dialect)
      let declared = try call.rendered(in: database.dialect)
      #expect(
        declared.sql == """
          SELECT "reminders"."id" FROM "reminders" WHERE ("reminders"."title" = \(mark)1 \
          OR "reminders"."notes" = \(mark)1) AND "reminders"."id" >= \(mark)2 AND "reminders"."score" < \(mark)3 \
          ORDER BY "reminders"."id"
          """)
      #expect(declared.bindings == [.text("tie"), .integer(2), .double(100)])
      #expect(declared.types == [.text, .bigInteger, .double])
      #expect(rendered.bindings == [.text("tie"), .text("tie"), .integer(2), .double(100)])
      #expect(try await call.fetchAll(database) == [6])
    }
  }

  /// The text, the types and the values are those of the query built with the values, whatever construct the
  /// parameters stand in.
  @Test func callsRenderAsTheQueryWithTheValues() throws {
    let day = Reminders.leapDay
    try expectSame(
      DeclaredQuery { (a: Parameter<Int>) in Reminder.find(a) }(7), Reminder.find(7))
    try expectSame(
      DeclaredQuery { (a: Parameter<Double>, b: Parameter<Date>) in
        Reminder.where { $0.score < a && $0.dueDate > b }
      }(1.5, day), Reminder.where { $0.score < 1.5 && $0.dueDate > day })
    try expectSame(
      DeclaredQuery { (a: Parameter<Int>, b: Parameter<Int>) in
        Reminder.where { $0.id.between(a, and: b) && $0.id != a && $0.priority == b }
      }(1, 2), Reminder.where { $0.id.between(1, and: 2) && $0.id != 1 && $0.priority == 2 }, repeats: true)
    try expectSame(
      DeclaredQuery { (a: Parameter<String>) in Reminder.where { $0.title.like(a) } }("%a\\%"),
      Reminder.where { $0.title.like("%a\\%") })
    try expectSame(
      DeclaredQuery { (a: Parameter<String>) in Reminder.where { $0.title.hasPrefix(a) } }("ab"),
      Reminder.where { $0.title.hasPrefix("ab") })
    try expectSame(
      DeclaredQuery { (a: Parameter<String>) in Reminder.where { $0.title.contains(a) } }("ab"),
      Reminder.where { $0.title.contains("ab") })
    try expectSame(
      DeclaredQuery { (a: Parameter<Int>) in
        Sample.select { ($0.n / a, $0.n % a, $0.n & a) }
      }(2), Sample.select { ($0.n / 2, $0.n % 2, $0.n & 2) })
    try expectSame(
      DeclaredQuery { (a: Parameter<Int>) in Sample.select { ($0.n / a, $0.n % a) } }(0),
      Sample.select { ($0.n / 0, $0.n % 0) })
    try expectSame(
      DeclaredQuery { (a: Parameter<Int>) in Phrase.select { ($0.text.left(a), $0.text.substr(a)) } }(-1),
      Phrase.select { ($0.text.left(-1), $0.text.substr(-1)) })
    try expectSame(
      DeclaredQuery { (a: Parameter<Int?>) in
        Reminder.where { $0.priority.is(a) }.update { $0.notes = "x" }
      }(nil), Reminder.where { $0.priority.is(Int?.none) }.update { $0.notes = "x" })
    try expectSame(
      DeclaredQuery { (a: Parameter<Int?>) in Reminder.where { $0.priority.isNot(a) } }(4),
      Reminder.where { $0.priority.isNot(Int?.some(4)) })
    try expectSame(
      DeclaredQuery { (a: Parameter<Mood>, b: Parameter<Mood?>) in
        Diary.where { $0.usual == a && $0.mood.is(b) }
      }(.mad, .calm), Diary.where { $0.usual == .mad && $0.mood.is(Mood?.some(.calm)) })
    try expectSame(
      DeclaredQuery { (a: Parameter<Mood>, b: Parameter<Mood?>) in
        Diary.where { $0.usual == a && $0.mood.is(b) }
      }(.mad, nil), Diary.where { $0.usual == .mad && $0.mood.is(Mood?.none) })
    try expectSame(
      DeclaredQuery { (a: Parameter<Int>) in
        Reminder.group(by: \.priority).having { $0.id.count() > a }.select { ($0.priority, $0.id.max()) }
      }(1), Reminder.group(by: \.priority).having { $0.id.count() > 1 }.select { ($0.priority, $0.id.max()) })
    try expectSame(
      DeclaredQuery { (a: Parameter<String>) in
        RawQuery("SELECT \(Reminder.columns.id) FROM \(Reminder.self) WHERE title = \(a)", as: Int.self)
      }("x"),
      RawQuery("SELECT \(Reminder.columns.id) FROM \(Reminder.self) WHERE title = \("x")", as: Int.self))
    try expectSame(DeclaredQuery { Reminder.all() }(), Reminder.all())
  }

  /// A static query is built when it is first needed: the same wherever that is, unless it asks of the row there.
  @Test(arguments: Engine.allCases) func whereItIsNeededFirstMakesNoDifference(_ engine: Engine) async throws
  {
    enum First {
      static let ids = DeclaredQuery { (title: Parameter<String>) in
        Reminder.where { $0.title == title }.select(\.id)
      }
      static let rename = DeclaredQuery { (title: Parameter<String>) in Reminder.where { $0.title == title } }
    }
    let dialect = try await engine.withDatabase { $0.dialect }
    try await withReminders(engine) { database async throws in
      let inside = Reminder.where {
        $0.id.in(First.ids("Walk")) && !$0.title.in(First.rename("É").query.select(\.title))
      }
      #expect(try await inside.select(\.id).fetchAll(database) == [1])
      let text = try First.ids("Walk").rendered(in: dialect).sql
      let mark = engine == .sqlite ? "?" : "$"
      #expect(
        text == """
          SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."title" = \(mark)1
          """)
      #expect(try await First.rename("Walk").query.update { $0.title = "Run" }.execute(database) == 1)
      // The row around is another one than those of the declared query.
      let least = Reminder.where { row in
        !exists(
          DeclaredQuery { (list: Parameter<Int>) in
            Reminder.where { $0.remindersListID == list && $0.id < row.id }
          }(1).query)
      }
      #expect(try await least.order(by: \.id).select(\.id).fetchAll(database) == [1])
    }
  }

  /// What the dialect refuses with the values, a call refuses with the same words.
  @Test func callsRefuseWhatTheQueryRefuses() throws {
    let page = Reminder.where { $0.priority.is(Int?.none) }.order(by: \.id).select(\.id)
    try expectSame(Reminder.page(nil, -1, 0), page.limit(-1, offset: 0))
    try expectSame(Reminder.page(nil, 1, -2), page.limit(1, offset: -2))
    try expectSame(Reminder.titled("a\0b"), Reminder.where { $0.title == "a\0b" })
    try expectSame(
      DeclaredQuery { (a: Parameter<Double>) in Reminder.where { $0.score < a } }(.nan),
      Reminder.where { $0.score < Double.nan })
    try expectSame(
      DeclaredQuery { (a: Parameter<String>) in
        Reminder.where { $0.title.like(a, caseSensitive: true) }
      }("a%"), Reminder.where { $0.title.like("a%", caseSensitive: true) })
  }

  /// A parameter that has left its declaration has no value.
  @Test(arguments: Engine.allCases) func aParameterOutsideOfACallIsRefused(_ engine: Engine) async throws {
    nonisolated(unsafe) var escaped: Parameter<Int>?
    _ = DeclaredQuery { (id: Parameter<Int>) in
      escaped = id
      return Reminder.find(id)
    }
    let parameter = try #require(escaped)
    let dialect = try await engine.withDatabase { $0.dialect }
    let query = Reminder.find(parameter)
    let error = #expect(throws: UnsupportedFeatures.self) { try query.statement.render(in: dialect) }
    #expect(
      error?.description == """
        Koine refuses missingArgument (parameter 1) in WHERE: the parameter has no value yet; call the declared query with its values, \
        and run what the call returns
        """)
  }

  /// A parameter of another declaration has no value here, whether a value stands at its position or not; and
  /// a call inside of a declaration leaves the parameters of that one alone.
  @Test(arguments: Engine.allCases) func parametersBelongToTheirDeclaration(_ engine: Engine) async throws {
    nonisolated(unsafe) var escaped: (first: Parameter<Int>, third: Parameter<Int>)?
    _ = DeclaredQuery { (a: Parameter<Int>, _: Parameter<Int>, b: Parameter<Int>) in
      escaped = (a, b)
      return Reminder.find(a)
    }
    let other = try #require(escaped)
    try await withReminders(engine) { database async throws in
      for foreign in [other.first, other.third] {
        let mixed = DeclaredQuery { (id: Parameter<Int>, priority: Parameter<Int?>) in
          Reminder.where { $0.id == id && $0.id >= foreign && $0.priority.is(priority) }.limit(foreign)
        }
        for call in [mixed(1, 3), mixed(1, nil)] {
          let refusal = await #expect(throws: UnsupportedFeatures.self) { try await call.fetchAll(database) }
          #expect(refusal?.problems.allSatisfy { $0.subject == .defect(.missingArgument) } == true)
          #expect(throws: UnsupportedFeatures.self) { try call.query.render(in: .sqlite) }
        }
      }
      let outer = DeclaredQuery { (id: Parameter<Int>) in
        let inner = DeclaredQuery { (title: Parameter<String>) in
          Reminder.where { $0.title == title || $0.id == id }.select(\.id)
        }
        return Tag.where { $0.reminderID.in(inner("zebra")) }.order(by: \.id).select(\.id)
      }
      for _ in 0..<2 {
        #expect(try await outer(1).fetchAll(database) == [1, 2])
        #expect(try await outer(6).fetchAll(database) == [4])
      }
    }
  }

  @Test(arguments: Engine.allCases) func twelveParametersOfAsManyTypes(_ engine: Engine) async throws {
    let query = DeclaredQuery {
      (
        id: Parameter<Int>, at: Parameter<MillisecondText>, unix: Parameter<UnixSeconds?>,
        key: Parameter<UUIDBytes>, isPaid: Parameter<BoolText>, tags: Parameter<JSON<[String]>>,
        ratio: Parameter<Float>, bytes: Parameter<[UInt8]>, byte: Parameter<UInt8>,
        amount: Parameter<Scaled<Cents>>, rate: Parameter<Scaled<Rate>?>, huge: Parameter<UInt64>
      ) in
      Visit.where { visit in
        visit.id == id && visit.at == at && visit.key == key
          && exists(
            Gauge.where {
              $0.ratio > ratio && $0.bytes != bytes && ($0.byte + byte > byte || $0.huge == huge)
            })
          && exists(Price.where { $0.amount * amount > amount * amount && $0.rate.isNot(rate) })
      }.update {
        $0.unix = unix
        $0.isPaid = isPaid
        $0.tags = tags
      }.returning { ($0.id, $0.unix, $0.isPaid) }
    }
    func direct(_ unix: UnixSeconds?, _ amount: Scaled<Cents>, _ rate: Scaled<Rate>?) -> some Statement {
      Visit.where { visit in
        visit.id == 1 && visit.at == MillisecondText(Reminders.januaryEnd)
          && visit.key == UUIDBytes(Types.key)
          && exists(
            Gauge.where {
              $0.ratio > Float(0.1) && $0.bytes != [UInt8]([0, 255])
                && ($0.byte + UInt8(7) > UInt8(7) || $0.huge == UInt64(7))
            })
          && exists(
            Price.where {
              $0.amount * amount > Computed<Scaled<Cents>>(amount.expression) * amount && $0.rate.isNot(rate)
            })
      }.update {
        $0.unix = unix
        $0.isPaid = BoolText(false)
        $0.tags = JSON(["É", "x"])
      }.returning { ($0.id, $0.unix, $0.isPaid) }
    }
    try await engine.withDatabase { database async throws in
      try await Types.install(on: database)
      for (unix, amount, rate) in [
        (nil, 1.5, nil), (UnixSeconds(Reminders.leapDay), -0.01, 1),
        (UnixSeconds(Reminders.januaryEnd), 9999, nil),
      ] as [(UnixSeconds?, Scaled<Cents>, Scaled<Rate>?)] {
        let call = query(
          1, MillisecondText(Reminders.januaryEnd), unix, UUIDBytes(Types.key), BoolText(false),
          JSON(["É", "x"]), 0.1, [0, 255], 7, amount, rate, 7)
        let expected = try await direct(unix, amount, rate).fetchRows(database)
        let before = try await Visit.order(by: \.id).fetchAll(database)
        for _ in 1...7 { #expect(try await call.fetchRows(database) == expected) }
        #expect(try await Visit.order(by: \.id).fetchAll(database) == before)
        #expect(expected.count == 1)
      }
    }
  }

  @Test(arguments: Engine.allCases) func rowsOfAQueryByHandAreFoundByName(_ engine: Engine) async throws {
    let above = DeclaredQuery { (id: Parameter<Int>, weight: Parameter<Int>) in
      RawQuery(
        """
        SELECT title, 'more' AS more, weight, id, \(Tag.columns.reminderID) FROM \(Tag.self)
        WHERE id >= \(id) AND weight <> \(weight) AND \(id) < 9 ORDER BY id
        """, as: Tag.self)
    }
    try await withReminders(engine) { database async throws in
      for (id, weight, expected) in [(1, 0, [1, 3]), (2, 7, [3, 4]), (4, 0, []), (9, 0, [])] {
        #expect(
          try await above(id, weight).fetchAll(database) == Reminders.tags.filter { expected.contains($0.id) }
        )
        #expect(try await above(id, weight).fetchOne(database)?.id == expected.first)
        #expect(try await above(id, weight).fetchCount(database) == expected.count)
        var streamed: [Int] = []
        for try await tag in above(id, weight).stream(database) { streamed.append(tag.id) }
        #expect(streamed == expected)
      }
    }
  }

  @Test(arguments: Engine.allCases) func aParameterThatMayBeNullIsAssigned(_ engine: Engine) async throws {
    let change = DeclaredQuery { (id: Parameter<Int>, priority: Parameter<Int?>, date: Parameter<Date?>) in
      Reminder.where { $0.id == id }.update {
        $0.priority = priority
        $0.dueDate = date
      }.returning { ($0.priority, $0.dueDate) }
    }
    try await withReminders(engine) { database async throws in
      for (priority, date) in [(nil, Reminders.leapDay), (7, nil), (nil, nil), (8, Reminders.leapDay)] {
        let changed = try await change(1, priority, date).fetchAll(database)
        #expect(changed.map(\.0) == [priority] && changed.map(\.1) == [date])
      }
    }
  }

  /// Which partial index an upsert means is said with constants; an engine has to see it before any value.
  @Test(arguments: Engine.allCases) func aParameterSaysWhichIndexAnUpsertMeans(_ engine: Engine) async throws
  {
    let rewrite = DeclaredQuery { (state: Parameter<String>, text: Parameter<String>) in
      Page.insert(\.path, \.text, select: Page.where { $0.id == 2 }.select { ($0.path, text) })
        .onConflict(\.path, index: .where { $0.state == state }) { row, excluded in row.text = excluded.text }
    }
    try await withReminders(engine) { database async throws in
      try await database.execute("CREATE UNIQUE INDEX drafts ON pages (path) WHERE state = 'draft'")
      for text in ["once", "twice"] {
        try await rewrite("draft", text).execute(database)
        #expect(try await Page.find(2).select(\.text).fetchAll(database) == [text])
      }
      #expect(try await Page.count().fetchOne(database) == 2)
      await #expect(throws: DatabaseError.self) { try await rewrite("final", "x").execute(database) }
    }
  }

  @Test(arguments: Engine.allCases) func anInsertOfNoRowDoesNothing(_ engine: Engine) async throws {
    let none = DeclaredQuery { Tag.insert([Tag]()) }
    try await withReminders(engine) { database async throws in
      #expect(try await none().execute(database) == 0)
      #expect(try await none().fetchAll(database).isEmpty)
    }
    try expectSame(none(), Tag.insert([Tag]()))
  }

  /// Texts are kept by dialect, by the NULLs and by whether one row is asked for; many of them push each other
  /// out without harm.
  /// What a dialect makes of several statements, or of none, is the same for a call.
  @Test(arguments: Engine.allCases) func whatIsSeveralStatementsRuns(_ engine: Engine) async throws {
    let tags = [Tag(id: 1, reminderID: 2, title: "new", weight: 1), Tag(id: 2, reminderID: 2, title: "more")]
    let ordered = DeclaredQuery { Tag.update(tags, setting: \.title).preservingOrder() }
    let many = DeclaredQuery { Tag.update((1...1_200).map { Tag(id: $0, reminderID: 1, title: "\($0)") }) }
    let none = DeclaredQuery { Tag.update([Tag]()) }
    let create = DeclaredQuery { FoundByName.createTable() }
    try await withReminders(engine) { database in
      for _ in 0..<2 {
        try await ordered().execute(database)
        #expect(
          try await Tag.where { $0.id < 3 }.order(by: \.id).select(\.title).fetchAll(database) == [
            "new", "more",
          ])
        #expect(try await none().execute(database) == 0)
        #expect(try await many().execute(database) == 4)
        #expect(try await Tag.find(4).select(\.title).fetchOne(database) == "4")
        try await create().execute(database)
        #expect(try await database.schema().table("found by name")?.indexes.count == 1)
        try await FoundByName.dropTable().execute(database)
      }
    }
  }

  @Test func textsAreKeptApart() throws {
    let find = DeclaredQuery { (a: Parameter<Int?>, b: Parameter<Int?>, c: Parameter<Int?>) in
      Sample.where { $0.n.is(a) && $0.m.is(b) && $0.id.is(c) }
    }
    for _ in 0..<2 {
      for version in 40..<50 {
        for pattern in 0..<8 {
          let (a, b, c) = (pattern & 1 == 0 ? nil : 1, pattern & 2 == 0 ? nil : 2, pattern & 4 == 0 ? nil : 3)
          let direct = Sample.where { $0.n.is(a) && $0.m.is(b) && $0.id.is(c) }
          let dialect = SQLiteDialect(version: 3_000_000 + version * 1_000)
          #expect(try find(a, b, c).render(in: dialect) == direct.render(in: dialect))
        }
      }
    }
  }

  @Test func tasksCallAtOnce() async throws {
    try await withThrowingTaskGroup(of: [RenderedStatement].self) { group in
      for task in 0..<8 {
        group.addTask {
          try (0..<200).map { try Reminder.titled("\(task) \($0)").render(in: .sqlite) }
        }
      }
      var bindings = Set<[SQLValue]>()
      for try await rendered in group { bindings.formUnion(rendered.map(\.bindings)) }
      #expect(bindings.count == 1_600)
    }
  }

  private func expectSame(
    _ call: some Statement, _ direct: some Statement, repeats: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    for dialect in [.sqlite, .postgreSQL] as [any SQLDialect] {
      for _ in 0..<2 {
        switch (Result { try call.rendered(in: dialect) }, Result { try direct.rendered(in: dialect) }) {
        case (.success(let declared), .success(let expected)):
          // A parameter in two places is one placeholder, where two values are two.
          if repeats {
            #expect(
              Set(declared.bindings) == Set(expected.bindings)
                && declared.bindings.count < expected.bindings.count,
              sourceLocation: sourceLocation)
          } else {
            #expect(declared == expected, sourceLocation: sourceLocation)
          }
        case (.failure(let declared), .failure(let expected)):
          #expect("\(declared)" == "\(expected)", sourceLocation: sourceLocation)
        case (let declared, let expected):
          Issue.record("\(declared), where the query gives \(expected)", sourceLocation: sourceLocation)
        }
      }
    }
  }
}

extension Statement {
  fileprivate func rendered(in dialect: any SQLDialect) throws -> RenderedStatement {
    func render(_ dialect: some SQLDialect) throws -> RenderedStatement { try self.render(in: dialect) }
    return try render(dialect)
  }
}
