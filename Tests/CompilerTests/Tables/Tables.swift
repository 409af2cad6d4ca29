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

/// What `@Selection` writes for a struct of results.
struct Summary: Sendable {
  var title: String
  var count: Int

  struct Columns: Selectable {
    typealias Value = Summary
    let _selection: [SQLSelection]

    init(title: some QueryExpression<String>, count: some QueryExpression<Int>) {
      _selection = title._selection + count._selection
    }

    static var _width: Int { 2 }

    static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> Summary {
      Summary(title: try row.next(), count: try row.next())
    }
  }
}

enum Child: AliasName {}
enum Parent: AliasName {}
