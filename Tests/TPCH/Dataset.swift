import Foundation
import Koine

/// What scripts/tpch-data makes.
enum Dataset {
  static func install(on connection: some Connection) async throws {
    try await load(Region.self, "region", on: connection) {
      Region(key: try $0.integer(), name: try $0.text(), comment: try $0.text())
    }
    try await load(Nation.self, "nation", on: connection) {
      Nation(key: try $0.integer(), name: try $0.text(), regionKey: try $0.integer(), comment: try $0.text())
    }
    try await load(Supplier.self, "supplier", on: connection) {
      Supplier(
        key: try $0.integer(), name: try $0.text(), address: try $0.text(), nationKey: try $0.integer(),
        phone: try $0.text(), balance: try $0.decimal(), comment: try $0.text())
    }
    try await load(Customer.self, "customer", on: connection) {
      Customer(
        key: try $0.integer(), name: try $0.text(), address: try $0.text(), nationKey: try $0.integer(),
        phone: try $0.text(), balance: try $0.decimal(), marketSegment: try $0.text(), comment: try $0.text())
    }
    try await load(Part.self, "part", on: connection) {
      Part(
        key: try $0.integer(), name: try $0.text(), manufacturer: try $0.text(), brand: try $0.text(),
        type: try $0.text(), size: try $0.integer(), container: try $0.text(), retailPrice: try $0.decimal(),
        comment: try $0.text())
    }
    try await load(PartSupply.self, "partsupp", on: connection) {
      PartSupply(
        partKey: try $0.integer(), supplierKey: try $0.integer(), availableQuantity: try $0.integer(),
        cost: try $0.decimal(), comment: try $0.text())
    }
    try await load(Order.self, "orders", on: connection) {
      Order(
        key: try $0.integer(), customerKey: try $0.integer(), status: try $0.text(),
        totalPrice: try $0.decimal(), date: try $0.date(), priority: try $0.text(), clerk: try $0.text(),
        shipPriority: try $0.integer(), comment: try $0.text())
    }
    try await load(LineItem.self, "lineitem", on: connection) {
      LineItem(
        orderKey: try $0.integer(), partKey: try $0.integer(), supplierKey: try $0.integer(),
        number: try $0.integer(), quantity: try $0.decimal(), price: try $0.decimal(),
        discount: try $0.decimal(), tax: try $0.decimal(), returnFlag: try $0.text(), status: try $0.text(),
        shipDate: try $0.date(), commitDate: try $0.date(), receiptDate: try $0.date(),
        shipInstructions: try $0.text(), shipMode: try $0.text(), comment: try $0.text())
    }
  }

  private static func load<Source: Table>(
    _ table: Source.Type, _ name: String, on connection: some Connection,
    _ read: (inout Fields) throws -> Source.Row
  ) async throws {
    try await Source.createTable().execute(connection)
    let rows = try text(of: "\(name).tbl").split(separator: "\n").map { line in
      var fields = Fields(values: line.split(separator: "|", omittingEmptySubsequences: false))
      return try read(&fields)
    }
    try await Source.insert(rows).execute(connection)
  }

  /// Where scripts/tpch-data has made them.
  static let folder =
    if let folder = ProcessInfo.processInfo.environment["KOINE_TPCH_FOLDER"] { URL(filePath: folder) } else {
      URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../.build/tpch")
        .standardizedFileURL
    }

  /// A file of the folder.
  static func text(of file: String) throws -> String {
    do {
      return try String(contentsOf: folder.appending(path: file), encoding: .utf8)
    } catch {
      throw MissingData()
    }
  }

  struct MissingData: Error, CustomStringConvertible {
    var description: String { "There are no data of TPC-H: run scripts/tpch-data, or make test-tpch." }
  }
}

/// The fields of one line.
struct Fields {
  var values: [Substring]
  private var position = 0

  init(values: [Substring]) { self.values = values }

  struct Unreadable: Error {
    let line: [Substring]
  }

  mutating func text() throws -> String {
    guard position < values.count else { throw Unreadable(line: values) }
    defer { position += 1 }
    return String(values[position])
  }

  mutating func integer() throws -> Int { try unwrap(Int(text())) }
  mutating func decimal() throws -> Decimal { try unwrap(Decimal(string: text())) }
  mutating func date() throws -> CalendarDate { try unwrap(CalendarDate(text())) }

  private func unwrap<Value>(_ value: Value?) throws -> Value {
    guard let value else { throw Unreadable(line: values) }
    return value
  }
}
