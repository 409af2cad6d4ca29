/// What engines do differently, or not at all: Koine refuses it for every dialect.
@nonexhaustive public enum SQLDefect: UInt8, Sendable, Hashable, CaseIterable {
  /// An empty name, or one with a NUL character.
  case invalidIdentifier
  /// A value without a counterpart in SQL: a text with a NUL character, an instant out of range.
  case invalidValue
  /// A LIMIT or an OFFSET below 0.
  case negativeLimit
  /// A cast that engines do differently.
  case divergentCast
  /// A parameter of a declared query outside of a call.
  case missingArgument
  /// A LIKE pattern that ends within an escape.
  case incompletePattern
  /// A column that is neither grouped nor aggregated, beside aggregates.
  case ungroupedColumn
  /// DISTINCT, ordered by something that is not selected.
  case distinctOrder
  /// A scalar subquery that may yield several rows.
  case manyRowSubquery
  /// An update or delete with a clause that it cannot have.
  case clauseOfChange
  /// A query combined with another, or used as a condition, that is more than a condition.
  case clauseOfCondition
  /// An update or delete whose dynamic condition came out empty.
  case emptyCondition
  /// An update that assigns to no column.
  case emptyUpdate
  /// An update that joins its rows with what may be several rows for one of them.
  case severalJoinedRows
  /// A change of rows by the key of a table that has no primary key.
  case tableWithoutKey
  /// The same key twice among rows that are updated by their keys.
  case repeatedKey
  /// An insert of no row.
  case emptyInsert
  /// A row that has more or fewer values than the insert has columns.
  case invalidRow
  /// An upsert that proposes the same key twice, in rows that differ.
  case repeatedConflictKey
  /// More bound values than the engine takes in one statement.
  case tooManyParameters
  /// Two sources of one query under one name.
  case repeatedSource
  /// Expressions nested deeper than engines take.
  case tooDeep
  /// An aggregate where rows are not grouped: in WHERE, ON, GROUP BY, SET, RETURNING or another aggregate.
  case misplacedAggregate
  /// A column of a table that cannot be seen from where the column is named.
  case columnOutOfScope
  /// An aggregate over columns of an outer query: in SQL it belongs to that query.
  case outerAggregate
  /// A grouped expression inside of a subquery, which sees grouped columns alone.
  case groupedExpression
  /// A subquery in RETURNING that reads the table which the statement is changing.
  case changedTableInReturning
  /// A subquery of several columns where one value is wanted.
  case manyColumnSubquery
  /// Row values of different lengths, or one where a single value is wanted.
  case unevenRowValues
  /// A column of nested rows whose type is not known, so that it cannot be read.
  case untypedColumn
  /// A common table whose query reads a table of its own name.
  case recursiveCommonTable
  /// A comparison or an order of values that have several stored forms, such as JSON.
  case incomparable
  /// A comparison of texts with different collations, if nothing says which one counts.
  case collationConflict
  /// One of several texts that differ in case alone: a group, a distinct row, or the least of them.
  case ambiguousCase
  /// A comparison without case with the rows of a query written by hand.
  case noCaseFragment
  /// A collation of a column that holds no text.
  case misplacedCollation
  /// A query of several arms whose columns are not of the same number and types.
  case unevenArms
  /// ORDER BY behind several arms, where only the names of the first one's columns can stand.
  case orderOfArms
  /// The frame of a window that ends before it begins, or whose distances nothing is counted in.
  case meaninglessFrame
  /// The second query of a recursive common table in a form that engines do not compute, or not alike.
  case recursiveStep
  /// A lock on the rows of a query that yields no rows of tables: of one that groups, is distinct, or computes over rows.
  /// Or a lock in a query of whose rows another one takes some.
  case lockedGroups
  /// An aggregate over a window that is one of groups: a percentile, an aggregate in an order, one in Swift that takes
  /// no row back.
  case aggregateOverWindow
  /// `grouping()` of what the query is not grouped by, or of more keys than a number has bits for.
  case groupingOfOther
  /// A constant, no set, or more sets than engines take, in ROLLUP, CUBE or GROUPING SETS.
  case meaninglessGroupingSets
  /// A window function where rows are not complete yet: in WHERE, ON, GROUP BY, HAVING, in what is read as a
  /// table, or in another one.
  case misplacedWindow
  /// An aggregate of distinct values over a window.
  case distinctOverWindow
  /// A number of rows less than one, or beyond 32 bits, in `ntile`, `nthValue`, `lag` or `lead`.
  case meaninglessCount
  /// Values to begin after that are not one for each term of the order, of its type.
  case unevenStart
  /// Values to begin after that several rows may have in the order.
  case ambiguousStart
  /// A limit with ties of a query without an order.
  case tiesWithoutOrder
  /// Something else than an aggregate over a window.
  case notAggregate
  /// A check, or the condition or a term of an index, that takes more than one row and constants to compute.
  case definitionBeyondRow
  /// A column's default that takes rows to compute.
  case defaultOfRows
  /// A computed column without an expression, an expression of a column that is not declared as computed, or a computed
  /// column that is a key or has a default.
  case incompleteComputation
  /// A value for a column that the database computes.
  case valueOfComputedColumn
  /// Another type of a column that is a key, is computed, or has a check of its own.
  case unsafeChange
  /// A unique key of no column, or an index of no term.
  case emptyDefinition
  /// A foreign key of more or fewer columns than it refers to.
  case unevenForeignKey
  /// A foreign key of a column whose values are never those of the column that it refers to.
  case unequalForeignKey
  /// An enum type of a column that names none.
  case namelessEnumType
  /// A function of the program's own in a check, an index, a computed column, a default or a view, if it is declared for
  /// statements alone.
  case functionInDefinition
  /// Words that are to be found in a column which the index does not have.
  case unindexedColumn
  /// An index of words with a column called `rank` or `rowid`, with one that is called as the index itself, or with one
  /// twice.
  case columnOfIndexOfWords
  /// An index of boxes without dimensions or with more than 5, or a search in it with another number of ranges.
  case dimensionsOfBox
  /// SQL written by hand for other dialects alone.
  case fragmentOfOtherDialects
  /// A merge that does nothing with any row.
  case emptyMerge
  /// The rows of a query that are to come back in the order in which they were.
  case orderOfInsertedQuery
  /// The rows of an upsert that reads its table, or one whose rows follow, if they are to come back in the order in which
  /// they were; and rows to update by their keys, if it takes several statements and the table's scope reads the table.
  case orderOfDependentRows
  /// A column for which an insert has two values.
  case repeatedColumn
  /// A name that two rules, or two indexes, of a table have.
  case repeatedRuleName
  /// A common table whose query reads a name that a common table behind it in the same WITH has.
  case laterCommonTable
  /// A key of ROLLUP, CUBE or GROUPING SETS, or what is computed from one, selected as a value that is never NULL.
  case totalOfKey
  /// A read, in an update, of a column that has been assigned what would be another value if it were computed again.
  case readOfAssignedValue

