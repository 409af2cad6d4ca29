/// The columns of a row to update: assign to them.
///
///     Reminder.where { $0.id == 1 }.update { $0.isCompleted = true; $0.priority += 1 }
///     // UPDATE "reminders" SET "isCompleted" = ?1, "prio" = "reminders"."prio" + ?2 WHERE …
///
/// Where the table has column groups, it is ``GroupedUpdates``.
public struct Updates<Columns: TableColumns>: _RowUpdates {
  /// The columns of the row.
  public let _columns: Columns
  /// What they have been assigned so far.
  public var _assignments: _Assignments

  /// The columns of a row, with what they have been assigned so far.
  public init(_columns columns: Columns, _ assignments: _Assignments) {
    _columns = columns
    _assignments = assignments
  }
}

/// What columns have been assigned, each by itself or several by a row of a query.
public struct _Assignments {
  var columns: [SQLAssignment] = []
  var rows: [SQLRowAssignment] = []
}

/// What an update's closure receives: ``Updates`` or ``GroupedUpdates``.
///
/// What assigns column groups is not in the same type as the rest: for each `$0.`, the compiler looks at all that a type has,
/// which made a CASE in an update a hundred times slower to compile.
@dynamicMemberLookup
public protocol _RowUpdates<Columns> {
  /// The columns that are assigned to.
  associatedtype Columns: TableColumns
  /// The columns of the row.
  var _columns: Columns { get }
  /// What they have been assigned so far.
  var _assignments: _Assignments { get set }
  /// The columns of a row, with what they have been assigned so far.
  init(_columns columns: Columns, _ assignments: _Assignments)
}

/// The columns of a row to update in a table that has column groups: as ``Updates``, and each group as a whole, whose
/// columns are all set.
///
///     Attachment.where { $0.id == 1 }.update { $0.media = .note("x") }
///     // UPDATE "attachments" SET "media.link" = ?1, "media.note" = ?2, … WHERE …      -- NULL, 'x', NULL …
///
/// A column of a struct may be assigned by itself. One of an enum may not, so that it never has two cases, nor one of an
/// optional group, which would be there in part.
@dynamicMemberLookup
public struct GroupedUpdates<Columns: GroupedColumns>: _RowUpdates {
  /// The columns of the row.
  public let _columns: Columns
  /// What they have been assigned so far.
  public var _assignments: _Assignments

  /// The columns of a row, with what they have been assigned so far.
  public init(_columns columns: Columns, _ assignments: _Assignments) {
    _columns = columns
    _assignments = assignments
  }
}
