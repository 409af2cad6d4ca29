extension Question {
  /// Every question, in the order in which they are asked. Those that change the data come last.
  static let all = delays + planes + weather + traffic + changes
}
