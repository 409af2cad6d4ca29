/// A table whose primary key is several columns.
///
///     @Table struct Seat {
///       @Column(primaryKey: true) let row: Int
///       @Column(primaryKey: true) let letter: String
///       var passenger: String?
///     }
///
///     Seat.find((12, "C"))      // WHERE "seats"."row" = ?1 AND "seats"."letter" = ?2
///     Seat.insert(seats).onConflict(\.row, \.letter) { row, new in row.passenger = new.passenger }
public protocol CompositeKeyedTable: Table {
  /// The values of the key's columns as a tuple, in the order of the properties.
  associatedtype PrimaryKey
  /// The key's columns as a tuple.
  associatedtype PrimaryKeyColumns
  /// The key's columns, in the order of the properties.
  static var primaryKey: PrimaryKeyColumns { get }
  /// The values of a key, in the order of the columns.
  static func _parts(of key: PrimaryKey) -> [SQLExpression]
}
