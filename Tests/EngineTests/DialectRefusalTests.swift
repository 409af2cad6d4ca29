import Koine
import KoinePostgreSQL
import Testing

/// What a dialect finds no form for while it writes is refused, whichever way the statement takes.
@Suite struct DialectRefusalTests {
  private struct Terse: DerivedSQLDialect {
    let base = PostgreSQLDialect.postgreSQL
    let name = "Terse"
    var features: SQLFeatureTable { base.features }

    func write(function: SQLFunction, _ arguments: [SQLExpression], to writer: inout SQLWriter) {
      switch function {
      case .lower: writer.refuse("the function \(function)")
      default: base.write(function: function, arguments, to: &writer)
      }
    }
  }

  private static let declared = DeclaredQuery { (title: Parameter<String>) in
    Reminder.where { $0.title.lower() == title }
  }

  @Test func aConstructWithoutAFormIsRefused() {
    let plain = Reminder.where { $0.title.lower() == "a" }
    let statements: [any Statement] = [
      plain, plain.select { ($0.id, $0.title.upper()) }, Reminder.where { $0.id.in(plain.select(\.id)) },
      plain.update { $0.notes = "" }, plain.delete(), Self.declared("a"),
    ]
    for statement in statements {
      let error = #expect(throws: UnsupportedFeatures.self) { try statement.render(in: Terse()) }
      #expect(
        error?.description
          == "Terse has no form for (the function lower): choose another expression, or write SQL by hand")
      #expect(statement.check(in: Terse()) == error?.problems)
    }
    #expect(Reminder.where { $0.title.upper() == "A" }.check(in: Terse()) == [])
  }
}
