extension DatabaseSchema {
  /// An index that does not belong to a key.
  public struct Index: Sendable, Hashable {
    /// What an index sorts by.
    public enum Subject: Sendable, Hashable {
      /// A column, by its name.
      case column(String)
      /// An expression, as the engine tells it.
      case expression(String)
    }

    /// One of the terms that an index sorts by.
    public struct Term: Sendable, Hashable {
      /// The column or the expression.
      public var subject: Subject
      /// Whether the greatest value comes first.
      public var isDescending: Bool
      /// Whether NULL comes first.
      public var nullsFirst: Bool
      /// The name of the collation, if it is not that of the column: `NOCASE`, `C`.
      public var collationName: String?
      /// The operator class of PostgreSQL, if it is not that of the type: `text_pattern_ops`.
      public var operatorClass: String?

      /// Describes a term. NULL comes before the least value unless you say otherwise, as in Koine's queries.
      ///
      /// - Parameters:
      ///   - subject: The column or the expression.
      ///   - isDescending: Whether the greatest value comes first.
      ///   - nullsFirst: Whether NULL comes first.
      ///   - collationName: The name of the collation, if it is not that of the column.
      ///   - operatorClass: The operator class, if it is not that of the type.
      public init(
        _ subject: Subject, isDescending: Bool = false, nullsFirst: Bool? = nil,
        collationName: String? = nil, operatorClass: String? = nil
      ) {
        self.subject = subject
        self.isDescending = isDescending
        self.nullsFirst = nullsFirst ?? !isDescending
        self.collationName = collationName
        self.operatorClass = operatorClass
      }
    }

    /// The index's name.
    public var name: String
    /// What it sorts by.
    public var terms: [Term]
    /// Whether no two rows may be alike in all terms.
    public var isUnique: Bool
    /// The condition of the rows that it holds, as the engine tells it; `nil` if it holds all.
    public var condition: String?
    /// Columns that it holds besides: INCLUDE of PostgreSQL.
    public var includedColumns: [String]
    /// The method of PostgreSQL, if it is not `btree`: `gin`, `hash`.
    public var method: String?
    /// Whether rows with NULL in a column are never alike. `false` is NULLS NOT DISTINCT of PostgreSQL.
    public var nullsAreDistinct: Bool
    /// Whether the engine uses it. PostgreSQL keeps one that CREATE INDEX CONCURRENTLY could not finish: it makes nothing
    /// unique.
    public var isValid = true

    /// Describes an index.
    ///
    /// - Parameters:
    ///   - name: The index's name.
    ///   - terms: What it sorts by.
    ///   - isUnique: Whether no two rows may be alike in all terms.
    ///   - condition: The condition of the rows that it holds.
    ///   - includedColumns: Columns that it holds besides.
    ///   - method: The method, if it is not `btree`.
    ///   - nullsAreDistinct: Whether rows with NULL in a column are never alike.
    public init(
      _ name: String, _ terms: [Term], isUnique: Bool = false, condition: String? = nil,
      includedColumns: [String] = [], method: String? = nil, nullsAreDistinct: Bool = true
    ) {
      self.name = name
      self.terms = terms
      self.isUnique = isUnique
      self.condition = condition
      self.includedColumns = includedColumns
      self.method = method
      self.nullsAreDistinct = nullsAreDistinct
    }
  }
}
