import SwiftSyntax
import Testing

struct SelectionExpansionTests {
  @Test func `Values, rows, names of their own and representations`() {
    expectExpansion(
      of: """
        @Selection public struct Total {
          public var list: RemindersList
          public let latest: Reminder?
          @Column("n", databaseType: "mood") public var mood: Mood
          @Column(as: UnixSeconds.self) public var at: Date?
          @Ephemeral var isOpen = false
        }
        """,
      to: """
        public struct Total {
          public var list: RemindersList
          public let latest: Reminder?
          public var mood: Mood
          public var at: Date?
          var isOpen = false

          nonisolated public static let _layout = Koine.SelectionLayout("totals", [
            Koine.SelectionLayout.member("list", RemindersList.self),
            Koine.SelectionLayout.member("latest", Reminder?.self),
            Koine.SelectionLayout.member("n", Mood.self, databaseType: "mood"),
            Koine.SelectionLayout.member("at", UnixSeconds?.self),
          ])
          nonisolated public static var schema: Koine.TableSchema { _layout.schema }
          nonisolated public static let columns = Columns(Koine.SQLTableReference(schema))
          nonisolated public struct Columns: Koine.SelectedColumns {
            public typealias Value = Total
            public let _source: Koine.SQLTableReference
            public let _selection: [Koine.SQLSelection]
            public init(_ source: Koine.SQLTableReference) {
              _source = source
              _selection = [.columns(source)]
            }
            public init<_Value1: Koine.Selectable, _Value3: Koine.Selectable>(list: some Koine.Selectable<RemindersList>, latest: _Value1, mood: some Koine.Selectable<Mood>, at: _Value3) where _Value1.Value: Koine.SelectionMember, _Value1.Value._OptionalMember.Value == Reminder?, _Value3.Value: Koine.SelectionMember, _Value3.Value._OptionalMember.Value == UnixSeconds? {
              _source = Total.columns._source
              _selection = Array([list._selection, latest._selection, mood._selection, at._selection].joined())
            }
            public static var _width: Int { Total.schema.columns.count }
            public var list: Koine.MemberColumnsOf<RemindersList> { .init(_source, Total._layout.starts[0]) }
            public var latest: Koine.MemberColumnsOf<Reminder?> { .init(_source, Total._layout.starts[1]) }
            public var mood: Koine.MemberColumnsOf<Mood> { .init(_source, Total._layout.starts[2]) }
            public typealias _Column3 = UnixSeconds?
            public var at: Koine.MemberColumnsOf<_Column3> { .init(_source, Total._layout.starts[3]) }
            public static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Total {
              try Total(_row: &row)
            }
          }
        }

        nonisolated extension Total: Koine.Table, Koine.SelectedRow, Koine.InsertableRow {
          public init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.list = try row.member()
            self.latest = try row.member()
            self.mood = try row.member()
            self.at = try row.member(Columns._Column3.self)?.represented
          }
        }
        """)
  }

  @Test func `Types whose names the columns have for others`() {
    expectExpansion(
      of: """
        @Selection struct Pair {
          var value: Value
          var outer: Outer?
          var values: [Value]
        }
        """,
      to: """
        struct Pair {
          var value: Value
          var outer: Outer?
          var values: [Value]

          nonisolated static let _layout = Koine.SelectionLayout("pairs", [
            Koine.SelectionLayout.member("value", Value.self),
            Koine.SelectionLayout.member("outer", Outer?.self),
            Koine.SelectionLayout.member("values", Koine.NestedRows<Value>.self),
          ])
          nonisolated static var schema: Koine.TableSchema { _layout.schema }
          nonisolated static let columns = Columns(Koine.SQLTableReference(schema))
          enum _Types {
            typealias _0 = Value
            typealias _1 = Outer?
            typealias _2 = Value
          }
          nonisolated struct Columns: Koine.SelectedColumns {
            typealias Value = Pair
            let _source: Koine.SQLTableReference
            let _selection: [Koine.SQLSelection]
            init(_ source: Koine.SQLTableReference) {
              _source = source
              _selection = [.columns(source)]
            }
            init<_Value1: Koine.Selectable>(value: some Koine.Selectable<_Types._0>, outer: _Value1, values: some Koine.Selectable<[_Types._2]>) where _Value1.Value: Koine.SelectionMember, _Value1.Value._OptionalMember.Value == _Types._1 {
              _source = Pair.columns._source
              _selection = Array([value._selection, outer._selection, values._selection].joined())
            }
            static var _width: Int { Pair.schema.columns.count }
            var value: Koine.MemberColumnsOf<_Types._0> { .init(_source, Pair._layout.starts[0]) }
            var outer: Koine.MemberColumnsOf<_Types._1> { .init(_source, Pair._layout.starts[1]) }
            typealias _Column2 = Koine.NestedRows<_Types._2>
            var values: Koine.MemberColumnsOf<_Column2> { .init(_source, Pair._layout.starts[2]) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Pair {
              try Pair(_row: &row)
            }
          }
        }

        nonisolated extension Pair: Koine.Table, Koine.SelectedRow, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.value = try row.member()
            self.outer = try row.member()
            self.values = try row.member(Columns._Column2.self)
          }
        }
        """)
  }

