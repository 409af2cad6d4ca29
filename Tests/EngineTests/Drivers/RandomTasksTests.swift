import Foundation
import KoineTesting
import Testing

/// Two hundred tasks use each driver at random, beside a model of what has to be stored.
///
/// They work for two seconds, or for as many as the environment variable `KOINE_STRESS_SECONDS` says; the seed is
/// another each time unless `KOINE_STRESS_SEED` names it.
@Suite(.serialized) struct RandomTasksTests {
  @Test(arguments: TestedDriver.own)
  func whatTwoHundredTasksDoAtOnceIsStoredOrUndone(_ driver: TestedDriver) async throws {
    let environment = ProcessInfo.processInfo.environment
    var tasks = RandomTasks(duration: .seconds(environment["KOINE_STRESS_SECONDS"].flatMap(Int.init) ?? 2))
    if let seed = environment["KOINE_STRESS_SEED"].flatMap(UInt64.init) { tasks.seed = seed }
    print("\(driver): \(try await tasks.run(on: driver))")
  }
}
