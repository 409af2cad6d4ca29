extension SQLDefect {
  /// Why Koine refuses it on every engine, those included that would take it.
  var reason: String {
    switch self {
    case .invalidIdentifier: "engines cut such a name or fail"
    case .invalidValue: "engines would cut or change the value, or fail"
    case .negativeLimit: "for one engine it means no limit, for another it is an error"
    case .divergentCast: "engines convert these types differently"
    case .missingArgument: "the parameter has no value yet"
    case .incompletePattern: "for one engine it matches a backslash, for another it is an error"
    case .ungroupedColumn: "some engines take its value from any row of the group, others fail"
    case .distinctOrder: "some engines order by any of the equal rows, others fail"
    case .manyRowSubquery: "if it yields several rows, some engines take any of them, others fail"
    case .clauseOfChange: "engines would ignore the clause or fail"
    case .clauseOfCondition: "the clause would be lost"
    case .emptyCondition: "it would change every row of the table"
    case .emptyUpdate: "it would change nothing"
    case .emptyInsert: "it would insert nothing"
    case .invalidRow: "values would go to other columns"
    case .repeatedConflictKey: "some engines update the row twice, others fail"
    case .tooManyParameters: "the engine takes fewer values in one statement"
    case .repeatedSource: "a column of that name could be of either"
    case .tooDeep: "engines fail at different depths"
    case .misplacedAggregate: "there are no groups at this place"
    case .columnOutOfScope: "no table of that name with such a column can be seen from there"
    case .outerAggregate:
      "it would make the outer query one of groups, of which some engines take any row, others fail"
    case .groupedExpression: "some engines know it there, others only grouped columns"
    case .changedTableInReturning: "some engines read the table before the change, others after it"
    case .manyColumnSubquery: "one value is needed here"
    case .unevenRowValues: "row values are compared value by value"
    case .untypedColumn: "Koine would not know how to read it"
    case .recursiveCommonTable: "some engines read the table of that name, others the common table itself"
    case .incomparable: "equal values may be stored in different forms"
    case .collationConflict: "engines choose different ones"
    case .ambiguousCase: "engines choose different texts"
    case .noCaseFragment: "engines would compare its rows by different rules"
    case .unevenArms: "engines convert the rows of one arm in their own ways, or fail"
    case .orderOfArms: "engines know different names there"
    case .meaninglessFrame: "it has no rows, or engines count its distances differently"
    case .misplacedCollation: "a collation compares texts alone"
    }
  }
}