  @Test func `A name of the derived table, private properties, and a default that costs something`() {
    expectExpansion(
      of: """
        @Selection("sums") struct Total {
          private var sum = Sum.zero
        }
        """,
      to: """
        struct Total {
          private var sum = Sum.zero

          nonisolated static let _layout = Koine.SelectionLayout("sums", [
            Koine.SelectionLayout.member("sum", Sum.self),
          ])
          nonisolated static var schema: Koine.TableSchema { _layout.schema }
          nonisolated static let columns = Columns(Koine.SQLTableReference(schema))
          nonisolated struct Columns: Koine.SelectedColumns {
            typealias Value = Total
            let _source: Koine.SQLTableReference
            let _selection: [Koine.SQLSelection]
            init(_ source: Koine.SQLTableReference) {
              _source = source
              _selection = [.columns(source)]
            }
            fileprivate init(sum: some Koine.Selectable<Sum>) {
              _source = Total.columns._source
              _selection = Array([sum._selection].joined())
            }
            static var _width: Int { Total.schema.columns.count }
            fileprivate var sum: Koine.MemberColumnsOf<Sum> { .init(_source, Total._layout.starts[0]) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Total {
              try Total(_row: &row)
            }
          }
        }

        nonisolated extension Total: Koine.Table, Koine.SelectedRow, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            try self.init(
              sum: row.member()
            )
          }
        }
        """)
  }

