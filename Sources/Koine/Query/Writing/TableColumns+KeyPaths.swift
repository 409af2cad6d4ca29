extension TableColumns {
  /// The columns that key paths mean, in their order: of a group all of its columns. A computed expression is a column
  /// without a name, which rendering refuses.
  func columns<each Part: MemberColumns>(at paths: repeat KeyPath<Self, each Part>) -> [SQLColumn] {
    var result: [SQLColumn] = []
    for path in repeat each paths { result += self[keyPath: path].columnsOfMember }
    // A group counts its columns anew.
    return result.map { column in _source.columns.first { $0.name == column.name } ?? column }
  }
}

extension MemberColumns {
  fileprivate var columnsOfMember: [SQLColumn] {
    _selection.flatMap { selection -> [SQLColumn] in
      switch selection {
      case .expression(.column(let column)), .named(.column(let column), _): [column]
      case .columns(let reference): reference.columns
      default: [.nameless]
      }
    }
  }
}