  /// A way out.
  var hint: String {
    switch self {
    case .invalidIdentifier: "name it with at least one character and without NUL"
    case .invalidValue:
      "bind a value that SQL has: text without NUL, instants of the years 1 to 9999 (clampedToStorableRange), decimals of the scale"
    case .negativeLimit: "pass a limit and an offset of 0 or more"
    case .divergentCast: "convert in Swift"
    case .missingArgument: "call the declared query with its values, and run what the call returns"
    case .incompletePattern: #"write \\ for a backslash at the end of a pattern"#
    case .ungroupedColumn: "group by the column, or put it into an aggregate"
    case .distinctOrder: "select what the query is ordered by"
    case .manyRowSubquery:
      "find the row by its key, select one aggregate, add limit(1), or take all rows: array()"
    case .clauseOfChange: "choose the rows in a subquery: where { $0.id.in(…) }; and assign subqueries"
    case .clauseOfCondition: "combine what where() makes, and add other clauses to the result"
    case .emptyCondition: "to change every row, say so: all()"
    case .emptyMerge: "say what happens: whenMatchedUpdate { … }, whenNotMatchedInsert { … }"
    case .emptyUpdate: "assign to at least one column"
    case .severalJoinedRows:
      "compare the whole key of each joined table with columns of the others, or assign a subquery of one row"
    case .tableWithoutKey: "declare a primary key, or say which rows in a condition: where { … }"
    case .repeatedKey: "list each row once"
    case .emptyInsert: "insert at least one row"
    case .invalidRow: "append a value, or leave it to the database, for each column in encode(into:)"
    case .repeatedConflictKey: "propose each key once: group or take distinct(on:) by it in a query"
    case .repeatedSource: "give one of them another name: as(…)"
    case .misplacedAggregate: "filter groups in having, or aggregate in a subquery"
    case .columnOutOfScope:
      "join the table, read it in a subquery, or name a column that the closure is given"
    case .outerAggregate:
      "aggregate in the query that the column belongs to: group in a derived table, from(…), and name its column"
    case .groupedExpression: "group in a derived table, from(…), and name its column in the subquery"
    case .changedTableInReturning: "read the table in a statement of its own, in the same transaction"
    case .manyColumnSubquery: "select one column"
    case .unevenRowValues: "compare row values of the same length, and nothing else with them"
    case .untypedColumn: "say the type: SQL(…, as: Int.self)"
    case .recursiveCommonTable: "give the common table another name than what it reads"
    case .laterCommonTable: "name the common table before those that read it, or give it another name"
    case .incomparable: "compare in Swift"
    case .collationConflict: "say which with .collate(…)"
    case .ambiguousCase: "take .lower(), or say .collate(.binary)"
    case .noCaseFragment: "write lower() in the query, and compare it with .lower()"
    case .unevenArms: "select columns of the same types and stored forms in every arm, or cast them"
    case .orderOfArms: "order a query of its rows: order { … } of what union makes, or from(…)"
    case .meaninglessFrame:
      """
      begin the frame before its end, at distances of 0 or more, and order the window by the number that RANGE counts \
      in; for a date or a time say the unit: .preceding(7, .days), for a CalendarDate in days or weeks
      """
    case .recursiveStep:
      "let the second query name the common table once, in FROM or an inner join, without grouping, counting or limiting"
    case .aggregateOverWindow: "aggregate groups in a derived table, and join it"
    case .groupingOfOther: "name at most 31 expressions by which this very query is grouped"
    case .meaninglessGroupingSets:
      "group by columns, or what is computed from them, in at most \(SQLSelect.maximumGroupingSets) sets"
    case .totalOfKey: "select it as an optional: (…).optional"
    case .misplacedWindow: "filter by it in qualify, or name it in a derived table, from(…)"
    case .distinctOverWindow: "take distinct values in a derived table, from(…)"
    case .meaninglessCount: "count rows from 1, for lag and lead from 0, in 32 bits"
    case .unevenStart:
      "pass one value for each term of order { … }, of its type, or order by columns and pass a row"
    case .ambiguousStart: "order by a key, too, as the last term, and say nulls: for what may be NULL"
    case .tiesWithoutOrder: "order the query by what makes rows equal"
    case .definitionBeyondRow: "compute with the columns of the table, constants, and functions of them alone"
    case .defaultOfRows:
      "compute with constants, currentTimestamp, random values, and functions of them alone"
    case .incompleteComputation:
      "say @Column(generated:) at the property, and list .computed(\\.property) { … } in generatedColumns"
    case .valueOfComputedColumn: "leave the column out: the database computes it"
    case .unsafeChange: "change it by database.migrate(to:), which looks at what the column is"
    case .emptyDefinition: "name at least one column"
    case .unevenForeignKey: "name as many columns of the table as of the one that it refers to"
    case .unequalForeignKey: "give the column the type of the key that it refers to"
    case .namelessEnumType: "say at the property what the type is called: @Column(databaseType:)"
    case .functionInDefinition:
      "declare it with isAllowedInSchema: true, and in every program that uses the database"
    case .unindexedColumn: "name a column that the index was made of"
    case .columnOfIndexOfWords:
      "give the column another name in the database, or the index: FullTextIndex(of:named:); and name each column once"
    case .dimensionsOfBox: "name 1 to 5 pairs of columns, and a range for each of them"
    case .fragmentOfOtherDialects: "add the text for this dialect, too"
    case .orderOfInsertedQuery: "order by what is returned, in Swift"
    case .orderOfDependentRows:
      "leave preservingOrder() out, and order by what is returned, in Swift; and update 500 rows at once at most"
    case .readOfAssignedValue: "read the column before it is assigned, or in a statement of its own"
    case .repeatedColumn: "name each column once"
    case .repeatedRuleName: "give each rule and index of the table a name of its own: name:"
    case .notAggregate: "call over(…) on the aggregate, and compute with what it returns"
    case .lockedGroups: "lock the rows of tables in a query of their own, in the same transaction"
    case .misplacedCollation: "declare a collation for columns of text alone"
    case .tooDeep: "compare with a list: in([…]), compute a part in Swift, or store it in a table"
    case .tooManyParameters: "split the statement, or bind fewer values"
    }
  }
}
