/// A column of a source in a query: described once, shared by every expression that names it.
///
/// A class with a value's meaning: immutable, compared and hashed by content, and as cheap to pass as a
/// pointer.
public final class SQLColumn: Sendable {
  /// The table or alias that the column is read from.
  public let source: String
  /// The name of the column in its source.
  public let name: String
  /// The SQL type of the values.
  public let type: SQLType
  /// Whether the column itself may hold NULL. In a query an outer join may make it so.
  public let isNullable: Bool
  /// Whether the column is the table's primary key, or a part of it.
  public let isPrimaryKey: Bool
  /// Whether no two rows of the table have the same value in the column, NULL aside.
  public let isUnique: Bool
  /// Whether the database computes the value from others of the row, so that no statement may give one.
  public let isComputed: Bool
  /// How the column's texts are compared, unless an expression says otherwise.
  public let collation: SQLCollation
  /// What the database stores if a row has no value: `nil` if that is NULL, or another value in each row.
  let constantDefault: SQLValue?
  /// Whether that is the time of the statement, or computed of it.
  let isTimeByDefault: Bool
  /// `"source"."name"` as standard SQL quotes it.
  package let quoted: UTF8Text
  /// `"name"` as standard SQL quotes it.
  package let quotedName: UTF8Text
  /// What makes the names of the source and of the column unfit for an engine.
  package let identifiers: SQLIdentifierTraits
  /// Whether an expression may name the column without a look at what it does with it.
  package let isPlain: Bool

  /// Whether the column is that of a table's type, which every query of the table shares, and values that are compared
  /// with it are bound as they are.
  let hasLastingShape: Bool
  /// The position of the column in the description of its source, in which a look-up begins there.
  let position: Int

  /// Describes a column of a source.
  public convenience init(
    source: String, name: String, type: SQLType, isNullable: Bool, isPrimaryKey: Bool = false,
    isUnique: Bool = false, collation: SQLCollation = .binary
  ) {
    self.init(
      source: source,
      SQLTableReference.ColumnDescription(
        name: name, type: type, isNullable: isNullable, isPrimaryKey: isPrimaryKey, isUnique: isUnique,
        collation: collation), position: 0)
  }

  init(
    source: String, _ description: SQLTableReference.ColumnDescription, position: Int, isLasting: Bool = false
  ) {
    self.position = position
    hasLastingShape = isLasting && description.collation == .binary
    self.source = source
    name = description.name
    type = description.type
    isNullable = description.isNullable
    isPrimaryKey = description.isPrimaryKey
    isUnique = description.isUnique
    collation = description.collation
    isComputed = description.isComputed
    constantDefault = description.constantDefault
    isTimeByDefault = description.isTimeByDefault
    let quotedName = SQLIdentifier.quote(name)
    self.quotedName = UTF8Text(quotedName)
    quoted = UTF8Text(SQLIdentifier.quote(source) + "." + quotedName)
    identifiers = SQLIdentifierTraits(source).union(SQLIdentifierTraits(name))
    isPlain = identifiers.areFit && type.isComparable && collation == .binary
  }

  deinit {
    quoted.deallocate()
    quotedName.deallocate()
  }
}

extension SQLColumn: Hashable {
  /// Whether both are the same column of a source of the same name.
  public static func == (left: SQLColumn, right: SQLColumn) -> Bool {
    left === right
      // `String` compares by canonical equivalence, engines by code point.
      || (left.quoted.hasSameBytes(as: right.quoted) && left.type == right.type
        && left.isNullable == right.isNullable && left.collation == right.collation)
  }

  /// Feeds what tells columns apart.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(source)
    hasher.combine(name)
  }
}