  @Test func `Arrays hold the rows of queries, bytes and documents are values`() {
    expectExpansion(
      of: """
        @Selection struct Shelf {
          var books: [Book]
          @Column("t") let titles: Array<String?>
          var cover: [UInt8]
          @Column(as: JSON<[Int]>.self) var pages: [Int]
        }
        """,
      to: """
        struct Shelf {
          var books: [Book]
          let titles: Array<String?>
          var cover: [UInt8]
          var pages: [Int]

          nonisolated static let _layout = Koine.SelectionLayout("shelfs", [
            Koine.SelectionLayout.member("books", Koine.NestedRows<Book>.self),
            Koine.SelectionLayout.member("t", Koine.NestedRows<String?>.self),
            Koine.SelectionLayout.member("cover", [UInt8].self),
            Koine.SelectionLayout.member("pages", JSON<[Int]>.self),
          ])
          nonisolated static var schema: Koine.TableSchema { _layout.schema }
          nonisolated static let columns = Columns(Koine.SQLTableReference(schema))
          nonisolated struct Columns: Koine.SelectedColumns {
            typealias Value = Shelf
            let _source: Koine.SQLTableReference
            let _selection: [Koine.SQLSelection]
            init(_ source: Koine.SQLTableReference) {
              _source = source
              _selection = [.columns(source)]
            }
            init(books: some Koine.Selectable<[Book]>, titles: some Koine.Selectable<Array<String?>>, cover: some Koine.Selectable<[UInt8]>, pages: some Koine.Selectable<JSON<[Int]>>) {
              _source = Shelf.columns._source
              _selection = Array([books._selection, titles._selection, cover._selection, pages._selection].joined())
            }
            static var _width: Int { Shelf.schema.columns.count }
            typealias _Column0 = Koine.NestedRows<Book>
            var books: Koine.MemberColumnsOf<_Column0> { .init(_source, Shelf._layout.starts[0]) }
            typealias _Column1 = Koine.NestedRows<String?>
            var titles: Koine.MemberColumnsOf<_Column1> { .init(_source, Shelf._layout.starts[1]) }
            var cover: Koine.MemberColumnsOf<[UInt8]> { .init(_source, Shelf._layout.starts[2]) }
            typealias _Column3 = JSON<[Int]>
            var pages: Koine.MemberColumnsOf<_Column3> { .init(_source, Shelf._layout.starts[3]) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Shelf {
              try Shelf(_row: &row)
            }
          }
        }

        nonisolated extension Shelf: Koine.Table, Koine.SelectedRow, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.books = try row.member(Columns._Column0.self)
            self.titles = try row.member(Columns._Column1.self)
            self.cover = try row.member()
            self.pages = try row.member(Columns._Column3.self).represented
          }
        }
        """)
    expectDiagnostics(
      "@Selection struct A {\n  var x: [Book]?\n  var y: Set<Book>\n}",
      ExpectedDiagnostic(
        "a column cannot hold a value of type '[Book]' by itself; say how it is stored: "
          + "'@Column(as: JSON<[Book]>.self)', or give it a table of its own, whose rows a query selects with array()",
        2, 10, fixIts: "insert '@Column(as: JSON<[Book]>.self)'"),
      ExpectedDiagnostic(
        "a column cannot hold a value of type 'Set<Book>' by itself; say how it is stored: "
          + "'@Column(as: JSON<Set<Book>>.self)', or give it a table of its own, whose rows a query selects with array()",
        3, 10, fixIts: "insert '@Column(as: JSON<Set<Book>>.self)'"))
  }

  @Test func `What belongs to a table`() {
    func message(_ label: String) -> String {
      "'\(label):' belongs to a table: a selection has no columns of its own"
    }
    expectDiagnostics(
      """
      @Selection struct A {
        @Column(unique: true) var a: Int
        @Column("c", primaryKey: true) var b: Int
        @Column(default: 3, databaseType: "x") var d: Int
      }
      """,
      ExpectedDiagnostic(message("unique"), 2, 11, fixIts: "remove 'unique: true'"),
      ExpectedDiagnostic(message("primaryKey"), 3, 16, fixIts: "remove 'primaryKey: true'"),
      ExpectedDiagnostic(message("default"), 4, 11, fixIts: "remove 'default: 3'"),
      fixes: [
        "remove 'unique: true'": """
        @Selection struct A {
          @Column var a: Int
          @Column("c", primaryKey: true) var b: Int
          @Column(default: 3, databaseType: "x") var d: Int
        }
        """,
        "remove 'default: 3'": """
        @Selection struct A {
          @Column(unique: true) var a: Int
          @Column("c", primaryKey: true) var b: Int
          @Column(databaseType: "x") var d: Int
        }
        """,
      ])
  }

  @Test func `Only structs with properties are selections`() {
    expectDiagnostics(
      "@Selection class A {\n  var x = 1\n}",
      ExpectedDiagnostic(
        "'@Selection' can only be applied to a struct or an enum; this is a class", 1, 12,
        fixIts: "replace 'class' with 'struct'"),
      fixes: ["replace 'class' with 'struct'": "@Selection struct A {\n  var x = 1\n}"])
    expectDiagnostics(
      "@Selection struct A {\n}", ExpectedDiagnostic("a selection needs at least one stored property", 1, 19))
    expectDiagnostics(
      "@Selection(\"\") struct A {\n  var x = make()\n}",
      ExpectedDiagnostic(
        "add a type annotation: '@Selection' cannot tell the type of the column from this default", 2, 7,
        fixIts: "insert ': <#Type#>'"),
      ExpectedDiagnostic("a name has at least one character, and no NUL", 1, 12))
  }
}
