import Testing

struct ColumnExpansionTests {
  @Test func `What @Column says about the schema`() {
    expectExpansion(
      of: """
        @Table struct Item {
          @Column(primaryKey: true, collation: .noCase) let code: String
          let id: Int
          @Column(unique: true, databaseType: "mood") var mood: Mood
          @Column(default: 3 + 4) var rank: Int
          @Column(default: 0.5) var weight: Double?
          @Column(references: Item.self, onDelete: .setNull, onUpdate: .cascade, deferred: true) var parent: Self.Key?
        }
        """,
      to: """
        struct Item {
          let code: String
          let id: Int
          var mood: Mood
          var rank: Int
          var weight: Double?
          var parent: Self.Key?

          nonisolated static let schema = Koine.TableSchema("items", columns: [
            Koine.ColumnDefinition("code", String.self, primaryKey: true, collation: .noCase),
            Koine.ColumnDefinition("id", Int.self),
            Koine.ColumnDefinition("mood", Mood.self, unique: true, databaseType: "mood"),
            Koine.ColumnDefinition("rank", Int.self, default: (3 + 4) as Int),
            Koine.ColumnDefinition("weight", Double?.self, default: 0.5 as Double),
            Koine.ColumnDefinition("parent", Item.Key?.self, references: Item.self, onDelete: .setNull, onUpdate: .cascade, deferred: true),
          ])
          nonisolated struct Columns: Koine.TableColumns {
            typealias Value = Item
            let _source: Koine.SQLTableReference
            init(_ source: Koine.SQLTableReference) { _source = source }
            static var _width: Int { 6 }
            var code: Koine.Column<Item, String> { .init(_source, 0) }
            var id: Koine.Column<Item, Int> { .init(_source, 1) }
            var mood: Koine.Column<Item, Mood> { .init(_source, 2) }
            var rank: Koine.Column<Item, Int> { .init(_source, 3) }
            var weight: Koine.Column<Item, Double?> { .init(_source, 4) }
            var parent: Koine.Column<Item, Item.Key?> { .init(_source, 5) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Item {
              try Item(_row: &row)
            }
          }
          nonisolated static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          nonisolated static var primaryKey: Koine.Column<Item, String> { columns.code }
          typealias Fields = (String, Int, Mood, Int, Double?, Item.Key?)
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Item.self)
          }
          nonisolated func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.code)
            encoder.append(self.id)
            encoder.append(self.mood)
            encoder.append(self.rank)
            encoder.append(self.weight)
            encoder.append(self.parent)
          }
          nonisolated struct Draft: Koine.InsertableRow {
            var code: String
            var id: Int
            var mood: Mood
            var rank: Int?
            var weight: Double??
            var parent: Item.Key?
            func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(self.code)
              encoder.append(self.id)
              encoder.append(self.mood)
              encoder.append(orDefault: self.rank)
              encoder.append(orDefault: self.weight)
              encoder.append(self.parent)
            }
          }
        }

        nonisolated extension Item: Koine.Table, Koine.PrimaryKeyedTable, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.code = try row.next()
            self.id = try row.next()
            self.mood = try row.next()
            self.rank = try row.next()
            self.weight = try row.next()
            self.parent = try row.next()
          }
        }
        """)
  }

