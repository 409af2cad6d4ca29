/// Which words texts have to have, to be found by a ``FullTextIndex``. It is built from values: whatever a text holds, it is
/// never read as an operator.
///
///     Article.search.matching(.all(["sqlite", .prefix("opti")]))
///     Article.search.matching(.words(field.text).excluding("draft"))
///
/// A word is a run of letters and digits. Everything else stands between words: blanks, punctuation, symbols and controls.
/// Case and accents do not matter: `élan` finds `Elan`. Which characters are letters, and which of them count as equal, is
/// the same on every engine: as Unicode 6.1 and SQLite's tokenizer `unicode61` with `remove_diacritics 2` have it;
/// characters that are newer are letters. Text without blanks between its words, such as Chinese, is one word up to the next
/// punctuation mark, and only found by its beginning: ``prefix(_:)``. There are no stop words, and words are not reduced to
/// their stems.
///
/// A text without any word asks for nothing: `all` and `any` leave it out, and alone it finds no row. A word of more than 254
/// characters is not found.
public struct FullTextQuery: Sendable, Hashable, ExpressibleByStringLiteral {
  /// What it asks for.
  enum Meaning: Sendable, Hashable {
    /// Nothing, as there are no words.
    case noWords
    /// What no row has.
    case noRow
    case words(SQLFullTextQuery)
    /// It was nested deeper than engines take.
    case tooDeep
  }

  let meaning: Meaning

  private init(_ meaning: Meaning) {
    self.meaning = meaning
  }

  private init(_ node: SQLFullTextQuery) {
    meaning = node.depth > Self.maximumDepth ? .tooDeep : .words(node)
  }

  /// How many characters a word has at most that is found.
  static let longestWord = 254
  /// The parser of SQLite's FTS5 has room for a hundred symbols.
  private static let maximumDepth = 16

  /// The words of a constant, one behind another: ``phrase(_:)``.
  public init(stringLiteral text: String) {
    self = .phrase(text)
  }

  // MARK: Words

  /// The words of a text, one behind another in one column, whatever stands between them.
  ///
  ///     .phrase("New York")      // finds "new york", "New-York!", and not "York, New"
  ///
  /// - Parameter text: The text, of any characters.
  public static func phrase(_ text: String) -> FullTextQuery { phrase(text, isPrefix: false) }

  /// The words of a text, one behind another in one column, of which the last one may go on.
  ///
  ///     .prefix("sqli")          // finds "SQLite", and "sqli"
  ///
  /// - Parameter text: The text, of any characters.
  public static func prefix(_ text: String) -> FullTextQuery { phrase(text, isPrefix: true) }

  private static func phrase(_ text: String, isPrefix: Bool) -> FullTextQuery {
    let words = Self.words(in: text)
    if words.isEmpty { return FullTextQuery(.noWords) }
    if words.contains(where: { $0.unicodeScalars.count > longestWord }) { return FullTextQuery(.noRow) }
    return FullTextQuery(.phrase(SQLFullTextPhrase(words, isPrefix: isPrefix)))
  }

  /// Every word of a text, in any order and in any columns.
  ///
  ///     .words("speed sqlite")   // finds "SQLite's speed"
  ///
  /// - Parameter text: The text, of any characters.
  public static func words(_ text: String) -> FullTextQuery {
    .all(words(in: text).map { .phrase($0) })
  }

  /// What is being typed into a search field: every word of the text, the last one as a ``prefix(_:)``, unless something
  /// stands behind it already.
  ///
  ///     .typed("speed sql")      // finds "SQLite's speed"
  ///     .typed("speed sql ")     // does not
  ///
  /// - Parameter text: The text, of any characters.
  public static func typed(_ text: String) -> FullTextQuery {
    var words: [FullTextQuery] = []
    eachWord(of: text) { word, range in
      words.append(phrase(word, isPrefix: range.upperBound == text.endIndex))
    }
    return .all(words)
  }

  // MARK: Several

  /// What has everything that several queries ask for. Each may be in another column. What is asked for twice is asked for
  /// once.
  ///
  ///     .all(["sqlite", "speed"])
  ///
  /// - Parameter queries: The queries. Of none, it asks for nothing.
  public static func all(_ queries: [FullTextQuery]) -> FullTextQuery {
    var parts = DistinctParts()
    var findsNothing = false
    for query in queries {
      switch query.meaning {
      case .noWords: break
      case .noRow: findsNothing = true
      case .tooDeep: return query
      case .words(.all(let inner)): inner.forEach { parts.append($0) }
      case .words(let node): parts.append(node)
      }
    }
    if findsNothing { return FullTextQuery(.noRow) }
    return parts.query(of: { .all($0) }) ?? FullTextQuery(.noWords)
  }

  /// Parts of a query, each once: SQLite takes a time that grows with the cube of how often a word is asked for.
  private struct DistinctParts {
    private var parts: [SQLFullTextQuery] = []
    private var known: Set<SQLFullTextQuery> = []

