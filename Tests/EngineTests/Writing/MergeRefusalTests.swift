import Koine
import KoinePostgreSQL
import KoineSQLite
import Testing

@Table private struct Wine: Identifiable, Equatable {
  let id: Int
  var name: String
  var color = ""
  @Column(unique: true, generated: .stored) var key: String?
  @Column(generated: .stored) var label: String?

  static let generatedColumns: [GeneratedColumn<Wine>] = [
    .computed(\.key) { $0.name.lower().optional }, .computed(\.label) { $0.color.lower().optional },
  ]
}

/// A node goes with its parent.
@Table private struct Node: Identifiable, Equatable {
  let id: Int
  @Column(references: Node.self, onDelete: .cascade) var parent: Int?
  var title = ""
}

/// A leaf stays when its parent goes, and follows its number.
@Table private struct Leaf: Identifiable, Equatable {
  let id: Int
  @Column(references: Leaf.self, onDelete: .setNull, onUpdate: .cascade) var parent: Int?
  var title = ""
}

@Table private struct Captain: Identifiable {
  let id: Int
  @Column(references: Boat.self, onDelete: .cascade) var boatID: Int?
  var name: String
}

@Table private struct Boat: Identifiable {
  let id: Int
  @Column(references: Captain.self, onDelete: .setNull) var captainID: Int?
}

/// A table in a schema, and under names that may mean the same one.
@Table("stocks", schema: "app") private struct AppStock: Identifiable {
  let id: Int
  var count: Int
}

@Table("Stocks") private struct BareStock: Identifiable {
  let id: Int
  var count: Int
}

@Table("stocks", schema: "old") private struct OldStock: Identifiable {
  let id: Int
  var count: Int
}

/// What one MERGE does and several steps would not, so that only an engine with MERGE runs it.
@Suite struct MergeRefusalTests {
  /// Why steps would not do the same, the same on each engine that needs them; `nil` if they do.
  private static func reason(
    _ merge: some Statement, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String? {
    let problems = [merge.check(in: .sqlite), merge.check(in: .postgreSQL(version: 13))].map { problems in
      problems.filter { !$0.isNote }
    }
    let steps = problems.map { $0.filter { $0.subject == .feature(.mergeInOneStep) }.map(\.detail) }
    #expect(steps[0] == steps[1], sourceLocation: sourceLocation)
    #expect(problems.map(\.count) == steps.map(\.count), "\(problems)", sourceLocation: sourceLocation)
    #expect(
      merge.check(in: .postgreSQL(version: 15)).filter { !$0.isNote } == [], sourceLocation: sourceLocation)
    return steps[0].first
  }

  // MARK: Computed columns

  private static var renaming: some Statement {
    Wine.merge(using: values([("red", "Blue")], as: "news")) { $0.key == $1.0 }
      .whenMatchedUpdate { $0.name = $1.1 }
      .whenNotMatchedInsert { $0.name = $1.1 }
  }

