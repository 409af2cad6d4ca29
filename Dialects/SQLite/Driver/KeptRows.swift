@_spi(KoineDriver) import Koine

/// Rows of a statement that has run to its end, until they are handed out.
struct KeptRows {
  /// The cells of all rows; texts and blobs have their place in `bytes` for an address.
  private var cells: [Cell] = []
  private var bytes: [UInt8] = []
  private var width = 0
  private var position = 0

  /// Keeps a row of a width that is the same for all.
  mutating func append(_ row: UnsafeBufferPointer<Cell>) {
    width = row.count
    for var cell in row {
      if Self.hasBytes(cell), let start = UnsafeRawPointer(bitPattern: UInt(cell.bits)) {
        cell.bits = UInt64(bytes.count)
        bytes.append(contentsOf: UnsafeRawBufferPointer(start: start, count: Int(cell.length)))
      }
      cells.append(cell)
    }
  }

  /// Hands out up to `maximum` rows.
  ///
  /// - Parameter names: Tells the names of the columns.
  /// - Returns: Whether there are more.
  mutating func read(
    _ maximum: Int, names: ResultNames, row: (inout RowDecoder) throws -> Void
  ) throws -> Bool {
    let end = min(cells.count, position + width * min(maximum, cells.count))
    while position < end {
      let kept = Array(cells[position..<position + width])
      position += width
      try bytes.withUnsafeBytes { bytes in
        let cells = kept.map { cell in
          guard Self.hasBytes(cell), let start = bytes.baseAddress else { return cell }
          var cell = cell
          cell.bits = UInt64(UInt(bitPattern: start + Int(cell.bits)))
          return cell
        }
        try cells.withUnsafeBufferPointer { cells in
          guard let start = cells.baseAddress else { return }
          var decoder = RowDecoder(unsafeCells: start, count: cells.count, names: names)
          try row(&decoder)
        }
      }
    }
    return position < cells.count
  }

  private static func hasBytes(_ cell: Cell) -> Bool {
    (cell.kind == .text || cell.kind == .blob) && cell.length > 0
  }
}
