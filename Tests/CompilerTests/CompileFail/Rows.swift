import Koine

/// A row ends with the call that hands it over: nobody keeps it.
func keptRow(_ statement: RenderedStatement, _ connection: any Connection) async throws {
  var kept: [RowDecoder] = []
  //        ^ error: type 'RowDecoder' does not conform to protocol 'Copyable'
  _ = try await connection.run(statement) { row in kept.append(row) }
}

/// What a cell points to is read through its row.
func keptCell(_ statement: RenderedStatement, _ connection: any Connection) async throws {
  _ = try await connection.run(statement) { row in
    let cell = try row.nextCell()
    print(cell.bytes)
    //    ^ error: static member 'bytes' cannot be used on instance of type 'Cell'
  }
}
