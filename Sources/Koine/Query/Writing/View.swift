/// A view: the rows of a query under a name, to read like a table.
///
///     @Table struct OpenBooking { var id: Int; var guest: String; var total: Int? }
///
///     let open = View(OpenBooking.self) {
///       Booking.where { !$0.isCancelled }.select { ($0.id, $0.guest, $0.total) }
///     }
///     try await open.create(orReplace: true).execute(database)
///     // CREATE OR REPLACE VIEW "openBookings" ("id", "guest", "total") AS SELECT "bookings"."id", …
///
///     try await OpenBooking.where { $0.guest == "Ann" }.fetchAll(database)
///
/// The type describes the columns as that of a table does; the query selects a value for each, of its type, in their
/// order, or it does not compile. Values in the query are written as constants. What needs functions that only Koine's
/// driver has is refused when the view is rendered: other programs could not read it. The order of a query is not that of
/// its view: order what you read from it.
public struct View<Row: Table>: Sendable {
  /// Whether the rows are stored, until ``refresh()`` computes them anew.
  public let isMaterialized: Bool
  private let query: SQLQuery

  /// A view of the rows of a query.
  ///
  /// - Parameters:
  ///   - type: The type that describes the columns; its name is the view's.
  ///   - materialized: Whether the rows are stored, until they are refreshed. PostgreSQL alone has such views. They get the
  ///     indexes of the type.
  ///   - query: The query, which selects a value for each column.
  public init<Query: QueryStatement>(
    _ type: Row.Type, materialized: Bool = false, _ query: () -> Query
  ) where Query.Output == Row.Fields {
    isMaterialized = materialized
    // An engine may give texts that are computed an order of its own.
    self.query = query().sqlQuery.choosing { select in
      select.selectedExpressions.map { expression in
        if case .column = expression { return .expression(expression) }
        return .expression(expression.type.isText ? .collate(expression, .binary) : expression)
      }
    }
  }

  /// `CREATE VIEW`. What the type has by `@Table(comment:)` and `@Column(comment:)` is told by `COMMENT ON` on
  /// PostgreSQL; views of SQLite and MariaDB have no comments, and leave it out.
  ///
  /// - Parameter orReplace: Whether a view of the name is replaced. PostgreSQL keeps a view's columns then: new ones come
  ///   at the end. It also keeps a comment in place of which the type has none.
  public func create(orReplace: Bool = false) -> CreateView {
    let node = SQLCreateView(
      Row.columns._source, as: query, replacing: orReplace, materialized: isMaterialized, comments: comments)
    return CreateView(node: node, indexes: isMaterialized ? Row.indexes.map(\.node) : [])
  }

  /// The comments of the type and of its columns.
  private var comments: [SQLComment] {
    let view = Row.columns._source
    func comment(_ text: String?, _ column: SQLColumn?) -> SQLComment? {
      text.map { SQLComment($0, on: view, isMaterialized ? .materializedView : .view, column: column) }
    }
    let ofColumns = zip(Row.schema.columns, view.columns).map { comment($0.comment, $1) }
    return ([comment(Row.schema.comment, nil)] + ofColumns).compactMap(\.self)
  }

  /// `DROP VIEW`.
  ///
  /// - Parameter ifExists: Whether it is not an error if there is none.
  public func drop(ifExists: Bool = false) -> DropView {
    DropView(node: SQLDropView(Row.columns._source, ifExists: ifExists, materialized: isMaterialized))
  }

  /// Computes the rows of a materialized view anew: `REFRESH MATERIALIZED VIEW`.
  public func refresh() -> RefreshView { RefreshView(view: Row.columns._source) }
}

/// Creates a view.
public struct CreateView: Statement {
  /// It has no rows.
  public typealias Output = Void
  let node: SQLCreateView
  let indexes: [SQLCreateIndex]

  /// The CREATE VIEW as a value that dialects render.
  public var statement: SQLStatement {
    indexes.isEmpty
      ? .createView(node)
      : .definitions([.createView(node)] + indexes.refusingRepeatedNames.map { .createIndex($0) })
  }
}

/// Drops a view.
public struct DropView: Statement {
  /// It has no rows.
  public typealias Output = Void
  let node: SQLDropView

  /// The DROP VIEW as a value that dialects render.
  public var statement: SQLStatement { .dropView(node) }
}

/// Computes the rows of a materialized view anew.
public struct RefreshView: Statement {
  /// It has no rows.
  public typealias Output = Void
  let view: SQLTableReference

  /// The REFRESH as a value that dialects render.
  public var statement: SQLStatement { .refreshView(view) }
}
