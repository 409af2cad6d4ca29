import Foundation

/// A place in a file, counted from 1; columns in bytes, as the compiler counts.
struct SourcePlace: Hashable {
  var file: String
  var line: Int
  var column: Int
}

/// An error or a warning of the compiler.
struct CompilerMessage: Hashable {
  enum Kind: String {
    case error, warning
  }

  var kind: Kind
  var place: SourcePlace
  var text: String
}

/// What the compiler said. A message about the text of an expansion stands where the macro does.
struct CompilerOutput {
  let text: String
  /// Each error and warning once, in the order of files and places.
  let messages: [CompilerMessage]
  /// How long the body of a function took, in milliseconds, by file and line of the function.
  let times: [String: [Int: Double]]

  init(text: String) {
    self.text = text
    var messages: [CompilerMessage] = []
    func add(_ message: CompilerMessage) {
      if !messages.contains(message) { messages.append(message) }
    }
    var times: [String: [Int: Double]] = [:]
    var expanded: CompilerMessage?
    for line in text.split(separator: "\n") {
      if let match = line.wholeMatch(
        of: /(.+?):(\d+):(\d+): (error|warning): (.*?)( \(from macro '.*'\))?( \[#[-\w]+\])?/),
        let kind = CompilerMessage.Kind(rawValue: String(match.4)),
        let row = Int(match.2), let column = Int(match.3)
      {
        let place = SourcePlace(file: String(match.1), line: row, column: column)
        let message = CompilerMessage(kind: kind, place: place, text: String(match.5))
        if place.file.contains("/@__swiftmacro_") { expanded = message } else { add(message) }
      } else if let match = line.wholeMatch(of: /(.+?):(\d+):(\d+): note: in expansion of macro .*/),
        var message = expanded, let row = Int(match.2), let column = Int(match.3)
      {
        message.place = SourcePlace(file: String(match.1), line: row, column: column)
        // An expansion inside of another one is followed by the note about that.
        guard !message.place.file.contains("/@__swiftmacro_") else { continue }
        add(message)
        expanded = nil
      } else if let match = line.prefixMatch(of: /([0-9.]+)ms\t(.+?):(\d+):\d+\t/),
        let time = Double(match.1), let row = Int(match.3)
      {
        let file = String(match.2)
        times[file, default: [:]][row] = max(time, times[file]?[row] ?? 0)
      }
    }
    self.messages = messages
    self.times = times
  }
}