    mutating func append(_ part: SQLFullTextQuery) {
      if known.insert(part).inserted { parts.append(part) }
    }

    /// The only part, or what is made of several.
    func query(of join: ([SQLFullTextQuery]) -> SQLFullTextQuery) -> FullTextQuery? {
      parts.isEmpty ? nil : FullTextQuery(parts.count == 1 ? parts[0] : join(parts))
    }
  }

  /// What has something that one of several queries asks for. What is asked for twice is asked for once.
  ///
  ///     .any(["sqlite", "postgresql"])
  ///
  /// - Parameter queries: The queries. Of none, it asks for nothing.
  public static func any(_ queries: [FullTextQuery]) -> FullTextQuery {
    var parts = DistinctParts()
    var findsNothing = false
    for query in queries {
      switch query.meaning {
      case .noWords: break
      case .noRow: findsNothing = true
      case .tooDeep: return query
      case .words(.any(let inner)): inner.forEach { parts.append($0) }
      case .words(let node): parts.append(node)
      }
    }
    return parts.query(of: { .any($0) }) ?? FullTextQuery(findsNothing ? .noRow : .noWords)
  }

  /// What has what this query asks for, and nothing that another one does.
  ///
  ///     .words("sqlite").excluding("beta")
  ///
  /// - Parameter other: What is not to be found; if it asks for nothing, this query stays as it is.
  public func excluding(_ other: FullTextQuery) -> FullTextQuery {
    switch (meaning, other.meaning) {
    case (.words, .tooDeep): other
    case (.words(let wanted), .words(let excluded)): FullTextQuery(.excluding(wanted, excluded))
    default: self
    }
  }

  // MARK: Columns

  /// The same words, if they are in one of some columns.
  ///
  ///     .phrase("sqlite").in(Article.columns.title)
  ///
  /// Each word, or phrase, may be in another one of the columns. A column that the index does not have, or one of another
  /// table, is refused when the search is rendered.
  ///
  /// - Parameter columns: The columns. If the words were limited to others before, they have to be in one of both.
  public func `in`<Root, each Value: SQLText>(_ columns: repeat Column<Root, each Value>) -> FullTextQuery {
    var names: [String] = []
    for column in repeat each columns { names.append(column.column.name) }
    guard case .words(let node) = meaning else { return self }
    return Self.limited(node, to: names, of: SQLFullTextPhrase.Owner(Root.self))
  }

  private static func limited(
    _ node: SQLFullTextQuery, to names: [String], of owner: SQLFullTextPhrase.Owner
  ) -> FullTextQuery {
    switch node {
    case .phrase(var phrase):
      var columns = names
      if let before = phrase.columns {
        // No index has columns of two tables: which one is wrong, the search tells.
        let isOfOneTable = phrase.owners.allSatisfy { $0.isSame(as: owner) }
        columns = isOfOneTable ? before.filter { names.contains($0) } : before + names
      }
      if columns.isEmpty { return FullTextQuery(.noRow) }
      phrase.columns = columns
      if !phrase.owners.contains(owner) { phrase.owners.append(owner) }
      return FullTextQuery(.phrase(phrase))
    case .all(let parts): return .all(parts.map { limited($0, to: names, of: owner) })
    case .any(let parts): return .any(parts.map { limited($0, to: names, of: owner) })
    case .excluding(let wanted, let excluded):
      return limited(wanted, to: names, of: owner).excluding(limited(excluded, to: names, of: owner))
    }
  }

  /// What of the query concerns one column, to mark the words that it finds there.
  ///
  ///     query.part(for: Article.columns.body).highlighted(article.body)
  ///
  /// - Parameter column: The column.
  /// - Returns: The words that are looked for in the column, or in any column; not those for a column of another table.
  public func part<Root, Value: SQLText>(for column: Column<Root, Value>) -> FullTextQuery {
    guard case .words(let node) = meaning else { return self }
    let name = column.column.name
    let owner = SQLFullTextPhrase.Owner(Root.self)
    let phrases = node.wantedPhrases.filter { phrase in
      guard let columns = phrase.columns else { return true }
      return columns.contains(name) && phrase.owners.allSatisfy { $0.isSame(as: owner) }
    }
    return .any(phrases.map { FullTextQuery(.phrase($0)) })
  }
}

extension SQLFullTextPhrase.Owner {
  /// - Parameter row: The type of the rows that a column belongs to: the same for a table and its aliases.
  fileprivate init<Row>(_ row: Row.Type) {
    let table = (row as? any Table.Type)?.schema.name
    self.init(row: ObjectIdentifier(row), table: table, name: table ?? "\(row)")
  }
}

extension SQLFullTextQuery {
  /// The phrases that are not excluded.
  var wantedPhrases: [SQLFullTextPhrase] {
    switch self {
    case .phrase(let phrase): [phrase]
    case .all(let parts), .any(let parts): parts.flatMap(\.wantedPhrases)
    case .excluding(let wanted, _): wanted.wantedPhrases
    }
  }
}
