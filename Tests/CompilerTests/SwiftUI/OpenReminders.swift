import Koine
import SwiftUI
// Koine has a type of this name, too.
import protocol SwiftUI.View

@Table struct Reminder: Identifiable, Equatable {
  let id: Int
  var title: String
  var isCompleted = false
}

struct OpenReminders: View {
  @ObservedQuery private var open: [Reminder]?

  init(database: some ObservableDatabase) {
    _open = ObservedQuery(Reminder.where { !$0.isCompleted }.observe(on: database))
  }

  var body: some View {
    if let error = $open.error {
      Text(String(describing: error))
    } else if let open {
      List(open) { Text($0.title) }
    } else {
      ProgressView()
    }
  }
}

/// An observation that was made elsewhere.
struct CountOfReminders: View {
  @ObservedQuery private var count: Int?

  init(of count: QueryObservation<Int>) {
    _count = ObservedQuery(count)
  }

  var body: some View {
    Text($count.isLoading ? "" : "\(count ?? 0)")
  }
}
