/// An index of the boxes that columns of a table describe, by which rows are found in a part of the plane or of space.
/// SQLite only.
///
///     @Table struct Place: Identifiable {
///       let id: Int
///       var name: String
///       var west: Double, east: Double
///       var south: Double, north: Double
///     }
///
///     extension Place {
///       static let area = BoxIndex(of: Place.self, .range(\.west, \.east), .range(\.south, \.north))
///     }
///
///     try await Place.area.create().execute(database)
///     let visible = try await Place.where { Place.area.overlaps($0, 10...20, 50...55) }.fetchAll(database)
///
/// It is an R-tree with the boxes of the rows, and three triggers, so that it is in step with the table whoever writes to it,
/// within the same transaction: `REPLACE INTO` too, but that the box of a row that one with another key has replaced stays
/// until its key is used again, and finds nothing. An R-tree has numbers of 32 bits. It serves to find rows quickly; what is
/// asked for is compared with the table's own columns, so that the answer is exact. A coordinate may be a column of a group:
/// `.range(\.area.west, \.area.east)`.
///
/// - A row has no box if one of its coordinates is NULL, or a least coordinate is greater than its greatest. It is found by
///   no condition.
/// - A point has the same column twice: `.range(\.x, \.x)`.
/// - There are 1 to 5 dimensions. Another number, or conditions with other ranges, are refused when they are rendered.
/// - ``Database/migrate(to:allowingLoss:timeout:progress:)`` keeps the index. Before one of its columns is dropped or renamed,
///   drop the index; create it again after.
/// - Other dialects refuse it. There, compare the columns, which no ordinary index serves well.
public struct BoxIndex<Row: PrimaryKeyedTable>: Sendable where Row.PrimaryKey: SQLInteger & Hashable {
  let node: SQLBoxIndex

  /// The columns of one dimension.
  public struct Dimension: Sendable {
    let node: SQLBoxIndex.Dimension

    /// From the least to the greatest coordinate.
    ///
    /// - Parameters:
    ///   - minimum: The column of the least coordinate.
    ///   - maximum: The column of the greatest coordinate; the same one for a point.
    public static func range<LowerRoot, Minimum: SQLCoordinate, UpperRoot, Maximum: SQLCoordinate>(
      _ minimum: KeyPath<Row.Columns, Column<LowerRoot, Minimum>>,
      _ maximum: KeyPath<Row.Columns, Column<UpperRoot, Maximum>>
    ) -> Dimension {
      Dimension(
        node: SQLBoxIndex.Dimension(
          Row.columns[keyPath: minimum].column, Row.columns[keyPath: maximum].column))
    }
  }

  /// Describes an index.
  ///
  /// - Parameters:
  ///   - table: The table, whose primary key is an integer.
  ///   - name: The name of the index; by default that of the table with `_boxes` behind.
  ///   - dimensions: The columns of each dimension: 1 to 5.
  public init(of table: Row.Type, named name: String? = nil, _ dimensions: Dimension...) {
    node = SQLBoxIndex(
      name ?? Row.schema.name + "_boxes", on: Row.columns._source, key: Row.primaryKey.column,
      dimensions: dimensions.map(\.node))
  }

  // MARK: Definitions

  /// Creates the index, with the boxes of the rows that there are.
  ///
  ///     try await Place.area.create(ifNotExists: true).execute(database)
  ///     // CREATE VIRTUAL TABLE IF NOT EXISTS "places_boxes" USING rtree("id", "min1", "max1", "min2", "max2"); …
  ///
  /// It is several statements, which run in one transaction. An SQLite that was built without R-trees refuses it.
  ///
  /// - Parameter ifNotExists: Whether an index of the name is left as it is.
  public func create(ifNotExists: Bool = false) -> DefineBoxIndex {
    DefineBoxIndex(node: SQLBoxDefinition(node, .create(ifNotExists: ifNotExists)))
  }

  /// Drops the index. The rows stay.
  ///
  /// - Parameter ifExists: Whether it is not an error if there is none.
  public func drop(ifExists: Bool = false) -> DefineBoxIndex {
    DefineBoxIndex(node: SQLBoxDefinition(node, .drop(ifExists: ifExists)))
  }

