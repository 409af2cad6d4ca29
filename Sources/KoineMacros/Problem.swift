import SwiftDiagnostics
import SwiftSyntax

/// A mistake in a table's or a selection's declaration, where it is and how to put it right.
struct Problem {
  enum Kind {
    case notAStruct(RowMacro, found: String)
    case generic(RowMacro, String)
    case local(RowMacro)
    case privateNested(RowMacro, String)
    case noColumns(RowMacro)
    case needsType(RowMacro)
    case constantWithDefault
    case pattern
    case conditionalColumn
    case unsupportedType(String, hint: String)
    case nestedOptional
    case optionalPrimaryKey
    case duplicateColumn(String, first: String)
    case emptyName
    case columnOnSeveralProperties
    case attributeWithoutEffect(String, PropertyAttributes.Storage)
    case secondColumnAttribute
    case attributeOutside(String)
    case ephemeralColumn
    case ephemeralWithoutDefault
    case argumentNotLiteral(String)
    case argumentNotType(String)
    case optionalRepresentation(String)
    case actionWithoutReference(String)
    case setNullOfRequiredColumn(String)
    case defaultOfGeneratedKey
    case secondDefault
    case collationOfOtherType(String)
    case argumentOfComputed(String)
    case tableArgument(String)
    case defaultScopeType(String)
    case defaultScopeMethod(String)
    case defaultScopeOfInstance
    case rulesOfOtherType(String, String)
    case defaultOfNow(String)
    case columnOfGroup
    case groupOfSelection
    case groupAsKey
    case rowsInGroup
    case groupOfOptionals
    case noCases
    case conditionalCase
    case indirectCase
    case caseWithoutValue(String)
    case optionalValue(String)
    case unlabelledValues(String)
    case duplicateCase(String, first: String)
    case codingByHand
  }

  var kind: Kind
  var node: Syntax
  var corrections: [Correction] = []

  init(_ kind: Kind, at node: some SyntaxProtocol) {
    self.kind = kind
    self.node = Syntax(node)
  }

  /// The same problem, with a way to put it right.
  func fixed(by correction: Correction?) -> Problem {
    var copy = self
    if let correction { copy.corrections.append(correction) }
    return copy
  }

  var diagnostic: Diagnostic {
    let id = "\(kind)".prefix { $0 != "(" }
    return Diagnostic(
      node: node, message: ProblemMessage(text: kind.text, id: String(id)), fixIts: corrections.map(\.fixIt))
  }
}

