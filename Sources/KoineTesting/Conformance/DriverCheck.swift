import Koine

/// One thing that every driver has to do, or must never do, as a check that can fail.
///
/// The suite is what Koine's own drivers pass. The author of another driver runs it from any test framework, each
/// check as a test of its own:
///
///     @Test(arguments: DriverCheck.all) func myDriverConforms(_ check: DriverCheck) async throws {
///       try await check.run(on: myDriver)
///     }
///
/// or all of them at once by ``TestedDriver/report(of:)``. Checks make databases of their own and share nothing, so
/// that they may run in parallel.
public struct DriverCheck: Sendable {
  /// What a check is about.
  public enum Area: String, CaseIterable, Sendable {
    /// What a driver does with statements, values, rows and transactions, and with tasks that share it or are
    /// ended.
    case statements, values, cursors, batches, transactions, concurrency, escapes, cancellation, deadlines
    /// What a driver does while a task waits, after an error, and at the end of a lease or of the database.
    case waiting, errors, sessionState, closing
  }

  /// How a check went that found nothing wrong.
  public enum Outcome: Sendable, Hashable {
    /// The driver does what the check asks.
    case passed
    /// The driver has nothing that the check could look at.
    case notApplicable(reason: String)
  }

  /// What the check is about.
  public let area: Area
  /// What the driver has to do, as a sentence.
  public let name: String
  private let body: @Sendable (CheckBench) async throws -> Void

  init(_ area: Area, _ name: String, _ body: @escaping @Sendable (CheckBench) async throws -> Void) {
    self.area = area
    self.name = name
    self.body = body
  }

  /// Runs the check on new databases.
  ///
  /// - Throws: ``TestFailure``, which says what the driver did and what it should have done. A check that is not
  ///   done within the driver's time limit fails, and is left behind.
  @discardableResult
  public func run(on driver: TestedDriver) async throws -> Outcome {
    do {
      try await limited(to: driver.timeLimit) {
        try await body(CheckBench(driver: driver, open: try await driver.makeData()))
      }
      return .passed
    } catch let refusal as NotApplicable {
      return .notApplicable(reason: refusal.reason)
    } catch let failure as TestFailure {
      throw TestFailure("\(self), on \(driver): \(failure.description)")
    } catch {
      throw TestFailure("\(self), on \(driver): it threw \(String(reflecting: error))")
    }
  }

  /// Every check.
  public static let all: [DriverCheck] =
    statements + values + cursors + batches + transactions + concurrency + escapes + cancellation + deadlines
    + waiting + errors + sessionState + closing
}

extension DriverCheck: CustomStringConvertible {
  /// The area and the name of the check.
  public var description: String { "\(area): \(name)" }
}

/// Thrown by a check that has nothing to look at.
struct NotApplicable: Error {
  var reason: String
}
