import Koine

/// A table of one row.
@Table struct Storey: Identifiable, Equatable {
  let id: Int
  var a: Int
  var b: Int?
  var x: Double
  var s: String
  var p: Bool

  static let row = Storey(id: 1, a: 3, b: nil, x: 1.5, s: "s", p: true)
}

/// A way to make a statement deeper, step by step, as a loop over an operator or a function does.
struct Growth: Sendable {
  var name: String
  /// The statement after so many steps.
  var statement: @Sendable (Int) -> SQLStatement
  /// The one value that it yields.
  var value: @Sendable (Int) -> SQLValue

  init(
    _ name: String, value: @escaping @Sendable (Int) -> SQLValue,
    _ statement: @escaping @Sendable (Int) -> SQLStatement
  ) {
    self.name = name
    self.statement = statement
    self.value = value
  }

  /// A computed value, from the one before.
  static func value<Value: ColumnValue>(
    _ name: String, _ start: @escaping @Sendable (Storey.Columns) -> Computed<Value>,
    _ value: @escaping @Sendable (Int) -> SQLValue,
    _ step: @escaping @Sendable (Storey.Columns, Computed<Value>) -> Computed<Value>
  ) -> Growth {
    Growth(name, value: value) { count in
      Storey.select { row in
        var result = start(row)
        for _ in 0..<count { result = step(row, result) }
        return result
      }.statement
    }
  }

  /// Rows that are selected or not.
  static func rows(
    _ name: String, _ value: @escaping @Sendable (Int) -> SQLValue,
    _ query: @escaping @Sendable (Int) -> From1<Storey.Columns>
  ) -> Growth {
    Growth(name, value: value) { query($0).select(\.id).statement }
  }
}

extension Growth {
  static let all: [Growth] = numbers + bits + texts + conditions + choices + queries + fragments

  /// Those for which engines plan a query for each step, which takes them seconds where there are many.
  static let planned = Set(queries.map(\.name)).union(["fragment of a query", "raw query"])

  /// The chains that engines take however long they are.
  static let endless = ["&&", "&& on the right", "||", "|| on the right", "text +", "concat"]

  private static func integer(_ number: Int) -> SQLValue { .integer(Int64(number)) }
  private static let one = SQLValue.integer(1)
  private static let three = SQLValue.integer(3)
  private static let yes = SQLValue.boolean(true)

  private static let numbers: [Growth] = [
    value("+", { $0.a + 0 }, { integer(3 + 3 * $0) }) { $1 + $0.a },
    value("+ on the right", { $0.a + 0 }, { integer(3 + 3 * $0) }) { $0.a + $1 },
    value("-", { $0.a - 0 }, { integer(3 - 3 * $0) }) { $1 - $0.a },
    value("- on the right", { $0.a - 0 }, { integer($0 % 2 == 0 ? 3 : 0) }) { $0.a - $1 },
    value("*", { $0.a * 1 }, { _ in three }) { $1 * $0.id },
    value("/", { $0.a / 1 }, { _ in three }) { $1 / $0.id ?? 0 },
    value("%", { $0.a % 4 }, { _ in three }) { _, number in number % 4 },
    value("double +", { $0.x + 0.0 }, { .double(1.5 + 1.5 * Double($0)) }) { $1 + $0.x },
    value("double /", { $0.x / 1.0 }, { _ in .double(1.5) }) { _, number in number / 1.0 },
    value("-a", { -$0.a }, { integer($0 % 2 == 0 ? -3 : 3) }) { -$1 },
    value("round", { $0.a + 0 }, { integer($0 == 0 ? 3 : 0) }) { $1.round(-1) },
    value("abs", { $0.a.abs() }, { _ in three }) { $1.abs() },
  ]

