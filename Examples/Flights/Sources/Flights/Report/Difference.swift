/// Where two engines answered differently.
struct Difference: CustomStringConvertible {
  let description: String

  /// The first difference between two answers, or `nil` where they are the same.
  init?(_ question: Question, sqlite: Answer, postgreSQL: Answer) {
    if sqlite.rows.count != postgreSQL.rows.count {
      description =
        "\(question.title) \(sqlite.rows.count) rows on SQLite, \(postgreSQL.rows.count) on PostgreSQL"
      return
    }
    let stored = question.yieldsStoredValues
    for (index, (left, right)) in zip(sqlite.rows, postgreSQL.rows).enumerated() {
      let isSame =
        left.count == right.count
        && left.indices.allSatisfy { column in
          left[column].isSame(
            as: right[column], isStored: column < stored.count && stored[column])
        }
      guard isSame else {
        description = """
          \(question.title) row \(index + 1):
            SQLite      \(left.map(\.debugDescription).joined(separator: " | "))
            PostgreSQL  \(right.map(\.debugDescription).joined(separator: " | "))
          """
        return
      }
    }
    return nil
  }
}
