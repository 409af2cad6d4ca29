/// Functions and collations that the program itself adds to the engine.
extension SQLFeatureScanner {
  mutating func check(_ function: SQLProgramFunction) {
    note(.programFunctions, function.name)
    check(nameOfPart: function.name)
    if isDefining, !function.isAllowedInSchema { note(defect: .functionInDefinition, function.name) }
  }

  mutating func check(_ collation: SQLProgramCollation) {
    note(.programCollations, collation.name)
    check(nameOfPart: collation.name)
    // Another program that has no such collation could not even read the table.
    if isDefining { note(defect: .functionInDefinition, "the collation \(collation.name)") }
  }

  /// What an aggregate function of the program is given of each row.
  mutating func checkArguments(of aggregate: SQLAggregate) {
    // Engines tell the values of one argument apart.
    if aggregate.isDistinct, aggregate.argument?.isRow != false {
      note(defect: .unevenRowValues, "distinct values of other than one argument")
    }
  }

  /// Several arguments over a window are in the place for a row value.
  mutating func placeArguments(of aggregate: SQLAggregate) {
    if case .row? = aggregate.argument { placeRowValue() }
  }
}
