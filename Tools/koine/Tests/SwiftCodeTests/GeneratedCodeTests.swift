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

  /// No type has a name that the code itself uses, or that is another one's within a table.
  @Test func namesThatTheCodeUsesAreNotTaken() throws {
    var used: Set = [
      "Columns", "DefaultScope", "Draft", "Fields", "ID", "PrimaryKey", "PrimaryKeyColumns", "Row",
      "RowValue",
      "Value",
    ]
    for made in MadeDatabase.allCases {
      for engine in MadeDatabase.Engine.allCases {
        let code = try String(contentsOf: made.code(engine), encoding: .utf8)
          .replacing(#/"(?:[^"\\]|\\.)*"/#, with: "").replacing(#/\/\/.*/#, with: "")
        let declared = Set(code.matches(of: #/(?:struct|enum) (\w+)/#).map { String($0.1) })
        used.formUnion(Set(code.matches(of: #/\b[A-Z]\w*/#).map { String($0.0) }).subtracting(declared))
      }
    }
    let names = used.sorted()
    #expect(
      names.contains("GeneratedColumn") && names.contains("ColumnValue") && names.contains("CaseIterable"))
    let schema = DatabaseSchema(
      enumerations: names.map { DatabaseSchema.Enumeration($0, values: ["a"]) })
    let declared = SwiftCode(schema).text.matches(of: #/enum (\w+):/#).map { String($0.1) }
    #expect(declared == names.map { $0 + "Row" })
  }

  /// Members that an enum has are none of its cases, and a type without cases is a text.
  @Test func labelsOfEnums() {
    let schema = DatabaseSchema(
      tables: [
        DatabaseSchema.Table(
          "things",
          columns: [
            DatabaseSchema.Column("state", typeName: "state", type: .named("state", stored: .text)),
            DatabaseSchema.Column("nothing", typeName: "nothing", type: .named("nothing", stored: .text)),
          ])
      ],
      enumerations: [
        DatabaseSchema.Enumeration(
          "state", values: ["allCases", "rawValue", "init", "self", "Type", "all_cases"]),
        DatabaseSchema.Enumeration("nothing", values: []),
      ])
    #expect(
      SwiftCode(schema).text == #"""
        import Koine

        enum State: String, ColumnValue, CaseIterable {
          case allCases_ = "allCases"
          case rawValue_ = "rawValue"
          case init_ = "init"
          case self_ = "self"
          case type = "Type"
          case allCases_2 = "all_cases"
        }

        // enum nothing has no values.

        @Table("things") struct Thing {
          @Column(databaseType: "state") var state: State?
          @Column(databaseType: "nothing") var nothing: String?

          static let constraints: [TableConstraint<Thing>] = [
            .enumType(\.state)
          ]
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
