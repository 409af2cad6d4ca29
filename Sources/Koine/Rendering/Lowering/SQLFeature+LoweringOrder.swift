extension SQLFeature {
  /// The features that passes over a whole statement rewrite, in the order in which they run. The statement is looked
  /// at again after them, as a pass may bring in what another one rewrites.
  ///
  /// The passes of single expressions are not here: ``SQLExpressionPasses`` has their order.
  package static let loweringOrder: [SQLFeature] = [
    // Nobody can tell when a value was computed.
    .virtualColumns,
    .enumTypes, .noCaseKey, .noCaseIndexes, .tableChanges, .merge,
    // The rows of each key are numbered in the order of the query as it was written.
    .lateralJoins,
    // EXISTS does not ask for ties.
    .limitInExists,
    // The rank among ties becomes a condition, and conditions on windows become those of a derived table's columns.
    .rowsAfter, .limitWithTies, .qualification,
    // Derived tables first: what they take over from a query keeps its meaning in them. A row number takes the order
    // of the query, so that order must be as it was written.
    .distinctOn, .distinctOnOtherOrder, .offsetWithoutLimit,
    // Each set is a query of its own, whose aggregates the passes below rewrite.
    .groupingSets, .orderOfGroupingSets,
    // The groups of several sets are in a derived table already.
    .distinctGroups, .orderOfDistinct, .windowsBesideHaving, .namesOfAggregates,
    // A window that is written twice is the same one in both places.
    .defaultsOfNeighbours, .exactRanks, .ignoredFrames, .ranksWithoutOrder,
    // Where NULL comes is said before it is spelled out for engines without the words.
    .nullsSmallest, .nullsOrdering,
    // The two halves of a full join on equality are not full joins; one on an inequality becomes one on equality.
    .fullJoin, .fullJoinOnInequality,
    // In an aggregate, an empty list must name its columns before it becomes a constant.
    .emptyListInAggregate, .emptyList,
    .aggregateFilter, .filteredExtremesOfFrames,
    // An arm with clauses gets a derived table, in which its rows may then be numbered.
    .compoundArms, .compoundRowsCounted,
    // Arms of counted rows are compared two at a time already.
    .longCompounds,
    .unreadCommonTables, .commonTablesOfOuterQueries, .commonTableHint, .recursiveColumnTypes,
    .rowLocksOfSingleWriter,
    .nullForKey, .upsertFromQuery, .defaultInRows, .updateFrom,
    // A null-safe comparison is split up before its texts are folded.
    .nullSafeIndex, .noCaseCollation,
    .impliedGroup,
    .nullTestsInReturning, .constantJoinConditions,
    // What an engine cannot read while it changes the table is read before.
    .changedTableInUpdate, .changedTableInDelete,
    .outerColumnsInOrder,
    // Each of these makes a derived table of a query that is otherwise complete.
    .limitInSubquery, .windowsInSubquery, .nestedRowsOfGroups, .groupedExpressionsInHaving, .upsertFromItself,
    // Windows are told apart when none is added any more.
    .windowsThatBeginOthers,
    // A derived table that another pass has made may be one of these.
    .constantsInDerivedTables, .computedConstantsInOuterJoins,
    // Last, as it looks at every text that is compared, and the passes before bring in comparisons.
    .textByCodePoint,
  ]
}
