import Testing

struct WideTableExpansionTests {
  /// Assigned one by one, the columns of a large struct would be copied at the end.
  @Test func `A table of many columns is read by its memberwise initialiser`() {
    expectExpansion(
      of: """
        @Table struct Wide {
          var a: Int
          var b: Int
          var c: Int
          var d: Int
          var e: Int
          var f: Int
          var g: Int
          var h: Int
          var i: Int
        }
        """,
      to: """
        struct Wide {
          var a: Int
          var b: Int
          var c: Int
          var d: Int
          var e: Int
          var f: Int
          var g: Int
          var h: Int
          var i: Int

          nonisolated static let schema = Koine.TableSchema("wides", columns: [
            Koine.ColumnDefinition("a", Int.self),
            Koine.ColumnDefinition("b", Int.self),
            Koine.ColumnDefinition("c", Int.self),
            Koine.ColumnDefinition("d", Int.self),
            Koine.ColumnDefinition("e", Int.self),
            Koine.ColumnDefinition("f", Int.self),
            Koine.ColumnDefinition("g", Int.self),
            Koine.ColumnDefinition("h", Int.self),
            Koine.ColumnDefinition("i", Int.self),
          ])
          nonisolated struct Columns: Koine.TableColumns {
            typealias Value = Wide
            let _source: Koine.SQLTableReference
            init(_ source: Koine.SQLTableReference) { _source = source }
            static var _width: Int { 9 }
            var a: Koine.Column<Wide, Int> { .init(_source, 0) }
            var b: Koine.Column<Wide, Int> { .init(_source, 1) }
            var c: Koine.Column<Wide, Int> { .init(_source, 2) }
            var d: Koine.Column<Wide, Int> { .init(_source, 3) }
            var e: Koine.Column<Wide, Int> { .init(_source, 4) }
            var f: Koine.Column<Wide, Int> { .init(_source, 5) }
            var g: Koine.Column<Wide, Int> { .init(_source, 6) }
            var h: Koine.Column<Wide, Int> { .init(_source, 7) }
            var i: Koine.Column<Wide, Int> { .init(_source, 8) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Wide {
              try Wide(_row: &row)
            }
          }
          nonisolated static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          typealias Fields = (Int, Int, Int, Int, Int, Int, Int, Int, Int)
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Wide.self)
          }
          nonisolated func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.a)
            encoder.append(self.b)
            encoder.append(self.c)
            encoder.append(self.d)
            encoder.append(self.e)
            encoder.append(self.f)
            encoder.append(self.g)
            encoder.append(self.h)
            encoder.append(self.i)
          }
          nonisolated struct Draft: Koine.InsertableRow {
            var a: Int
            var b: Int
            var c: Int
            var d: Int
            var e: Int
            var f: Int
            var g: Int
            var h: Int
            var i: Int
            func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(self.a)
              encoder.append(self.b)
              encoder.append(self.c)
              encoder.append(self.d)
              encoder.append(self.e)
              encoder.append(self.f)
              encoder.append(self.g)
              encoder.append(self.h)
              encoder.append(self.i)
            }
          }
        }

        nonisolated extension Wide: Koine.Table, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            try self.init(
              a: row.next(),
              b: row.next(),
              c: row.next(),
              d: row.next(),
              e: row.next(),
              f: row.next(),
              g: row.next(),
              h: row.next(),
              i: row.next()
            )
          }
        }
        """)
  }
}
