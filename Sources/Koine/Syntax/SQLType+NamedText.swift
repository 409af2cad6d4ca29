// An engine compares no value of an enum type with a text, or with a value of another such type, and puts none of them in
// one column. To Koine they are texts: so they become plain texts where they meet, and values of the column's type where
// they are stored.

extension SQLType {
  /// Whether it is a type of the database's own whose values travel as texts, and which an engine does not take for texts,
  /// such as an enum type. A cast to a type with a length would cut what does not fit.
  var isNamedText: Bool {
    guard case .named(let name, stored: .text) = self else { return false }
    let word = name.prefix { $0 != "(" }
    return !Self.namesOfTexts.contains(String(word).asciiLowercased)
  }

  private static let namesOfTexts: Set<String> = [
    "text", "varchar", "character varying", "char", "character", "bpchar", "name", "citext",
  ]

  /// The type in which texts meet: the one of the database's own that all of them have, otherwise plain text; `nil` if none
  /// is of such a type.
  ///
  /// - Parameter types: The types of the texts; `nil` for one that takes any type.
  static func ofMeetingTexts(_ types: [SQLType?]) -> SQLType? {
    let known = types.compactMap(\.self)
    guard let first = known.first, known.contains(where: \.isNamedText) else { return nil }
    return known.allSatisfy { $0 == first } ? first : .text
  }

  /// The type of what is the value of one of several expressions: of numbers one with room for all of them, otherwise that
  /// of the first, unless texts meet in another one.
  static func common(_ first: SQLExpression?, _ others: @autoclosure () -> [SQLExpression]) -> SQLType {
    guard let first else { return .unknown }
    let type = ofFirst(first, others())
    return type.isOfFewerBits ? others().reduce(type) { $0.widest(with: $1) } : type
  }

  /// The type of what is the value of the first expression, beside others: its own, unless texts meet in another one.
  static func ofFirst(_ first: SQLExpression, _ others: @autoclosure () -> [SQLExpression]) -> SQLType {
    let type = first.type
    guard type.storage == .text else { return type }
    let types = [first.typeAmongTexts(type)] + others().map(\.typeAmongTexts)
    return ofMeetingTexts(types) ?? (type.isNamedText ? types.lazy.compactMap(\.self).first : nil) ?? type
  }
}

extension SQLExpression {
  /// The type, if the database defines it.
  var namedType: SQLType? {
    let type = type
    if case .named = type { return type }
    return nil
  }

  /// Whether it is left to the database how the text is compared.
  var isOrderedByDatabase: Bool {
    if case .collate(_, .database) = self { true } else { false }
  }

  /// Whether it, or a part of a row value, is of a type of the database's own whose values travel as texts.
  var hasNamedText: Bool {
    switch self {
    case .value, .parameter, .literal: false
    case .row(let parts): parts.contains(where: \.hasNamedText)
    default: type.isNamedText
    }
  }

  /// The type that it has among texts; `nil` for one that takes any: a value, a constant, or SQL that does not say.
  var typeAmongTexts: SQLType? { typeAmongTexts(nil) }

  /// The same, with its type if that is known already.
  fileprivate func typeAmongTexts(_ known: SQLType?) -> SQLType? {
    switch self {
    case .value, .parameter, .literal: return nil
    default:
      let type = known ?? type
      return type == .unknown ? nil : type
    }
  }

  /// The type of the greatest or least of such values: texts are compared by code point, as plain ones, unless the database
  /// decides.
  var typeOfExtreme: SQLType {
    let type = type
    return type.isNamedText && !isOrderedByDatabase ? .text : type
  }

  /// The type of one of several such values: a text that is computed is a plain one.
  var typeOfElement: SQLType {
    if case .column(let column) = self { return column.type }
    let type = type
    return type.isNamedText ? .text : type
  }

  /// Operands that are compared with each other, or of which one is the result: as plain texts, if texts of types of the
  /// database's own would meet others. Of row values position by position.
  static func meeting(_ operands: [SQLExpression]) -> [SQLExpression] {
    guard operands.contains(where: \.hasNamedText) else { return operands }
    if case .row(let parts)? = operands.first {
      var rows = operands.map(\.parts)
      guard rows.allSatisfy({ $0.count == parts.count }) else { return operands }
      for position in parts.indices {
        let met = meeting(rows.map { $0[position] })
        for row in rows.indices { rows[row][position] = met[row] }
      }
      return rows.map { .row($0) }
    }
    guard SQLType.ofMeetingTexts(operands.map(\.typeAmongTexts)) == .text else { return operands }
    return operands.map(\.asMetText)
  }

  /// The type of the database's own that values beside the operands take, if they are texts of one.
  static func namedText(of operands: [SQLExpression]) -> SQLType? {
    operands.first(where: \.hasNamedText)?.namedType
  }

  /// The text beside plain ones. What SQL written by hand yields may be of a type of the database's own.
  fileprivate var asMetText: SQLExpression { isTextByHand ? .cast(self, .text) : asPlainText }

  private var isTextByHand: Bool {
    switch self {
    case .fragment(_, .text): true
    case .subquery(let query, .text): query.isFragment
    case .subtree(let subtree): subtree.expression.isTextByHand
    default: false
    }
  }

  /// The same in the type of a column, if it is a text of another type, or an instant where the column has no zone or the
  /// other way round; `nil` if it has the type.
  ///
  /// - Parameter keepsValues: Whether a value and a constant take the type by themselves.
  func converted(to type: SQLType, keepsValues: Bool = false) -> SQLExpression? {
    if isOfOtherZone(than: type) { return .cast(self, type) }
    let own = self.type
    switch self {
    case .value, .parameter, .literal:
      guard type.isNamedText, !keepsValues else { return nil }
    default:
      if own == type || !own.isNamedText && !type.isNamedText { return nil }
    }
    guard own.storage == .text else { return nil }
    return if type.isNamedText { .cast(asPlainText, type) } else if type == .text { asPlainText } else { nil }
  }
}
