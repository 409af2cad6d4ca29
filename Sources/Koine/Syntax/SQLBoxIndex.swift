/// An index of the boxes that columns of a table describe, which its engine keeps in step with the rows.
public struct SQLBoxIndex: Sendable, Hashable {
  /// The name of the index, in the schema of its table.
  public var name: String
  /// The table whose rows have boxes.
  public var table: SQLTableReference
  /// Its primary key, an integer.
  public var key: SQLColumn
  /// The columns of each dimension, from 1 to 5: the least and the greatest coordinate.
  public var dimensions: [Dimension]

  /// The columns of one dimension. They are the same one for a point.
  public struct Dimension: Sendable, Hashable {
    /// The column of the least coordinate.
    public var minimum: SQLColumn
    /// The column of the greatest coordinate.
    public var maximum: SQLColumn

    /// Names the columns of a dimension.
    public init(_ minimum: SQLColumn, _ maximum: SQLColumn) {
      self.minimum = minimum
      self.maximum = maximum
    }
  }

  /// Describes an index.
  ///
  /// - Parameters:
  ///   - name: The name of the index.
  ///   - table: The table whose rows have boxes.
  ///   - key: Its primary key, an integer.
  ///   - dimensions: The columns of each dimension.
  public init(_ name: String, on table: SQLTableReference, key: SQLColumn, dimensions: [Dimension]) {
    self.name = name
    self.table = table
    self.key = key
    self.dimensions = dimensions
  }

  /// Every column that the index reads.
  var columns: [SQLColumn] { [key] + dimensions.flatMap { [$0.minimum, $0.maximum] } }
}

/// What becomes of an index of boxes.
public struct SQLBoxDefinition: Sendable, Hashable {
  /// The index.
  public var index: SQLBoxIndex
  /// What becomes of it.
  public var action: SQLFullTextDefinition.Action

  /// Creates, drops or rebuilds an index.
  public init(_ index: SQLBoxIndex, _ action: SQLFullTextDefinition.Action) {
    self.index = index
    self.action = action
  }
}

/// A search in an index of boxes.
///
/// The index may keep coordinates with fewer digits. So a search may find more rows than those whose boxes overlap the
/// searched one, and never fewer: what is asked for is asked of the table's own columns, too.
public struct SQLBoxSearch: Sendable, Hashable {
  /// The index.
  public var index: SQLBoxIndex
  /// The searched box: a range for each dimension.
  public var ranges: [ClosedRange<Double>]

  /// Searches an index.
  public init(_ index: SQLBoxIndex, for ranges: [ClosedRange<Double>]) {
    self.index = index
    self.ranges = ranges
  }
}
