extension SQLType {
  /// Whether the values of another type have a meaning as those of this one, which is the same on every engine. What the
  /// type of a database's own makes of them is left to the engine.
  ///
  ///     true → 1, 1 → true, 7 → refused, 2.5 → refused as an integer
  ///     text → what it says, blob → of its bytes
  ///     integer → uuid, date → time, blob → text: none
  func takesValues(of other: SQLType) -> Bool {
    if case .named = other { return true }
    if case .named = self { return true }
    let (old, new) = (other.storage, storage)
    if old == new { return true }
    switch (old, new) {
    case (.unknown, _), (_, .unknown): return true
    case (.blob, _): return false
    // The engine says which texts are none of the type.
    case (.text, _): return true
    case (_, .text): return true
    case (_, .blob): return false
    case (.timestamp, .date), (.timestamp, .time), (.date, .timestamp): return true
    default: return old.isNumber && new.isNumberOrDocument || old == .json && new.isNumber
    }
  }

  /// Whether a value is a number, or is stored as one.
  private var isNumber: Bool {
    switch self {
    case .boolean, .integer, .unsigned, .real, .double, .decimal: true
    default: false
    }
  }

  private var isNumberOrDocument: Bool { isNumber || self == .json }

  /// What its values are called.
  fileprivate var pluralNoun: String {
    switch storage {
    case .boolean: "truth values"
    case .integer, .unsigned: "integers"
    case .real, .double: "floating-point numbers"
    case .decimal: "decimal numbers"
    case .text: "texts"
    case .blob: "bytes"
    case .timestamp: "instants"
    case .date: "days"
    case .time: "times of the day"
    case .uuid: "UUIDs"
    case .json: "JSON"
    case .opaque, .named, .unknown: "values of another type"
    }
  }
}

extension DatabaseSchema.Column {
  /// Whether its values become those of another type.
  @_spi(KoineDriver) public func changesValues(to new: Self) -> Bool {
    generation == nil && new.generation == nil && typeName.asciiLowercased != new.typeName.asciiLowercased
  }

  /// Whether its numbers may have a part behind the point, and those that they become may not.
  @_spi(KoineDriver) public func losesFraction(as new: Self) -> Bool {
    guard changesValues(to: new), new.type?.storage.isInteger == true else { return false }
    return switch type?.storage {
    case .real?, .double?, .decimal?: true
    default: false
    }
  }

  /// Whether its numbers become truth values.
  @_spi(KoineDriver) public func becomesTruthValue(as new: Self) -> Bool {
    guard changesValues(to: new), new.type?.storage == .boolean else { return false }
    return switch type?.storage {
    case .integer?, .unsigned?, .real?, .double?, .decimal?: true
    default: false
    }
  }
}

extension DatabaseSchema.Table {
  /// Refuses changes of types that leave the values without a meaning.
  ///
  /// - Parameters:
  ///   - changes: The changes of the table.
  ///   - meanings: The types of the declared columns, by their names, where they are known: an engine may have one type for
  ///     many of them.
  /// - Throws: ``SchemaPlanError``.
  func checkValues(in changes: [SchemaChange], as meanings: [String: SQLType]) throws {
    for case .changeColumn(let old, let new) in changes where old.changesValues(to: new) {
      guard let type = old.type, let meaning = meanings[new.name] ?? new.type, !meaning.takesValues(of: type)
      else { continue }
      throw SchemaPlanError(
        .unsupported(
          table: name,
          "the values of its column \"\(new.name)\" (\(old.typeName)) have no meaning as \(meaning.pluralNoun); "
            + "add a column of another name, fill it with an update, and drop this one"))
    }
  }
}
