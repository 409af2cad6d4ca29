extension SQLWriter {
  /// Writes GROUP BY with the keys of every group first, and then each part: `GROUP BY "a", ROLLUP ("b", "c")`.
  mutating func write(setsOf select: SQLSelect) {
    write(" GROUP BY ")
    let named = Set(select.groupingSets.flatMap(\.positions))
    for index in select.grouping.indices where !named.contains(index) {
      write(key: select.grouping[index])
      write(", ")
    }
    writeList(select.groupingSets) { part, writer in
      switch part {
      // Of no key, they are one group of all rows.
      case .rollup([]), .cube([]): writer.write("GROUPING SETS (())")
      case .rollup(let elements):
        writer.write("ROLLUP ")
        writer.write(keys: elements, of: select)
      case .cube(let elements):
        writer.write("CUBE ")
        writer.write(keys: elements, of: select)
      case .sets(let sets):
        writer.write("GROUPING SETS ")
        writer.write(keys: sets, of: select)
      }
    }
  }

  private mutating func write(keys: [[Int]], of select: SQLSelect) {
    write("(")
    writeList(keys) { positions, writer in
      if positions.count != 1 { writer.write("(") }
      // What is described without validation may have a position of no key.
      let keys = positions.filter(select.grouping.indices.contains)
      writer.writeList(keys) { position, writer in writer.write(key: select.grouping[position]) }
      if positions.count != 1 { writer.write(")") }
    }
    write(")")
  }
}
