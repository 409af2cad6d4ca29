import Testing

struct TableExpansionTests {
  @Test func `A table with a generated key`() {
    expectExpansion(
      of: """
        @Table struct Reminder: Identifiable, Equatable {
          let id: Int
          var title = ""
          var isCompleted = false
          @Column("prio") var priority: Int?
          var remindersListID: RemindersList.ID
          var dueDate: Date?
        }
        """,
      to: """
        struct Reminder: Identifiable, Equatable {
          let id: Int
          var title = ""
          var isCompleted = false
          var priority: Int?
          var remindersListID: RemindersList.ID
          var dueDate: Date?

          nonisolated static let schema = Koine.TableSchema("reminders", columns: [
            Koine.ColumnDefinition("id", Int.self, primaryKey: true),
            Koine.ColumnDefinition("title", String.self),
            Koine.ColumnDefinition("isCompleted", Bool.self),
            Koine.ColumnDefinition("prio", Int?.self),
            Koine.ColumnDefinition("remindersListID", RemindersList.ID.self),
            Koine.ColumnDefinition("dueDate", Date?.self),
          ])
          nonisolated struct Columns: Koine.TableColumns {
            typealias Value = Reminder
            let _source: Koine.SQLTableReference
            init(_ source: Koine.SQLTableReference) { _source = source }
            static var _width: Int { 6 }
            var id: Koine.Column<Reminder, Int> { .init(_source, 0) }
            var title: Koine.Column<Reminder, String> { .init(_source, 1) }
            var isCompleted: Koine.Column<Reminder, Bool> { .init(_source, 2) }
            var priority: Koine.Column<Reminder, Int?> { .init(_source, 3) }
            var remindersListID: Koine.Column<Reminder, RemindersList.ID> { .init(_source, 4) }
            var dueDate: Koine.Column<Reminder, Date?> { .init(_source, 5) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Reminder {
              try Reminder(_row: &row)
            }
          }
          nonisolated static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          nonisolated static var primaryKey: Koine.Column<Reminder, Int> { columns.id }
          typealias Fields = (Int, String, Bool, Int?, RemindersList.ID, Date?)
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Reminder.self)
          }
          nonisolated func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.id)
            encoder.append(self.title)
            encoder.append(self.isCompleted)
            encoder.append(self.priority)
            encoder.append(self.remindersListID)
            encoder.append(self.dueDate)
          }
          nonisolated struct Draft: Koine.InsertableRow {
            var id: Int?
            var title: String = ""
            var isCompleted: Bool = false
            var priority: Int?
            var remindersListID: RemindersList.ID
            var dueDate: Date?
            func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(orDefault: self.id)
              encoder.append(self.title)
              encoder.append(self.isCompleted)
              encoder.append(self.priority)
              encoder.append(self.remindersListID)
              encoder.append(self.dueDate)
            }
          }
        }

        nonisolated extension Reminder: Koine.Table, Koine.PrimaryKeyedTable, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.id = try row.next()
            self.title = try row.next()
            self.isCompleted = try row.next()
            self.priority = try row.next()
            self.remindersListID = try row.next()
            self.dueDate = try row.next()
          }
        }
        """)
  }

  @Test func `A table without a key, of one column`() {
    expectExpansion(
      of: """
        @Table("words", schema: "dict") struct Word {
          let text: String
        }
        """,
      to: """
        struct Word {
          let text: String

          nonisolated static let schema = Koine.TableSchema("words", schema: "dict", columns: [
            Koine.ColumnDefinition("text", String.self),
          ])
          nonisolated struct Columns: Koine.TableColumns {
            typealias Value = Word
            let _source: Koine.SQLTableReference
            init(_ source: Koine.SQLTableReference) { _source = source }
            static var _width: Int { 1 }
            var text: Koine.Column<Word, String> { .init(_source, 0) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Word {
              try Word(_row: &row)
            }
          }
          nonisolated static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          typealias Fields = String
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Word.self)
          }
          nonisolated func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.text)
          }
          nonisolated struct Draft: Koine.InsertableRow {
            var text: String
            func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(self.text)
            }
          }
        }

        nonisolated extension Word: Koine.Table, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.text = try row.next()
          }
        }
        """)
  }

