import Foundation
import Testing

@testable import Koine

/// A cell that is kept beyond its row, or comes from elsewhere, is an error and never read.
@Suite struct KeptCellTests {
  /// Hands over a row of these cells.
  private func withRow<Result>(_ cells: [Cell], _ body: (inout RowDecoder) throws -> Result) throws -> Result
  {
    try cells.withUnsafeBufferPointer { cells in
      guard let start = cells.baseAddress else { throw CancellationError() }
      var row = RowDecoder(unsafeCells: start, count: cells.count)
      return try body(&row)
    }
  }

  private func text(_ text: StaticString) -> Cell {
    .bytes(.text, text.utf8Start, length: text.utf8CodeUnitCount)
  }

  private static let types: [any ColumnValue.Type] = [
    String.self, Data.self, [UInt8].self, UUID.self, Date.self, URL.self, Double.self, Float.self,
    UUIDBytes.self,
    UUIDUppercase.self, BoolText.self, DecimalText.self, JSON<[Int]>.self, MillisecondText.self,
    SecondText.self,
    DayText.self, ISO8601Text.self, AnyDateText.self,
  ]

  @Test func aCellOfAnotherRowIsNotRead() throws {
    // Nothing is at this address.
    for kind in [Cell.Kind.text, .blob, .decimal, .uuid] {
      let kept = Cell.bytes(kind, UnsafeRawPointer(bitPattern: 8), length: 16)
      try withRow([text("a"), .integer(8), .null]) { row in
        for _ in 0..<3 {
          _ = try row.nextCell()
          for type in Self.types {
            let error = #expect(throws: DatabaseError.self) { _ = try type.decode(cell: kept, of: row) }
            #expect([.misuse, .decoding].contains(error?.code), "\(type)")
          }
          let error = #expect(throws: DatabaseError.self) { _ = try SQLValue(kept, of: row) }
          #expect(error?.code == .misuse)
        }
      }
    }
  }

  @Test func theCellThatTheRowGaveLastIsRead() throws {
    try withRow([text("a"), text("b")]) { row in
      let first = try row.nextCell()
      #expect(try String.decode(cell: first, of: row) == "a")
      let second = try row.nextCell()
      #expect(try String.decode(cell: second, of: row) == "b")
      let error = #expect(throws: DatabaseError.self) { _ = try String.decode(cell: first, of: row) }
      #expect(error?.code == .misuse)
      row.position = 0
      #expect(try row.nextValue() == .text("a"))
    }
  }

  @Test func aPositionOutsideOfTheRowIsAnError() throws {
    for position in [1, 2, Int.max] {
      try withRow([text("a")]) { row in
        row.position = position
        let error = #expect(throws: DatabaseError.self) { _ = try row.nextCell() }
        #expect(error?.code == .decoding)
        _ = row.isNull(next: .max)
        row.skip(.max)
        #expect(row.position == 1)
      }
    }
  }

  @Test func aCellOf4GiBOrMoreIsAnErrorAndNotCut() throws {
    for (length, isRead) in [
      (1, true), (Int(UInt32.max) - 1, true), (Int(UInt32.max), false), (1 << 32, false),
      (1 << 32 + 1, false),
    ] {
      let cell = Cell.bytes(.text, UnsafeRawPointer(bitPattern: 8), length: length)
      #expect(
        cell.kind == (isRead ? .text : .unsupported)
          && (cell.length == length) == (isRead || length == UInt32.max))
      guard !isRead else { continue }
      try withRow([cell]) { row in
        let error = #expect(throws: DatabaseError.self) { _ = try row.next(String.self) }
        #expect(error?.message.contains("holds a value of 4 GiB or more, expected a String") == true)
        row.position = 0
        let other = #expect(throws: DatabaseError.self) { _ = try row.nextValue() }
        #expect(other?.message == "Column 1 of the result holds a value of 4 GiB or more.")
      }
    }
  }
}
