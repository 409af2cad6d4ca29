import Synchronization

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A text that a test expects, written as a closure behind the call that checks it.
struct InlineText {
  let filePath: String
  let line: Int
  /// Counted from 1, in bytes of UTF-8.
  let column: Int

  /// Compares a text with the expected one, or writes it into the source file.
  func check(_ found: String, expected: String?, isRecording: Bool?) throws {
    let isAsked = isRecording ?? (ProcessInfo.processInfo.environment["KOINE_RECORD_GOLDEN"] == "1")
    if let expected, expected.utf8.elementsEqual(found.utf8) { return }
    if expected == nil || isAsked {
      try record(found)
      if isAsked { return }
      throw TestFailure(
        "\(filePath):\(line): there was no text to compare with; it is recorded now. Review it.")
    }
    throw TestFailure(
      """
      \(filePath):\(line): the query differs from the text behind it (- expected, + found). \
      KOINE_RECORD_GOLDEN=1 in the environment records it anew.
      \(LineDifference(expected: expected ?? "", found: found))
      """)
  }

  private func record(_ text: String) throws {
    try Self.sources.withLock { sources in
      let original = try sources[filePath]?.original ?? Self.bytes(of: filePath)
      var source = sources[filePath] ?? Source(original: original, edits: [:])
      let call = try CallSite(in: source.original, line: line, column: column, filePath: filePath)
      let replacement = call.closure(holding: text)
      if let earlier = source.edits[call.start], earlier.text != replacement {
        throw TestFailure("\(filePath):\(line): two different texts are recorded behind one call.")
      }
      source.edits[call.start] = Edit(range: call.replaced, text: replacement)
      try Data(source.edited).write(to: URL(filePath: filePath), options: .atomic)
      sources[filePath] = source
    }
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  private struct Edit {
    var range: Range<Int>
    var text: String
  }

  /// A source file as it was compiled, and what this process has written into it. Lines of other calls are
  /// found in the original, whatever was put in before them.
  private struct Source {
    let original: [UInt8]
    var edits: [Int: Edit]

    var edited: [UInt8] {
      var result: [UInt8] = []
      var position = 0
      for edit in edits.values.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        result += original[position..<edit.range.lowerBound]
        result += edit.text.utf8
        position = edit.range.upperBound
      }
      return result + original[position...]
    }
  }

  private static let sources = Mutex<[String: Source]>([:])
}
