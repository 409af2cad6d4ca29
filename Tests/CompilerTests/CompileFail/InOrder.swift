import Koine
import KoineInOrder

func inOrder1() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    From(reminder)
    Select(reminder.id)
  }
}

func inOrder2() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    Select(reminder.id)
    From(reminder)
    OrderBy(reminder.id)
    Where(reminder.id == 1)
  }
}

func inOrder3() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    Select(reminder.id)
    From(reminder)
    Where(reminder.id == 1)
    Where(reminder.title == "x")
    Limit(2)
  }
}

func inOrder4() {
  _ = Query(RemindersList.self, Reminder.self) { list, reminder in
    Select(list.id)
    From(list)
    LeftJoin(reminder, on: list.id == reminder.remindersListID)
    //< error: 'init(_:on:)' is unavailable: a left join may find no row of this table: declare it as an optional type, such as Reminder?.self
  }
}

func inOrder5() {
  _ = Query(RemindersList.self, Reminder.self) { list, reminder in
    //                                         ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a right join may find no row of the tables before it: declare each of them as an optional type, such as Reminder?.self
    Select(list.id)
    From(list)
    RightJoin(reminder, on: list.id == reminder.remindersListID)
  }
}

func inOrder6() {
  _ = Query(RemindersList?.self, Reminder.self, Tag.self) { list, reminder, tag in
    //                                                    ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a right join may find no row of the tables before it: declare each of them as an optional type, such as Reminder?.self
    Select(list.id)
    From(list)
    Join(reminder, on: list.id == reminder.remindersListID)
    RightJoin(tag, on: reminder.id == tag.reminderID)
  }
}

func inOrder7() {
  _ = Query(RemindersList.self, Tag?.self) { list, tag in
    //                                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a full join may find no row of the tables before it: declare each of them as an optional type, such as Reminder?.self
    Select(list.id)
    From(list)
    FullJoin(tag, on: list.id == tag.id)
  }
}

func inOrder8() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    Select(reminder.id)
    Where(reminder.id == 1)
  }
}

func inOrder9() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildFinalResult' is unavailable: a query says where its rows come from: From
    Select(reminder.id)
  }
}

func inOrder10() {
  _ = Query(Reminder.self) { reminder in
    Select(reminder.id)
    From(reminder)
    Where(reminder.title == 3)
    //                   ^ warning: '==' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
    //                   ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '==' in a synchronous nonisolated context
  }
}

func inOrder11() {
  _ = Query(Reminder.self) { reminder in
    //^ error: generic parameter 'Phase' could not be inferred
    //^ error: generic parameter 'Rows' could not be inferred
    //^ error: generic parameter 'Output' could not be inferred
    Select(reminder.id)
    From(reminder)
    Where(reminder.title)
    //< error: global function 'Where' requires that 'String' conform to 'SQLTruthValue'
  }
}

func inOrder12() {
  _ = Query(Reminder.self) { reminder in
    //^ error: generic parameter 'Output' could not be inferred
    //^ error: generic parameter 'Phase' could not be inferred
    //^ error: generic parameter 'Rows' could not be inferred
    Select(reminder.titel)
    //              ^ error: value of type 'Reminder.Columns' has no member 'titel'
    From(reminder)
  }
}

func inOrder13() {
  _ = Update(Reminder.self) { reminder in
    //                      ^ error: 'buildFinalResult' is unavailable: to update every row, say so: Where(true)
    Setting { $0.title = "x" }
  }
}

func inOrder14() {
  _ = Update(Reminder.self) { reminder in
    //                      ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an update has each clause once, in this order: Setting, Where, OrderBy, Limit, Returning
    Where(reminder.id == 1)
    Setting { $0.title = "x" }
  }
}

func inOrder15() {
  _ = Delete(from: Reminder.self) { reminder in Returning(reminder.id) }
  //                              ^ error: 'buildPartialBlock(first:)' is unavailable: to delete every row, say so: Where(true)
}

func inOrder16() {
  _ = Insert(into: Tag.self) { tag in
    //                       ^ error: 'buildPartialBlock(first:)' is unavailable: an insert begins with its rows: Values or a query, or ColumnList before them
    //                       ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an insert has each clause once, in this order: ColumnList, Values or a query, OnConflict, Returning
    Returning(tag.id)
    Values(Tag.Draft(reminderID: 1, title: "x"))
  }
}

