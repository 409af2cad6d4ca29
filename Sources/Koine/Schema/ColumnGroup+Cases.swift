/// The columns of an enum in a table, which hold one of its cases.
struct CaseColumns: Sendable {
  /// When the columns hold a case.
  enum Presence: Sendable, Equatable {
    case always
    /// As the row likes.
    case perhaps
    /// If one of some columns is not NULL: those of what the enum is a part of, counted from the enum's first one.
    case with(Range<Int>)
  }

  /// The name of the property, with those of the properties and cases that it is inside of.
  var group: String
  /// The columns of each case, counted from the first column of the group.
  var ranges: [Range<Int>]
  var presence = Presence.always

  /// That the columns hold exactly one case, or one at most if there may be none.
  ///
  /// - Parameters:
  ///   - columns: The columns of the table.
  ///   - position: Which of them is the first one of the group.
  func check(_ columns: [SQLColumn], from position: Int) -> SQLTableConstraint? {
    func count(_ range: Range<Int>) -> SQLExpression? {
      let tests = range.map { SQLExpression.isNull(.column(columns[position + $0]), negated: true) }
      guard let first = tests.first else { return nil }
      let isThere = tests.dropFirst().reduce(first) { .logical($0, .or, $1) }
      return .conditional(
        SQLCase(branches: [.init(when: isThere, then: Self.number(1))], otherwise: Self.number(0)))
    }
    let counted = ranges.compactMap(count)
    guard let first = counted.first else { return nil }
    let sum = counted.dropFirst().reduce(first) { .arithmetic($0, .add, $1) }
    let check: SQLExpression =
      switch presence {
      case .always: .comparison(sum, .equal, Self.number(1))
      case .perhaps: .comparison(sum, .lessOrEqual, Self.number(1))
      case .with(let others): .comparison(sum, .equal, count(others) ?? Self.number(1))
      }
    return SQLTableConstraint(.check(check), name: "\(group) case")
  }

  /// The same in a part of a row that may be missing.
  ///
  /// - Parameters:
  ///   - position: The first column of the enum among those of the part.
  ///   - width: How many columns the part has.
  func optional(at position: Int, of width: Int) -> CaseColumns {
    var copy = self
    if presence == .always {
      // Of a part that is nothing but the enum, no other column tells whether it is there.
      copy.presence = ranges.last?.upperBound == width ? .perhaps : .with(-position..<width - position)
    }
    return copy
  }

  private static func number(_ value: Int64) -> SQLExpression { .literal(.integer(value), .bigInteger) }
}

extension SelectionLayout {
  /// A case of a `@Selection` enum with its columns, each of them nullable.
  public struct Case: Sendable {
    let name: String
    let columns: [ColumnDefinition]
  }

  /// - Parameters:
  ///   - name: What a derived table of such values is called.
  ///   - cases: The cases with their columns.
  public init(_ name: String, cases: [Case]) {
    var columns = cases.map(\.columns)
    var ranges: [Range<Int>] = []
    for payload in columns {
      let start = ranges.last?.upperBound ?? 0
      ranges.append(start..<start + payload.count)
    }
    if columns.first?.isEmpty == false {
      columns[0][0].cases.insert(CaseColumns(group: "", ranges: ranges), at: 0)
    }
    self.init(name, schema: nil, comment: nil, columns, cases: cases.map(\.name))
  }

  /// A case whose value takes one column, which has the name of the case.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - type: The type of its value.
  public static func payload<Value: ColumnValue>(_ name: String, _ type: Value.Type) -> Case {
    Case(name: name, columns: Value?._definitions(name))
  }

  /// A case whose value is a group, or that has several values: its columns are named `case.member`.
  ///
  /// - Parameters:
  ///   - name: The name of the case.
  ///   - type: The type of its value.
  public static func payload<Group: ColumnGroup>(_ name: String, _ type: Group.Type) -> Case {
    Case(name: name, columns: Group?._definitions(name))
  }

  /// Refuses a value of a type that no columns hold.
  @available(
    *, unavailable,
    message:
      "a case cannot hold this type: make it a ColumnValue, a @Selection enum, or a @Selection struct that is a ColumnGroup"
  )
  public static func payload<Value>(_ name: String, _ type: Value.Type) -> Case {
    Case(name: name, columns: [])
  }
}

extension RowEncoder {
  /// Appends the columns of an enum: the value of one case, NULL in those of the others.
  ///
  /// - Parameters:
  ///   - value: The value of the case.
  ///   - position: Which case it is, from 0.
  ///   - type: The enum.
  public mutating func append<Group: ColumnGroup>(
    payload value: some SQLRepresentable, at position: Int, of type: Group.Type
  ) {
    append(at: position, of: Group._layout) { $0.append(value.sqlValue) }
  }

  /// Appends the columns of an enum: those of a case that is a group, NULL in those of the others.
  ///
  /// - Parameters:
  ///   - value: The value of the case.
  ///   - position: Which case it is, from 0.
  ///   - type: The enum.
  public mutating func append<Group: ColumnGroup>(
    payload value: some ColumnGroup, at position: Int, of type: Group.Type
  ) {
    append(at: position, of: Group._layout) { value._encode(into: &$0) }
  }

  private mutating func append(
    at position: Int, of layout: SelectionLayout, _ append: (inout RowEncoder) -> Void
  ) {
    let columns = layout.columns(of: position)
    appendNulls(columns.lowerBound)
    append(&self)
    appendNulls(layout.width - columns.upperBound)
  }
}

extension RowDecoder {
  /// Which case of an enum the next cells hold, from 0. The decoder stays in front of them.
  ///
  /// - Throws: ``DatabaseError`` with the code `decoding` if they hold none, or several.
  public mutating func presentCase<Group: ColumnGroup>(
    of type: Group.Type
  ) throws(DatabaseError) -> Int {
    let layout = Group._layout
    guard layout.width <= count - index else { throw .missingColumn(at: count, of: count) }
    var found: Int?
    var isOne = true
    for position in layout.starts.indices where holds(layout.columns(of: position)) {
      isOne = found == nil
      found = position
      if !isOne { break }
    }
    guard let found, isOne else {
      let names = layout.starts.indices.filter { holds(layout.columns(of: $0)) }.map { layout.cases[$0] }
      throw .cases(names, of: layout.schema.columns.map(\.name), in: "\(Group.self)", at: index)
    }
    return found
  }

  /// Reads the value of a case of an enum, and passes over the cells of the others.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - position: Which case it is, from 0.
  ///   - group: The enum.
  /// - Throws: ``DatabaseError`` with the code `decoding` if a cell holds something else.
  public mutating func payload<Member: SelectionMember, Group: ColumnGroup>(
    _ type: Member.Type = Member.self, at position: Int, of group: Group.Type
  ) throws(DatabaseError) -> Member where Member._Member.Value == Member {
    let start = index
    skip(Group._layout.starts[position])
    let value = try Member._Member.decode(&self)
    index = start
    skip(Group._layout.width)
    return value
  }

  /// Whether one of some cells, counted from the next, is not NULL.
  private func holds(_ columns: Range<Int>) -> Bool {
    columns.contains { cells[index + $0].kind != .null }
  }
}
