@_spi(KoineDriver) public import Koine

extension SQLiteDialect {
  /// Writes a function of JSON documents. SQLite's own paths find no key with a quote in it, and none that a document
  /// writes with an escape, so that the driver has functions for them.
  func write(json function: SQLJSONFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    switch function {
    case .value(.json, let path) where path.isEmpty: writer.write(arguments[0])
    case .value(let kind, let path): write(kind.driverFunction, arguments, path, to: &writer)
    case .type: writer.write(call: .jsonType, arguments)
    case .length: writer.write(call: .jsonLength, arguments)
    case .keys: writer.write(call: .jsonKeys, arguments)
    case .contains: writer.write(call: .jsonContains, arguments)
    case .changed(let change, let path): write(change.driverFunction, arguments, path, to: &writer)
    case .patched: writer.write(call: .jsonPatched, arguments)
    case .parsed: writer.write(arguments[0])
    case .encoded:
      writer.write(driverFunction: .jsonEncoded)
      writer.write("(")
      writer.write(arguments[0])
      switch arguments[0].type.storage {
      case .boolean: writer.write(", 'boolean')")
      case .json: writer.write(", 'json')")
      case .decimal(let scale): writer.write(sql: ", 'decimal', \(Int64(scale)))")
      default: writer.write(")")
      }
    }
  }

  /// Writes a function that yields rows. Those of SQLite change numbers, and take a text apart that is an array.
  public func write(
    tableFunction: SQLTableFunction, as reference: SQLTableReference, to writer: inout SQLWriter
  ) {
    switch tableFunction {
    case .jsonElements(let document): writer.write(call: .jsonElements, [document])
    case .jsonMembers(let document): writer.write(call: .jsonMembers, [document])
    case .fullText(let search): write(search, to: &writer)
    case .boxes(let search): write(search, to: &writer)
    case .program(let function, let arguments): writer.write(call: function, arguments)
    @unknown default: writer.refuse("the function \(tableFunction)")
    }
    writer.write(" AS ")
    writer.write(identifier: reference.sourceName)
  }

  /// Behind the arguments, a text is a key, and a number an index.
  private func write(
    _ function: SQLiteFunction, _ arguments: [SQLExpression], _ path: [SQLJSONLeg], to writer: inout SQLWriter
  ) {
    writer.write(driverFunction: function)
    writer.write("(")
    writer.writeList(arguments) { argument, writer in writer.write(argument) }
    for leg in path {
      writer.write(", ")
      switch leg {
      case .key(let key): writer.write(textLiteral: key)
      case .index(let index): writer.write(index)
      }
    }
    writer.write(")")
  }
}

extension SQLJSONKind {
  fileprivate var driverFunction: SQLiteFunction {
    switch self {
    case .json: .jsonValue
    case .text: .jsonText
    case .integer: .jsonInteger
    case .double: .jsonDouble
    case .boolean: .jsonBoolean
    }
  }
}

extension SQLJSONChange {
  fileprivate var driverFunction: SQLiteFunction {
    switch self {
    case .set: .jsonSet
    case .insert: .jsonInserted
    case .append: .jsonAppended
    case .remove: .jsonRemoved
    }
  }
}