  /// Makes the index anew from the rows.
  ///
  ///     // DELETE FROM "places_boxes"; INSERT INTO "places_boxes" SELECT "id", … FROM "places" WHERE …
  public func rebuild() -> DefineBoxIndex { DefineBoxIndex(node: SQLBoxDefinition(node, .rebuild)) }

  // MARK: Conditions

  /// Whether the box of a row and another one have a point in common: a condition, for queries, updates and deletes.
  ///
  ///     Place.where { Place.area.overlaps($0, 10...20, 50...55) }
  ///     // … WHERE "places"."id" IN (SELECT "places_boxes"."key" FROM (SELECT "id" AS "key" FROM "places_boxes" WHERE …) …)
  ///     //   AND "places"."west" <= ?5 AND "places"."east" >= ?6 AND …
  ///
  /// Edges count: `0...1` and `1...2` overlap. It is never NULL.
  ///
  /// - Parameters:
  ///   - row: The columns of the table, or of an alias of it.
  ///   - ranges: The other box: a range for each dimension of the index. A point is `x...x`.
  public func overlaps(_ row: Row.Columns, _ ranges: ClosedRange<Double>...) -> Computed<Bool> {
    condition(row, ranges) { (($0, .lessOrEqual, $2.upperBound), ($1, .greaterOrEqual, $2.lowerBound)) }
  }

  /// Whether the box of a row lies in another one, its edges included: a condition, for queries, updates and deletes.
  ///
  ///     Place.where { Place.area.isWithin($0, 10...20, 50...55) }
  ///
  /// It is never NULL.
  ///
  /// - Parameters:
  ///   - row: The columns of the table, or of an alias of it.
  ///   - ranges: The other box: a range for each dimension of the index.
  public func isWithin(_ row: Row.Columns, _ ranges: ClosedRange<Double>...) -> Computed<Bool> {
    condition(row, ranges) { (($0, .greaterOrEqual, $2.lowerBound), ($1, .lessOrEqual, $2.upperBound)) }
  }

  private typealias Comparison = (SQLColumn, SQLComparisonOperator, Double)

  private func condition(
    _ row: Row.Columns, _ ranges: [ClosedRange<Double>],
    _ comparisons: (SQLColumn, SQLColumn, ClosedRange<Double>) -> (Comparison, Comparison)
  ) -> Computed<Bool> {
    let definitions = [ColumnDefinition("key", Row.PrimaryKey.self)]
    let reference = SQLTableReference(TableSchema(node.name, columns: definitions))
    let keys = SQLSelect(
      columns: [.expression(.column(reference.columns[0]))],
      from: .function(.boxes(SQLBoxSearch(node, for: ranges)), reference))
    var condition = SQLExpression.inQuery(
      .column(column(node.key, of: row)), .select(keys), negated: false)
    for (dimension, range) in zip(node.dimensions, ranges) {
      let (minimum, maximum) = (column(dimension.minimum, of: row), column(dimension.maximum, of: row))
      let (first, second) = comparisons(minimum, maximum, range)
      for (column, comparison, bound) in [first, second] {
        condition = .logical(
          condition, .and, .comparison(.column(column), comparison, .value(.double(bound), .double)))
      }
    }
    return Computed(condition)
  }

  /// A column of a source of the table's rows.
  private func column(_ column: SQLColumn, of row: Row.Columns) -> SQLColumn {
    row._source.columns.first { $0.name == column.name } ?? column
  }
}

/// Creates, drops or rebuilds an index of boxes.
public struct DefineBoxIndex: Statement {
  /// It has no rows.
  public typealias Output = Void
  let node: SQLBoxDefinition

  /// The definition as a value that dialects render.
  public var statement: SQLStatement { .boxIndex(node) }
}

/// The type of a coordinate: `Double`, or `Double?`.
public protocol SQLCoordinate: SQLRepresentable {}
extension Double: SQLCoordinate {}
extension Optional: SQLCoordinate where Wrapped == Double {}
