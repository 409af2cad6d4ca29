/// SQL written by hand: what it has besides its text.
extension SQLFeatureScanner {
  /// Whether only the engine knows which sources may be named.
  var isInFragment: Bool { fragments > 0 }

  mutating func visit(_ fragment: SQLFragment) {
    note(UnsupportedFeature.Subject.fragment)
    for part in fragment.parts {
      switch part {
      case .identifier(let name): check(SQLIdentifierTraits(name)) { [name] }
      case .table(let reference), .columns(let reference): check(reference)
      case .text(let text): if text.hasNUL { note(defect: .invalidValue, "the text of a fragment") }
      case .ordering(let ordering):
        if !native.contains(.textByCodePoint), ordering.contains(where: \.isOfEnginesText) {
          note(.textByCodePoint)
        }
        for term in ordering {
          note(term.nulls, mayBeNull: term.expression.mayBeNull(in: .anywhere))
          noteOrder(of: [term.expression])
        }
      case .list(let list, let element): if element != .unknown { countLongList(list) }
      case .alternatives(let alternatives):
        let names = alternatives.map(\.dialect.description)
        note(
          defect: .fragmentOfOtherDialects,
          names.isEmpty ? "it is for no dialect" : "it is for \(names.joined(separator: ", "))")
      case .collation(let collation): if case .program(let own) = collation { check(own) }
      case .expression, .query, .scalarQuery: break
      }
    }
    fragments += 1
    descend(into: fragment)
    fragments -= 1
  }
}
