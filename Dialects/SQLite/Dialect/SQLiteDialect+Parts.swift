@_spi(KoineDriver) import Koine

extension SQLiteDialect {
  /// A part of SQLite that a library may have been built without.
  ///
  ///     let dialect = SQLiteDialect(lacking: [.fullText])
  ///     Article.search.create().check(in: dialect)  // refused: this SQLite was built without FTS5
  ///
  /// <https://sqlite.org/compile.html>
  public enum OptionalPart: Sendable, Hashable, CaseIterable {
    /// Full-text indexes: `SQLITE_ENABLE_FTS5`.
    case fullText
    /// R-trees: `SQLITE_ENABLE_RTREE`.
    case boxes
    /// JSON, by which rows are nested and long lists are bound: `SQLITE_OMIT_JSON`.
    case json
    /// Window functions: `SQLITE_OMIT_WINDOWFUNC`.
    case windowFunctions
    /// Common tables: `SQLITE_OMIT_CTE`.
    case commonTables

    /// The name that SQLite has for it.
    fileprivate var name: String {
      switch self {
      case .fullText: "FTS5"
      case .boxes: "R-trees"
      case .json: "JSON"
      case .windowFunctions: "window functions"
      case .commonTables: "common tables"
      }
    }

    /// What needs it.
    fileprivate var features: Set<SQLFeature> {
      switch self {
      case .fullText: [.fullTextSearch]
      case .boxes: [.boxIndexes]
      case .json: [.nestedRows, .longLists]
      case .windowFunctions: [.windowFunctions]
      case .commonTables: [.commonTables]
      }
    }
  }

  /// The answers of a library without some parts.
  static func features(lacking parts: Set<OptionalPart>) -> SQLFeatureTable {
    defaultFeatures.changing { feature in
      let missing = OptionalPart.allCases.first { parts.contains($0) && $0.features.contains(feature) }
      return missing.map {
        .unsupported(hint: "this SQLite was built without \($0.name); link one that has it")
      }
    }
  }
}
