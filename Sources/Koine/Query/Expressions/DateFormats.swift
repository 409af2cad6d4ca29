/// Dates and times as texts of a pattern. The plain dates of Swift have formats of their own.
extension RowExpression where Value: SQLInstantValue {
  /// The instant as a text of a pattern, in UTC; NULL if it is NULL.
  ///
  ///     Order.select { $0.orderedAt.formatted("yyyy-MM-dd HH:mm") }                 // 2013-01-31 10:00
  ///     Order.select { $0.orderedAt.formatted("EEE, d MMM yyyy 'at' HH:mm:ss") }    // Thu, 31 Jan 2013 at 10:00:00
  ///     Order.group { $0.orderedAt.formatted("yyyy-MM") }.select { ($0.orderedAt.formatted("yyyy-MM"), $0.id.count()) }
  ///     // SQLite:     substr(CAST("orders"."orderedAt" AS TEXT), 1, 7)
  ///     // PostgreSQL: substr(to_char("orders"."orderedAt" AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS.US'), 1, 7)
  ///
  /// These are the fields:
  ///
  /// | field | text |
  /// |---|---|
  /// | `yyyy` | the year, of four digits |
  /// | `MM`, `M` | the month, of two digits, or without a zero before it |
  /// | `MMM`, `MMMM` | the month in English: `Jan`, `January` |
  /// | `dd`, `d` | the day of the month, of two digits, or without a zero before it |
  /// | `EEE`, `EEEE` | the day of the week in English: `Thu`, `Thursday` |
  /// | `HH`, `H` | the hour from 0 to 23, of two digits, or without a zero before it |
  /// | `mm`, `ss` | the minute and the second, of two digits |
  /// | `S` to `SSSSSS` | as many digits of the fraction of the second, not rounded |
  ///
  /// Other letters from A to Z, in either case, are written between apostrophes, and two apostrophes are one; whatever is
  /// no such letter is written as it is. What clocks show in another zone is `inZone(…).formatted(…)`.
  ///
  /// A pattern that has anything else, or no field, is refused when the query is rendered. So is a random value, if the
  /// text would be made of several reads of it.
  public func formatted(_ pattern: String) -> Computed<Value.Text> {
    Computed(expression.formatted(pattern, as: .timestamp))
  }
}

extension RowExpression where Value == CalendarDate {
  /// The day as a text of a pattern, of the fields of a `Date` without those of the time.
  ///
  ///     Order.select { $0.orderedOn.formatted("d.M.yyyy") }      // 31.1.2013
  public func formatted(_ pattern: String) -> Computed<String> {
    Computed(expression.formatted(pattern, as: .date))
  }
}

extension RowExpression where Value == CalendarDate? {
  /// The day as a text of a pattern, or NULL.
  public func formatted(_ pattern: String) -> Computed<String?> {
    Computed(expression.formatted(pattern, as: .date))
  }
}

extension RowExpression where Value == TimeOfDay {
  /// The time as a text of a pattern, of the fields of a `Date` that are of the time.
  ///
  ///     Shop.select { $0.opens.formatted("HH:mm") }              // 09:30
  public func formatted(_ pattern: String) -> Computed<String> {
    Computed(expression.formatted(pattern, as: .time))
  }
}

extension RowExpression where Value == TimeOfDay? {
  /// The time as a text of a pattern, or NULL.
  public func formatted(_ pattern: String) -> Computed<String?> {
    Computed(expression.formatted(pattern, as: .time))
  }
}

extension SQLExpression {
  /// The text of this value, or a refusal of the pattern.
  fileprivate func formatted(_ text: String, as type: SQLType) -> SQLExpression {
    func refusal(_ detail: String) -> SQLExpression {
      .refusal(SQLRefusal(.datePattern, "\"\(text)\"\(detail)"), .text)
    }
    do {
      let pattern = try DatePattern(text, of: type)
      if !pattern.readsOnce, hasRandom { return refusal(" of a random value, another one for each field") }
      return pattern.text(of: self)
    } catch {
      return refusal(", at character \(error.position): \(error.reason)")
    }
  }
}
