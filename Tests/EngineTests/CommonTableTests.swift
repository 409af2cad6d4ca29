import Koine
import KoineTesting
import Testing

@Table("early") private struct Early {
  var id: Int
  var weight: Int?
}

@Table("late") private struct Late {
  var id: Int
  var weight: Int?
}

/// Common tables that queries bring along: where they are declared, and what recursion is refused.
@Suite struct CommonTableTests {
  private static let totals = Tag.group(by: \.title).select { ($0.title, $0.id.count()) }.commonTable(
    "totals")
  private static let one = Tag.where { $0.id == 1 }.select(\.id)

  @Test func theTablesReadAreThoseOfTheDatabase() {
    let query = RemindersList.join(Self.totals) { $0.title == $1.0 }
    #expect(query.statement.tables.read == ["remindersLists", "tags"])
    let numbers = Self.one.commonTable(
      "numbers", unionAll: { $0.where { $0.value < 9 }.select { $0.value + 1 } })
    #expect(numbers.statement.tables.read == ["tags"])
  }

  @Test func aChangeDeclaresThemInItsSubqueriesQ40() async throws {
    for connection in try await Engines.shared().all {
      try await connection.rolledBack { connection in
        let rare = Self.totals.where { $0.1 == 1 }.select { $0.0 }
        let changed = try await Tag.where { $0.title.in(rare) }.update { $0.title += "!" }.execute(connection)
        #expect(changed == 2, "\(connection.dialect.name)")
        try await Tag.advanceGeneratedKey().execute(connection)
        try await Tag.insert(
          \.reminderID, \.title, select: Self.totals.where { $0.1 == 2 }.select { ($0.1, $0.0) }
        ).execute(connection)
        let titles = try await Tag.order(by: \.id).select(\.title).fetchAll(connection)
        #expect(titles == ["red", "blue!", "red", "Red!", "red"], "\(connection.dialect.name)")
        let deleted = try await Tag.where { $0.title.in(Self.totals.where { $0.1 > 1 }.select { $0.0 }) }
          .delete().execute(connection)
        #expect(deleted == 3, "\(connection.dialect.name)")
      }
    }
  }

  @Test func aParameterMayBeInTheirQuery() async throws {
    let declared = DeclaredQuery { (weight: Parameter<Int?>, ids: Parameter<Int>) in
      Tag.where { $0.weight.is(weight) }.select { ($0.id, $0.title) }.commonTable("found")
        .where { $0.0 < ids }.select { $0.0 }
    }
    for connection in try await Engines.shared().all {
      #expect(try await declared(7, 9).fetchAll(connection) == [1], "\(connection.dialect.name)")
      #expect(try await declared(nil, 9).fetchAll(connection) == [2], "\(connection.dialect.name)")
      #expect(try await declared(nil, 2).fetchAll(connection) == [], "\(connection.dialect.name)")
      let narrowed = declared(nil, 9).query.where { $0.0 > 1 }
      #expect(try await narrowed.fetchAll(connection) == [2], "\(connection.dialect.name)")
    }
  }

  @Test func oneNameForTwoQueriesIsRefused() {
    let other = Tag.select { ($0.title, $0.id) }.commonTable("totals")
    let query = Self.totals.join(other.as("others")) { $0.0 == $1.0 }
    #expect(query.check(in: .sqlite).map(\.subject) == [.defect(.repeatedSource)])
  }

  @Test func theNameOfATableThatIsReadToo() {
    let lists = RemindersList.select { ($0.id, $0.title) }.commonTable("tags")
    let others: [any QueryStatement] = [
      lists.where { list in exists(Tag.where { $0.id == list.0 }) },
      lists.join(Tag.as("others")) { $0.0 == $1.id },
      lists.where { $0.0.in(Tag.select(\.id).commonTable("ids")) },
      lists.select { $0.0 }.union(Tag.select(\.id)),
    ]
    for other in others {
      #expect(other.statement.check(in: .sqlite).map(\.subject) == [.defect(.repeatedSource)])
    }
    let tree = lists.select { $0.0 }.commonTable(
      "ids", unionAll: { $0.where { $0.value < 9 }.select { $0.value + 1 } })
    #expect(tree.check(in: .sqlite).isEmpty)
  }

