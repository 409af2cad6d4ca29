import Koine
import KoineTesting
import Testing

/// The engines, on the cases that were computed by hand.
@Suite struct ReferenceEngineTests {
  @Test(arguments: Engine.allCases) func constantsHaveTheValuesComputedByHand(_ engine: Engine) async throws {
    let tables = try await NumberTables.shared()
    let database = tables.all[engine == .sqlite ? 0 : 1]
    for reference in ReferenceCases.all {
      // What is refused, an engine may compute.
      guard let value = reference.value, reference.engines.contains(engine) else { continue }
      let expression = reference.expression
      do {
        let rows = try await ResultRows(
          of: SQLTree(.select(SQLSelect(columns: [.expression(expression)]))), on: database
        ).rows
        let found = rows.map { $0.map { $0.inOneForm(as: expression.type) } }
        #expect(found == [[value.inOneForm(as: expression.type)]], "\(reference)")
      } catch {
        Issue.record("\(reference): \(error)")
      }
    }
  }
}
