/// A row that a search has found.
public struct FullTextMatch<Key: ColumnValue>: DerivedRow, Hashable where Key: Hashable {
  /// The match as a row of a source.
  public typealias Value = FullTextMatch

  /// The primary key of the row.
  public var key: Key
  /// How relevant the engine takes the row to be: a greater number is more relevant. What the number is, and how two rows
  /// compare, is the engine's own: `bm25` of SQLite, `ts_rank` of PostgreSQL. `check(in:)` says so.
  public var rank: Double

  /// Makes a match.
  ///
  /// - Parameters:
  ///   - key: The primary key of the row.
  ///   - rank: How relevant the row is.
  public init(key: Key, rank: Double) {
    self.key = key
    self.rank = rank
  }

  /// The columns `key` and `rank`.
  public static func _definitions() -> [ColumnDefinition] {
    [ColumnDefinition("key", Key.self), ColumnDefinition("rank", Double.self)]
  }

  /// Two cells.
  public static var _width: Int { 2 }

  /// Reads a row.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if a cell holds something else.
  public static func decode(_ row: inout RowDecoder) throws(DatabaseError) -> FullTextMatch {
    FullTextMatch(key: try Key.decode(&row), rank: try Double.decode(&row))
  }

  /// The columns of a source of matches.
  public struct Columns: Sendable {
    /// The primary key of the row.
    public let key: Column<Never, Key>
    /// How relevant the engine takes the row to be: a greater number is more relevant.
    public let rank: Column<Never, Double>
  }
}

/// The columns of the rows that a search has found.
public typealias FullTextMatchColumns<Key: ColumnValue & Hashable> =
  DerivedColumns<FullTextMatch<Key>.Columns, FullTextMatch<Key>>
