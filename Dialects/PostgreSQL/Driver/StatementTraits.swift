@_spi(KoineDriver) import Koine

/// What the driver has to know about a statement before it sends it.
struct StatementTraits {
  /// What the statement does besides reading and writing rows.
  let effect: StatementEffect
  /// Whether the statement only reads: one that writes must run to its end, however few rows are taken.
  let isStreamable: Bool
  /// Whether the server should keep the statement prepared.
  let isPreparable: Bool

  /// Whether the statement may write; functions that are not known may.
  var mayWrite: Bool { !storesNothing || effect != .none }

  /// The traits of a statement of the driver's own.
  static let own = StatementTraits(effect: .none, isStreamable: false, isPreparable: false, isOwn: true)

  /// Whether the names in other statements may mean other tables behind it, such as temporary ones, which the server does
  /// not notice.
  var mayChangeMeanings: Bool { !isOwn && (!isPreparable || effect == .connection) }

  private let storesNothing: Bool
  private let isOwn: Bool

  private init(
    effect: StatementEffect, isStreamable: Bool, isPreparable: Bool, storesNothing: Bool? = nil,
    isOwn: Bool = false
  ) {
    self.storesNothing = storesNothing ?? isStreamable
    self.isOwn = isOwn
    self.effect = effect
    self.isStreamable = isStreamable
    self.isPreparable = isPreparable
  }

  /// - Parameter known: What an earlier run has found out.
  init(of sql: String, _ kind: StatementKind, known: StatementTraits? = nil) {
    switch kind {
    case .reads: self.init(effect: .none, isStreamable: true, isPreparable: true)
    case .writes: self.init(effect: .none, isStreamable: false, isPreparable: true)
    case .defines:
      self.init(effect: StatementEffect(ofDefinition: sql), isStreamable: false, isPreparable: false)
    case .unknown: self = known ?? StatementTraits(reading: sql)
    }
  }

  /// Reads SQL written by hand.
  private init(reading sql: String) {
    var statements = StatementEffect.Statements(sql)
    let first = statements.next()
    var effect = first?.effect ?? .none
    var storesNothing = first?.storesNothing ?? false
    while let other = statements.next() {
      effect = max(effect, other.effect)
      storesNothing = storesNothing && other.storesNothing
    }
    self.init(
      effect: effect, isStreamable: first?.onlyReads ?? false, isPreparable: first?.isPreparable ?? false,
      storesNothing: storesNothing)
  }
}
