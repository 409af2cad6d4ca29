/// An index of the words in columns of a table, which its engine keeps in step with the rows.
public struct SQLFullTextIndex: Sendable, Hashable {
  /// The name of the index, in the schema of its table.
  public var name: String
  /// The table whose texts are searched.
  public var table: SQLTableReference
  /// Its primary key, an integer.
  public var key: SQLColumn
  /// The columns whose words are found, in their order.
  public var columns: [SQLColumn]

  /// Describes an index.
  ///
  /// - Parameters:
  ///   - name: The name of the index.
  ///   - table: The table whose texts are searched.
  ///   - key: Its primary key, an integer.
  ///   - columns: The columns whose words are found.
  public init(_ name: String, on table: SQLTableReference, key: SQLColumn, columns: [SQLColumn]) {
    self.name = name
    self.table = table
    self.key = key
    self.columns = columns
  }
}

/// What becomes of an index of words.
public struct SQLFullTextDefinition: Sendable, Hashable {
  /// What becomes of the index.
  @nonexhaustive public enum Action: Sendable, Hashable {
    /// It is created, with the words of the rows that there are; `ifNotExists` leaves one of the name as it is.
    case create(ifNotExists: Bool)
    /// It is dropped; `ifExists` accepts that there is none.
    case drop(ifExists: Bool)
    /// It is made anew from the rows.
    case rebuild
  }

  /// The index.
  public var index: SQLFullTextIndex
  /// What becomes of it.
  public var action: Action

  /// Creates, drops or rebuilds an index.
  public init(_ index: SQLFullTextIndex, _ action: Action) {
    self.index = index
    self.action = action
  }
}

/// What is searched for in an index of words.
public struct SQLFullTextSearch: Sendable, Hashable {
  /// The index.
  public var index: SQLFullTextIndex
  /// What a row has to have; `nil` finds no row.
  public var query: SQLFullTextQuery?
  /// Whether the rows tell how relevant the engine takes them to be.
  public var isRanked: Bool
  /// Whether the query was nested deeper than engines take.
  public var isTooDeep: Bool
  /// The type of the table's rows, if the index is that of a table's type.
  var row: ObjectIdentifier?

  /// Searches an index.
  ///
  /// - Parameters:
  ///   - index: The index.
  ///   - query: What a row has to have; `nil` finds no row.
  ///   - isRanked: Whether the rows tell how relevant they are.
  ///   - isTooDeep: Whether the query was nested deeper than engines take.
  public init(
    _ index: SQLFullTextIndex, for query: SQLFullTextQuery?, isRanked: Bool, isTooDeep: Bool = false
  ) {
    self.index = index
    self.query = query
    self.isRanked = isRanked
    self.isTooDeep = isTooDeep
  }
}

/// What words a row has to have, and has not to have.
@nonexhaustive public indirect enum SQLFullTextQuery: Sendable, Hashable {
  /// Words that follow each other in one column.
  case phrase(SQLFullTextPhrase)
  /// All of several conditions, of which there are two or more.
  case all([SQLFullTextQuery])
  /// At least one of several conditions, of which there are two or more.
  case any([SQLFullTextQuery])
  /// The first condition, and not the second.
  case excluding(SQLFullTextQuery, SQLFullTextQuery)
}

/// Words that follow each other in one column: one or more.
public struct SQLFullTextPhrase: Sendable, Hashable {
  /// The words, as they are compared: of letters and digits alone, without case and accents.
  public var words: [String]
  /// Whether the last word may go on.
  public var isPrefix: Bool
  /// The names of the columns in one of which the words have to be; `nil` for any column of the index.
  public var columns: [String]?
  /// Whose columns these are, as far as that is known: more than one table means that the phrase can be found in none.
  var owners: [Owner] = []

  /// A table whose column was named: also by an alias of the table.
  struct Owner: Sendable, Hashable {
    /// The type of its rows.
    var row: ObjectIdentifier
    /// The name of the table in the database; `nil` if the rows are not those of a table.
    var table: String?
    /// What it is called in messages.
    var name: String

    func isSame(as other: Owner) -> Bool { isTable(other.table, of: other.row) }

    func isTable(_ table: String?, of row: ObjectIdentifier?) -> Bool {
      if self.row == row { return true }
      guard let table, let own = self.table else { return false }
      return own.hasSameBytes(as: table)
    }
  }

  /// Describes a phrase.
  ///
  /// - Parameters:
  ///   - words: The words, as they are compared.
  ///   - isPrefix: Whether the last word may go on.
  ///   - columns: The names of the columns in one of which the words have to be; `nil` for any column of the index.
  public init(_ words: [String], isPrefix: Bool = false, in columns: [String]? = nil) {
    self.words = words
    self.isPrefix = isPrefix
    self.columns = columns
  }

  /// Whether both ask for the same words in the same columns: texts are compared byte by byte.
  public static func == (left: SQLFullTextPhrase, right: SQLFullTextPhrase) -> Bool {
    left.isPrefix == right.isPrefix && left.owners == right.owners
      && (left.columns == nil) == (right.columns == nil) && haveSameBytes(left.words, right.words)
      && haveSameBytes(left.columns ?? [], right.columns ?? [])
  }

  /// `String` compares by canonical equivalence, engines by code point.
  private static func haveSameBytes(_ left: [String], _ right: [String]) -> Bool {
    left.elementsEqual(right, by: { $0.hasSameBytes(as: $1) })
  }
}

extension SQLFullTextQuery {
  /// The phrases, those that are excluded among them.
  var phrases: [SQLFullTextPhrase] {
    switch self {
    case .phrase(let phrase): [phrase]
    case .all(let parts), .any(let parts): parts.flatMap(\.phrases)
    case .excluding(let wanted, let excluded): wanted.phrases + excluded.phrases
    }
  }

  /// How deep it is nested: 0 of a phrase.
  var depth: Int {
    switch self {
    case .phrase: 0
    case .all(let parts), .any(let parts): 1 + (parts.map(\.depth).max() ?? 0)
    case .excluding(let wanted, let excluded): 1 + Swift.max(wanted.depth, excluded.depth)
    }
  }
}

extension SQLFullTextSearch {
  /// Columns in which words are to be found, and which the index does not have, as a message calls them.
  var unknownColumns: [String] {
    (query?.phrases ?? []).flatMap { phrase -> [String] in
      if let owner = phrase.owners.first(where: { !$0.isTable(index.table.name, of: row) }) {
        return ["a column of \"\(owner.name)\""]
      }
      let unknown = (phrase.columns ?? []).filter { name in
        !index.columns.contains { $0.name.hasSameBytes(as: name) }
      }
      return unknown.map { "\"\($0)\"" }
    }
  }
}
