/// How far a query has come, and so which clauses may come next.
public protocol QueryPhase {}
/// A query that has a source; it needs no further clause.
public protocol BehindFrom: QueryPhase {}
/// A query before ``ForUpdate`` or ``ForShare``.
public protocol BeforeLock: BehindFrom {}
/// A query before ``Offset``.
public protocol BeforeOffset: BeforeLock {}
/// A query before ``Limit``.
public protocol BeforeLimit: BeforeOffset {}
/// A query before ``OrderBy``.
public protocol BeforeOrderBy: BeforeLimit {}
/// A query before ``Qualify``.
public protocol BeforeQualify: BeforeOrderBy {}
/// A query before ``Having``.
public protocol BeforeHaving: BeforeQualify {}
/// A query before ``GroupBy``.
public protocol BeforeGroupBy: BeforeHaving {}
/// A query before ``Where(_:)``.
public protocol BeforeWhere: BeforeGroupBy {}

/// Behind ``Select``: ``From`` comes next.
public enum BehindSelect: QueryPhase {}
/// Behind ``From`` and joins: every other clause may come next.
public enum BehindSources: BeforeWhere {}
/// Behind ``Where(_:)``.
public enum BehindWhere: BeforeGroupBy {}
/// Behind ``GroupBy``.
public enum BehindGroupBy: BeforeHaving {}
/// Behind ``Having``.
public enum BehindHaving: BeforeQualify {}
/// Behind ``Qualify``.
public enum BehindQualify: BeforeOrderBy {}
/// Behind ``OrderBy``.
public enum BehindOrderBy: BeforeLimit {}
/// Behind ``Limit``.
public enum BehindLimit: BeforeOffset {}
/// Behind ``Offset``.
public enum BehindOffset: BeforeLock {}
/// Behind ``ForUpdate`` or ``ForShare``, the last clause.
public enum BehindLock: BehindFrom {}
