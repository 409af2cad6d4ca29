import Foundation
import Koine

@Table struct RemindersList: Identifiable, Equatable {
  let id: Int
  var title: String
}

@Table struct Reminder: Identifiable, Equatable {
  let id: Int
  var title = ""
  var isCompleted = false
  @Column("prio") var priority: Int?
  var remindersListID: RemindersList.ID
  var dueDate: Date?
  var notes: String?
  var score = 0.0
}

@Table struct Tag: Identifiable, Sendable {
  var id: Int
  var reminderID: Int
  var title: String
  var weight: Int?
}

enum Kind: String, ColumnValue { case routine, urgent }

/// A column of each Swift type that a column can hold.
@Table struct Sample: Identifiable {
  let id: UUID
  var kind: Kind
  var maybeKind: Kind?
  var small: Int32
  var large: Int64
  var maybeSmall: Int32?
  var ratio: Double
  var data: Data
  var token: UUID?
  var date: Date
  var flag: Bool?
}

/// What `@Selection` writes for a struct of results, by hand.
struct Summary: Table, SelectedRow, InsertableRow {
  var title: String
  var count: Int

  static let _layout = SelectionLayout(
    "summaries", [SelectionLayout.member("title", String.self), SelectionLayout.member("count", Int.self)])
  static var schema: TableSchema { _layout.schema }
  static let columns = Columns(SQLTableReference(schema))

  struct Columns: SelectedColumns {
    typealias Value = Summary
    let _source: SQLTableReference
    let _selection: [SQLSelection]

    init(_ source: SQLTableReference) {
      _source = source
      _selection = [.columns(source)]
    }

    init(title: some Selectable<String>, count: some Selectable<Int>) {
      _source = Summary.columns._source
      _selection = title._selection + count._selection
    }

    static var _width: Int { 2 }
    var title: MemberColumnsOf<String> { .init(_source, 0) }
    var count: MemberColumnsOf<Int> { .init(_source, 1) }

    static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Summary {
      Summary(title: try row.member(), count: try row.member())
    }
  }
}

@Selection struct Total: Equatable {
  var title: String
  var count: Int
}

/// Rows of tables and of a selection inside of another one.
@Selection struct Overview: Equatable {
  var list: RemindersList
  var latest: Reminder?
  var total: Total
  @Column("prio") var priority: Int?
  @Ephemeral var isOpen = false
}

@Selection struct Prioritized: Equatable {
  var id: Int
  var priority: Int?
  var list: Int?
}

enum Child: AliasName {}
enum Parent: AliasName {}
enum Cents: DecimalScale { static let scale = 2 }
enum Rate: DecimalScale { static let scale = 4 }

/// A table with decimal numbers.
@Table struct Bill: Identifiable {
  let id: Int
  var month: Int?
  var amount: Scaled<Cents>
  var paid: Scaled<Cents>?
}

@JSONKeys struct Address: Codable {
  var city: String
  var lines: [String]
  var home: Home?
}

@JSONKeys struct Home: Codable {
  var floor: Int
  var kind: HomeKind
}

enum HomeKind: String, Codable, ColumnValue { case house, flat }

@Table struct Resident: Identifiable {
  let id: Int
  @Column(as: JSON<Address>.self) var address: Address
  @Column(as: JSON<Address>.self) var former: Address?
}

/// A table whose key is no `Int`.
@Table struct Event: Identifiable {
  let id: Int64
  var title: String
}
