/// The SQL types of a statement's placeholders, in the order of their numbers.
///
///     statement.types == [.bigInteger, .text]
///
/// Up to sixteen of the usual types take no memory of their own, which is what most statements have.
public struct SQLTypeList: Sendable {
  private var storage = Storage.few(codes: 0, count: 0)

  private enum Storage: Sendable {
    /// Four bits a type, the first one lowest.
    case few(codes: UInt64, count: UInt8)
    case many([SQLType])
    /// The types of a row of an insert, for each of many rows.
    case rows([SQLType], count: Int)
  }

  /// An empty list.
  public init() {}

  /// The types of a sequence, in its order.
  public init(_ types: some Sequence<SQLType>) {
    for type in types { append(type) }
  }

  /// Appends a type.
  public mutating func append(_ type: SQLType) {
    switch storage {
    case .few(let codes, let count):
      if count < 16, let code = Self.code(of: type) {
        storage = .few(codes: codes | code << (4 * UInt64(count)), count: count + 1)
      } else {
        storage = .many(self + [type])
      }
    case .many(var types):
      storage = .few(codes: 0, count: 0)
      types.append(type)
      storage = .many(types)
    case .rows: storage = .many(self + [type])
    }
  }

  /// Appends the types of rows that have the same ones.
  mutating func append(_ types: [SQLType], rows: Int) {
    let added = types.count * rows
    if isEmpty, added > 16 {
      storage = .rows(types, count: rows)
    } else {
      append(contentsOf: (0..<added).map { types[$0 % types.count] })
    }
  }

  /// Appends types, in their order.
  public mutating func append(contentsOf added: [SQLType]) {
    if count + added.count > 16 {
      storage = .many(isEmpty ? added : self + added)
    } else {
      for type in added { append(type) }
    }
  }

  private static func code(of type: SQLType) -> UInt64? {
    switch type {
    case .boolean: 0
    case .integer(bits: 8): 1
    case .integer(bits: 16): 2
    case .integer(bits: 32): 3
    case .integer(bits: 64): 4
    case .unsigned(bits: 8): 5
    case .unsigned(bits: 16): 6
    case .unsigned(bits: 32): 7
    case .unsigned(bits: 64): 8
    case .real: 9
    case .double: 10
    case .text: 11
    case .blob: 12
    case .timestamp: 13
    case .uuid: 14
    case .json: 15
    default: nil
    }
  }

  private static func type(of code: UInt64) -> SQLType {
    switch code {
    case 0: .boolean
    case 1: .integer(bits: 8)
    case 2: .integer(bits: 16)
    case 3: .integer(bits: 32)
    case 4: .integer(bits: 64)
    case 5: .unsigned(bits: 8)
    case 6: .unsigned(bits: 16)
    case 7: .unsigned(bits: 32)
    case 8: .unsigned(bits: 64)
    case 9: .real
    case 10: .double
    case 11: .text
    case 12: .blob
    case 13: .timestamp
    case 14: .uuid
    default: .json
    }
  }
}

extension SQLTypeList: RandomAccessCollection, ExpressibleByArrayLiteral, CustomStringConvertible {
  /// The types of an array literal.
  public init(arrayLiteral types: SQLType...) {
    self.init(types)
  }

  /// The first position, which is 0.
  public var startIndex: Int { 0 }

  /// The position after the last type.
  public var endIndex: Int {
    switch storage {
    case .few(_, let count): Int(count)
    case .many(let types): types.count
    case .rows(let types, let count): types.count * count
    }
  }

  /// The type at a position, from 0.
  public subscript(position: Int) -> SQLType {
    switch storage {
    case .few(let codes, _): Self.type(of: codes >> (4 * UInt64(position)) & 15)
    case .many(let types): types[position]
    case .rows(let types, _): types[position % types.count]
    }
  }

  /// The types, as an array shows them.
  public var description: String { "\(Array(self))" }
}

extension SQLTypeList: Hashable {
  /// Whether both have the same types in the same order, whatever they are kept in.
  public static func == (left: SQLTypeList, right: SQLTypeList) -> Bool {
    if case (.few(let codes, let count), .few(let others, let otherCount)) = (left.storage, right.storage) {
      return codes == others && count == otherCount
    }
    return left.elementsEqual(right)
  }

  /// Feeds how many types there are, and the first ones.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(count)
    for type in prefix(16) { hasher.combine(type) }
  }
}
