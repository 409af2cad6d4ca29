/// A function that the program itself adds to the engine, known by its name: of what it computes, the tree knows the type
/// alone.
///
/// Drivers make these. A dialect whose engine takes functions of a program has the feature
/// ``SQLFeature/programFunctions``; every other refuses a statement that calls one.
public struct SQLProgramFunction: Sendable, Hashable {
  /// The name by which the engine knows the function.
  public let name: String
  /// The type of the result.
  public let type: SQLType
  /// Whether the result is never NULL, as far as it is not NULL for an argument that is.
  public let isNeverNull: Bool
  /// Whether equal arguments always have equal results, so that an index can keep them.
  public let isDeterministic: Bool
  /// Whether definitions may call it: checks, indexes, computed columns, defaults and views.
  public let isAllowedInSchema: Bool
  /// Whether it is computed over the rows of a window, too, if it is an aggregate.
  public let isOfWindows: Bool

  /// Describes a function.
  ///
  /// - Parameters:
  ///   - name: The name by which the engine knows the function.
  ///   - type: The type of the result.
  ///   - isNeverNull: Whether the result is never NULL if no argument is.
  ///   - isDeterministic: Whether equal arguments always have equal results.
  ///   - isAllowedInSchema: Whether definitions may call it.
  ///   - isOfWindows: Whether it is an aggregate that is computed over windows, too.
  @_spi(KoineDriver) public init(
    _ name: String, type: SQLType, isNeverNull: Bool, isDeterministic: Bool, isAllowedInSchema: Bool,
    isOfWindows: Bool = false
  ) {
    self.name = name
    self.type = type
    self.isNeverNull = isNeverNull
    self.isDeterministic = isDeterministic
    self.isAllowedInSchema = isAllowedInSchema
    self.isOfWindows = isOfWindows
  }

  /// Whether both are the same function by the same name.
  public static func == (left: SQLProgramFunction, right: SQLProgramFunction) -> Bool {
    // `String` compares by canonical equivalence, engines by code point.
    left.name.hasSameBytes(as: right.name) && left.type == right.type && left.isNeverNull == right.isNeverNull
      && left.isDeterministic == right.isDeterministic && left.isAllowedInSchema == right.isAllowedInSchema
      && left.isOfWindows == right.isOfWindows
  }
}

/// An order of texts that the program itself adds to the engine, known by its name.
///
/// Drivers make these. Columns cannot be declared with one.
public struct SQLProgramCollation: Sendable, Hashable, CustomStringConvertible {
  /// The name by which the engine knows the collation.
  public let name: String
  /// The name.
  public var description: String { name }

  /// Names a collation.
  @_spi(KoineDriver) public init(_ name: String) {
    self.name = name
  }

  /// Whether both have the same name, byte by byte.
  public static func == (left: SQLProgramCollation, right: SQLProgramCollation) -> Bool {
    left.name.hasSameBytes(as: right.name)
  }
}
