import Foundation
import Koine

/// What the README shows under "Shapes and conditions as values", line by line: a test compares them.
enum Readme {
  enum Cents: DecimalScale { static let scale = 2 }

  @Table struct Item {
    let id: Int
    @Column(as: Scaled<Cents>.self) var price: Decimal  // exact: an integer on SQLite, numeric on PostgreSQL
    @Column(as: UnixSeconds.self) var madeAt: Date  // in the form that another program writes
    @Column(as: JSON<[String]>.self) var tags: [String]
    @Ephemeral var isSelected = false  // no column
  }

  @Selection struct Total {
    var title: String
    var count: Int
  }

  static func queries() {
    let conditions =
      // Conditions combine, and serve queries, updates and deletes.
      (Reminder.open && !Reminder.where { $0.priority.is(3) }).order(by: \.title)
    let _: Where<Reminder> = conditions

    let totals =
      // [Total]
      RemindersList.join(Reminder.self) { $0.id == $1.remindersListID }
      .group { list, _ in list.id }
      .select { Total.Columns(title: $0.title, count: $1.id.count()) }
    let _: Select2<Total, RemindersList.Columns, Reminder.Columns> = totals

    let lists =
      // Each list with its reminders, in one query: [(RemindersList, [Reminder])]
      RemindersList.select { list in
        (list, Reminder.where { $0.remindersListID == list.id }.order(by: \.title).array())
      }
    let _: Select1<(RemindersList, [Reminder]), RemindersList.Columns> = lists

    let budget: Decimal = 9.99
    let update =
      // Rows hold a Decimal, queries see the column as it is stored.
      Item.where { $0.price > Scaled(budget) }.update { $0.tags = JSON(["dear"]) }
    let _: Update<Item.Columns, Void> = update

    let declared =
      // Declared once: its text is made at the first call and kept, a later call costs what its values cost.
      Reminder.titled("Walk", 10)
    let _: BoundQuery<From1<Reminder.Columns>> = declared

    let raw =
      // A query by hand; its columns are matched to the properties by their names.
      RawQuery("SELECT * FROM \(Reminder.self) WHERE \(Reminder.columns.priority) = \(3)", as: Reminder.self)
    let _: RawQuery<Reminder> = raw
  }
}