  @Test func anUpdateOfWhatAMatchingColumnIsComputedFrom() async throws {
    #expect(
      Self.reason(Self.renaming)
        == "an update of what is computed as the column \"key\", by which rows match, beside an insert")
    try await Engine.postgreSQL.withDatabase { database in
      try await Wine.createTable().execute(database)
      try await Wine.insert { Wine.Draft(name: "Red") }.execute(database)
      #expect(try await Self.renaming.execute(database) == 1)
      let left = try await Wine.select { ($0.name, $0.key) }.fetchAll(database)
      #expect(left.map(\.0) == ["Blue"])
      #expect(left.map(\.1) == ["blue"])
    }
  }

  @Test(arguments: Engine.allCases)
  func anUpdateOfWhatOnlyAnotherColumnIsComputedFrom(_ engine: Engine) async throws {
    let merge = Wine.merge(using: values([("red", "Dark"), ("white", "Pale")], as: "news")) { $0.key == $1.0 }
      .whenMatchedUpdate { $0.color = $1.1 }
      .whenNotMatchedInsert {
        $0.name = $1.0
        $0.color = $1.1
      }
    #expect(Self.reason(merge) == nil)
    try await engine.withDatabase { database in
      try await Wine.createTable().execute(database)
      try await Wine.insert { Wine.Draft(name: "Red") }.execute(database)
      #expect(try await merge.execute(database) == 2)
      #expect(
        try await Wine.order(by: \.id).fetchAll(database) == [
          Wine(id: 1, name: "Red", color: "Dark", key: "red", label: "dark"),
          Wine(id: 2, name: "white", color: "Pale", key: "white", label: "pale"),
        ])
    }
  }

  /// RETURNING looks for the joined row again, by what the update has changed.
  @Test func joinedRowsAreNotFoundAgainByWhatIsComputedAnew() {
    let joined = Wine.join(Tag.self) { $0.key == $1.title && $1.id == 1 }
    func details(_ update: some Statement) -> [String] {
      update.check(in: .postgreSQL).filter { !$0.isNote }.map(\.detail)
    }
    let assigned = joined.update { wine, _ in
      wine.name = "x"
    } returning: { wine, tag in
      (wine.id, tag.weight)
    }
    #expect(details(assigned) == ["returning of joined rows, by a column that the update assigns"])
    let other = joined.update { wine, _ in
      wine.color = "x"
    } returning: { wine, tag in
      (wine.id, tag.weight)
    }
    #expect(details(other) == [])
    let ownColumns = joined.update { wine, _ in
      wine.name = "x"
    } returning: { wine, _ in
      wine.id
    }
    #expect(details(ownColumns) == [])
    let random = joined.where { randomFraction() * $1.id.cast(as: Double.self) < 0.5 }
      .update { wine, _ in
        wine.color = "x"
      } returning: { wine, tag in
        (wine.id, tag.weight)
      }
    #expect(details(random) == ["returning of joined rows that random values choose"])
    let randomSource = Wine.join(
      Tag.where { _ in randomFraction() < 0.5 }.select { ($0.id, $0.weight) }.as("some")
    ) { $0.id == $1.0 }
    .delete { wine, some in (wine.id, some.1) }
    #expect(details(randomSource) == ["returning of joined rows that random values choose"])
  }

  // MARK: Rows that follow

  private static let gone = values([(1, true), (2, false)], as: "marks")

  private static var pruning: some Statement {
    Node.merge(using: gone) { $0.id == $1.0 }
      .whenMatchedDelete { $1.1 }
      .whenNotMatchedInsert {
        $0.id = $1.0
        $0.title = "new"
      } where: {
        !$0.1
      }
  }

  private static var loosening: some Statement {
    Leaf.merge(using: gone) { $0.id == $1.0 }
      .whenMatchedDelete { $1.1 }
      .whenMatchedUpdate { leaf, _ in
        leaf.title = "kept"
        leaf.parent = nil
      } where: { leaf, _ in
        leaf.parent == 1
      }
  }

  private static let follows =
    "rows of the table that follow others of it, by foreign keys, beside several actions"

  @Test func rowsThatAreDeletedWithOthers() async throws {
    #expect(Self.reason(Self.pruning) == Self.follows)
    try await Engine.postgreSQL.withDatabase { database in
      try await Node.createTable().execute(database)
      try await Node.insert([Node(id: 1), Node(id: 2, parent: 1)]).execute(database)
      try await Self.pruning.execute(database)
      #expect(try await Node.all().fetchAll(database) == [])
    }
  }

  @Test func rowsThatAreLooseWithoutOthers() async throws {
    #expect(Self.reason(Self.loosening) == Self.follows)
    try await Engine.postgreSQL.withDatabase { database in
      try await Leaf.createTable().execute(database)
      try await Leaf.insert([Leaf(id: 1), Leaf(id: 2, parent: 1)]).execute(database)
      try await Self.loosening.execute(database)
      #expect(try await Leaf.all().fetchAll(database) == [Leaf(id: 2, title: "kept")])
    }
  }

  @Test func rowsThatGetAnotherKeyWithOthers() {
    func merge(_ assign: (inout Updates<Leaf.Columns>) -> Void) -> some Statement {
      Leaf.merge(using: Self.gone) { $0.parent == $1.0 }
        .whenMatchedUpdate { leaf, _ in assign(&leaf) }
        .whenNotMatchedInsert {
          $0.id = $1.0 + 10
          $0.parent = 1
        }
    }
    #expect(Self.reason(merge { $0.id += 100 }) == Self.follows)
    // A row that comes is followed by none.
    #expect(Self.reason(merge { $0.title = "x" }) == nil)
  }

  @Test func rowsThatFollowThroughAnotherTable() {
    let merge = Captain.merge(using: Self.gone) { $0.id == $1.0 }
      .whenMatchedDelete { $1.1 }
      .whenMatchedUpdate { captain, _ in captain.name = "x" }
    // A boat loses its captain, and no captain follows that.
    #expect(Self.reason(merge) == nil)
    let boats = Boat.merge(using: Self.gone) { $0.id == $1.0 }
      .whenMatchedDelete { $1.1 }
      .whenMatchedUpdate { boat, _ in boat.captainID = nil }
    // The captains of a boat are deleted with it, and leave other boats.
    #expect(Self.reason(boats) == Self.follows)
  }

  // MARK: Sources

  @Test func theTableUnderAnotherSpelling() {
    #expect(
      Self.reason(
        AppStock.merge(using: BareStock.as(Old.self).where { $0.count > 0 }) { $0.id == $1.id }
          .whenMatchedUpdate { $0.count += $1.count }
          .whenNotMatchedInsert {
            $0.id = $1.id
            $0.count = $1.count
          }) == "a query of the table itself, beside several actions")
    #expect(
      Self.reason(
        AppStock.merge(using: OldStock.as(Old.self)) { $0.id == $1.id }
          .whenMatchedUpdate { $0.count += $1.count }
          .whenNotMatchedInsert {
            $0.id = $1.id
            $0.count = $1.count
          }) == nil)
  }

  private enum Old: AliasName {}

  /// Changes and inserts, as what is the same rows each time may.
  private static func merge(using source: From1<Reminder.Columns>) -> some Statement {
    Tag.merge(using: source) { $0.id == $1.id }
      .whenMatchedUpdate { $0.title = $1.title }
      .whenNotMatchedInsert {
        $0.id = $1.id
        $0.reminderID = $1.remindersListID
        $0.title = $1.title
      }
  }

  @Test func sourcesThatMayHaveOtherRowsEachTime() {
    let limit = "a limit without an order that tells all rows apart, beside several actions"
    #expect(Self.reason(Self.merge(using: Reminder.limit(3))) == limit)
    #expect(Self.reason(Self.merge(using: Reminder.limit(1))) == limit)
    #expect(Self.reason(Self.merge(using: Reminder.order(by: \.title).limit(3))) == limit)
    #expect(Self.reason(Self.merge(using: Reminder.order(by: \.title).limit(3, offset: 1))) == limit)
    #expect(Self.reason(Self.merge(using: Reminder.order { ($0.title, $0.id) }.limit(3, offset: 1))) == nil)
    #expect(Self.reason(Self.merge(using: Reminder.find(1).limit(1))) == nil)
    let distinct = "distinct rows without an order that says which of them stay, beside several actions"
    #expect(
      Self.reason(Self.merge(using: Reminder.distinct(on: \.title).order(by: \.title))) == distinct)
    #expect(
      Self.reason(Self.merge(using: Reminder.distinct(on: \.title).order { ($0.title, $0.id) })) == nil)
  }

  @Test func functionsOfTheProgram() {
    func merge(_ isNew: @escaping @Sendable (Int) -> Bool, isDeterministic: Bool) -> [String] {
      let function = SQLiteScalarFunction("isNew", isDeterministic: isDeterministic, isNew)
      let merge = Tag.merge(using: Reminder.where { function($0.id) }) { $0.id == $1.id }
        .whenMatchedUpdate { $0.title = $1.title }
        .whenNotMatchedInsert {
          $0.id = $1.id
          $0.reminderID = $1.id
          $0.title = $1.title
        }
      return merge.check(in: .sqlite).filter { !$0.isNote }.map(\.detail)
    }
    #expect(
      merge({ $0 > 1 }, isDeterministic: false) == [
        "SQL written by hand, random values or the current time, beside several actions"
      ])
    #expect(merge({ $0 > 1 }, isDeterministic: true) == [])
  }

  /// A single step may still ask more than once.
  @Test func randomValuesInOneStep() {
    let weights = values([(1, 3), (4, -1)], as: "weights")
    let clauses = Tag.merge(using: weights) { $0.id == $1.0 }
      .whenMatchedUpdate { tag, _ in
        tag.title = "a"
      } where: { _, _ in
        randomFraction() < 0.5
      }
    #expect(Self.reason(clauses) == nil)
    #expect(
      Self.reason(clauses.whenMatchedUpdate { tag, _ in tag.title = "b" })
        == "random values in the condition of one of several clauses")
    #expect(
      Self.reason(
        Tag.merge(using: Reminder.where { _ in randomFraction() < 0.5 }) { $0.id == $1.id }
          .whenMatchedDelete())
        == "random values by which rows match, beside a deletion")
  }
}
