/// A dialect that is another one, apart from what it says itself: for a relative of an engine.
///
///     struct CockroachDialect: DerivedSQLDialect {
///       let base = PostgreSQLDialect(version: 13)
///       let name = "CockroachDB 24"
///       let features = PostgreSQLDialect(version: 13).features.changing { feature in
///         feature == .nestedRows ? .unsupported(hint: "read the rows in a query of their own") : nil
///       }
///     }
///
/// The texts of declared queries are kept for it if it also says `traits`: one ``SQLDialectTraits`` in a `static let`,
/// from which its `features` and its `spelling` come. ``SQLDialectWithTraits`` is for dialects without a base.
public protocol DerivedSQLDialect: SQLDialect {
  /// The dialect that this one is derived from.
  associatedtype Base: SQLDialect
  /// The dialect that writes what this one does not.
  var base: Base { get }
}

extension DerivedSQLDialect {
  /// The name of the base.
  public var name: String { base.name }
  /// The answers of the base.
  public var features: SQLFeatureTable { base.features }
  /// The spelling of the base.
  public var spelling: SQLSpelling { base.spelling }
  /// The statements of transactions of the base.
  public var transactionStatements: TransactionStatements { base.transactionStatements }

  /// As the base writes it.
  public func typeName(_ type: SQLType) -> String { base.typeName(type) }

  /// As the base writes it.
  public func collationName(_ collation: SQLCollation) -> String? { base.collationName(collation) }

  /// As the base writes it.
  public func write(literal value: SQLValue, of type: SQLType, to writer: inout SQLWriter) {
    base.write(literal: value, of: type, to: &writer)
  }

  /// As the base writes it.
  public func write(
    arithmetic left: SQLExpression, _ op: SQLArithmeticOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    base.write(arithmetic: left, op, right, to: &writer)
  }

  /// As the base writes it.
  public func write(negated operand: SQLExpression, to writer: inout SQLWriter) {
    base.write(negated: operand, to: &writer)
  }

  /// As the base writes it.
  public func write(complement operand: SQLExpression, to writer: inout SQLWriter) {
    base.write(complement: operand, to: &writer)
  }

  /// As the base writes it.
  public func write(
    bitwise left: SQLExpression, _ op: SQLBitwiseOperator, _ right: SQLExpression,
    to writer: inout SQLWriter
  ) {
    base.write(bitwise: left, op, right, to: &writer)
  }

  /// As the base writes it.
  public func write(concatenation left: SQLExpression, _ right: SQLExpression, to writer: inout SQLWriter) {
    base.write(concatenation: left, right, to: &writer)
  }

  /// As the base writes it.
  public func write(
    isDistinct left: SQLExpression, _ right: SQLExpression, negated: Bool, to writer: inout SQLWriter
  ) {
    base.write(isDistinct: left, right, negated: negated, to: &writer)
  }

  /// As the base writes it.
  public func write(
    like operand: SQLExpression, pattern: SQLExpression, caseSensitive: Bool, negated: Bool,
    to writer: inout SQLWriter
  ) {
    base.write(
      like: operand, pattern: pattern, caseSensitive: caseSensitive, negated: negated, to: &writer)
  }

  /// As the base writes it.
  public func write(
    search text: SQLExpression, _ search: SQLSearchOperator, _ part: SQLExpression,
    to writer: inout SQLWriter
  ) {
    base.write(search: text, search, part, to: &writer)
  }

  /// As the base writes it.
  public func write(cast operand: SQLExpression, to type: SQLType, to writer: inout SQLWriter) {
    base.write(cast: operand, to: type, to: &writer)
  }

  /// As the base writes it.
  public func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
    base.write(function: function, arguments, to: &writer)
  }

  /// As the base writes it.
  public func write(naming: SQLNaming, to writer: inout SQLWriter) {
    base.write(naming: naming, to: &writer)
  }

  /// As the base writes it.
  public func write(aggregate: SQLAggregate, to writer: inout SQLWriter) {
    base.write(aggregate: aggregate, to: &writer)
  }

  /// As the base puts it.
  public func longList(_ rows: [[SQLValue]], of types: [SQLType]) -> SQLLongList {
    base.longList(rows, of: types)
  }

  /// As the base writes it.
  public func write(rows query: SQLQuery, as reference: SQLTableReference, to writer: inout SQLWriter) {
    base.write(rows: query, as: reference, to: &writer)
  }

  /// As the base writes it.
  public func write(
    tableFunction: SQLTableFunction, as reference: SQLTableReference, to writer: inout SQLWriter
  ) {
    base.write(tableFunction: tableFunction, as: reference, to: &writer)
  }

  /// As the base writes it.
  public func write(conflict: SQLConflict, to writer: inout SQLWriter) {
    base.write(conflict: conflict, to: &writer)
  }

  /// As the base writes it.
  public func write(window: SQLWindow, to writer: inout SQLWriter) {
    base.write(window: window, to: &writer)
  }

  /// As the base writes it.
  public func write(limit: SQLExpression?, offset: SQLExpression?, to writer: inout SQLWriter) {
    base.write(limit: limit, offset: offset, to: &writer)
  }

  /// As the base writes it.
  public func write(create: SQLCreateTable, to writer: inout SQLWriter) {
    base.write(create: create, to: &writer)
  }

  /// As the base writes it.
  public func write(
    advanceGeneratedKey key: SQLColumn, of table: SQLTableReference, to writer: inout SQLWriter
  ) {
    base.write(advanceGeneratedKey: key, of: table, to: &writer)
  }

  /// As the base writes it.
  public func write(enumType: SQLEnumType, to writer: inout SQLWriter) {
    base.write(enumType: enumType, to: &writer)
  }

  /// As the base writes it.
  public func write(changed column: SQLColumn, to writer: inout SQLWriter) {
    base.write(changed: column, to: &writer)
  }

  /// As the base writes it.
  public func write(dropOfRuleOrIndex name: String, of table: SQLTableReference, to writer: inout SQLWriter) {
    base.write(dropOfRuleOrIndex: name, of: table, to: &writer)
  }

  /// Those of the base.
  public func steps(of definition: SQLFullTextDefinition) -> [SQLFragment] { base.steps(of: definition) }

  /// Those of the base.
  public func steps(of definition: SQLBoxDefinition) -> [SQLFragment] { base.steps(of: definition) }
}

extension SQLFeatureTable {
  /// The same answers, apart from some.
  ///
  /// - Parameter answer: The other answer to a feature; `nil` keeps the answer.
  public func changing(_ answer: (SQLFeature) -> SQLSupport?) -> SQLFeatureTable {
    SQLFeatureTable { feature in answer(feature) ?? self[feature] }
  }
}
