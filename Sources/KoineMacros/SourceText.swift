import SwiftSyntax

extension SyntaxProtocol {
  /// The source text for use inside of a type that is nested in `owner`, where `Self` would mean another
  /// type.
  func text(in owner: String) -> String {
    let text = trimmedDescription
    guard text.contains("Self") else { return text }
    var result = ""
    for token in trimmed.tokens(viewMode: .sourceAccurate) {
      if token.tokenKind == .keyword(.Self) {
        result += token.leadingTrivia.description + owner + token.trailingTrivia.description
      } else {
        result += token.description
      }
    }
    return result
  }
}

extension String {
  /// An identifier without backticks.
  var unquoted: String {
    utf8.count > 2 && utf8.first == UInt8(ascii: "`") ? String(dropFirst().dropLast()) : self
  }

  /// A string literal for the name of an identifier, which may hold quotes but no backslash.
  var stringLiteral: String { "\"" + escapingQuotes + "\"" }

  /// The text with a backslash before each quote, one with a combining mark behind it among them.
  var escapingQuotes: String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      if scalar == "\"" { result.append("\\") }
      result.append(scalar)
    }
    return String(result)
  }
}
