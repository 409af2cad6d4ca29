/// The times of a case and their ratios.
struct Measurement {
  let name: String
  let budget: Double?
  /// The median time of one operation, in nanoseconds.
  let koine: Double
  let floor: Double
  /// The ratios of neighbouring runs, ascending.
  let ratios: [Double]

  var ratio: Double { ratios[ratios.count / 2] }
}

extension Comparison {
  /// Times the two in turn, so that a machine whose speed drifts slows both.
  ///
  /// - Throws: ``DifferentResults``, and what the case itself throws.
  func measure(with fixture: Fixture, rounds: Int) async throws -> Measurement {
    let rivals = try await rivals(fixture)
    defer { rivals.end() }
    // Twice: the first run fills caches and prepares statements.
    for _ in 0..<2 {
      _ = try await nanoseconds(rivals.floor)
      let floor = try await rivals.floor.checksum()
      _ = try await nanoseconds(rivals.koine)
      let koine = try await rivals.koine.checksum()
      guard floor == koine else { throw DifferentResults(name: name, floor: floor, koine: koine) }
    }
    var pairs: [(floor: Double, koine: Double)] = []
    for round in 0..<rounds {
      if round.isMultiple(of: 2) {
        let floor = try await nanoseconds(rivals.floor)
        pairs.append((floor, try await nanoseconds(rivals.koine)))
      } else {
        let koine = try await nanoseconds(rivals.koine)
        pairs.append((try await nanoseconds(rivals.floor), koine))
      }
    }
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    return Measurement(
      name: name, budget: budget, koine: median(pairs.map(\.koine)), floor: median(pairs.map(\.floor)),
      ratios: pairs.map { $0.koine / $0.floor }.sorted())
  }

  /// The time of one operation.
  private func nanoseconds(_ rival: Rival) async throws -> Double {
    try await rival.prepare()
    let start = ContinuousClock.now
    try await rival.run()
    let (seconds, attoseconds) = (ContinuousClock.now - start).components
    return (Double(seconds) * 1e9 + Double(attoseconds) / 1e9) / Double(operations)
  }
}

extension Measurement: CustomStringConvertible {
  private static let nameWidth = 52

  static let heading = line("name", "koine", "floor", "spread", "ratio", "budget")

  var description: String {
    let quartiles = (ratios[ratios.count / 4], ratios[ratios.count * 3 / 4])
    return Self.line(
      name, Self.time(koine), Self.time(floor),
      "\(Self.number(quartiles.0))…\(Self.number(quartiles.1))", Self.number(ratio),
      budget.map(Self.number) ?? "-")
  }

  private static func line(
    _ name: String, _ koine: String, _ floor: String, _ spread: String, _ ratio: String, _ budget: String
  ) -> String {
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let name = name + String(repeating: " ", count: max(0, nameWidth - name.count))
    return name + right(koine, 11) + right(floor, 11) + right(spread, 13) + right(ratio, 8) + right(budget, 8)
  }

  private static func number(_ value: Double) -> String {
    let hundredths = Int((value * 100).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }

  private static func time(_ nanoseconds: Double) -> String {
    switch nanoseconds {
    case ..<1e3: "\(Int(nanoseconds.rounded())) ns"
    case ..<1e6: "\(number(nanoseconds / 1e3)) µs"
    default: "\(number(nanoseconds / 1e6)) ms"
    }
  }
}
