/// How a driver's checks went.
///
///     let report = await driver.report()
///     print(report)
///     precondition(report.failures.isEmpty)
public struct DriverReport: Sendable {
  /// One check, and how it went.
  public struct Line: Sendable {
    /// The check.
    public var check: DriverCheck
    /// How the check went: its outcome, or what is wrong.
    public var outcome: Result<DriverCheck.Outcome, TestFailure>
  }

  /// Each check, in the order in which they were given.
  public var lines: [Line] = []

  /// What is wrong with the driver, in the order of the checks; empty if it passed.
  public var failures: [TestFailure] {
    lines.compactMap { line in
      if case .failure(let failure) = line.outcome { failure } else { nil }
    }
  }
}

extension DriverReport: CustomStringConvertible {
  /// The outcome of every check, one a line.
  public var description: String {
    lines.map { line in
      switch line.outcome {
      case .success(.passed): "passed          \(line.check)"
      case .success(.notApplicable(let reason)): "not applicable  \(line.check) (\(reason))"
      case .failure(let failure): "FAILED          \(failure)"
      }
    }.joined(separator: "\n")
  }
}

extension TestedDriver {
  /// Runs checks, some of them at the same time.
  public func report(of checks: [DriverCheck] = DriverCheck.all) async -> DriverReport {
    await withTaskGroup(of: (Int, DriverReport.Line).self) { group in
      var found: [(Int, DriverReport.Line)] = []
      for (index, check) in checks.enumerated() {
        if index >= 4, let done = await group.next() { found.append(done) }
        group.addTask {
          do {
            return (index, .init(check: check, outcome: .success(try await check.run(on: self))))
          } catch {
            let failure = error as? TestFailure ?? TestFailure("\(check): \(error)")
            return (index, .init(check: check, outcome: .failure(failure)))
          }
        }
      }
      for await done in group { found.append(done) }
      return DriverReport(lines: found.sorted { $0.0 < $1.0 }.map(\.1))
    }
  }
}
