import Synchronization

/// The name of an alias: an empty enum, with the name of the alias.
///
///     enum Child: AliasName {}
///     Reminder.join(Reminder.as(Child.self)) { $0.id == $1.parentID }
public protocol AliasName: Sendable {
  /// The name in SQL; the type's name unless you say otherwise.
  static var name: String { get }
}

extension AliasName {
  /// The type's own name: `Child` for `enum Child: AliasName {}`.
  public static var name: String { String(describing: Self.self) }
}

/// A table under another name, so that one query can use it twice.
public struct Alias<Base: Table, Name: AliasName>: Table {
  /// The columns of the table.
  public typealias Columns = Base.Columns
  /// A row of the table: rows of an alias are those of the table.
  public typealias Row = Base.Row
  /// A row of the table before it has a key.
  public typealias Draft = Base.Draft
  /// The values of the table's columns.
  public typealias Fields = Base.Fields
  /// The default scope of the table, asked of the alias.
  public typealias DefaultScope = Where<Base>

  /// The description of the table, under its own name.
  public static var schema: TableSchema { Base.schema }

  /// The columns of the table, under the name of the alias.
  public static var columns: Base.Columns {
    Base.Columns(
      AliasCache.reference(for: ObjectIdentifier(Self.self)) { Base.columns._source.aliased(Name.name) })
  }
}

extension Alias: PrimaryKeyedTable where Base: PrimaryKeyedTable {
  /// The column of the table's key, under the name of the alias.
  public static var primaryKey: Column<Base.Row, Base.PrimaryKey> {
    let key = Base.primaryKey.column
    return Column(columns._source.columns.first { $0.name == key.name } ?? key)
  }
}

extension Alias: CompositeKeyedTable where Base: CompositeKeyedTable {
  /// The columns of the table's key, as the table itself has them.
  public static var primaryKey: Base.PrimaryKeyColumns { Base.primaryKey }
  /// The values of a key, in the order of the columns.
  public static func _parts(of key: Base.PrimaryKey) -> [SQLExpression] { Base._parts(of: key) }
}

extension Table {
  /// The table under another name.
  public static func `as`<Name: AliasName>(_ name: Name.Type) -> Alias<Self, Name>.Type {
    Alias<Self, Name>.self
  }
}

/// The descriptions of aliases, each made once: a generic type has no stored static property.
private enum AliasCache {
  private static let references = Mutex<[ObjectIdentifier: SQLTableReference]>([:])

  static func reference(
    for alias: ObjectIdentifier, _ make: () -> SQLTableReference
  ) -> SQLTableReference {
    if let known = references.withLock({ $0[alias] }) { return known }
    let reference = make()
    return references.withLock { known in
      if let earlier = known[alias] { return earlier }
      known[alias] = reference
      return reference
    }
  }
}
