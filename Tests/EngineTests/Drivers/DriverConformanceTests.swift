import KoineTesting
import Testing

/// Both drivers do what the suite for every driver asks.
@Suite struct DriverConformanceTests {
  @Test(arguments: TestedDriver.own, DriverCheck.all.filter { !Self.awaited.contains($0.name) })
  func driversConform(_ driver: TestedDriver, _ check: DriverCheck) async throws {
    switch try await check.run(on: driver) {
    case .passed: break
    case .notApplicable: #expect(driver.name == "SQLite in memory", "\(check) looks at nothing")
    }
  }

  /// What the drivers do not do yet.
  private static let awaited: Set<String> = [
    "refuse their own database, by every entry point",
    "keeps what returned normally, whatever a sibling's nested transaction does",
    "keeps nested transactions of siblings apart",
    "refuses a transaction after its end, by every entry point",
    "refuses a lease after its end, by every entry point",
    "refuses a cursor after the end of its transaction or lease",
    "stores of tasks that outlive a transaction what was acknowledged, if it commits",
    "stores nothing of tasks that outlive a transaction, if it is rolled back",
    "gives tasks that outlive a lease an error, and stores what was acknowledged",
    "of a lease lasts as long as the lease", "that raw SQL changed is not the next user's",
    "is not left behind by a transaction that raw SQL begins or ends",
    "end a statement, and leave the connection usable",
    "that have passed let nothing begin", "of a transaction end it and roll it back",
    "of a statement in a transaction fail it, as any error",
    "of withConnection end what runs in it", "count the wait for a connection",
    "for a connection ends after the time limit, and says who has it", "that cannot end is an error at once",
    "of a lock that another holds are retryable", "waits for what runs",
    "inside its own transaction, lease or stream does not wait for it",
  ]
}
