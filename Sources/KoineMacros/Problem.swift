import SwiftDiagnostics
import SwiftSyntax

/// A mistake in a table's declaration, where it is and how to put it right.
struct Problem {
  enum Kind {
    case notAStruct
    case genericTable
    case localTable
    case noColumns
    case needsType
    case constantWithDefault
    case pattern
    case conditionalColumn
    case secondPrimaryKey(first: String)
    case optionalPrimaryKey
    case duplicateColumn(String, first: String)
    case columnOnSeveralProperties
    case columnOnComputedProperty
    case secondColumnAttribute
    case columnOutsideTable
    case argumentNotLiteral(String)
    case argumentNotType(String)
    case actionWithoutReference
    case setNullOfRequiredColumn
  }

  var kind: Kind
  var node: Syntax
  var fixIts: [FixIt] = []

  init(_ kind: Kind, at node: some SyntaxProtocol) {
    self.kind = kind
    self.node = Syntax(node)
  }

  /// A `let` whose default would win over what the database holds.
  init(constant keyword: TokenSyntax) {
    self.init(.constantWithDefault, at: keyword)
    fixIts = [
      FixIt(
        message: ProblemMessage(text: "replace 'let' with 'var'", id: "useVar"),
        changes: [
          .replace(
            oldNode: Syntax(keyword),
            newNode: Syntax(keyword.with(\.tokenKind, .keyword(.var))))
        ])
    ]
  }

  var diagnostic: Diagnostic {
    let id = "\(kind)".prefix { $0 != "(" }
    return Diagnostic(
      node: node, message: ProblemMessage(text: kind.text, id: String(id)), fixIts: fixIts)
  }
}

extension Problem.Kind {
  fileprivate var text: String {
    switch self {
    case .notAStruct:
      "'@Table' can only be applied to a struct"
    case .genericTable:
      "'@Table' cannot be applied to a generic struct, nor inside of a generic type"
    case .localTable:
      "a table cannot be declared inside of a function"
    case .noColumns:
      "a table needs at least one stored property"
    case .needsType:
      "add a type annotation: '@Table' cannot tell the type of the column from this default"
    case .constantWithDefault:
      "a 'let' with a default value cannot take the value of its column"
    case .pattern:
      "a column is one property with a name of its own"
    case .conditionalColumn:
      "a column cannot depend on '#if'"
    case .secondPrimaryKey(let first):
      "a table has one primary key, which is '\(first)' already"
    case .optionalPrimaryKey:
      "a primary key cannot be optional"
    case .duplicateColumn(let name, let first):
      "the column '\(name)' is the property '\(first)' already: names must differ in more than their case"
    case .columnOnSeveralProperties:
      "'@Column' describes one property; declare each property on its own"
    case .columnOnComputedProperty:
      "'@Column' has no effect: only stored instance properties are columns"
    case .secondColumnAttribute:
      "one '@Column' per property"
    case .columnOutsideTable:
      "'@Column' has no effect outside of a '@Table' struct"
    case .argumentNotLiteral(let label):
      "'@Table' reads \(label) before the program runs: write a literal"
    case .argumentNotType(let label):
      "'\(label):' takes a type, such as 'Name.self'"
    case .actionWithoutReference:
      "'onDelete:' has no effect without 'references:'"
    case .setNullOfRequiredColumn:
      "'onDelete: .setNull' needs an optional property"
    }
  }
}

struct ProblemMessage: DiagnosticMessage, FixItMessage {
  var text: String
  var id: String

  var message: String { text }
  var severity: DiagnosticSeverity { .error }
  var diagnosticID: MessageID { MessageID(domain: "Koine", id: id) }
  var fixItID: MessageID { diagnosticID }
}
