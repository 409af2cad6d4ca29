import CSQLite
@_spi(KoineDriver) import Koine

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The functions and collations in Swift of one connection.
final class ProgramFunctions {
  /// The names of the functions, in lower case: SQLite ignores the case of ASCII letters in them.
  let names: Set<String>
  /// Whether one of them yields rows.
  let hasTables: Bool
  let thrown = ThrownErrors()

  fileprivate init(names: Set<String>, hasTables: Bool) {
    self.names = names
    self.hasTables = hasTables
  }
}

extension SQLiteHandle {
  /// Adds the functions and collations of a configuration to the connection, which has the driver's own already.
  ///
  /// - Returns: `nil` if there are none.
  /// - Throws: `DatabaseError` with the code `misuse` if a name is SQLite's own, the driver's, given twice or unfit.
  func addFunctions(
    of configuration: SQLiteDatabase.Configuration
  ) throws(DatabaseError) -> ProgramFunctions? {
    let definitions = configuration.functions.map(\.definition)
    let collations = configuration.collations
    if definitions.isEmpty, collations.isEmpty { return nil }
    var known = Set(try names("pragma_function_list"))
    // A function that yields rows is a table to SQLite.
    let tables = Set(try names("pragma_module_list"))
    var names: Set<String> = []
    for definition in definitions {
      let name = definition.name.asciiLowercased
      try check(name: definition.name, of: "function", among: definition.isOfRows ? tables : known)
      // The driver may have more functions later.
      // SQLite lists its pragmas as tables only when they have been used.
      let isReserved =
        name.hasPrefix("koine_")
        || definition.isOfRows && ["pragma_", "sqlite_"].contains(where: name.hasPrefix)
      guard !isReserved else { throw Self.refusal("function", definition.name, "is reserved") }
      names.insert(name)
    }
    // A function may have several numbers of arguments, each once.
    for index in definitions.indices {
      let definition = definitions[index]
      let isRepeated = definitions[..<index].contains {
        $0.name.asciiLowercased == definition.name.asciiLowercased && $0.isOfRows == definition.isOfRows
          && ($0.argumentCount == definition.argumentCount || $0.isOfRows)
      }
      if isRepeated { throw Self.refusal("function", definition.name, "is given twice") }
    }
    let functions = ProgramFunctions(names: names, hasTables: definitions.contains(where: \.isOfRows))
    for definition in definitions {
      try check(FunctionContext(definition, functions.thrown).add(to: pointer))
    }
    known = Set(try self.names("pragma_collation_list"))
    for collation in collations {
      try check(name: collation.name, of: "collation", among: known)
      known.insert(collation.name.asciiLowercased)
      try check(add(collation))
    }
    return functions
  }

  /// The names that SQLite has in a list, in lower case.
  private func names(_ list: String) throws(DatabaseError) -> [String] {
    var names: [String] = []
    try eachRow("SELECT DISTINCT name FROM \(list)") { text in names.append(text(0).asciiLowercased) }
    return names
  }

  private func check(name: String, of kind: String, among known: Set<String>) throws(DatabaseError) {
    guard !name.isEmpty, !name.hasNUL, name.utf8.count <= 255 else {
      throw Self.refusal(kind, name, "is empty, contains NUL, or has more than 255 bytes")
    }
    guard !known.contains(name.asciiLowercased) else {
      throw Self.refusal(kind, name, "is taken: indexes would be damaged if it meant something else")
    }
  }

  private static func refusal(_ kind: String, _ name: String, _ problem: String) -> DatabaseError {
    DatabaseError(.misuse, "The name of the \(kind) \"\(name)\" \(problem).")
  }

  /// - Returns: An SQLite result code.
  private func add(_ collation: SQLiteCollation) -> Int32 {
    let context = Unmanaged.passRetained(CollationContext(collation))
    let code = sqlite3_create_collation_v2(
      pointer, collation.name, SQLITE_UTF8, context.toOpaque(),
      { context, leftCount, left, rightCount, right in
        guard let context else { return 0 }
        return Unmanaged<CollationContext>.fromOpaque(context).takeUnretainedValue()
          .compare(left, leftCount, right, rightCount)
      }, { if let context = $0 { Unmanaged<CollationContext>.fromOpaque(context).release() } })
    // Unlike functions, a collation that is not added is not released.
    if code != SQLITE_OK { context.release() }
    return code
  }
}

/// A collation in Swift on one connection.
private final class CollationContext {
  private let collation: SQLiteCollation

  init(_ collation: SQLiteCollation) {
    self.collation = collation
  }

  func compare(
    _ left: UnsafeRawPointer?, _ leftCount: Int32, _ right: UnsafeRawPointer?, _ rightCount: Int32
  ) -> Int32 {
    switch collation.compare(Self.text(left, leftCount), Self.text(right, rightCount)) {
    case .orderedAscending: -1
    case .orderedSame: 0
    case .orderedDescending: 1
    }
  }

  private static func text(_ start: UnsafeRawPointer?, _ count: Int32) -> String {
    let bytes = UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : Int(count))
    return String(decoding: bytes, as: UTF8.self)
  }
}
