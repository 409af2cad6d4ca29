import Koine

/// The tables that tests share, as the reference evaluator sees them: made of the same Swift values that the engines
/// are given.
extension ReferenceEvaluator {
  /// The tables of ``Reminders`` and ``Types``.
  static func shared() throws -> ReferenceEvaluator {
    ReferenceEvaluator(tables: [
      "remindersLists": try ReferenceTable(RemindersList.insert(Reminders.lists).statement),
      "reminders": try ReferenceTable(Reminder.insert(Reminders.reminders).statement),
      "tags": try ReferenceTable(Tag.insert(Reminders.tags).statement),
      "samples": try ReferenceTable(Sample.insert(Reminders.samples).statement),
      "phrases": try ReferenceTable(Phrase.insert(Reminders.phrases).statement),
      "absences": try ReferenceTable(Absence.insert([]).statement),
      "seats": try ReferenceTable(Seat.insert(Reminders.seats).statement),
      "spellings": try ReferenceTable(Spelling.insert(Spelling.rows).statement),
      "gauges": try ReferenceTable(Gauge.insert(Types.gauges).statement),
      "visits": try ReferenceTable(Visit.insert(Types.visits).statement),
      "papers": try ReferenceTable(Paper.insert(Papers.rows).statement),
      "sheets": try ReferenceTable(Sheet.insert(Papers.sheets).statement),
      "prices": try ReferenceTable(Price.insert(Types.prices).statement),
    ])
  }

  /// A table, by its own name.
  init<Source: Table>(_ rows: [Source]) throws where Source.Row == Source {
    self.init(tables: [Source.columns._source.name: try ReferenceTable(Source.insert(rows).statement)])
  }
}
