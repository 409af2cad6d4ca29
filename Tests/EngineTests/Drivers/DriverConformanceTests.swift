import KoineTesting
import Testing

/// Both drivers do what the suite for every driver asks.
@Suite struct DriverConformanceTests {
  @Test(arguments: TestedDriver.own, DriverCheck.all)
  func driversConform(_ driver: TestedDriver, _ check: DriverCheck) async throws {
    switch try await check.run(on: driver) {
    case .passed: break
    case .notApplicable: #expect(driver.name == "SQLite in memory", "\(check) looks at nothing")
    }
  }
}
