import Foundation
import Koine
import SwiftCode
import Testing

@Suite struct GeneratedCodeTests {
  /// What is compiled beside these tests is what is written of the databases. `KOINE_RECORD_GOLDEN=1` writes it anew.
  @Test(arguments: MadeDatabase.allCases, MadeDatabase.Engine.allCases)
  func isAsCompiled(_ made: MadeDatabase, _ engine: MadeDatabase.Engine) async throws {
    let schema = try await made.withDatabase(on: engine) { try await $0.schema() }
    let text = SwiftCode(schema).text
    let file = made.code(engine)
    if ProcessInfo.processInfo.environment["KOINE_RECORD_GOLDEN"] == "1" {
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == text)
  }

  /// Names of every kind, and clashes among them.
  @Test func namesAreThoseOfSwift() {
    func column(_ name: String) -> DatabaseSchema.Column {
      DatabaseSchema.Column(name, typeName: "TEXT", type: .text)
    }
    let schema = DatabaseSchema(
      tables: [
        DatabaseSchema.Table(
          "dates",
          columns: [
            "first_name", "firstName", "HTMLText", "customer_ids", "3d", "class", "self", "", "USER_ID",
            "a-b",
          ]
          .map(column)),
        DatabaseSchema.Table("film_categories", columns: [column("id")]),
        DatabaseSchema.Table("FilmCategory", columns: [column("id")], primaryKey: .init(["id"])),
        DatabaseSchema.Table("URLs", schema: "other \"one\"", columns: [column("url\n")]),
        DatabaseSchema.Table("people", columns: [column("status")], comment: "Who\nlives"),
        DatabaseSchema.Table("!", columns: [column("?")]),
      ],
      enumerations: [
        DatabaseSchema.Enumeration("person", values: ["in", "on hold", "on_hold", "", "1st", "it's"]),
        DatabaseSchema.Enumeration("nothing", values: []),
      ])
    #expect(
      SwiftCode(schema).text == #"""
        import Koine

        enum Person2: String, ColumnValue, CaseIterable {
          case `in`
          case onHold = "on hold"
          case onHold2 = "on_hold"
          case value = ""
          case _1st = "1st"
          case its = "it's"
        }

        // enum nothing has no values.

        @Table("dates") struct DateRow {
          @Column("first_name") var firstName: String?
          @Column("firstName") var firstName2: String?
          @Column("HTMLText") var htmlText: String?
          @Column("customer_ids") var customerIDs: String?
          @Column("3d") var _3d: String?
          var `class`: String?
          @Column("self") var self_: String?
          // "" TEXT: it has no name.
          @Column("USER_ID") var userID: String?
          @Column("a-b") var aB: String?
        }

        @Table("film_categories") struct FilmCategory {
          @Column(primaryKey: false) var id: String?
        }

        @Table("FilmCategory") struct FilmCategory2: Identifiable {
          let id: String
        }

        @Table("URLs", schema: "other \"one\"") struct URL {
          @Column("url\n") var url: String?
        }

        @Table("people", comment: "Who\nlives") struct Person {
          var status: String?
        }

        @Table("!") struct Unnamed {
          @Column("?") var column: String?
        }

        """#)
  }

  @Test(arguments: [
    ("orders", "Order"), ("categories", "Category"), ("boxes", "Box"), ("addresses", "Address"),
    ("buses", "Bus"),
    ("statuses", "Status"), ("status", "Status"), ("news", "News"), ("series", "Series"),
    ("analyses", "Analysis"),
    ("order_items", "OrderItem"), ("children", "Child"), ("tblCustomers", "TblCustomer"), ("movies", "Movie"),
    ("branches", "Branch"), ("dishes", "Dish"), ("ORDERS", "Order"), ("user_ids", "UserID"), ("ties", "Tie"),
    ("databases", "Database"), ("classes", "Class"), ("houses", "House"), ("processes", "Process"),
  ])
  func typesAreInTheSingular(_ table: String, _ type: String) {
    let schema = DatabaseSchema(
      tables: [DatabaseSchema.Table(table, columns: [DatabaseSchema.Column("a", typeName: "", type: .text)])])
    #expect(
      SwiftCode(schema).text == "import Koine\n\n@Table(\"\(table)\") struct \(type) {\n  var a: String?\n}\n"
    )
  }
}
