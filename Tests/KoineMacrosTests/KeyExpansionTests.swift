import Testing

struct KeyExpansionTests {
  @Test func `A key of several columns, and properties that are no columns`() {
    expectExpansion(
      of: """
        @Table struct Seat {
          @Column(primaryKey: true) let row: Int
          @Column("l", primaryKey: true) let letter: Letter
          @Column(default: "none") var passenger: String?
          @Ephemeral var isSelected = false
          @Ephemeral let limit = 3
        }
        """,
      to: """
        struct Seat {
          let row: Int
          let letter: Letter
          var passenger: String?
          var isSelected = false
          let limit = 3

          nonisolated static let schema = Koine.TableSchema("seats", columns: [
            Koine.ColumnDefinition("row", Int.self, primaryKey: true),
            Koine.ColumnDefinition("l", Letter.self, primaryKey: true),
            Koine.ColumnDefinition("passenger", String?.self, default: "none" as String),
          ])
          nonisolated struct Columns: Koine.TableColumns {
            typealias Value = Seat
            let _source: Koine.SQLTableReference
            init(_ source: Koine.SQLTableReference) { _source = source }
            static var _width: Int { 3 }
            var row: Koine.Column<Seat, Int> { .init(_source, 0) }
            var letter: Koine.Column<Seat, Letter> { .init(_source, 1) }
            var passenger: Koine.Column<Seat, String?> { .init(_source, 2) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Seat {
              try Seat(_row: &row)
            }
          }
          nonisolated static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          typealias PrimaryKey = (Int, Letter)
          nonisolated static var primaryKey: (Koine.Column<Seat, Int>, Koine.Column<Seat, Letter>) { (columns.row, columns.letter) }
          nonisolated static func _parts(of key: PrimaryKey) -> [Koine.SQLExpression] { [key.0.expression, key.1.expression] }
          typealias Fields = (Int, Letter, String?)
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Seat.self)
          }
          nonisolated func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.row)
            encoder.append(self.letter)
            encoder.append(self.passenger)
          }
          nonisolated struct Draft: Koine.InsertableRow {
            var row: Int
            var letter: Letter
            var passenger: String??
            func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(self.row)
              encoder.append(self.letter)
              encoder.append(orDefault: self.passenger)
            }
          }
        }

        nonisolated extension Seat: Koine.Table, Koine.CompositeKeyedTable, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.row = try row.next()
            self.letter = try row.next()
            self.passenger = try row.next()
          }
        }
        """)
  }
}
