/// No engine's dialect: standard SQL in which a statement is shown to people, with every feature as it was
/// asked for. What it writes is meant to be read, not to be run.
struct NeutralDialect: SQLDialect {
  let name = "standard SQL"
  let features = NeutralDialect.answers
  let spelling = SQLSpelling(maximumParameters: .max)
  var transactionVerbs: TransactionVerbs { TransactionVerbs { _ in ["START TRANSACTION"] } }

  private static let answers = SQLFeatureTable { _ in .native }

  func typeName(_ type: SQLType) -> String {
    switch type.storage {
    case .boolean: "BOOLEAN"
    case .integer(bits: 16): "SMALLINT"
    case .integer(bits: 32): "INTEGER"
    case .integer, .unsigned: "BIGINT"
    case .decimal(let scale): "DECIMAL(38, \(scale))"
    case .real: "REAL"
    case .double: "DOUBLE PRECISION"
    case .blob: "BINARY"
    case .timestamp: "TIMESTAMP"
    case .uuid: "UUID"
    case .json: "JSON"
    case .opaque(let stored): typeName(stored)
    case .text, .named, .unknown: "TEXT"
    }
  }

  func collationName(_ collation: SQLCollation) -> String? {
    switch collation {
    case .binary: "BINARY"
    case .noCase: "NOCASE"
    case .database: nil
    }
  }

  func write(
    search text: SQLExpression, _ search: SQLSearchOperator, _ part: SQLExpression, to writer: inout SQLWriter
  ) {
    switch search {
    case .contains: writer.write(call: "contains", [text, part])
    case .hasPrefix: writer.write(call: "starts_with", [text, part])
    case .hasSuffix: writer.write(call: "ends_with", [text, part])
    }
  }

  /// Functions under the names of their meanings.
  func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    writer.write(text: "\(function)".lowercased())
    writer.write("(")
    writer.writeList(arguments) { argument, writer in writer.write(argument) }
    writer.write(")")
  }

  func write(aggregate: SQLAggregate, to writer: inout SQLWriter) {
    let name: StaticString =
      switch aggregate.function {
      case .count: "count("
      case .sum: "sum("
      case .average: "avg("
      case .minimum: "min("
      case .maximum: "max("
      case .concatenate: "listagg("
      }
    writer.write(name)
    if aggregate.isDistinct { writer.write("DISTINCT ") }
    if let argument = aggregate.argument { writer.write(argument) } else { writer.write("*") }
    if case .concatenate(let separator) = aggregate.function {
      writer.write(", ")
      writer.write(textLiteral: separator)
    }
    writer.write(")")
    writer.write(filter: aggregate.filter)
  }

  func write(create: SQLCreateTable, to writer: inout SQLWriter) {
    writer.write("CREATE TABLE ")
    writer.write(nameOf: create.table)
    writer.write(" (")
    writer.writeList(create.columns) { column, writer in
      writer.write(nameOf: column.column)
      writer.write(" ")
      writer.write(text: typeName(column.column.type))
      if column.column.collation == .noCase { writer.write(" COLLATE \"NOCASE\"") }
      if !column.column.isNullable { writer.write(" NOT NULL") }
      writer.write(defaultOf: column)
      writer.write(referenceOf: column)
    }
    writer.write(")")
  }
}
