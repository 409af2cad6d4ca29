#if canImport(SwiftUI)
  public import SwiftUI

  /// The result of an observed query as a property of a SwiftUI view, which is drawn anew when the result changes.
  ///
  ///     struct OpenReminders: View {
  ///       @ObservedQuery private var open: [Reminder]?
  ///
  ///       init(database: SQLiteDatabase) {
  ///         _open = ObservedQuery(Reminder.where { !$0.isCompleted }.observe(on: database))
  ///       }
  ///
  ///       var body: some View {
  ///         if let open {
  ///           List(open) { Text($0.title) }
  ///         } else {
  ///           ProgressView()
  ///         }
  ///       }
  ///     }
  ///
  /// The property is the latest value, and `nil` before the first one. `$open` is the ``LiveQuery`` behind it, with
  /// `$open.error` and `$open.isLoading`.
  ///
  /// - The observation begins when the view's body first reads the property, and ends with the view. While a view is
  ///   the same one to SwiftUI, it keeps its first observation: for another query, give the view another `id(_:)`.
  /// - An error leaves the value before it; see ``QueryObservation/results`` for when the query is read again.
  @propertyWrapper public struct ObservedQuery<Value: Sendable>: DynamicProperty {
    /// What SwiftUI keeps for as long as it has the view.
    ///
    /// SwiftUI makes a view's value, and what its properties begin with, again and again: only the one that it keeps
    /// may observe.
    @MainActor private final class Storage {
      private var query: LiveQuery<Value>?

      nonisolated init() {}

      func query(of observation: QueryObservation<Value>) -> LiveQuery<Value> {
        if let query { return query }
        let query = LiveQuery(observation)
        self.query = query
        return query
      }
    }

    private let observation: QueryObservation<Value>
    @State private var storage: Storage

    /// A property that observes once a view reads it.
    ///
    /// - Parameter observation: What to show: `query.observe(on: database)` or `database.observe { … }`.
    public init(_ observation: QueryObservation<Value>) {
      self.observation = observation
      _storage = State(wrappedValue: Storage())
    }

    /// The latest value; `nil` before the first one. After an error it stays.
    @MainActor public var wrappedValue: Value? { projectedValue.value }

    /// The object behind the property: besides the value, it has the error, and whether the first value is awaited.
    @MainActor public var projectedValue: LiveQuery<Value> { storage.query(of: observation) }
  }
#endif
