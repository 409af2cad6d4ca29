/// SQL text written by hand, with typed parts in it. It is outside the promise of one meaning.
public struct SQLFragment: Sendable, Hashable {
  /// A piece of a fragment.
  @nonexhaustive public enum Part: Sendable, Hashable {
    /// Text as it is.
    case text(String)
    /// An expression of the tree.
    case expression(SQLExpression)
    /// A table as FROM names it: its name in the database, with its schema, and its alias.
    case table(SQLTableReference)
    /// Every column of a source, qualified.
    case columns(SQLTableReference)
    /// A quoted name.
    case identifier(String)
    /// Values in parentheses; typed if empty.
    case list([SQLExpression], element: SQLType)
    /// Terms of ORDER BY, with commas between them.
    case ordering([SQLOrdering])
    /// A query, without parentheses of its own.
    indirect case query(SQLQuery)
    /// A query of one value that is kept with its depth, without parentheses of its own.
    case scalarQuery(SQLSubtree)
    /// Text that differs by dialect: the first alternative for the dialect counts.
    case alternatives([SQLFragmentAlternative])
  }

  /// The pieces, in the order of the text.
  public var parts: [Part]

  /// Makes a fragment of pieces.
  public init(_ parts: [Part] = []) {
    self.parts = parts
  }

  /// Whether it has no text at all.
  public var isEmpty: Bool { parts.isEmpty }

  /// Whether a part of it, not within another part, differs by dialect.
  var differsByDialect: Bool {
    parts.contains { if case .alternatives = $0 { true } else { false } }
  }

  /// The text for a dialect, by its names; `nil` if no part differs by dialect.
  ///
  /// Alternatives of which none is for the dialect stay.
  func chosen(for names: [DialectName]) -> SQLFragment? {
    replacingAlternatives { alternatives in
      for name in names {
        guard let found = alternatives.first(where: { $0.dialect == name }) else { continue }
        return (found.fragment.chosen(for: names) ?? found.fragment).parts
      }
      return [.alternatives(alternatives)]
    }
  }

  /// The texts for all dialects, each behind its name, for people to read; `nil` if no part differs by dialect.
  var withEveryAlternative: SQLFragment? {
    replacingAlternatives { alternatives in
      alternatives.enumerated().flatMap { index, alternative in
        [.text("\(index > 0 ? " " : "")/* \(alternative.dialect) */ ")]
          + (alternative.fragment.withEveryAlternative ?? alternative.fragment).parts
      }
    }
  }

  private func replacingAlternatives(
    _ replacement: ([SQLFragmentAlternative]) -> [Part]
  ) -> SQLFragment? {
    guard differsByDialect else { return nil }
    return SQLFragment(
      parts.flatMap { part in
        if case .alternatives(let alternatives) = part { replacement(alternatives) } else { [part] }
      })
  }
}

/// The text of a fragment for one dialect.
public struct SQLFragmentAlternative: Sendable, Hashable {
  /// The dialect.
  public var dialect: DialectName
  /// The text.
  public var fragment: SQLFragment

  /// A text for a dialect.
  public init(for dialect: DialectName, _ fragment: SQLFragment) {
    self.dialect = dialect
    self.fragment = fragment
  }
}