func inOrder17() {
  _ = Insert(into: Tag.self) { tag in
    //                       ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an insert has each clause once, in this order: ColumnList, Values or a query, OnConflict, Returning
    Values(Tag.Draft(reminderID: 1, title: "x"))
    Returning(tag.id)
    OnConflict(tag.id)
  }
}

func inOrder18() {
  _ = Insert(into: Tag.self) { tag in
    //                       ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an insert has each clause once, in this order: ColumnList, Values or a query, OnConflict, Returning
    ColumnList(tag.reminderID, tag.title)
    Values((1, 2))
  }
}

func inOrder19() {
  let query = Query(RemindersList.self, Reminder?.self) { list, reminder in
    Select(list.title, reminder.title)
    From(list)
    LeftJoin(reminder, on: list.id == reminder.remindersListID)
  }
  let _: Query<(String, String)> = query
  //                               ^ error: cannot assign value of type 'Query<(String, String?)>' to type 'Query<(String, String)>'
}

func inOrder20() {
  _ = Query(Int.self) { number in
    //^ error: generic parameter 'Output' could not be inferred
    //^ error: initializer 'init(_:clauses:)' requires that 'Column<Never, Int>' conform to 'Scope'
    //^ error: generic parameter 'Phase' could not be inferred
    //^ error: generic parameter 'Rows' could not be inferred
    Select(1)
    From(number)
    //< error: generic struct 'From' requires that 'Column<Never, Int>' conform to 'Scope'
  }
}

func inOrder21() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    Select(reminder.id)
    From(reminder)
    ForUpdate()
    Limit(1)
  }
}

func inOrder22() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    Select(reminder.id)
    From(reminder)
    ForUpdate()
    ForShare()
  }
}

func inOrder23() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    Select(reminder.id)
    From(reminder)
    OrderBy(reminder.id)
    Qualify(rowNumber().over(orderBy: reminder.id) == 1)
  }
}

func inOrder24() {
  _ = Query(RemindersList.self, Reminder?.self) { list, reminder in
    Select(list.id)
    From(list)
    LeftJoin(reminder, on: list.id == reminder.remindersListID)
    ForUpdate(of: reminder)
    //< error: 'init(_:of:singleWriterSuffices:)' is unavailable: an outer join may find no row of this table to lock: name the tables of which it always has one
  }
}

func inOrder25() {
  _ = Update(Reminder.self) { reminder in
    //                      ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an update has each clause once, in this order: Setting, Where, OrderBy, Limit, Returning
    Setting { $0.title = "x" }
    Returning(reminder.id)
    Where(reminder.id == 1)
  }
}

func inOrder26() {
  _ = Delete(from: Reminder.self) { reminder in
    //                            ^ error: 'buildPartialBlock(first:)' is unavailable: to delete every row, say so: Where(true)
    //                            ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a deletion has each clause once, in this order: Where, OrderBy, Limit, Returning
    Returning(reminder.id)
    Where(reminder.id == 1)
  }
}

func inOrder27() {
  _ = Update(Reminder.self) { reminder in
    //                      ^ error: 'buildPartialBlock(first:)' is unavailable: an update begins with what it assigns: Setting
    //                      ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an update has each clause once, in this order: Setting, Where, OrderBy, Limit, Returning
    Returning(reminder.id)
    Setting { $0.title = "x" }
    Where(reminder.id == 1)
  }
}

func inOrder28() {
  _ = Update(Reminder.self) { reminder in
    //                      ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an update has each clause once, in this order: Setting, Where, OrderBy, Limit, Returning
    Setting { $0.isCompleted = true }
    Where(reminder.id == 1)
    Limit(3)
    OrderBy(reminder.id)
  }
  _ = Update(Reminder.self) { reminder in
    //                      ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an update has each clause once, in this order: Setting, Where, OrderBy, Limit, Returning
    Setting { $0.isCompleted = true }
    Where(reminder.id == 1)
    OrderBy(reminder.id)
    OrderBy(reminder.title)
  }
}

func inOrder29() {
  _ = Delete(from: Reminder.self) { reminder in
    //                            ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a deletion has each clause once, in this order: Where, OrderBy, Limit, Returning
    Where(reminder.id == 1)
    Limit(3)
    Limit(4)
  }
}