extension Problem.Kind {
  fileprivate var text: String {
    switch self {
    case .notAStruct(let macro, let found):
      "'\(macro.attribute)' can only be applied to a struct\(macro == .selection ? " or an enum" : ""); this is \(found)"
    case .generic(let macro, let noun):
      "'\(macro.attribute)' cannot be applied to a generic \(noun), nor inside of a generic type"
    case .local(let macro):
      "a \(macro.noun) cannot be declared inside of a function"
    case .privateNested(let macro, let noun):
      "a private nested \(noun) is out of sight for the conformance that '\(macro.attribute)' adds to it"
    case .noColumns(let macro):
      "a \(macro.noun) needs at least one stored property"
    case .needsType(let macro):
      "add a type annotation: '\(macro.attribute)' cannot tell the type of the \(macro == .jsonKeys ? "property" : "column") "
        + "from this default"
    case .constantWithDefault:
      "a 'let' with a default value cannot take the value of its column"
    case .pattern:
      "a column is one property with a name of its own"
    case .conditionalColumn:
      "a column cannot depend on '#if'"
    case .unsupportedType(let type, let hint):
      "a column cannot hold \(type); \(hint)"
    case .nestedOptional:
      "a column has one NULL only: an optional of an optional cannot be told from it"
    case .optionalPrimaryKey:
      "a primary key cannot be optional"
    case .duplicateColumn(let name, let first):
      "the column '\(name)' is the property '\(first)' already: names must differ in more than their case"
    case .emptyName:
      "a name has at least one character, and no NUL"
    case .columnOnSeveralProperties:
      "'@Column' describes one property; declare each property on its own"
    case .attributeWithoutEffect(let attribute, let storage):
      "'\(attribute)' has no effect on a \(storage.rawValue) property: only stored instance properties are "
        + "columns"
    case .secondColumnAttribute:
      "one '@Column' per property"
    case .attributeOutside(let attribute):
      "'\(attribute)' has no effect outside of a '@Table' or '@Selection' struct"
    case .ephemeralColumn:
      "a property is a column or '@Ephemeral', not both"
    case .ephemeralWithoutDefault:
      "an '@Ephemeral' property needs a default: no column gives it a value"
    case .argumentNotLiteral(let label):
      "the macro reads \(label) before the program runs: write a literal"
    case .argumentNotType(let label):
      "'\(label):' takes a type, such as 'Name.self'"
    case .optionalRepresentation(let form):
      "'as:' says how a value is stored, and the property's type whether there may be none: write '\(form).self'"
    case .actionWithoutReference(let label):
      "'\(label):' has no effect without 'references:'"
    case .setNullOfRequiredColumn(let label):
      "'\(label): .setNull' needs an optional property"
    case .defaultOfGeneratedKey:
      "the database makes the values of an integer primary key: it has no default"
    case .secondDefault:
      "a column has one default: 'default:' or 'defaultExpression:'"
    case .collationOfOtherType(let type):
      "'collation:' says how texts are compared; this column holds '\(type)'"
    case .argumentOfComputed(let label):
      "the database computes the column: '\(label):' has no meaning beside 'generated:'"
    case .tableArgument(let label):
      "'\(label):' belongs to a table: a selection has no columns of its own"
    case .defaultScopeType(let table):
      "a default scope is a 'Where<\(table)>': of another type it would be none"
    case .defaultScopeMethod(let table):
      "a default scope is a property, 'static var defaultScope: Where<\(table)>': as a method it would be none"
    case .defaultScopeOfInstance:
      "a default scope is static: as a property of a row it would be none"
    case .rulesOfOtherType(let name, let type):
      "'\(name)' is '\(type)': of another type the table would have none"
    case .defaultOfNow(let value):
      "a default is a constant in the table's definition, and '\(value)' would be another one in each run of the program: say it with 'defaultExpression:', as 'currentTimestamp', or give the property the value"
    case .columnOfGroup:
      "a column group has columns of its own, which its type describes: '@Column' describes one"
    case .groupOfSelection:
      "'@ColumnGroup' belongs to a table: a selection knows a group by its type"
    case .groupAsKey:
      "a primary key is one column, or several properties that are a column each, and not a column group"
    case .rowsInGroup:
      "a column group is stored in its table's columns, which cannot hold rows of another table"
    case .groupOfOptionals:
      "a column group needs a property that is not optional: if all of its columns were NULL, it could not be told from "
        + "no group"
    case .noCases:
      "a column group needs at least one case"
    case .conditionalCase:
      "a case with columns cannot depend on '#if'"
    case .indirectCase:
      "a case that holds its own enum would need columns without end: store the value as a document, by '@Column(as: "
        + "JSON<…>.self)'"
    case .caseWithoutValue(let name):
      "no column would tell that '\(name)' is the case: give it a value, or remove it and make the property optional"
    case .optionalValue(let name):
      "all columns of '\(name)' could be NULL, and nothing would tell that it is the case: give it a value that is not "
        + "optional"
    case .unlabelledValues(let name):
      "each of several values has a column with the name of its label: label the values of '\(name)'"
    case .duplicateCase(let name, let first):
      "the columns of '\(name)' would have the names of those of '\(first)': names must differ in more than their case"
    case .codingByHand:
      "'@JSONKeys' cannot tell the keys that a struct reads and writes in a way of its own: reach them by their names, as in "
        + "'$0.document[\"name\"]'"
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
