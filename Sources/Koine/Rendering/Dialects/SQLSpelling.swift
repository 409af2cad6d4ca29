/// What differs between dialects in spelling alone, as data.
public struct SQLSpelling: Sendable {
  /// The byte before a placeholder's number: `?` or `$`.
  public var placeholder: UInt8
  /// Whether a placeholder has a number, so that one value may have several. Without, each has its own, in their order.
  public var numbersPlaceholders: Bool
  /// The byte around an identifier.
  public var identifierQuote: UInt8
  /// How long a name may be. What becomes of longer ones, the dialect answers for ``SQLFeature/longIdentifiers``.
  public var identifierLimit: SQLIdentifierLimit
  /// How many values one statement may bind.
  public var maximumParameters: Int
  /// The collation that compares text by code point, if that is not the engine's own way.
  public var codePointCollation: String?
  /// Whether a value compared with a column of a type that the database defines needs a cast to it.
  public var castsNamedTypes: Bool
  /// Whether a text constant with a backslash is written as `E'…'` with backslashes doubled, because what a
  /// plain constant makes of them depends on a setting of the server.
  public var escapesBackslashes: Bool
  /// Whether the engine computes the operand of BETWEEN and IN anew for each value that it is compared with.
  public var copiesOperands: Bool
  /// What follows the table of an insert of one row of which the database makes every value.
  public var defaultRow: StaticString
  /// What comes before the name of a table of which every row is deleted, with the space behind it.
  public var truncation: StaticString
  /// The function that gives a column's value in the row that an upsert proposes, if that row has no name.
  public var proposedValue: StaticString?
  /// Whether the engine takes a comparison of row values for one that is never NULL, wherever that is asked.
  public var forgetsNullOfRows: Bool
  /// Whether ORDER BY and GROUP BY take the value of a placeholder for a position in the SELECT list, as they do with
  /// a constant.
  public var placeholdersArePositions: Bool
  /// Whether NOT of a column is `= FALSE`: MariaDB makes that of it, too late if it is an argument of JSON_TABLE.
  public var comparesNegatedColumns: Bool
  /// Whether the columns of VALUES are named `column1`, `column2` and so on.
  public var numbersColumnsOfValues: Bool
  /// What stands between two sources of which every pair of rows is meant, with the spaces around it. To SQLite `CROSS
  /// JOIN` also says in which order to read them.
  public var crossJoin: StaticString
  /// What follows the columns of an insert that brings values for a key which the database makes by itself, with the
  /// space before it.
  public var givenKeys: StaticString
  /// What a query ends with that locks rows against changes alone, with the space before it.
  public var sharedLock: StaticString
  /// Where an index is found by its name.
  public var indexNames: SQLIndexNames
  /// How many characters of a text an index has that is not unique, if not all; or bytes of a BLOB.
  public var indexedPrefix: Int?
  /// How the engine takes comments on tables and columns.
  public var comments: SQLComments
  /// Whether a column is changed by its whole definition, `MODIFY COLUMN`, and not by `ALTER COLUMN` of each part.
  public var modifiesColumns: Bool
  /// Whether the engine has `CREATE OR REPLACE VIEW`.
  public var replacesViews: Bool
  /// What the engine is told when a table is made anew, if it can change little of one in place.
  public var tableRebuild: SQLTableRebuild?
  /// How the engine takes a text apart.
  public var lexicalRules: SQLLexicalRules
  /// How deep a statement may be nested.
  public var nesting: SQLNestingLimits

  /// Makes a spelling. Only the limit of names has no default. The others are `?` before the number of a placeholder,
  /// names in double quotes, at most 32 766 values in a statement, and no limit of its nesting.
  public init(
    placeholder: UInt8 = UInt8(ascii: "?"), numbersPlaceholders: Bool = true,
    identifierQuote: UInt8 = UInt8(ascii: "\""), identifierLimit: SQLIdentifierLimit,
    maximumParameters: Int = 32_766, codePointCollation: String? = nil, castsNamedTypes: Bool = false,
    escapesBackslashes: Bool = false, copiesOperands: Bool = false,
    defaultRow: StaticString = " DEFAULT VALUES", truncation: StaticString = "DELETE FROM ",
    proposedValue: StaticString? = nil, forgetsNullOfRows: Bool = false,
    placeholdersArePositions: Bool = false, comparesNegatedColumns: Bool = false,
    numbersColumnsOfValues: Bool = false,
    crossJoin: StaticString = " CROSS JOIN ", givenKeys: StaticString = "",
    sharedLock: StaticString = " FOR SHARE",
    indexNames: SQLIndexNames = .ofSchema,
    indexedPrefix: Int? = nil, comments: SQLComments = .none,
    modifiesColumns: Bool = false, replacesViews: Bool = true,
    tableRebuild: SQLTableRebuild? = nil, lexicalRules: SQLLexicalRules = [],
    nesting: SQLNestingLimits = SQLNestingLimits()
  ) {
    self.placeholder = placeholder
    self.numbersPlaceholders = numbersPlaceholders
    self.defaultRow = defaultRow
    self.truncation = truncation
    self.proposedValue = proposedValue
    self.forgetsNullOfRows = forgetsNullOfRows
    self.placeholdersArePositions = placeholdersArePositions
    self.comparesNegatedColumns = comparesNegatedColumns
    self.numbersColumnsOfValues = numbersColumnsOfValues
    self.crossJoin = crossJoin
    self.indexNames = indexNames
    self.indexedPrefix = indexedPrefix
    self.comments = comments
    self.modifiesColumns = modifiesColumns
    self.replacesViews = replacesViews
    self.tableRebuild = tableRebuild
    self.sharedLock = sharedLock
    self.givenKeys = givenKeys
    self.identifierQuote = identifierQuote
    self.identifierLimit = identifierLimit
    self.maximumParameters = maximumParameters
    self.codePointCollation = codePointCollation
    self.castsNamedTypes = castsNamedTypes
    self.escapesBackslashes = escapesBackslashes
    self.copiesOperands = copiesOperands
    self.lexicalRules =
      identifierQuote == UInt8(ascii: "`") ? lexicalRules.union(.backtickNames) : lexicalRules
    self.nesting = nesting
  }
}

