import Foundation
import Testing

/// What others can see of Koine, and are not meant to use, begins with an underscore. Each such name is here with the
/// reason why it has to be public, so that a new one is a decision.
@Suite struct UnderscoreTests {
  private static let reasons: [String: String] = [
    // Code that the macros write into a user's module names these.
    "_source": "written by @Table: the source of a table's columns",
    "_selection": "written by @Selection; requirement of Selectable, inlined into select",
    "_parts": "written by @Table for a key of several columns",
    "_default": "called by what @Table writes, so that a default of another type is refused",
    "_checkScope": "called by what @Table writes, for an error of its own",
    "_width": "written by @Selection; requirement of Selectable",
    "_layout": "written by @Selection; requirement of ColumnGroup",
    "_encode": "written by @Selection; requirement of ColumnGroup",

    // Requirements of protocols that a user's generic code and inlined clauses go through.
    "_query": "requirement of SelectStatement and TableScope: the clauses so far, inlined into every clause",
    "_columns": "requirement of SelectStatement: what the closures of clauses receive, inlined into them",
    "_rename": "requirement of SelectStatement, inlined into clauses",
    "_rows": "requirement of JoinableQuery, inlined into joins",
    "_declaration": "requirement of Statement, inlined into fetches",
    "_arguments": "requirement of Statement, inlined into fetches",
    "_matchesNames": "requirement of Statement, inlined into fetches: costs nothing if it is false",
    "_check": "requirement of Statement, inlined into fetches",
    "_decodeNext": "requirement of Statement, inlined into fetches",
    "_readNotes": "requirement of Connection, inlined into fetches",
    "_runAtOnce": "requirement of Connection, inlined into fetches, and of DatabaseSession",
    "_ReadNotes": "its type, which nobody but a driver makes",
    "_append": "requirement of Selectable and OrderingTerm, inlined into their builders",
    "_decoder": "requirement of Selectable, inlined into select",
    "_decodesAlone": "requirement of Selectable, inlined into select",
    "_ordering": "requirement of OrderingTerm, inlined into order",
    "_grouping": "requirement of GroupingTerm, inlined into group",
    "_outer": "requirement of Scope, inlined into joins",
    "_regrouped": "the columns, or the query, after rollup, cube or groupingSets",
    "_renamed": "requirement of Scope",
    "_base": "the columns of an outer join, inlined into what reaches through them",
    "_match": "requirement of RowReadable",
    "_read": "requirement of RowReadable",
    "_definitions": "requirement of SelectionMember",
    "_Member": "associated type of SelectionMember, named by constraints",
    "_OptionalMember": "associated type of SelectionMember, named by constraints",
    "_sum": "requirement of numbers, inlined into operators",
    "_sample": "requirement of VerifiableQuery: the statement that is looked at",
    "_place": "requirement of VerifiableQuery: where a declared query is",

    // Constraints and types of overloads, which the type checker of a user's code has to see.
    "_OptionalOutput": "constraint of fetchOne: one optional in place of two",
    "_wrapped": "requirement of _OptionalOutput",
    "_Root":
      "requirement of TableColumns: the table of the columns that an update assigns, named by constraints",
    "_OptionalOf":
      "type of an assignment of an optional to what is never NULL, which gets an error of its own",
    "_MayBeNull":
      "type of an assignment of what may be NULL to what is never NULL, which gets an error of its own",
    "_ComputedValue": "type of an assignment of what is computed to a column that may be NULL",
    "_Stored": "associated type of _ComputedValue",
    "_GroupValues": "type of an assignment of one column group to another",
    "_ScalarValue": "type of an assignment of a subquery and its like, and of another table's column",
    "_JoinedQueries": "names the parts of _JoinedQuery",
    "_JoinedQuery":
      "constraint of the joins with a query, so that a mistake in the condition of one with a table is told",
    "_Represented":
      "associated type of SQLRepresentable, named by the assignment of what a stored form represents",
    "_sqlValue": "requirement of SQLRepresentable, which that assignment calls",
    "_NothingElse": "what a type represents that has no stored form of its own",
    "_NoValue": "type of an assignment of nil, which gets an error of its own",
    "_NotNumeric": "constraint of the overloads that refuse operands of different types",
    "_NotANumber": "constraint of the overloads that refuse operands of different types",
    "_PlainDecimal": "constraint of the overload of between that takes a Decimal, and no literal",
    "_decimal": "its requirement",
    "_PlainNumber": "constraint of the overloads that refuse operands of different types",
    "_IntegerKind": "constraint of the overloads that refuse operands of different types",
    "_FloatKind": "constraint of the overloads that refuse operands of different types",
    "_ColumnOperand": "constraint of the overloads that refuse operands of different types",
  ]

  @Test func everyUnderscoredDeclarationHasItsReason() throws {
    let found = try Self.underscored(in: [
      "Sources/Koine", "Sources/KoineInOrder", "Sources/KoineLogging", "Sources/KoineTesting", "Dialects",
    ])
    #expect(found.subtracting(Self.reasons.keys) == [])
    #expect(Set(Self.reasons.keys).subtracting(found) == [])
  }

  private static func underscored(in folders: [String]) throws -> Set<String> {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let declaration = /\b(?:func|var|let|case|struct|enum|class|protocol|typealias|associatedtype)\s+(_\w+)/
    var names: Set<String> = []
    for folder in folders {
      let files = FileManager.default.enumerator(
        at: root.appending(path: folder), includingPropertiesForKeys: nil)
      for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
        for line in try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
        where !line.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") {
          for match in line.matches(of: declaration) { names.insert(String(match.1)) }
        }
      }
    }
    return names
  }
}
