import Testing

/// Names that stand for something else in Swift, or in the code that the macro writes.
struct TableExpansionNameTests {
  @Test func `Names in backticks, and conformances that the struct has`() {
    expectExpansion(
      of: """
        @Table struct `Class` {
          let `init`: Int
        }
        """,
      to: """
        struct `Class` {
          let `init`: Int

          nonisolated static let schema = Koine.TableSchema("classes", columns: [
            Koine.ColumnDefinition("init", Int.self),
          ])
          nonisolated struct Columns: Koine.TableColumns {
            typealias Value = `Class`
            let _source: Koine.SQLTableReference
            init(_ source: Koine.SQLTableReference) { _source = source }
            static var _width: Int { 1 }
            var `init`: Koine.Column<`Class`, Int> { .init(_source, 0) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> `Class` {
              try `Class`(_row: &row)
            }
          }
          nonisolated static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          typealias Fields = Int
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: `Class`.self)
          }
          nonisolated func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.`init`)
          }
          nonisolated struct Draft: Koine.InsertableRow {
            var `init`: Int
            func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(self.`init`)
            }
          }
        }

        nonisolated extension `Class` {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.`init` = try row.next()
          }
        }
        """,
      conformances: [])
  }

  @Test func `Types whose names the columns have for others`() {
    expectExpansion(
      of: """
        @Table struct Setting {
          @Column(primaryKey: true) let name: String
          var value: Value
          fileprivate var outer: Outer?
          @Column(as: Coded<Regrouped>.self) var list: Regrouped
          var kind: Kinds.Value
        }
        """,
      to: """
        struct Setting {
          let name: String
          var value: Value
          fileprivate var outer: Outer?
          var list: Regrouped
          var kind: Kinds.Value

          nonisolated static let schema = Koine.TableSchema("settings", columns: [
            Koine.ColumnDefinition("name", String.self, primaryKey: true),
            Koine.ColumnDefinition("value", Value.self),
            Koine.ColumnDefinition("outer", Outer?.self),
            Koine.ColumnDefinition("list", Coded<Regrouped>.self),
            Koine.ColumnDefinition("kind", Kinds.Value.self),
          ])
          enum _Types {
            typealias _1 = Value
            fileprivate typealias _2 = Outer?
            typealias _3 = Coded<Regrouped>
          }
          nonisolated struct Columns: Koine.TableColumns {
            typealias Value = Setting
            let _source: Koine.SQLTableReference
            init(_ source: Koine.SQLTableReference) { _source = source }
            static var _width: Int { 5 }
            var name: Koine.Column<Setting, String> { .init(_source, 0) }
            var value: Koine.Column<Setting, _Types._1> { .init(_source, 1) }
            fileprivate var outer: Koine.Column<Setting, _Types._2> { .init(_source, 2) }
            typealias _Column3 = _Types._3
            var list: Koine.Column<Setting, _Column3> { .init(_source, 3) }
            var kind: Koine.Column<Setting, Kinds.Value> { .init(_source, 4) }
            static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> Setting {
              try Setting(_row: &row)
            }
          }
          nonisolated static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          nonisolated static var primaryKey: Koine.Column<Setting, String> { columns.name }
          typealias Fields = (String, Value, Outer?, Coded<Regrouped>, Kinds.Value)
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Setting.self)
          }
          nonisolated func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.name)
            encoder.append(self.value)
            encoder.append(self.outer)
            encoder.append(Coded<Regrouped>(self.list))
            encoder.append(self.kind)
          }
          nonisolated struct Draft: Koine.InsertableRow {
            var name: String
            var value: Value
            fileprivate var outer: Outer?
            var list: Regrouped
            var kind: Kinds.Value
            init(name: String, value: Value, list: Regrouped, kind: Kinds.Value) {
              self.name = name
              self.value = value
              self.list = list
              self.kind = kind
            }
            func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(self.name)
              encoder.append(self.value)
              encoder.append(self.outer)
              encoder.append(Coded<Regrouped>(self.list))
              encoder.append(self.kind)
            }
          }
        }

        nonisolated extension Setting: Koine.Table, Koine.PrimaryKeyedTable, Koine.InsertableRow {
          init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.name = try row.next()
            self.value = try row.next()
            self.outer = try row.next()
            self.list = try row.next(Columns._Column3.self).represented
            self.kind = try row.next()
          }
        }
        """)
  }

  @Test func `A row whose name the columns have for another type`() {
    expectExpansion(
      of: """
        @Table public struct Value {
          public let number: Int
        }
        """,
      to: """
        public struct Value {
          public let number: Int

          nonisolated public static let schema = Koine.TableSchema("values", columns: [
            Koine.ColumnDefinition("number", Int.self),
          ])
          public enum _Types {
            public typealias _Row = Value
          }
          nonisolated public struct Columns: Koine.TableColumns {
            public typealias Value = _Types._Row
            public let _source: Koine.SQLTableReference
            public init(_ source: Koine.SQLTableReference) { _source = source }
            public static var _width: Int { 1 }
            public var number: Koine.Column<_Types._Row, Int> { .init(_source, 0) }
            public static func decode(_ row: inout Koine.RowDecoder) throws(Koine.DatabaseError) -> _Types._Row {
              try _Types._Row(_row: &row)
            }
          }
          nonisolated public static let columns = Columns(Koine.SQLTableReference(of: Self.self))
          public typealias Fields = Int
          private static func _checkScope() {
            let scope = defaultScope
            Koine._checkScope(scope, of: Value.self)
          }
          nonisolated public func encode(into encoder: inout Koine.RowEncoder) {
            encoder.append(self.number)
          }
          nonisolated public struct Draft: Koine.InsertableRow {
            public var number: Int
            public init(number: Int) {
              self.number = number
            }
            public func encode(into encoder: inout Koine.RowEncoder) {
              encoder.append(self.number)
            }
          }
        }

        nonisolated extension Value: Koine.Table, Koine.InsertableRow {
          public init(_row row: inout Koine.RowDecoder) throws(Koine.DatabaseError) {
            self.number = try row.next()
          }
        }
        """)
  }
}
