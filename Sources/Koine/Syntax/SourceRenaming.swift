/// Gives sources of a query other names, throughout it.
///
/// Koine renames a query that was built elsewhere if the outer query uses the same names. Its columns would
/// otherwise be taken for those of the outer query.
public struct SourceRenaming: Sendable {
  private let references: [String: SQLTableReference]

  /// - Parameter references: The new description of each source, by its name so far.
  init(_ references: [String: SQLTableReference]) {
    self.references = references
  }

  /// The source under its new name.
  public func callAsFunction(_ reference: SQLTableReference) -> SQLTableReference {
    references[reference.sourceName] ?? reference
  }

  /// The query, with its sources under their new names.
  package func callAsFunction(_ query: SQLQuery) -> SQLQuery { rewriter.rewrite(query) }

  func callAsFunction(_ expression: SQLExpression) -> SQLExpression { rewriter.rewrite(expression) }

  private var rewriter: SQLRewriter {
    SQLRewriter(
      expression: { expression in
        guard case .column(let column) = expression, let new = references[column.source],
          let renamed = new.columns.first(where: { $0.name == column.name })
        else { return expression }
        return .column(renamed)
      },
      reference: { references[$0.sourceName] ?? $0 })
  }
}

extension SQLTableReference {
  /// The source under the first name with a number behind it that is free.
  func numbered(unless isTaken: (String) -> Bool) -> SQLTableReference {
    var number = 2
    while isTaken("\(name)_\(number)") { number += 1 }
    return aliased("\(name)_\(number)")
  }
}

extension SQLSearchable {
  /// All sources, those of subqueries included, by the names by which columns refer to them.
  var sourcesByName: [String: SQLTableReference] {
    collect(into: [:]) { sources, part, _ in
      if case .source(let source) = part { sources[source.reference.sourceName] = source.reference }
      return true
    }
  }

  /// The names of all sources, those of subqueries included.
  var sourceNames: Set<String> { Set(sourcesByName.keys) }
}

extension SQLExpression {
  /// The same expression on another source of the same columns.
  ///
  /// A subquery in it that has the new name for a source of its own, and would hide it, gets another name.
  func moved(from old: SQLTableReference, to new: SQLTableReference) -> SQLExpression {
    guard old.sourceName != new.sourceName else { return self }
    let inner = sourcesByName
    var references = [old.sourceName: new]
    if let hiding = inner[new.sourceName] {
      references[new.sourceName] = hiding.numbered {
        inner[$0] != nil || $0 == old.sourceName || $0 == new.sourceName
      }
    }
    return SourceRenaming(references)(self)
  }
}

extension Set<String> {
  /// A name that is not among them: this one or, with a number, one like it.
  func freeName(_ name: String) -> String {
    var free = name
    var number = 2
    while contains(free) {
      free = "\(name)_\(number)"
      number += 1
    }
    return free
  }
}