  private static let bits: [Growth] = [
    value("&", { $0.a & 7 }, { _ in three }) { $1 & 7 },
    value("|", { $0.a | 0 }, { _ in three }) { $1 | $0.id },
    value("^", { $0.a ^ 0 }, { integer($0 % 2 == 0 ? 3 : 2) }) { $1 ^ $0.id },
    value("<<", { $0.a << 0 }, { _ in three }) { _, number in number << 0 },
    value(">>", { $0.a >> 0 }, { _ in three }) { $1 >> ($0.id - 1) },
    value("~", { ~$0.a }, { integer($0 % 2 == 0 ? -4 : 3) }) { ~$1 },
  ]

  private static let texts: [Growth] = [
    value("text +", { $0.s + "" }, { .text(String(repeating: "s", count: $0 + 1)) }) { $1 + $0.s },
    value("concat", { $0.s + "" }, { .text(String(repeating: "s", count: $0 + 1)) }) { concat($0.s, $1) },
    value("lower", { $0.s.lower() }, { _ in .text("s") }) { $1.lower() },
    value("trim", { $0.s.trim() }, { _ in .text("s") }) { $1.trim("x") },
    value("replace", { $0.s.replace("x", with: "y") }, { _ in .text("s") }) { $1.replace("x", with: $0.s) },
    value("substr", { $0.s.substr(1) }, { _ in .text("s") }) { $1.substr(1, 5) },
    value("left", { $0.s.left(3) }, { _ in .text("s") }) { $1.left($0.a) },
    value("length", { $0.s + "" }, { _ in .text("s") }) { $0.s.left($1.length()) },
    value("collate", { $0.s.collate(.binary) }, { _ in .text("s") }) { $1.collate(.binary) },
    value("cast", { $0.a + 0 }, { _ in three }) { _, number in
      number.cast(as: String.self).cast(as: Int?.self) ?? 0
    },
  ]

  private static let conditions: [Growth] = [
    value("&&", { $0.p && $0.p }, { _ in yes }) { $1 && $0.p },
    value("&& on the right", { $0.p && $0.p }, { _ in yes }) { $0.p && $1 },
    value("||", { $0.a == 0 }, { _ in .boolean(false) }) { $1 || $0.a == 4 },
    value("|| on the right", { $0.a == 0 }, { _ in .boolean(false) }) { $0.a == 4 || $1 },
    value("&& and ||", { $0.p && $0.p }, { _ in yes }) { $1 && $0.p || $0.a == 4 },
    value("!", { !$0.p }, { .boolean($0 % 2 != 0) }) { !$1 },
    value("==", { $0.p == true }, { _ in yes }) { $1 == $0.p },
    value("is", { $0.p.is(true) }, { _ in yes }) { $1.is($0.p) },
    value("between", { $0.p && $0.p }, { _ in yes }) { $1.cast(as: Int.self).between(0, and: $0.a) },
    value("in", { $0.p && $0.p }, { _ in yes }) { $1.cast(as: Int.self).in([1, 2]) },
    value("row in", { $0.p && $0.p }, { _ in yes }) { columns, condition in
      row(condition.cast(as: Int.self), columns.a).in([(0, 3), (1, 3), (1, 4)]) ?? false
    },
    value("between and in", { $0.p && $0.p }, { _ in yes }) { row, condition in
      condition.cast(as: Int.self).in([1, 2]).cast(as: Int.self).between(0, and: row.a)
    },
    value("between texts", { $0.s + "" }, { _ in .text("true") }) { _, text in
      text.between("a", and: "z").cast(as: String.self)
    },
    value("like", { $0.p && $0.p }, { _ in yes }) { $1.cast(as: String.self).like("t%") },
    value("contains", { $0.p && $0.p }, { _ in yes }) { $1.cast(as: String.self).contains("r") },
    value("row", { $0.p && $0.p }, { _ in yes }) { (row($1, $0.a) == row($0.p, $0.a)) ?? false },
    Growth.rows("where", { _ in one }) { count in
      var query = Storey.all()
      for number in 0..<count { query = query.where { $0.a != 10 + number } }
      return query
    },
    Growth.rows("where &&", { _ in one }) { count in
      var query = Storey.where { $0.p }
      for _ in 0..<count { query = query && Storey.where { $0.a > 0 } }
      return query
    },
    Growth.rows("where ||", { _ in one }) { count in
      var query = Storey.where { $0.p }
      for _ in 0..<count { query = query || Storey.where { $0.a > 4 } }
      return query
    },
    Growth.rows("where && ||", { _ in one }) { count in
      var query = Storey.where { $0.p }
      for _ in 0..<count { query = query && Storey.where { $0.a > 0 } || Storey.where { $0.a > 4 } }
      return query
    },
    Growth.rows("for", { _ in one }) { count in
      Storey.where { row in
        for number in 0..<count { row.a != 10 + number }
        row.p
      }
    },
  ]

