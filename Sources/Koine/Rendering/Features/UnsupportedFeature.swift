/// Something that a dialect cannot express with the meaning it has in Koine.
public struct UnsupportedFeature: Sendable, Hashable, CustomStringConvertible {
  /// The kinds of problems, and what each is about.
  @nonexhaustive public enum Subject: Sendable, Hashable {
    /// A feature that the dialect lacks.
    case feature(SQLFeature)
    /// What Koine refuses for every dialect, though some engine may take it.
    case defect(SQLDefect)
    /// What the dialect found no form for when it wrote the statement.
    case construct
    /// SQL text written by hand, which means what the engine makes of it.
    case fragment
    /// An order of texts that is left to the database.
    case databaseOrder
    /// How relevant the database takes the rows to be that a full-text search finds.
    case databaseRank
    /// A function that the driver adds to the engine.
    case driverFunction
  }

  /// The kind of the problem.
  public var subject: Subject
  /// What it is about: a column, a value's position, a clause.
  public var detail: String
  /// The dialect, with its version.
  public var dialect: String
  /// Where in the statement, from the outside in: `WHERE`, `subquery`, `SELECT 2`.
  public var place: [SQLPlace]
  /// A way out.
  public var hint: String
  /// Whether rendering goes on: the feature is reported, not refused.
  public var isNote: Bool

  /// The problem in one sentence: what, where, why and a way out.
  public var description: String {
    let place = place.isEmpty ? "" : " in " + place.map(\.description).joined(separator: " › ")
    let detail = detail.isEmpty ? "" : " (\(detail))"
    let (what, why) =
      switch subject {
      case .feature(let feature): ("\(dialect) cannot express \(feature)", "")
      case .defect(let defect): ("Koine refuses \(defect)", "\(defect.reason); ")
      case .construct: ("\(dialect) has no form for", "")
      case .fragment: ("\(dialect) takes as it is: fragment", "")
      case .databaseOrder: ("\(dialect) decides itself: the order of texts", "")
      case .databaseRank: ("\(dialect) decides itself: how relevant a row is", "")
      case .driverFunction: ("\(dialect) needs a function of Koine's driver", "")
      }
    return "\(what)\(detail)\(place): \(why)\(hint)"
  }
}

/// What rendering throws: every problem of the statement at once.
public struct UnsupportedFeatures: Error, Sendable, Hashable, CustomStringConvertible {
  /// Every problem of the statement, each with its place and a way out.
  public var problems: [UnsupportedFeature]

  /// The problems, one a line.
  public var description: String {
    problems.map(\.description).joined(separator: "\n")
  }
}
