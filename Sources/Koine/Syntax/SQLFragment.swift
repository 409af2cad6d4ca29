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
    /// The quoted name of a collation.
    case collation(SQLCollation)
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

    /// Whether both are the same piece: texts are compared byte by byte.
    public static func == (left: Part, right: Part) -> Bool {
      switch left {
      // `String` compares by canonical equivalence, engines by code point.
      case .text(let text): if case .text(let other) = right { text.hasSameBytes(as: other) } else { false }
      case .identifier(let name):
        if case .identifier(let other) = right { name.hasSameBytes(as: other) } else { false }
      case .expression(let expression):
        if case .expression(let other) = right { expression == other } else { false }
      case .table(let table): if case .table(let other) = right { table == other } else { false }
      case .columns(let source): if case .columns(let other) = right { source == other } else { false }
      case .list(let list, let element):
        if case .list(let other, let type) = right { list == other && element == type } else { false }
      case .collation(let collation):
        if case .collation(let other) = right { collation == other } else { false }
      case .ordering(let terms): if case .ordering(let other) = right { terms == other } else { false }
      case .query(let query): if case .query(let other) = right { query == other } else { false }
      case .scalarQuery(let query): if case .scalarQuery(let other) = right { query == other } else { false }
      case .alternatives(let texts):
        if case .alternatives(let other) = right { texts == other } else { false }
      }
    }
  }

  /// The pieces, in the order of the text.
  public var parts: [Part]

  /// Makes a fragment of pieces.
  public init(_ parts: [Part] = []) {
    self.parts = parts
  }

  /// Whether it has no text at all.
  public var isEmpty: Bool { parts.isEmpty }

  /// The pieces within another fragment. A text that may end with a comment is kept apart: what follows it is no part of the
  /// comment.
  var partsInAnother: [Part] { mayEndInComment ? [.query(.fragment(self))] : parts }

  /// Whether the last line of the text may hold a comment that lasts to its end, on some engine.
  private var mayEndInComment: Bool {
    var next: UInt8 = 0
    for part in parts.reversed() {
      // A part in a comment is refused.
      guard case .text(let text) = part else { return false }
      for byte in text.utf8.reversed() {
        switch byte {
        case UInt8(ascii: "\n"): return false
        case UInt8(ascii: "-") where next == byte: return true
        // `#>` and `#-` are operators of PostgreSQL.
        case UInt8(ascii: "#") where next != UInt8(ascii: ">") && next != UInt8(ascii: "-"): return true
        default: next = byte
        }
      }
    }
    return false
  }

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
        return (found.fragment.chosen(for: names) ?? found.fragment).partsInAnother
      }
      return [.alternatives(alternatives)]
    }
  }

  /// The texts for all dialects, each behind its name, for people to read; `nil` if no part differs by dialect.
  var withEveryAlternative: SQLFragment? {
    replacingAlternatives { alternatives in
      alternatives.enumerated().flatMap { index, alternative in
        [.text("\(index > 0 ? " " : "")/* \(alternative.dialect) */ ")]
          + (alternative.fragment.withEveryAlternative ?? alternative.fragment).partsInAnother
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
