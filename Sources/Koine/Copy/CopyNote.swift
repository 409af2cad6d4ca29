/// What a copy of a database has otherwise than the original.
public struct CopyNote: Sendable, Hashable {
  /// What becomes of it.
  public enum Effect: Sendable, Hashable {
    /// It is there in another form: an enum type as a text with a check.
    case adapted
    /// It is not there, and has to be asked for: a view, a check that is not understood.
    case left
  }

  /// What it is about: `bookings`, `bookings.price`.
  public let place: String
  /// What becomes of it, in words.
  public let text: String
  /// Whether it is there.
  public let effect: Effect

  /// Says what becomes of a part.
  ///
  /// - Parameters:
  ///   - effect: What becomes of it.
  ///   - place: What it is about: `bookings`, `bookings.price`.
  ///   - text: What becomes of it, in words.
  public init(_ effect: Effect, _ place: String, _ text: String) {
    self.effect = effect
    self.place = place
    self.text = text
  }
}

extension CopyNote: CustomStringConvertible {
  /// The place and what becomes of it, in a line.
  public var description: String { "\(place): \(text)" + (effect == .left ? " (LEFT OUT)" : "") }
}