  @Test func `A representation in place of the property's type`() {
    expectExpansion(
      of: """
        @Table struct Event {
          @Column(as: UnixSeconds.self) var start: Date
          @Column(as: UnixSeconds.self) var end: Date?
          @Column(as: UnixSeconds.self, default: UnixSeconds(7)) var seen: Date?
        }
        """,
      to: """
        struct Event {
          var start: Date
          var end: Date?
          var seen: Date?

          nonisolated static let schema = Koine.TableSchema("events", columns: [
            Koine.ColumnDefinition("start", UnixSeconds.self),
            Koine.ColumnDefinition("end", UnixSeconds?.self),
            Koine.ColumnDefinition("seen", UnixSeconds?.self, default: UnixSeconds(7) as UnixSeconds),
          ])
          nonisolated struct Columns: Koine.TableColumns {
            typealias Value = Event
            let _source: Koine.SQLTableReference
            init(_ source: Koine.SQLTableReference) { _source = source }
            static var _width: Int { 3 }
            typealias _Column0 = UnixSeconds
            var start: Koine.Column<Event, _Column0> { .init(_source, 0) }
            typealias _Column1 = UnixSeconds?
            var end: Koine.Column<Event, _Column1> { .init(_source, 1) }
            typealias _Column2 = UnixSeconds?
            var seen: Koine.Column<Event, _Column2> { .init(_source, 2) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Event {
              try Event(_row: &row)
            }
          }
          nonisolated static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          typealias Fields = (UnixSeconds, UnixSeconds?, UnixSeconds?)
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Event.self)
          }
          nonisolated func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(UnixSeconds(self.start))
            encoder.append(self.end.map { UnixSeconds($0) })
            encoder.append(self.seen.map { UnixSeconds($0) })
          }
          nonisolated struct Draft: Koine.InsertableRow {
            var start: Date
            var end: Date?
            var seen: Date??
            func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(UnixSeconds(self.start))
              encoder.append(self.end.map { UnixSeconds($0) })
              encoder.append(orDefault: self.seen.map { $0.map { UnixSeconds($0) } })
            }
          }
        }

        nonisolated extension Event: Koine.Table, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.start = try row.next(Columns._Column0.self).represented
            self.end = try row.next(Columns._Column1.self)?.represented
            self.seen = try row.next(Columns._Column2.self)?.represented
          }
        }
        """)
  }

  @Test func `Columns that the database computes, comments, and earlier names`() {
    expectExpansion(
      of: """
        @Table("orders", schema: "shop", comment: "what is ordered") struct Order {
          let id: Int
          @Column(generated: .stored) var total: Int
          @Column(as: UnixSeconds.self, generated: .virtual, comment: "when it is due") var due: Date?
          @Column("prices", renamedFrom: "price", comment: "in cents") var price = 3
          @Column(as: UnixSeconds.self, defaultExpression: SQL("unixepoch()", as: UnixSeconds.self)) var made: Date
        }
        """,
      to: """
        struct Order {
          let id: Int
          var total: Int
          var due: Date?
          var price = 3
          var made: Date

          nonisolated static let schema = Koine.TableSchema("orders", schema: "shop", comment: "what is ordered", columns: [
            Koine.ColumnDefinition("id", Int.self, primaryKey: true),
            Koine.ColumnDefinition("total", Int.self, generated: .stored),
            Koine.ColumnDefinition("due", UnixSeconds?.self, generated: .virtual, comment: "when it is due"),
            Koine.ColumnDefinition("prices", Int.self, renamedFrom: "price", comment: "in cents"),
            Koine.ColumnDefinition("made", UnixSeconds.self).defaulting(to: Koine._default(SQL("unixepoch()", as: UnixSeconds.self), of: UnixSeconds.self)),
          ])
          nonisolated struct Columns: Koine.TableColumns {
            typealias Value = Order
            let _source: Koine.SQLTableReference
            init(_ source: Koine.SQLTableReference) { _source = source }
            static var _width: Int { 5 }
            var id: Koine.Column<Order, Int> { .init(_source, 0) }
            var total: Koine.Column<Order, Int> { .init(_source, 1) }
            typealias _Column2 = UnixSeconds?
            var due: Koine.Column<Order, _Column2> { .init(_source, 2) }
            var price: Koine.Column<Order, Int> { .init(_source, 3) }
            typealias _Column4 = UnixSeconds
            var made: Koine.Column<Order, _Column4> { .init(_source, 4) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Order {
              try Order(_row: &row)
            }
          }
          nonisolated static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          nonisolated static var primaryKey: Koine.Column<Order, Int> { columns.id }
          typealias Fields = (Int, Int, UnixSeconds?, Int, UnixSeconds)
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Order.self)
          }
          nonisolated func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.id)
            encoder.appendDefault()
            encoder.appendDefault()
            encoder.append(self.price)
            encoder.append(UnixSeconds(self.made))
          }
          nonisolated struct Draft: Koine.InsertableRow {
            var id: Int?
            var price: Int = 3
            var made: Date?
            func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(orDefault: self.id)
              encoder.appendDefault()
              encoder.appendDefault()
              encoder.append(self.price)
              encoder.append(orDefault: self.made.map { UnixSeconds($0) })
            }
          }
        }

        nonisolated extension Order: Koine.Table, Koine.PrimaryKeyedTable, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.id = try row.next()
            self.total = try row.next()
            self.due = try row.next(Columns._Column2.self)?.represented
            self.price = try row.next()
            self.made = try row.next(Columns._Column4.self).represented
          }
        }
        """)
  }

