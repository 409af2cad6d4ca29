import Foundation
import Koine
import Testing

@Table("branches") private struct BranchedSale: Identifiable, Equatable {
  let id: Int
  var net: Int
  var tax: Int?
  var title: String
  var note: String?
}

private enum BranchKind: String, ColumnValue { case plain, odd, rare }

@Table("kinds") private struct BranchedKind: Identifiable, Equatable {
  let id: Int
  var kind: BranchKind
  var former: BranchKind?
}

/// CASE with branches of which some may be NULL, in queries and in changes.
@Suite struct CaseBranchTests {
  private static let rows = [
    BranchedSale(id: 1, net: 1, tax: nil, title: "a", note: "n"),
    BranchedSale(id: 2, net: 2, tax: 20, title: "b", note: nil),
    BranchedSale(id: 3, net: 3, tax: nil, title: "c", note: nil),
    BranchedSale(id: 4, net: 4, tax: 40, title: "d", note: "m"),
  ]

  private static func withBranches(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database in
      try await BranchedSale.createTable().execute(database)
      try await BranchedSale.insert(rows).execute(database)
      try await body(database)
    }
  }

  @Test(arguments: Engine.allCases) func aBranchMayBeNull(_ engine: Engine) async throws {
    try await Self.withBranches(engine) { database in
      func expect(
        _ values: [Int?], _ value: (BranchedSale.Columns) -> Computed<Int?>
      ) async throws {
        #expect(try await BranchedSale.order(by: \.id).select { value($0) }.fetchAll(database) == values)
      }
      try await expect([1, 20, 30, 40]) {
        Case().when($0.id == 1, then: $0.net).when($0.id == 2, then: $0.tax).else($0.net * 10)
      }
      try await expect([1, 2, nil, 7]) {
        Case().when($0.id == 3, then: $0.tax).when($0.id < 3, then: $0.net).else(7)
      }
      try await expect([nil, 20, nil, 1]) {
        Case().when($0.id == 4, then: 1).when($0.id > 1, then: $0.tax).computed
      }
      try await expect([1, 20, 9, 40]) {
        Case.of($0.id).when(1, then: $0.net).when(2, then: $0.tax).when(3, then: 9).else($0.tax)
      }
      try await expect([1, 20, 3, 4]) {
        Case.of($0.id).when(2, then: $0.tax).when(1, then: $0.net).else($0.net)
      }
    }
  }

  @Test(arguments: Engine.allCases) func aChangeHasBranches(_ engine: Engine) async throws {
    try await Self.withBranches(engine) { database in
      try await BranchedSale.all().update {
        $0.title = Case().when($0.note == nil, then: "none").when($0.id == 1, then: $0.title + "!")
          .else($0.note ?? "")
        $0.tax = Case().when($0.id == 1, then: $0.net).when($0.tax == nil, then: $0.tax).else($0.net * 2)
        $0.net = Case().when($0.id > 3, then: greatest($0.net, $0.id) + 1).when($0.id > 2, then: $0.id).else(
          $0.net - 1)
        $0.note = Case().when($0.id == 2, then: $0.title)
      }.execute(database)
      #expect(
        try await BranchedSale.order(by: \.id).fetchAll(database) == [
          BranchedSale(id: 1, net: 0, tax: 1, title: "a!", note: nil),
          BranchedSale(id: 2, net: 1, tax: 4, title: "none", note: "none"),
          BranchedSale(id: 3, net: 3, tax: nil, title: "none", note: nil),
          BranchedSale(id: 4, net: 5, tax: 8, title: "m", note: nil),
        ])
    }
  }

  /// What follows gives the type of a first branch that is a case.
  @Test(arguments: Engine.allCases) func aFirstBranchIsACase(_ engine: Engine) async throws {
    try await engine.withDatabase { database in
      try await BranchedKind.createTable().execute(database)
      try await BranchedKind.insert([
        BranchedKind(id: 1, kind: .plain), BranchedKind(id: 2, kind: .odd), BranchedKind(id: 3, kind: .rare),
      ]).execute(database)
      let values = try await BranchedKind.order(by: \.id).select {
        (
          Case().when($0.id == 1, then: BranchKind.rare).else($0.kind),
          Case.of($0.kind).when(.odd, then: .plain).when(.rare, then: .odd).else($0.kind)
        )
      }.fetchAll(database)
      #expect(values.map(\.0) == [.rare, .odd, .rare])
      #expect(values.map(\.1) == [.plain, .plain, .odd])
      try await BranchedKind.all().update {
        $0.former = Case.of($0.kind).when(.odd, then: .rare).else($0.kind)
        $0.kind = Case().when($0.id > 2, then: BranchKind.plain).else(.odd)
      }.execute(database)
      #expect(
        try await BranchedKind.order(by: \.id).fetchAll(database) == [
          BranchedKind(id: 1, kind: .odd, former: .plain), BranchedKind(id: 2, kind: .odd, former: .rare),
          BranchedKind(id: 3, kind: .plain, former: .rare),
        ])
    }
  }

  /// The value decides how it is computed with.
  @Test(arguments: Engine.allCases) func aChangeComputesByValue(_ engine: Engine) async throws {
    try await Self.withBranches(engine) { database in
      try await BranchedSale.all().update {
        $0.net = Case.of($0.id).when(1, then: $0.net + 100).when(2, then: $0.net * 2).else($0.net)
      }.execute(database)
      #expect(try await BranchedSale.order(by: \.id).select(\.net).fetchAll(database) == [101, 4, 3, 4])
    }
  }
}
