extension SQLDialect {
  /// The ``name`` without its version.
  public var names: [DialectName] { [DialectName(withoutVersionOf: name)] }
}

extension DerivedSQLDialect {
  /// The ``name`` without its version, and the names of the base.
  public var names: [DialectName] {
    let own = DialectName(withoutVersionOf: name)
    return [own] + base.names.filter { $0 != own }
  }
}
