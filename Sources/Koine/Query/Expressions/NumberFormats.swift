/// The digits of numbers in groups. The plain numbers of Swift have formats of their own.
extension RowExpression where Value: SQLNumericValue, Value.Comparison == ExactNumbers {
  /// The number as a text, with all the decimals of its type, and its digits before the point in groups of three.
  ///
  ///     Item.select { $0.price.formatted() }                                        // -1,234,567.80
  ///     Item.select { $0.price.formatted(grouping: ".", decimalPoint: ",") }        // -1.234.567,80
  ///     // SQLite:     koine_formatted("items"."price", 2)
  ///     // PostgreSQL: regexp_replace(CAST(round("items"."price", 2) AS text), '([0-9])(?=([0-9]{3})+[.])', E'\\1,', 'g')
  ///     // MariaDB:    format(CAST(`items`.`price` AS DECIMAL(65, 2)), 2, 'en_US')
  ///
  /// A cast to another ``Scaled`` rounds the number to other decimals first; a `Double` is cast to one too.
  ///
  /// - Parameters:
  ///   - grouping: What is between groups of three digits; none if it is empty.
  ///   - decimalPoint: What is between the digit of the ones and the decimals.
  public func formatted(grouping: String = ",", decimalPoint: String = ".") -> Computed<String>
  where Value: ColumnValue {
    Computed(expression.formatted(grouping, decimalPoint))
  }

  /// The number as a text, with all the decimals of its type, and its digits before the point in groups of three; NULL if
  /// it is NULL.
  ///
  /// - Parameters:
  ///   - grouping: What is between groups of three digits; none if it is empty.
  ///   - decimalPoint: What is between the digit of the ones and the decimals.
  public func formatted<Wrapped>(grouping: String = ",", decimalPoint: String = ".") -> Computed<String?>
  where Value == Wrapped? {
    Computed(expression.formatted(grouping, decimalPoint))
  }
}

extension RowExpression where Value: SQLFloatingPointValue {
  /// Floating-point numbers have no decimals of their own.
  @available(*, unavailable, message: "say how many decimals: cast(as: Scaled<Cents>.self).formatted()")
  public func formatted(grouping: String = ",", decimalPoint: String = ".") -> Computed<String?> {
    Computed(expression)
  }
}

extension SQLExpression {
  /// The digits of this number with separators.
  fileprivate func formatted(_ grouping: String, _ decimalPoint: String) -> SQLExpression {
    let point = type.scale ?? 0 > 0 ? decimalPoint : "."
    var text = SQLExpression.function(.textual(.formatted), [self])
    func replace(_ old: String, _ new: String) {
      func constant(_ text: String) -> SQLExpression { .value(.text(text), .text) }
      if old != new { text = .function(.replace, [text, constant(old), constant(new)]) }
    }
    if point == "." || !grouping.contains(".") {
      replace(",", grouping)
      replace(".", point)
    } else {
      // A letter that the grouping has not, until its points are no longer taken for that of the number.
      let mark = "abcdefghijklmnopqrstuvwxyz".first { !grouping.contains($0) }.map(String.init) ?? "|"
      replace(".", mark)
      replace(",", grouping)
      replace(mark, point)
    }
    return text
  }
}
