/// The tables and columns that queries have read.
///
/// A driver writes the names as its engine compares them: of two spellings that mean one table, it uses one.
public struct ReadRegion: Sendable, Hashable {
  /// The columns of each table. A table of which only the number of rows matters has none.
  public private(set) var tables: [String: Set<String>]
  /// The tables of which every column was read.
  public private(set) var wholeTables: Set<String> = []
  /// Whether anything may have been read.
  public private(set) var isUnknown = false

  /// Nothing.
  public init() {
    tables = [:]
  }

  /// Anything.
  public static var unknown: ReadRegion {
    var region = ReadRegion()
    region.isUnknown = true
    return region
  }

  /// Adds a table, and a column of it.
  ///
  /// - Parameters:
  ///   - column: `nil` if only rows were counted.
  ///   - table: The table that it belongs to.
  public mutating func insert(_ column: String?, of table: String) {
    var columns = tables[table] ?? []
    if let column { columns.insert(column) }
    tables[table] = columns
  }

  /// Adds a table with every column.
  public mutating func insertEveryColumn(of table: String) {
    wholeTables.insert(table)
  }

  /// Adds what another one has.
  public mutating func include(_ other: ReadRegion) {
    tables.merge(other.tables) { $0.union($1) }
    wholeTables.formUnion(other.wholeTables)
    isUnknown = isUnknown || other.isUnknown
  }

  /// Whether what was read may be different after a change.
  public func isTouched(by change: DatabaseChange) -> Bool {
    if change.isUnknown || isUnknown { return !change.isEmpty }
    return change.tables.contains { table, part in
      if wholeTables.contains(table) { return true }
      guard let columns = tables[table] else { return false }
      return switch part {
      case .rows: true
      case .columns(let changed): !columns.isDisjoint(with: changed)
      }
    }
  }
}

/// What a transaction, or several, have changed.
///
/// A driver writes the names as in ``ReadRegion``. It may name more than was changed, never less.
public struct DatabaseChange: Sendable, Hashable {
  /// What has changed in a table.
  public enum Part: Sendable, Hashable {
    /// Rows came or went.
    case rows
    /// Values in these columns, in rows that stay.
    case columns(Set<String>)
  }

  /// What has changed in each table.
  public private(set) var tables: [String: Part] = [:]
  /// Whether anything may have changed.
  public private(set) var isUnknown = false

  /// Nothing.
  public init() {}

  /// Anything.
  public static var unknown: DatabaseChange {
    var change = DatabaseChange()
    change.isUnknown = true
    return change
  }

  /// Whether nothing has changed.
  public var isEmpty: Bool { tables.isEmpty && !isUnknown }

  /// Adds rows of a table that came or went.
  public mutating func insertRows(of table: String) {
    tables[table] = .rows
  }

  /// Adds a column in which values have changed.
  public mutating func insert(_ column: String, of table: String) {
    switch tables[table] {
    case .rows: break
    case .columns(var columns):
      columns.insert(column)
      tables[table] = .columns(columns)
    case nil: tables[table] = .columns([column])
    }
  }

  /// Takes each change of columns for one of rows as well.
  public mutating func assumeRows() {
    for table in tables.keys { tables[table] = .rows }
  }

  /// Adds what another one has.
  public mutating func include(_ other: DatabaseChange) {
    isUnknown = isUnknown || other.isUnknown
    tables.merge(other.tables) { mine, others in
      guard case .columns(let first) = mine, case .columns(let second) = others else { return .rows }
      return .columns(first.union(second))
    }
  }
}
