import Foundation
import Koine
import Testing

@Table("receipts") private struct Receipt: Equatable {
  let id: Int
  @Column(as: DecimalText.self) var price: Decimal
  @Column(as: DecimalText.self) var tip: Decimal?
  @Column(as: DecimalText.self, default: 0.5) var tax: Decimal
}

/// The same table by what it holds.
@Table("receipts") private struct ReceiptForm: Equatable {
  let id: Int
  var price: String
  var tip: String?
}

/// Decimal numbers as text.
@Suite struct DecimalTextTests {
  private static let numbers: [Decimal] = [
    0, 1, -1, 10, 100, -0.05, Types.decimal("12.50"), Types.decimal("0.1"),
    Types.decimal("99999999999999999999999999999999999999"),
    Types.decimal("-9999999999999999999.9999999999999999999"), .greatestFiniteMagnitude,
    -.greatestFiniteMagnitude, .leastNonzeroMagnitude,
    Decimal(sign: .minus, exponent: -128, significand: 123),
    Decimal(sign: .plus, exponent: 127, significand: 1),
  ]

  @Test(arguments: Engine.allCases) func everyDecimalComesBackAsItWas(_ engine: Engine) async throws {
    let rows = Self.numbers.enumerated().map { index, number in
      Receipt(id: index + 1, price: number, tip: index % 2 == 0 ? nil : number, tax: number)
    }
    try await engine.withDatabase { database in
      try await Receipt.createTable().execute(database)
      try await Receipt.insert(rows).execute(database)
      #expect(try await Receipt.order(by: \.id).fetchAll(database) == rows)
      let forms = try await ReceiptForm.order(by: \.id).limit(8).fetchAll(database)
      #expect(forms.map(\.price) == ["0", "1", "-1", "10", "100", "-0.05", "12.5", "0.1"])
      #expect(forms.map(\.tip) == [nil, "1", nil, "10", nil, "-0.05", nil, "0.1"])
      try await Receipt.where { $0.id == 1 }.update {
        $0.price = 9.99
        $0.tip = DecimalText(Types.decimal("1.10"))
      }.execute(database)
      let changed = try await ReceiptForm.where { $0.id == 1 }.fetchAll(database)
      #expect(changed == [ReceiptForm(id: 1, price: "9.99", tip: "1.1")])
      try await Receipt.advanceGeneratedKey().execute(database)
      let tax = try await Receipt.insert { Receipt.Draft(price: 1, tip: nil) }.returning(\.tax)
        .fetchAll(database)
      #expect(tax == [0.5])
    }
  }

  @Test(arguments: Engine.allCases) func whatOthersWroteIsRead(_ engine: Engine) async throws {
    let texts: [(String, String)] = [
      ("1.50", "1.5"), ("+2", "2"), ("-0.00", "0"), ("007", "7"), ("15E-1", "1.5"), ("1.2e+3", "1200"),
      (".5", "0.5"), ("5.", "5"), ("1e-128", "1e-128"), ("1000e127", "1000e127"), ("1e130", "1000e127"),
      ("0e999999999999999999999", "0"), ("1" + String(repeating: "0", count: 60), "1e60"),
    ]
    try await engine.withDatabase { database in
      try await Receipt.createTable().execute(database)
      for (id, (text, _)) in texts.enumerated() {
        try await database.execute("INSERT INTO receipts (id, price) VALUES (\(id), \(text))")
      }
      let found = try await Receipt.order(by: \.id).select(\.price).fetchAll(database)
      #expect(found.map(\.represented) == texts.map { Types.decimal($0.1) })
      // Numbers that a query makes itself.
      let number: SQLFragment = engine == .sqlite ? "-12" : "CAST('-12.00' AS numeric)"
      #expect(try await database.fetchAll("SELECT \(number)", as: DecimalText.self) == [-12])
    }
  }

  @Test(arguments: Engine.allCases) func whatIsNoDecimalIsAnError(_ engine: Engine) async throws {
    let malformed = [
      "", "-", ".", "1,5", "1.2.3", "NaN", "Infinity", "0x1F", "1 ", " 1", "1e", "1e+", "12a", "١",
    ]
    let beyond = [
      "1e167", "1e-129", "340282366920938463463374607431768211456", "0." + String(repeating: "1", count: 40),
    ]
    try await engine.withDatabase { database in
      try await Receipt.createTable().execute(database)
      for (texts, reason) in [
        (malformed, "the text is not a decimal number"), (beyond, "it has more digits or another exponent"),
      ] {
        for text in texts {
          try await Receipt.all().delete().execute(database)
          try await database.execute("INSERT INTO receipts (id, price) VALUES (1, \(text))")
          let error = await #expect(throws: DatabaseError.self) { try await Receipt.all().fetchAll(database) }
          #expect(
            error?.message
              == "The column \"price\" of \"receipts\" is not a valid Decimal: \(reason). It is row 1 of the result.",
            "\(text)")
          #expect(error?.code == .decoding && error?.columns == ["price"] && error?.table == "receipts")
        }
      }
      let error = await #expect(throws: DatabaseError.self) {
        try await database.fetchAll("SELECT CAST(0.5 AS double precision)", as: DecimalText.self)
      }
      #expect(error?.code == .decoding)
      let refused = await #expect(throws: UnsupportedFeatures.self) {
        try await Receipt.insert(Receipt(id: 1, price: .nan, tip: nil, tax: 0)).execute(database)
      }
      #expect(refused?.problems.map(\.detail) == ["row 1, column price: a Decimal that is not a number"])
    }
  }

  /// Texts do not sort as numbers do, and equal numbers may have other digits.
  @Test(arguments: Engine.allCases) func comparisonsAreRefused(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      let statements: [any Statement] = [
        Receipt.where { $0.price > 9 }.select(\.id), Receipt.where { $0.price == 9.99 }.select(\.id),
        Receipt.where { $0.tip.is(1) }.select(\.id), Receipt.where { $0.price.in([1, 2]) }.select(\.id),
        Receipt.where { $0.price.between(1, and: 2) }.select(\.id), Receipt.order(by: \.price).select(\.id),
        Receipt.group(by: \.price).select { $0.id.count() }, Receipt.distinct(),
        Receipt.select { $0.price.count(distinct: true) },
        Receipt.where { $0.price.nullIf(0) == nil }.select(\.id),
      ]
      for statement in statements {
        let problems = statement.statement.check(in: database.dialect).filter { !$0.isNote }
        #expect(problems.map(\.subject) == [.defect(.incomparable)])
      }
      for cast in [
        Receipt.select { $0.price.cast(as: String.self) }.statement,
        Receipt.select { $0.price.cast(as: Int.self) }.statement,
        Receipt.select { $0.price.cast(as: Scaled<Cents>.self) }.statement,
      ] {
        #expect(cast.check(in: database.dialect).map(\.subject) == [.defect(.divergentCast)])
      }
      #expect(Receipt.where { $0.tip == nil && $0.price.isNotNull }.check(in: database.dialect).isEmpty)
    }
  }
}
