import SwiftSyntax

/// Who may use a declaration.
enum Access: Int, Comparable {
  case `private`, `fileprivate`, `internal`, `package`, `public`

  static func < (left: Access, right: Access) -> Bool { left.rawValue < right.rawValue }

  /// What the modifiers say, `private(set)` and its kin aside.
  init?(_ modifiers: DeclModifierListSyntax) {
    for modifier in modifiers where modifier.detail == nil {
      switch modifier.name.tokenKind {
      case .keyword(.private): self = .private
      case .keyword(.fileprivate): self = .fileprivate
      case .keyword(.internal): self = .internal
      case .keyword(.package): self = .package
      case .keyword(.public), .keyword(.open): self = .public
      default: continue
      }
      return
    }
    return nil
  }

  /// The modifier of a generated member with this access, and a space.
  var modifier: String {
    switch self {
    case .private, .fileprivate: "fileprivate "
    case .internal: ""
    case .package: "package "
    case .public: "public "
    }
  }
}