  @Test func `A public table`() {
    expectExpansion(
      of: """
        @Table public struct Person {
          public let id: UUID
          public var name = ""
          public private(set) var age: Int?
          var note = ""
        }
        """,
      to: """
        public struct Person {
          public let id: UUID
          public var name = ""
          public private(set) var age: Int?
          var note = ""

          nonisolated public static let schema = Koine.TableSchema("persons", columns: [
            Koine.ColumnDefinition("id", UUID.self, primaryKey: true),
            Koine.ColumnDefinition("name", String.self),
            Koine.ColumnDefinition("age", Int?.self),
            Koine.ColumnDefinition("note", String.self),
          ])
          nonisolated public struct Columns: Koine.TableColumns {
            public typealias Value = Person
            public let _source: Koine.SQLTableReference
            public init(_ source: Koine.SQLTableReference) { _source = source }
            public static var _width: Int { 4 }
            public var id: Koine.Column<Person, UUID> { .init(_source, 0) }
            public var name: Koine.Column<Person, String> { .init(_source, 1) }
            public var age: Koine.Column<Person, Int?> { .init(_source, 2) }
            var note: Koine.Column<Person, String> { .init(_source, 3) }
            public static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Person {
              try Person(_row: &row)
            }
          }
          nonisolated public static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          nonisolated public static var primaryKey: Koine.Column<Person, UUID> { columns.id }
          public typealias Fields = (UUID, String, Int?, String)
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Person.self)
          }
          nonisolated public func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.id)
            encoder.append(self.name)
            encoder.append(self.age)
            encoder.append(self.note)
          }
          nonisolated public struct Draft: Koine.InsertableRow {
            public var id: UUID
            public var name: String = ""
            public var age: Int?
            var note: String = ""
            public init(id: UUID, name: String = "", age: Int? = nil) {
              self.id = id
              self.name = name
              self.age = age
            }
            public func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(self.id)
              encoder.append(self.name)
              encoder.append(self.age)
              encoder.append(self.note)
            }
          }
        }

        nonisolated extension Person: Koine.Table, Koine.PrimaryKeyedTable, Koine.InsertableRow {
          public init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.id = try row.next()
            self.name = try row.next()
            self.age = try row.next()
            self.note = try row.next()
          }
        }
        """)
  }

  @Test func `An initialiser of the struct's own takes the memberwise one away`() {
    expectExpansion(
      of: """
        @Table fileprivate struct Stamp {
          var at = Date()
          init() {}
        }
        """,
      to: """
        fileprivate struct Stamp {
          var at = Date()
          init() {}

          nonisolated static let schema = Koine.TableSchema("stamps", columns: [
            Koine.ColumnDefinition("at", Date.self),
          ])
          nonisolated struct Columns: Koine.TableColumns {
            typealias Value = Stamp
            let _source: Koine.SQLTableReference
            init(_ source: Koine.SQLTableReference) { _source = source }
            static var _width: Int { 1 }
            var at: Koine.Column<Stamp, Date> { .init(_source, 0) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Stamp {
              try Stamp(_row: &row)
            }
          }
          nonisolated static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          typealias Fields = Date
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Stamp.self)
          }
          nonisolated func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.at)
          }
          nonisolated struct Draft: Koine.InsertableRow {
            var at: Date = Date()
            func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(self.at)
            }
          }
        }

        nonisolated extension Stamp: Koine.Table, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.at = try row.next()
          }
        }
        """)
  }

  @Test func `Private properties`() {
    expectExpansion(
      of: """
        @Table struct Account {
          let id: Int64
          private var secret: String
          private var tries = 0
        }
        """,
      to: """
        struct Account {
          let id: Int64
          private var secret: String
          private var tries = 0

          nonisolated static let schema = Koine.TableSchema("accounts", columns: [
            Koine.ColumnDefinition("id", Int64.self, primaryKey: true),
            Koine.ColumnDefinition("secret", String.self),
            Koine.ColumnDefinition("tries", Int.self),
          ])
          nonisolated struct Columns: Koine.TableColumns {
            typealias Value = Account
            let _source: Koine.SQLTableReference
            init(_ source: Koine.SQLTableReference) { _source = source }
            static var _width: Int { 3 }
            var id: Koine.Column<Account, Int64> { .init(_source, 0) }
            fileprivate var secret: Koine.Column<Account, String> { .init(_source, 1) }
            fileprivate var tries: Koine.Column<Account, Int> { .init(_source, 2) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Account {
              try Account(_row: &row)
            }
          }
          nonisolated static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          nonisolated static var primaryKey: Koine.Column<Account, Int64> { columns.id }
          typealias Fields = (Int64, String, Int)
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Account.self)
          }
          nonisolated func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.id)
            encoder.append(self.secret)
            encoder.append(self.tries)
          }
          nonisolated struct Draft: Koine.InsertableRow {
            var id: Int64?
            fileprivate var secret: String
            fileprivate var tries: Int = 0
            fileprivate init(id: Int64? = nil, secret: String) {
              self.id = id
              self.secret = secret
            }
            func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(orDefault: self.id)
              encoder.append(self.secret)
              encoder.append(self.tries)
            }
          }
        }

        nonisolated extension Account: Koine.Table, Koine.PrimaryKeyedTable, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.id = try row.next()
            self.secret = try row.next()
            self.tries = try row.next()
          }
        }
        """)
  }
}
