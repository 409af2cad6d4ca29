/// Names and values: which of them an engine, or no engine, can take.
extension SQLFeatureScanner {
  mutating func check(_ table: SQLTableReference) {
    check(table.identifiers) {
      [table.schema, table.name, table.alias].compactMap(\.self) + table.columns.map(\.name)
    }
  }

  mutating func check(_ type: SQLType) {
    if case .named(let name, _) = type { check(SQLIdentifierTraits(name)) { [name] } }
  }

  /// Notes each of the names that is unfit, if their traits in common say that one is.
  mutating func check(_ traits: SQLIdentifierTraits, _ names: () -> [String]) {
    if traits.areFit, identifierLimit.takesFitNames { return }
    for name in names() {
      let traits = SQLIdentifierTraits(name)
      if traits.hasEmpty || traits.hasNUL { note(defect: .invalidIdentifier, "\"\(name)\"") }
      if let length = identifierLimit.excess(of: name) { note(.longIdentifiers, "\"\(name)\", \(length)") }
    }
  }

  mutating func check(_ value: SQLValue, _ what: @autoclosure () -> String) {
    switch value {
    case .text(let text): if text.hasNUL { note(defect: .invalidValue, what() + ": NUL in a text") }
    case .double(let number):
      if number.isNaN { note(.notANumber, what()) } else if number.isInfinite { note(.infinity, what()) }
    case .invalid(let reason): note(defect: .invalidValue, what() + ": " + reason)
    default: break
    }
  }
}
