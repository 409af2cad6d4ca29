import Foundation
import Koine
import Testing

@Table private struct Invoice: Identifiable, Equatable {
  let id: Int
  var sentAt: Date
  var paidAt: Date?
  @Column(as: Scaled<Cents>.self) var total: Decimal
  @Column(as: Scaled<Rate>.self) var discount: Decimal?
  var day: CalendarDate
  var isTest = false
}

/// Some columns of an invoice, by other names.
@Selection private struct Receipt: Equatable {
  var number: Int
  @Column(as: Scaled<Cents>.self) var total: Decimal
  var paidAt: Date?
  @Column(as: Scaled<Rate>.self) var share: Decimal?
}

/// What a deletion yields: the rows as they were.
@Suite struct DeletedRowTests {
  private static let rows = [
    Invoice(
      id: 1, sentAt: Reminders.leapDay, paidAt: Reminders.januaryEnd, total: Types.decimal("9.99"),
      discount: Types.decimal("0.0725"), day: CalendarDate(2024, 2, 29)),
    Invoice(
      id: 2, sentAt: Reminders.beforeEpoch, paidAt: nil, total: Types.decimal("-9999999999999999.99"),
      discount: nil, day: CalendarDate(1, 1, 1)),
    Invoice(
      id: 3, sentAt: Date(timeIntervalSince1970: -0.000001), paidAt: Reminders.leapDay, total: 0,
      discount: Types.decimal("-0.3333"), day: CalendarDate(9999, 12, 31), isTest: true),
  ]

  private static func withInvoices(
    on engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database in
      try await Invoice.createTable().execute(database)
      try await Invoice.insert(rows).execute(database)
      try await body(database)
    }
  }

  private static func expectLeft(_ ids: [Int], _ database: any Database) async throws {
    #expect(try await Invoice.order(by: \.id).select(\.id).fetchAll(database) == ids)
  }

  @Test(arguments: Engine.allCases) func everyRowIsReturnedWhole(_ engine: Engine) async throws {
    try await Self.withInvoices(on: engine) { database async throws in
      let delete = Invoice.all().delete().returning { $0 }
      #expect(try await delete.fetchAll(database).sorted { $0.id < $1.id } == Self.rows)
      try await Self.expectLeft([], database)
      #expect(try await delete.fetchAll(database) == [])
    }
  }

  @Test(arguments: Engine.allCases) func rowsOfAConditionAreReturnedWhole(_ engine: Engine) async throws {
    try await Self.withInvoices(on: engine) { database async throws in
      let unpaid = Invoice.where { $0.paidAt == nil && $0.total < -1 }.delete().returning { $0 }
      #expect(try await unpaid.fetchAll(database) == [Self.rows[1]])
      try await Self.expectLeft([1, 3], database)
      let none = Invoice.where { $0.total == Scaled(Types.decimal("9.98")) }.delete().returning { $0 }
      #expect(try await none.fetchOne(database) == nil)
      let last = Invoice.order(by: \.id).limit(1, offset: 1).delete().returning { $0 }
      #expect(try await last.fetchOne(database) == Self.rows[2])
      try await Self.expectLeft([1], database)
    }
  }

  @Test(arguments: Engine.allCases) func rowsOfAnotherTypeAreReturned(_ engine: Engine) async throws {
    try await Self.withInvoices(on: engine) { database async throws in
      let delete = Invoice.where { !$0.isTest }.delete().returning { invoice in
        Receipt.Columns(
          number: invoice.id, total: invoice.total, paidAt: invoice.paidAt, share: invoice.discount)
      }
      #expect(
        try await delete.fetchAll(database).sorted { $0.number < $1.number } == [
          Receipt(
            number: 1, total: Types.decimal("9.99"), paidAt: Reminders.januaryEnd,
            share: Types.decimal("0.0725")),
          Receipt(number: 2, total: Types.decimal("-9999999999999999.99"), paidAt: nil, share: nil),
        ])
      try await Self.expectLeft([3], database)
    }
  }

  @Test(arguments: Engine.allCases) func aRowAndWhatIsComputedOfItAreReturned(_ engine: Engine) async throws {
    try await Self.withInvoices(on: engine) { database async throws in
      let delete = Invoice.find(1).delete().returning { ($0, $0.total * 2) }
      let deleted = try #require(try await delete.fetchOne(database))
      #expect(deleted.0 == Self.rows[0])
      #expect(deleted.1 == Scaled(Types.decimal("19.98")))
      try await Self.expectLeft([2, 3], database)
    }
  }
}
