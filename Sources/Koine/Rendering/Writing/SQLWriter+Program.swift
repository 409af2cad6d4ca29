/// Functions that the program itself adds to the engine, by their quoted names.
extension SQLWriter {
  /// Writes a call of a scalar function: `"initials"("people"."name")`.
  public mutating func write(call function: SQLProgramFunction, _ arguments: [SQLExpression]) {
    write(identifier: function.name)
    write("(")
    writeList(arguments) { argument, writer in writer.write(argument) }
    write(")")
  }

  /// Writes a call of an aggregate function with its DISTINCT and its FILTER:
  /// `"product"(DISTINCT "rates"."factor") FILTER (WHERE …)`.
  mutating func write(call function: SQLProgramFunction, aggregating aggregate: SQLAggregate) {
    write(identifier: function.name)
    write(aggregate.isDistinct ? "(DISTINCT " : "(")
    writeList(aggregate.argument.map(\.parts) ?? []) { argument, writer in writer.write(argument) }
    write(")")
    write(filter: aggregate.filter)
  }
}
