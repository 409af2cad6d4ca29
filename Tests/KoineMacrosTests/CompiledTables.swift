import Foundation
import Koine

// Tables that use every feature of the macros, compiled as a user's code is.

@Table struct RemindersList: Identifiable, Equatable {
  let id: Int
  var title: String
}

@Table struct Reminder: Identifiable, Equatable {
  let id: Int
  var title = ""
  var isCompleted = false
  @Column("prio") var priority: Int?
  @Column(references: RemindersList.self, onDelete: .cascade) var remindersListID: RemindersList.ID
  var dueDate: Date?
}

/// Nested, with types of its surroundings, a name and a schema of its own, and a key that is no `id`.
enum Library {
  enum Genre: String, ColumnValue { case poetry, prose }

  @Table("volumes", schema: "lib") struct Book: Equatable {
    static let shelves = 3
    @Column(primaryKey: true) let isbn: String
    let id: Int
    var genre: Genre
    @Column(default: Genre.prose, databaseType: "genre") var secondGenre: Genre
    @Column(default: 4 * 5) var pages: Int?
    @Column(unique: true) var `default`: Self.Code = Self.Code.none
    @Column(references: Book.self, onDelete: .setNull) var sequelOf: String?
    var row = 1, encoder: Double = 2
    var volume: Int { didSet { changes += 1 } }
    private var changes = 0
    var title: String { isbn }
    lazy var cache = 3

    enum Code: Int, ColumnValue { case none, some }

    #if DEBUG
      var debugTitle: String { title }
    #endif
  }
}

/// Seconds since 1970, in place of a timestamp.
struct UnixSeconds: ColumnRepresentation, Equatable {
  typealias Value = UnixSeconds
  var seconds: Int64
  init(seconds: Int64) { self.seconds = seconds }
  init(_ value: Date) { seconds = Int64(value.timeIntervalSince1970) }
  var represented: Date { Date(timeIntervalSince1970: Double(seconds)) }
  static var sqlType: SQLType { .bigInteger }
  var sqlValue: SQLValue { .integer(seconds) }

  static func decode(cell: Cell, of row: borrowing RowDecoder) throws(DatabaseError) -> UnixSeconds {
    UnixSeconds(seconds: try Int64.decode(cell: cell, of: row))
  }
}

@Table struct Event: Equatable {
  @Column(as: UnixSeconds.self) let start: Date
  @Column(as: UnixSeconds.self) var end: Date?
  @Column(as: UnixSeconds.self, default: UnixSeconds(seconds: 7)) var announced: Date
  @Column(as: UnixSeconds.self, default: UnixSeconds(seconds: 8)) var cancelled: Date?
}

/// Members that need to be public, one that is not, and an initialiser of its own.
@Table public struct Person: Equatable {
  public let id: UUID
  public var name = "nobody"
  public private(set) var age: Int?
  var note = "internal"

  public init(id: UUID) { self.id = id }
}

/// A default that costs something.
@Table struct Token {
  var value: String = Token.next()

  nonisolated(unsafe) static var calls = 0
  static func next() -> String {
    calls += 1
    return "token \(calls)"
  }
}

/// Types that refer to each other and to themselves.
@Table struct Left {
  @Column(references: Right.self) let id: Int
}

@Table struct Right {
  @Column(references: Left.self) var left: Int
  @Column(references: Right.self) private var right: Int?
  @Column(primaryKey: true) private var key: Int
}

@MainActor @Table struct Screen {
  let id: Int
  var openedAt = Date()
}

/// A key of two columns, and properties that no column holds.
@Table struct Seat: Equatable {
  @Column(primaryKey: true) let row: Int
  @Column("l", primaryKey: true) let letter: Letter
  var passenger: String?
  var mood = Letter.b
  @Ephemeral let rows = 40
  @Ephemeral var isSelected = false
  @Ephemeral var note: String?

  enum Letter: String, ColumnValue { case a, b }

  mutating func select() { isSelected = true }
}

/// The same with a default that costs something, so that the memberwise initialiser is used.
@Table struct Visit {
  let id: Int
  var at = Date(timeIntervalSince1970: 0)
  @Ephemeral private(set) var steps = 4
}

/// A property that another type stores.
@propertyWrapper struct Clamped: Equatable, Sendable {
  var wrappedValue: Int { didSet { wrappedValue = min(wrappedValue, 9) } }
  init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 9) }
}

@Table struct Gauge: Equatable {
  let id: Int
  @Clamped var level: Int
}

/// Types of every access, where they are nested.
struct Vault: Sendable {
  @Table fileprivate struct Coin {
    let id: Int
    private var value = 1
  }

  static var names: [String] { [Coin.schema.name, Bar.schema.name] }
}

/// What is stored in a way of the module's own is no member that others see.
enum Hundredths: DecimalScale { static let scale = 2 }

@Selection public struct Buyer {
  public var name: String
  @Column(as: Scaled<Hundredths>.self) var spent: Decimal
  var bought: [RemindersList]
  private var seen: [Bar]
}

@Table private struct Bar { private let id: Int }

/// Types whose names the generated columns have for others.
enum Named {
  enum Value: String, ColumnValue, Codable { case on, off }
  enum Outer: Int, ColumnValue { case near, far }
  enum Regrouped: String, ColumnValue { case once, twice }

  @Table struct Setting: Equatable {
    @Column(primaryKey: true) let name: String
    @Column(default: Value.off) var value: Value
    var outer: Outer?
    private var regrouped = Regrouped.once
    @Column(as: JSON<[Value]>.self) var history: [Value]

    init(name: String, value: Value, outer: Outer?, history: [Value]) {
      self.name = name
      self.value = value
      self.outer = outer
      self.history = history
    }
  }

  @Selection struct Pair {
    var value: Value
    var outer: Outer?
    var rows: [Value]
  }
}

/// A row that is called so itself.
enum Own {
  @Table struct Value: Identifiable, Equatable {
    let id: Int
    @Column(references: Value.self) var parentID: Value.ID?
  }
}