  private static let choices: [Growth] = [
    value("when", { $0.a + 0 }, { _ in three }) { Case().when($1 > 0, then: $0.a).else(0) },
    value("then", { $0.a + 0 }, { _ in three }) { Case().when($0.p, then: $1).else(0) },
    value("else", { $0.a + 0 }, { _ in three }) { Case().when(!$0.p, then: 0).else($1) },
    value("of", { $0.a + 0 }, { _ in three }) { Case.of($1).when(3, then: $0.a).else(0) },
    value("nullIf ??", { $0.a + 0 }, { _ in three }) { $1.nullIf($0.a) ?? $0.a },
    value("?? on the right", { $0.b ?? $0.a }, { _ in three }) { $0.b ?? $1 },
    value("greatest", { $0.a + 0 }, { _ in three }) { greatest($1, $0.id) },
    value("least", { $0.a + 0 }, { _ in three }) { least($1, $0.a) },
    value("greatest and least", { $0.a + 0 }, { _ in three }) { least(greatest($1, $0.id), $0.a) },
    value("branches", { $0.a + 0 }, { _ in three }) { _, number in
      Case().when(number == 1, then: 1).when(number == 2, then: number + 1).else(number)
    },
    value("sum of both", { $0.a + 0 }, { _ in .integer(0) }) { _, number in number - number },
  ]

  private static let queries: [Growth] = [
    value("subquery", { $0.a + 0 }, { _ in three }) { _, number in
      Computed(Storey.find(1).select { _ in number }.expression)
    },
    value("aggregate", { $0.a + 0 }, { _ in three }) { _, number in
      Computed(Storey.where { $0.a + 0 == number }.select { $0.a.max() ?? 0 }.expression)
    },
    value("exists", { $0.p && $0.p }, { _ in yes }) { _, condition in
      exists(Storey.where { $0.p && condition })
    },
    value("between and in query", { $0.p && $0.p }, { _ in yes }) { row, condition in
      condition.cast(as: Int.self).in(Storey.select(\.id)).cast(as: Int.self).between(0, and: row.a)
    },
    value("in query", { $0.a + 0 }, { _ in three }) { row, number in
      Case().when(row.a.in(Storey.where { $0.a == number }.select(\.a)), then: row.a).else(0)
    },
    Growth.rows("from", { _ in one }) { count in
      var query = Storey.where { $0.p }
      for _ in 0..<count {
        query = Storey.from(query.select { ($0.id, $0.a, $0.b, $0.x, $0.s, $0.p) })
      }
      return query
    },
  ]

  private static let fragments: [Growth] = [
    value("fragment", { $0.a + 0 }, { integer(3 + $0) }) { _, number in
      Computed(SQL("(\(number) + 1)", as: Int.self).expression)
    },
    value("fragment of a query", { $0.a + 0 }, { _ in three }) { _, number in
      Computed(SQL("(\(Storey.find(1).select { _ in number }))", as: Int.self).expression)
    },
    value("raw query", { $0.a + 0 }, { _ in three }) { _, number in
      Computed(RawQuery("SELECT (\(number)) FROM \(Storey.self)", as: Int.self).expression)
    },
  ]
}
