/// Lets queries reach the properties of a `Codable` struct, stored as a JSON document, by key paths.
///
///     @JSONKeys struct Address: Codable { var city: String; var lines: [String]; var home: Home? }
///     @JSONKeys struct Home: Codable { var floor: Int; var kind: Kind }
///
///     @Table struct Person: Identifiable { let id: Int; @Column(as: JSON<Address>.self) var address: Address }
///
///     Person.where { $0.address[at: \.city] == "Bonn" }
///     // PostgreSQL: … jsonb_path_query_first("people"."address", 'strict $."city" ? (…)', …) #>> '{}' = $1
///     // SQLite:     … koine_json_text("people"."address", 'city') = ?1
///     Person.select { ($0.address[at: \.home.floor], $0.address[at: \.lines[0]]) }             // (Int?, String?)
///     Person.find(1).update { $0.address = $0.address.setting(at: \.city, to: "Köln") }
///
/// The macro writes `JSONKeys`, with a ``JSONKey`` for each stored property, under the name that `CodingKeys` gives it; a
/// property that `CodingKeys` leaves out has none. What a struct encodes by hand, in methods of its own, the macro cannot
/// tell, and refuses such a struct where it sees them; those in an extension have to write the same keys.
///
/// A key path tells the type, and a document that another program wrote may hold something else: then the result is NULL,
/// as it is for a key that is not there.
@attached(member, names: named(JSONKeys), named(jsonKeys))
@attached(extension, conformances: JSONKeyed)
public macro JSONKeys() = #externalMacro(module: "KoineMacros", type: "JSONKeysMacro")

/// A `Codable` struct whose keys in JSON are known by key paths. ``JSONKeys()`` writes the conformance.
public protocol JSONKeyed: Codable, Sendable {
  /// A property of the type ``JSONKey`` for each key.
  associatedtype JSONKeys
  /// All keys.
  static var jsonKeys: JSONKeys { get }
}

/// The place of a value in a JSON document: its path, and its type, without the optional.
///
/// A place leads on: to the keys of a ``JSONKeyed`` struct by their names, to an element of an array by its index, to a
/// value of a dictionary by its key.
///
///     \.home.floor, \.lines[-1], \.prices["EUR"]
@dynamicMemberLookup public struct JSONKey<Member>: Sendable {
  let path: [SQLJSONLeg]

  /// The key of a property: its name in JSON.
  public init(_ name: String) {
    self.init([.key(name)])
  }

  init(_ path: [SQLJSONLeg]) {
    self.path = path
  }

  /// A property of the struct that is here.
  public subscript<Inner>(dynamicMember key: KeyPath<Member.JSONKeys, JSONKey<Inner>>) -> JSONKey<Inner>
  where Member: JSONKeyed {
    JSONKey<Inner>(path + Member.jsonKeys[keyPath: key].path)
  }

  /// An element of the array that is here: from 0 on, or from -1, the last one, downwards.
  public subscript<Element>(index: Int) -> JSONKey<Element> where Member == [Element] {
    JSONKey<Element>(path + [.index(Int64(index))])
  }

  /// An element of the array that is here, which may be null.
  public subscript<Element>(index: Int) -> JSONKey<Element> where Member == [Element?] {
    JSONKey<Element>(path + [.index(Int64(index))])
  }

  /// A value of the dictionary that is here.
  public subscript<Element>(key: String) -> JSONKey<Element> where Member == [String: Element] {
    JSONKey<Element>(path + [.key(key)])
  }

  /// A value of the dictionary that is here, which may be null.
  public subscript<Element>(key: String) -> JSONKey<Element> where Member == [String: Element?] {
    JSONKey<Element>(path + [.key(key)])
  }
}

/// A type that JSON writes as a text, a number or a truth value: String, Bool, Double, Float, and the integers that have
/// room in `Int`.
public protocol JSONScalar: Codable, Sendable {
  /// As what a query reads it: String, Bool, Double, or `Int`.
  associatedtype JSONScalarValue: ColumnValue
  /// As what it is looked for in a document.
  static var jsonKind: SQLJSONKind { get }
}

extension String: JSONScalar {
  /// A text.
  public typealias JSONScalarValue = String
  /// A text.
  public static var jsonKind: SQLJSONKind { .text }
}

extension Bool: JSONScalar {
  /// A truth value.
  public typealias JSONScalarValue = Bool
  /// A truth value.
  public static var jsonKind: SQLJSONKind { .boolean }
}

extension Double: JSONScalar {
  /// A floating-point number.
  public typealias JSONScalarValue = Double
  /// A floating-point number.
  public static var jsonKind: SQLJSONKind { .double }
}

extension Float: JSONScalar {
  /// JSON has the shortest digits of a number, and they are read as the `Double` that is nearest.
  public typealias JSONScalarValue = Double
  /// A floating-point number.
  public static var jsonKind: SQLJSONKind { .double }
}

extension JSONScalar where Self: FixedWidthInteger {
  /// A whole number.
  public typealias JSONScalarValue = Int
  /// A whole number.
  public static var jsonKind: SQLJSONKind { .integer }
}

extension Int: JSONScalar {}
extension Int8: JSONScalar {}
extension Int16: JSONScalar {}
extension Int32: JSONScalar {}
extension Int64: JSONScalar {}
extension UInt8: JSONScalar {}
extension UInt16: JSONScalar {}
extension UInt32: JSONScalar {}
