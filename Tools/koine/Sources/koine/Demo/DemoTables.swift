import Koine

/// A list of tasks.
@Table("demo_lists") struct DemoList: Identifiable {
  let id: Int
  @Column(unique: true) var title: String
}

/// A task of a list.
@Table("demo_tasks") struct DemoTask: Identifiable {
  let id: Int
  @Column("list_id", references: DemoList.self, onDelete: .cascade) var listID: DemoList.ID
  var title: String
  var priority: Int?
  var minutes: Int
  @Column("is_done") var isDone = false
  var due: CalendarDate?
}
