import Koine
import KoineInOrder

func clauseTwice1() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    Select(reminder.id)
    Select(reminder.title)
    From(reminder)
  }
}

func clauseTwice2() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    Select(reminder.id)
    From(reminder)
    From(reminder)
  }
}

func clauseTwice3() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    Select(reminder.title)
    From(reminder)
    GroupBy(reminder.title)
    GroupBy(reminder.id)
  }
}

func clauseTwice4() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    Select(reminder.title)
    From(reminder)
    GroupBy(reminder.title)
    Having(reminder.id.count() > 1)
    Having(reminder.title != "x")
  }
}

func clauseTwice5() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    Select(reminder.id)
    From(reminder)
    OrderBy(reminder.id)
    OrderBy(reminder.title)
  }
}

func clauseTwice6() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    Select(reminder.id)
    From(reminder)
    Limit(1)
    Limit(2)
  }
}

func clauseTwice7() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    Select(reminder.id)
    From(reminder)
    OrderBy(reminder.id)
    Offset(1)
    Offset(2)
  }
}

func clauseTwice8() {
  _ = Query(Reminder.self) { reminder in
    //                     ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a query has each clause once, in this order: With, Select, From, joins, Where, GroupBy, Having, Qualify, OrderBy, Limit, Offset, ForUpdate
    Select(reminder.id)
    From(reminder)
    Qualify(rowNumber().over(orderBy: reminder.id) == 1)
    Qualify(rowNumber().over(orderBy: reminder.title) == 1)
  }
}

func clauseTwice9() {
  _ = Update(Reminder.self) { reminder in
    //                      ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an update has each clause once, in this order: Setting, Where, OrderBy, Limit, Returning
    Setting { $0.title = "x" }
    Setting { $0.isCompleted = true }
    Where(reminder.id == 1)
  }
}

func clauseTwice10() {
  _ = Update(Reminder.self) { reminder in
    //                      ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an update has each clause once, in this order: Setting, Where, OrderBy, Limit, Returning
    Setting { $0.title = "x" }
    Where(reminder.id == 1)
    Where(reminder.title == "y")
  }
}

func clauseTwice11() {
  _ = Update(Reminder.self) { reminder in
    //                      ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an update has each clause once, in this order: Setting, Where, OrderBy, Limit, Returning
    Setting { $0.title = "x" }
    Where(reminder.id == 1)
    Returning(reminder.id)
    Returning(reminder.title)
  }
}

func clauseTwice12() {
  _ = Delete(from: Reminder.self) { reminder in
    //                            ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a deletion has each clause once, in this order: Where, OrderBy, Limit, Returning
    Where(reminder.id == 1)
    Where(reminder.title == "y")
  }
}

func clauseTwice13() {
  _ = Delete(from: Reminder.self) { reminder in
    //                            ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: a deletion has each clause once, in this order: Where, OrderBy, Limit, Returning
    Where(reminder.id == 1)
    Returning(reminder.id)
    Returning(reminder.title)
  }
}

func clauseTwice14() {
  _ = Insert(into: Tag.self) { tag in
    //                       ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an insert has each clause once, in this order: ColumnList, Values or a query, OnConflict, Returning
    Values(Tag.Draft(reminderID: 1, title: "x"))
    Values(Tag.Draft(reminderID: 1, title: "y"))
  }
}

func clauseTwice15() {
  _ = Insert(into: Tag.self) { tag in
    //                       ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an insert has each clause once, in this order: ColumnList, Values or a query, OnConflict, Returning
    Values(Tag.Draft(reminderID: 1, title: "x"))
    OnConflict(tag.id)
    OnConflict(tag.id) { row, excluded in row.title = excluded.title }
  }
}

func clauseTwice16() {
  _ = Insert(into: Tag.self) { tag in
    //                       ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an insert has each clause once, in this order: ColumnList, Values or a query, OnConflict, Returning
    Values(Tag.Draft(reminderID: 1, title: "x"))
    Returning(tag.id)
    Returning(tag.title)
  }
}

func clauseTwice17() {
  _ = Insert(into: Tag.self) { tag in
    //                       ^ error: 'buildPartialBlock(accumulated:next:)' is unavailable: an insert has each clause once, in this order: ColumnList, Values or a query, OnConflict, Returning
    ColumnList(tag.reminderID, tag.title)
    ColumnList(tag.id, tag.title)
    Values((1, "x"))
  }
}
