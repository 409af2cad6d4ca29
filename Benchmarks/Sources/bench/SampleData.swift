import CFloor

/// The rows of the tables, the same in every database.
enum SampleData {
  static func items(_ count: Int) -> [Item] {
    (1...count).map { id in
      Item(id: id, title: "Item \(id)", quantity: id % 50, price: Double(id) * 0.25)
    }
  }

  static func entries(_ count: Int) -> [Entry] {
    items(count).map { Entry(id: $0.id, title: $0.title, quantity: $0.quantity, price: $0.price) }
  }

  static func parcels(_ count: Int) -> [Parcel] {
    (1...count).map { id in
      Parcel(
        id: id, weight: id * 7, quantity: id % 3 == 0 ? nil : id, status: id % 5,
        price: Double(id) * 0.25, discount: id % 4 == 0 ? Double(id) / 3 : nil, title: "Parcel \(id)",
        address: "\(id % 900) Long Meadow Lane, Springfield",
        note: id % 2 == 0 ? nil : id % 10 == 1 ? "à la réception" : "ring twice", isFragile: id % 7 == 0)
    }
  }

  static let tables = [
    "CREATE TABLE items (id bigint PRIMARY KEY, title text NOT NULL, quantity bigint NOT NULL,"
      + " price double precision NOT NULL)",
    "CREATE TABLE entries (id bigint PRIMARY KEY, title text NOT NULL, quantity bigint NOT NULL,"
      + " price double precision NOT NULL)",
    "CREATE TABLE parcels (id bigint PRIMARY KEY, weight bigint NOT NULL, quantity bigint,"
      + " status bigint NOT NULL, price double precision NOT NULL, discount double precision,"
      + " title text NOT NULL, address text NOT NULL, note text, \"isFragile\" boolean NOT NULL)",
  ]

  /// In SQLite only an INTEGER key is the table's own.
  static let sqliteTables = tables.map { $0.replacing("id bigint", with: "id INTEGER") }
}

/// The sample rows as C has them.
///
/// `@unchecked Sendable`: written once, in `init`.
final class CRows: @unchecked Sendable {
  let items: UnsafeMutableBufferPointer<floor_item>
  let parcels: UnsafeMutableBufferPointer<floor_parcel>

  init(items: [Item], parcels: [Parcel]) {
    self.items = .allocate(capacity: items.count)
    _ = self.items.initialize(
      from: items.lazy.map { item in
        floor_item(
          id: Int64(item.id), title: Self.text(item.title), quantity: Int64(item.quantity), price: item.price)
      })
    self.parcels = .allocate(capacity: parcels.count)
    _ = self.parcels.initialize(
      from: parcels.lazy.map { parcel in
        floor_parcel(
          id: Int64(parcel.id), weight: Int64(parcel.weight), quantity: Int64(parcel.quantity ?? 0),
          status: Int64(parcel.status), price: parcel.price, discount: parcel.discount ?? 0,
          title: Self.text(parcel.title), address: Self.text(parcel.address), note: Self.text(parcel.note),
          is_fragile: parcel.isFragile, has_quantity: parcel.quantity != nil,
          has_discount: parcel.discount != nil)
      })
  }

  deinit {
    for item in items { item.title.bytes?.deallocate() }
    for parcel in parcels {
      parcel.title.bytes?.deallocate()
      parcel.address.bytes?.deallocate()
      parcel.note.bytes?.deallocate()
    }
    items.deallocate()
    parcels.deallocate()
  }

  private static func text(_ text: String?) -> floor_text {
    guard let text else { return floor_text() }
    let bytes = UnsafeMutablePointer<CChar>.allocate(capacity: text.utf8.count + 1)
    for (offset, byte) in text.utf8.enumerated() { bytes[offset] = CChar(bitPattern: byte) }
    bytes[text.utf8.count] = 0
    return floor_text(bytes: bytes, length: Int32(text.utf8.count))
  }
}

extension Parcel {
  init(_ parcel: floor_parcel) {
    self.init(
      id: Int(parcel.id), weight: Int(parcel.weight),
      quantity: parcel.has_quantity ? Int(parcel.quantity) : nil, status: Int(parcel.status),
      price: parcel.price, discount: parcel.has_discount ? parcel.discount : nil,
      title: parcel.title.string ?? "", address: parcel.address.string ?? "", note: parcel.note.string,
      isFragile: parcel.is_fragile)
  }
}

extension floor_text {
  var string: String? {
    guard let bytes else { return nil }
    return String(decoding: UnsafeRawBufferPointer(start: bytes, count: Int(length)), as: UTF8.self)
  }
}

extension Checksum {
  init(_ parcels: [Parcel]) {
    self.init()
    for parcel in parcels {
      add(parcel.id)
      add(parcel.weight)
      add(parcel.quantity)
      add(parcel.status)
      add(parcel.price)
      add(parcel.discount)
      add(parcel.title)
      add(parcel.address)
      add(parcel.note)
      add(parcel.isFragile ? 1 : 0)
      endRow()
    }
  }

  init(_ entries: [Entry]) {
    self.init()
    for entry in entries {
      add(entry.id)
      add(entry.title)
      add(entry.quantity)
      add(entry.price)
      endRow()
    }
  }
}

extension Item {
  /// What a lookup adds to the sum; `floor_digest` is the same in C.
  var digest: UInt64 {
    UInt64(bitPattern: Int64(id)) &+ UInt64(bitPattern: Int64(quantity)) &* 3
      &+ UInt64(title.utf8.count) &* 5 &+ price.bitPattern
  }
}