  @Test func `Properties that are no columns`() {
    expectExpansion(
      of: """
        @Table struct Note {
          static let limit = 3
          lazy var words = 3
          var first: String { text }
          var length: Int { get { 1 } set {} }
          #if DEBUG
          var debug: String { text }
          #endif
          var text: String { didSet {} }
          let a, b: Int, c: Int8
        }
        """,
      to: """
        struct Note {
          static let limit = 3
          lazy var words = 3
          var first: String { text }
          var length: Int { get { 1 } set {} }
          #if DEBUG
          var debug: String { text }
          #endif
          var text: String { didSet {} }
          let a, b: Int, c: Int8

          nonisolated static let schema = Koine.TableSchema("notes", columns: [
            Koine.ColumnDefinition("text", String.self),
            Koine.ColumnDefinition("a", Int.self),
            Koine.ColumnDefinition("b", Int.self),
            Koine.ColumnDefinition("c", Int8.self),
          ])
          nonisolated struct Columns: Koine.TableColumns {
            typealias Value = Note
            let _source: Koine.SQLTableReference
            init(_ source: Koine.SQLTableReference) { _source = source }
            static var _width: Int { 4 }
            var text: Koine.Column<Note, String> { .init(_source, 0) }
            var a: Koine.Column<Note, Int> { .init(_source, 1) }
            var b: Koine.Column<Note, Int> { .init(_source, 2) }
            var c: Koine.Column<Note, Int8> { .init(_source, 3) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Note {
              try Note(_row: &row)
            }
          }
          nonisolated static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          typealias Fields = (String, Int, Int, Int8)
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Note.self)
          }
          nonisolated func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.text)
            encoder.append(self.a)
            encoder.append(self.b)
            encoder.append(self.c)
          }
          nonisolated struct Draft: Koine.InsertableRow {
            var text: String
            var a: Int
            var b: Int
            var c: Int8
            func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(self.text)
              encoder.append(self.a)
              encoder.append(self.b)
              encoder.append(self.c)
            }
          }
        }

        nonisolated extension Note: Koine.Table, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.text = try row.next()
            self.a = try row.next()
            self.b = try row.next()
            self.c = try row.next()
          }
        }
        """)
  }