  @Test func aNameThatItsOwnQueryReadsIsRefused() {
    let tags = Tag.select { ($0.title, $0.id) }.commonTable("tags")
    #expect(tags.check(in: .sqlite).map(\.subject) == [.defect(.recursiveCommonTable)])
  }

  /// PostgreSQL reads the table of the database there, SQLite the common table.
  @Test func aNameThatACommonTableBehindHasIsRefused() {
    let queries: [any QueryStatement] = [
      Early.all().with(Early.self, as: Late.select { ($0.id, $0.weight) })
        .with(Late.self, as: Tag.select { ($0.id, $0.weight) }),
      Early.all()
        .with(Early.self, as: Tag.where { $0.id.in(Late.select(\.id)) }.select { ($0.id, $0.weight) })
        .with(Late.self, as: Tag.select { ($0.id, $0.weight) }),
      Late.select(\.id).commonTable("numbers").with(Late.self, as: Tag.select { ($0.id, $0.weight) }),
    ]
    for query in queries {
      for dialect in GoldenCase.dialects {
        #expect(query.statement.check(in: dialect).map(\.subject) == [.defect(.laterCommonTable)])
      }
    }
  }

  @Test func aCommonTableReadsThoseBeforeIt() async throws {
    let query = Early.all().with(Late.self, as: Tag.select { ($0.id, $0.weight) })
      .with(Early.self, as: Late.where { $0.id > 1 }.select { ($0.id, $0.weight) })
      .order(by: \.id).select { ($0.id, $0.weight) }
    #expect(query.statement.tables.read == ["tags"])
    #expect(query.reads.description == "tags (id, weight)")
    for connection in try await Engines.shared().all {
      let rows = try await query.fetchAll(connection)
      let tags = try await Tag.where { $0.id > 1 }.order(by: \.id).fetchAll(connection)
      #expect(!tags.isEmpty && rows.map(\.0) == tags.map(\.id), "\(connection.dialect.name)")
      #expect(rows.map(\.1) == tags.map(\.weight), "\(connection.dialect.name)")
    }
  }

  @Test func recursionsThatEnginesDoNotComputeAlikeAreRefused() {
    typealias Rows = FromValue<Int>
    let steps: [(Rows) -> any QueryStatement<Int>] = [
      { $0.select { $0.value.max() ?? 0 } },
      { $0.group { $0.value }.select { $0.value } },
      { $0.select { $0.value + 1 }.limit(3) },
      { $0.select { $0.value + 1 }.order { $0.value } },
      { $0.select { $0.value + 1 }.distinct() },
      { $0.join($0.as("others")) { $0.value == $1.value }.select { rows, _ in rows.value } },
      { rows in Tag.where { $0.id.in(rows.select { $0.value }) }.select(\.id) },
      { rows in Tag.leftJoin(rows) { $0.id == $1.value }.select { tag, _ in tag.id } },
      { $0.select { $0.value + 1 }.unionAll($0.select { $0.value + 2 }) },
      { _ in Tag.select(\.id) },
    ]
    for (number, step) in steps.enumerated() {
      let query = Self.one.commonTable("rows", unionAll: { rows in AnyStep(step(rows)) })
      let found = query.check(in: .sqlite).filter { !$0.isNote }
      #expect(found.map(\.subject).contains(.defect(.recursiveStep)), "step \(number): \(found)")
    }
  }
}

/// A query of any type.
private struct AnyStep: QueryStatement {
  typealias Output = Int
  let sqlQuery: SQLQuery
  var statement: SQLStatement { .query(sqlQuery) }

  init(_ query: any QueryStatement<Int>) { sqlQuery = query.sqlQuery }

  func decode(_ row: inout RowDecoder) throws -> Int { try Int.decode(&row) }
}
