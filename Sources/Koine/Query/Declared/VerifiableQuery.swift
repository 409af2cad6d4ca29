/// A query that can be verified before it runs: a ``Statement`` of any kind, or a ``DeclaredQuery`` whose values are not
/// known.
public protocol VerifiableQuery: Sendable {
  /// The statement; that of a declared query with a value of its type for each parameter.
  var _sample: any Statement { get }
  /// Where the query is declared, `Module/File.swift:12`; `nil` if that is not known.
  var _place: String? { get }
}

extension Statement {
  /// The statement itself.
  public var _sample: any Statement { self }
  /// Where the declared query is declared of which the statement is a call.
  public var _place: String? { _declaration?.place }
}

extension DeclaredQuery: VerifiableQuery {
  /// A call with a value of its type for each parameter.
  public var _sample: any Statement {
    var values: [SQLValue] = []
    repeat values.append((each Argument).sqlType.sample)
    return BoundQuery(declaration, values)
  }

  /// The file and the line of the declaration.
  public var _place: String? { declaration.place }
}

extension SQLType {
  /// A value of the type; NULL of a type of the database's own, whose values are not known.
  fileprivate var sample: SQLValue {
    switch self {
    case .boolean: .boolean(true)
    case .integer, .unsigned, .decimal: .integer(1)
    case .real, .double: .double(1)
    case .text: .text("a")
    case .blob: .blob([1])
    case .timestamp: .timestamp(microseconds: 0)
    case .date: .date(days: 0)
    case .time: .time(microseconds: 0)
    case .uuid: .uuid(SQLUUID(high: 0, low: 0))
    case .json: .text("{}")
    case .opaque(let stored): stored.sample
    case .named, .unknown: .null
    }
  }
}
