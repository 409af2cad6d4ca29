import Foundation

/// Copies of files with private functions, so that one compilation checks each function several times.
struct Copies {
  /// The copies of each file.
  var byFile: [URL: [URL]] = [:]

  var all: [URL] { byFile.values.flatMap { $0 } }

  /// Lends copies to a closure and removes them after it.
  ///
  /// - Parameters:
  ///   - last: How many copies of the last file, where that differs.
  ///   - imports: What to put at the start of each copy's first line.
  static func make(
    of files: [URL], count: Int, ofLast last: Int? = nil, imports: String = "",
    _ body: (Copies) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("koine-typecheck-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var copies = Copies()
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
        .replacingOccurrences(of: "\nfunc ", with: "\nprivate func ")
      for index in 0..<(file == files.last ? last ?? count : count) {
        let name = "\(file.deletingPathExtension().lastPathComponent)\(index).swift"
        let copy = folder.appendingPathComponent(name)
        try (imports + text).write(to: copy, atomically: true, encoding: .utf8)
        copies.byFile[file, default: []].append(copy)
      }
    }
    try await body(copies)
  }
}

extension CompilerOutput {
  /// The best time of the function on each line, whatever the file.
  var best: [Int: Double] {
    times.values.reduce(into: [:]) { best, times in
      best.merge(times) { min($0, $1) }
    }
  }
}

/// The best times of functions so far, beside their budgets.
struct FunctionTimes {
  struct Function {
    var budget: TypeCheckBudget
    var copies: [String]
    var best = Double.infinity
  }

  private var functions: [Function] = []

  init(files: [URL], copies: Copies) {
    for file in files {
      let budgets = (try? TypeCheckBudget.all(in: file)) ?? []
      functions += budgets.map { Function(budget: $0, copies: copies.byFile[file, default: []].map(\.path)) }
    }
  }

  /// Those with a budget.
  var all: [Function] { functions.filter { !$0.budget.isCalibration } }

  /// How much slower than where the budgets were set; at least 1.
  var factor: Double {
    functions.filter(\.budget.isCalibration).map { $0.best / $0.budget.milliseconds }.reduce(1, max)
  }

  mutating func add(_ output: CompilerOutput) {
    for index in functions.indices {
      for copy in functions[index].copies {
        let time = output.times[copy]?[functions[index].budget.line] ?? .infinity
        functions[index].best = min(functions[index].best, time)
      }
    }
  }

  func areWithin(margin: Double) -> Bool {
    all.allSatisfy { $0.best / factor <= margin * $0.budget.milliseconds }
  }

  var table: String {
    let head = String(format: "factor %.2f", factor)
    let rows = all.map {
      let name = $0.budget.name.padding(toLength: 34, withPad: " ", startingAt: 0)
      return name
        + String(
          format: "best %8.2f ms  normalised %8.2f ms  budget %5.0f ms", $0.best, $0.best / factor,
          $0.budget.milliseconds)
    }
    return ([head] + rows).joined(separator: "\n")
  }
}