  @Test func `Types of default values`() {
    expectExpansion(
      of: """
        @Table struct Sample {
          var a = -1
          var b = 1.5
          var c = Date()
          var d = Tagged<Int>(1)
          var e = [UInt8]()
          var f = Outside.Inner.init(2)
          var g: Optional<Int> = 3
          var `in`: Int!
          var h = Self.Key()
          var i = Mood.happy
          var j = 60 * 60
          var k = 1 / 2.0
          var l = 3 as Int32
          var m = Outside.Inner.first
          var n = Int.max
        }
        """,
      to: """
        struct Sample {
          var a = -1
          var b = 1.5
          var c = Date()
          var d = Tagged<Int>(1)
          var e = [UInt8]()
          var f = Outside.Inner.init(2)
          var g: Optional<Int> = 3
          var `in`: Int!
          var h = Self.Key()
          var i = Mood.happy
          var j = 60 * 60
          var k = 1 / 2.0
          var l = 3 as Int32
          var m = Outside.Inner.first
          var n = Int.max

          nonisolated static let schema = Koine.TableSchema("samples", columns: [
            Koine.ColumnDefinition("a", Int.self),
            Koine.ColumnDefinition("b", Double.self),
            Koine.ColumnDefinition("c", Date.self),
            Koine.ColumnDefinition("d", Tagged<Int>.self),
            Koine.ColumnDefinition("e", [UInt8].self),
            Koine.ColumnDefinition("f", Outside.Inner.self),
            Koine.ColumnDefinition("g", Int?.self),
            Koine.ColumnDefinition("in", Int?.self),
            Koine.ColumnDefinition("h", Sample.Key.self),
            Koine.ColumnDefinition("i", Mood.self),
            Koine.ColumnDefinition("j", Int.self),
            Koine.ColumnDefinition("k", Double.self),
            Koine.ColumnDefinition("l", Int32.self),
            Koine.ColumnDefinition("m", Outside.Inner.self),
            Koine.ColumnDefinition("n", Int.self),
          ])
          nonisolated struct Columns: Koine.TableColumns {
            typealias Value = Sample
            let _source: Koine.SQLTableReference
            init(_ source: Koine.SQLTableReference) { _source = source }
            static var _width: Int { 15 }
            var a: Koine.Column<Sample, Int> { .init(_source, 0) }
            var b: Koine.Column<Sample, Double> { .init(_source, 1) }
            var c: Koine.Column<Sample, Date> { .init(_source, 2) }
            var d: Koine.Column<Sample, Tagged<Int>> { .init(_source, 3) }
            var e: Koine.Column<Sample, [UInt8]> { .init(_source, 4) }
            var f: Koine.Column<Sample, Outside.Inner> { .init(_source, 5) }
            var g: Koine.Column<Sample, Int?> { .init(_source, 6) }
            var `in`: Koine.Column<Sample, Int?> { .init(_source, 7) }
            var h: Koine.Column<Sample, Sample.Key> { .init(_source, 8) }
            var i: Koine.Column<Sample, Mood> { .init(_source, 9) }
            var j: Koine.Column<Sample, Int> { .init(_source, 10) }
            var k: Koine.Column<Sample, Double> { .init(_source, 11) }
            var l: Koine.Column<Sample, Int32> { .init(_source, 12) }
            var m: Koine.Column<Sample, Outside.Inner> { .init(_source, 13) }
            var n: Koine.Column<Sample, Int> { .init(_source, 14) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Sample {
              try Sample(_row: &row)
            }
          }
          nonisolated static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          typealias Fields = (Int, Double, Date, Tagged<Int>, [UInt8], Outside.Inner, Int?, Int?, Sample.Key, Mood, Int, Double, Int32, Outside.Inner, Int)
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Sample.self)
          }
          nonisolated func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.a)
            encoder.append(self.b)
            encoder.append(self.c)
            encoder.append(self.d)
            encoder.append(self.e)
            encoder.append(self.f)
            encoder.append(self.g)
            encoder.append(self.`in`)
            encoder.append(self.h)
            encoder.append(self.i)
            encoder.append(self.j)
            encoder.append(self.k)
            encoder.append(self.l)
            encoder.append(self.m)
            encoder.append(self.n)
          }
          nonisolated struct Draft: Koine.InsertableRow {
            var a: Int = -1
            var b: Double = 1.5
            var c: Date = Date()
            var d: Tagged<Int> = Tagged<Int>(1)
            var e: [UInt8] = [UInt8]()
            var f: Outside.Inner = Outside.Inner.init(2)
            var g: Int? = 3
            var `in`: Int?
            var h: Sample.Key = Sample.Key()
            var i: Mood = Mood.happy
            var j: Int = 60 * 60
            var k: Double = 1 / 2.0
            var l: Int32 = 3 as Int32
            var m: Outside.Inner = Outside.Inner.first
            var n: Int = Int.max
            func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(self.a)
              encoder.append(self.b)
              encoder.append(self.c)
              encoder.append(self.d)
              encoder.append(self.e)
              encoder.append(self.f)
              encoder.append(self.g)
              encoder.append(self.`in`)
              encoder.append(self.h)
              encoder.append(self.i)
              encoder.append(self.j)
              encoder.append(self.k)
              encoder.append(self.l)
              encoder.append(self.m)
              encoder.append(self.n)
            }
          }
        }

        nonisolated extension Sample: Koine.Table, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            try self.init(
              a: row.next(),
              b: row.next(),
              c: row.next(),
              d: row.next(),
              e: row.next(),
              f: row.next(),
              g: row.next(),
              `in`: row.next(),
              h: row.next(),
              i: row.next(),
              j: row.next(),
              k: row.next(),
              l: row.next(),
              m: row.next(),
              n: row.next()
            )
          }
        }
        """)
  }
}