/// What an engine is told when a table is made anew: a new one, the rows copied, the old one dropped, the new one renamed.
public struct SQLTableRebuild: Sendable, Hashable {
  /// What is set before the transaction begins.
  public var settings: [String]
  /// What is set so that what names the table stays as it is when the new table is renamed.
  public var settingsBeforeRenaming: [String]
  /// What sets it back.
  public var settingsAfterRenaming: [String]
  /// What is looked at in the end.
  public var checks: [String]
  /// What sets back what was set before the transaction.
  public var settingsAfter: [String]

  /// Makes the list; what is not given is nothing.
  public init(
    settings: [String] = [], settingsBeforeRenaming: [String] = [], settingsAfterRenaming: [String] = [],
    checks: [String] = [], settingsAfter: [String] = []
  ) {
    self.settings = settings
    self.settingsBeforeRenaming = settingsBeforeRenaming
    self.settingsAfterRenaming = settingsAfterRenaming
    self.checks = checks
    self.settingsAfter = settingsAfter
  }
}

/// How an engine takes comments on tables and columns.
@nonexhaustive public enum SQLComments: Sendable, Hashable {
  /// It has none: they are left out, as no value depends on them.
  case none
  /// In the definition of the table: `"a" bigint COMMENT '…'`. Those of views are left out.
  case inline
  /// In statements of their own: `COMMENT ON COLUMN "t"."a" IS '…'`.
  case statements
}

/// Where an engine finds an index by its name, and how a statement says so.
@nonexhaustive public enum SQLIndexNames: Sendable, Hashable {
  /// In the schema of its table: `CREATE INDEX "i" ON "s"."t"`, `DROP INDEX "s"."i"`
  case ofSchema
  /// In a database file, which is said at the index alone: `CREATE INDEX "s"."i" ON "t"`, `DROP INDEX "s"."i"`
  case ofFile
  /// In its table: `CREATE INDEX "i" ON "s"."t"`, `DROP INDEX "i" ON "s"."t"`
  case ofTable
}

/// How long a name may be, with what that is counted in.
public enum SQLIdentifierLimit: Sendable, Hashable {
  /// A name may have any length.
  case unlimited
  /// Bytes of UTF-8.
  case bytes(Int)
  /// Code points.
  case characters(Int)

  /// How long a name is, if that is too long.
  func excess(of name: String) -> String? {
    switch self {
    case .unlimited: nil
    case .bytes(let limit): name.utf8.count > limit ? "\(name.utf8.count) bytes" : nil
    case .characters(let limit):
      name.unicodeScalars.count > limit ? "\(name.unicodeScalars.count) characters" : nil
    }
  }

  /// Whether it takes every name that ``SQLIdentifierTraits`` has for fit.
  var takesFitNames: Bool {
    switch self {
    case .unlimited: true
    case .bytes(let limit), .characters(let limit): limit >= SQLIdentifierTraits.fitLength
    }
  }
}

/// How deep a statement may be nested for an engine; no limit unless it is said.
public struct SQLNestingLimits: Sendable, Hashable {
  /// How many symbols the parser has room for: open calls, parentheses and CASE, and what waits for a right side.
  public var symbols: Int
  /// How many operators, calls and queries may be in each other.
  public var height: Int

  /// Makes limits; what is not given has none.
  public init(symbols: Int = .max, height: Int = .max) {
    self.symbols = symbols
    self.height = height
  }
}

/// What a dialect keeps for a version: shared, so that a dialect is as cheap to pass as two words.
public final class SQLDialectTraits: Sendable {
  /// The answers to all features.
  public let features: SQLFeatureTable
  /// What differs in spelling alone.
  public let spelling: SQLSpelling
  /// The texts of queries rendered before.
  let texts = ShapedTexts()

  /// Keeps a dialect's answers and its spelling in one object.
  public init(features: SQLFeatureTable, spelling: SQLSpelling) {
    self.features = features
    self.spelling = spelling
  }
}
