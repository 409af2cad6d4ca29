/// Parts of constructs that dialects put together in their own way.
extension SQLWriter {
  /// Writes what follows the call of an aggregate function, each with a space before: `FILTER (WHERE …)`, and, of an
  /// aggregate over a window, `OVER (…)`. A dialect calls it behind the parenthesis that ends the call, without a filter
  /// too.
  public mutating func write(filter: SQLExpression?) {
    let window = takeWindow()
    if let filter {
      write(" FILTER (WHERE ")
      write(filter)
      write(")")
    }
    if let window { write(over: window) }
  }

  /// Writes `coalesce(…)`. Values take the type of the first argument that has one of the database's own.
  public mutating func write(coalesce arguments: [SQLExpression]) {
    write(call: "coalesce", ofOneType: arguments)
  }

  /// Writes a call of a function whose arguments have one type. Values take that of the first argument that
  /// has one of the database's own.
  public mutating func write(call name: StaticString, ofOneType arguments: [SQLExpression]) {
    let arguments = meeting(arguments)
    let type = SQLExpression.commonType(
      arguments.lazy.compactMap(\.namedType).first, first: arguments.first)
    write(name)
    write("(")
    writeList(arguments) { argument, writer in writer.write(argument, adopting: type, in: .free) }
    write(")")
  }

  /// Writes a column's DEFAULT, with a space before.
  public mutating func write(defaultOf column: SQLCreateTable.Column) {
    guard var value = column.defaultValue else { return }
    if spelling.castsNamedTypes { value = value.inType(ofDefined: column.column.type) }
    write(" DEFAULT (")
    if case .literal(.integer(let number), let type) = value, type.scale == nil {
      write(number)
    } else {
      isInDefault = true
      let text = text { $0.write(value) }
      isInDefault = false
      // Some engines refuse it, and MariaDB takes it for NULL.
      let words = SQLTokens(text, spelling.lexicalRules)
      if words.contains(.word("SELECT")) {
        refuse("a default with a subquery, in which an operand gets a name")
      }
    }
    write(")")
  }

  /// Writes the constraint of a primary key of several columns behind the list of columns, and nothing for
  /// none.
  public mutating func write(compositeKey columns: [SQLColumn]) {
    guard !columns.isEmpty else { return }
    write(", PRIMARY KEY (")
    writeList(columns) { column, writer in writer.write(nameOf: column) }
    write(")")
  }

  /// Writes a column's foreign key, with a space before.
  public mutating func write(referenceOf column: SQLCreateTable.Column) {
    guard let reference = column.reference else { return }
    write(reference)
  }
}
