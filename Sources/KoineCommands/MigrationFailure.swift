#if Commands
  /// What went wrong, in one line.
  struct MigrationFailure: Error, CustomStringConvertible {
    let description: String

    init(_ error: any Error) {
      let lines = "\(error)".split(whereSeparator: \.isNewline)
      description = lines.map { $0.drop(while: \.isWhitespace) }.joined(separator: " ")
    }
  }
#endif
