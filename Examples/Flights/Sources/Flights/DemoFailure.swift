import Koine

/// What ends the demo early: one line for whoever started it.
struct DemoFailure: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    // A line feed would make more than one line of it.
    self.description = description.split(whereSeparator: \.isNewline)
      .map { $0.drop { $0.isWhitespace } }.joined(separator: " ")
  }

  /// An error in one line, with what the engine said: the data is public, so that nothing needs hiding.
  ///
  /// - Parameter place: What went wrong, such as a file.
  init(_ error: any Error, in place: String? = nil) {
    let place = place.map { "\($0): " } ?? ""
    switch error {
    case let failure as DemoFailure: self = failure
    case let error as DatabaseError:
      let details = error.engineMessage.map { " (\($0))" } ?? ""
      self.init("\(place)\(error.message)\(details)")
    default: self.init("\(place)\(error)")
    }
  }
}
