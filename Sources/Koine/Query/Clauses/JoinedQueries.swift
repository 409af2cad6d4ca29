// A mistake in a condition beside a table. The compiler takes the overload whose call it can put right with the fewest
// corrections: a misspelled column counts as nine, and a table where a query belongs as one for each protocol that it
// lacks. With these, up to two such columns are told at their place, and at once: a condition whose result is a plain
// `Computed<Bool>` is not tried with a source of no type.

/// What tells the compiler that a table is no query.
public enum _JoinedQueries {
  /// One part of it.
  public protocol A {}
  /// One part of it.
  public protocol B {}
  /// One part of it.
  public protocol C {}
  /// One part of it.
  public protocol D {}
  /// One part of it.
  public protocol E {}
  /// One part of it.
  public protocol F {}
  /// One part of it.
  public protocol G {}
  /// One part of it.
  public protocol H {}
  /// One part of it.
  public protocol I {}
  /// One part of it.
  public protocol J {}
  /// One part of it.
  public protocol K {}
  /// One part of it.
  public protocol L {}
  /// One part of it.
  public protocol M {}
  /// One part of it.
  public protocol N {}
  /// One part of it.
  public protocol O {}
  /// One part of it.
  public protocol P {}
  /// One part of it.
  public protocol Q {}
  /// One part of it.
  public protocol R {}
  /// One part of it.
  public protocol S {}
  /// One part of it.
  public protocol T {}
}

/// What a query that can be joined is besides, and no table is.
public typealias _JoinedQuery =
  _JoinedQueries.A & _JoinedQueries.B & _JoinedQueries.C & _JoinedQueries.D & _JoinedQueries.E
  & _JoinedQueries.F & _JoinedQueries.G & _JoinedQueries.H & _JoinedQueries.I & _JoinedQueries.J
  & _JoinedQueries.K & _JoinedQueries.L & _JoinedQueries.M & _JoinedQueries.N & _JoinedQueries.O
  & _JoinedQueries.P & _JoinedQueries.Q & _JoinedQueries.R & _JoinedQueries.S & _JoinedQueries.T

extension From1: _JoinedQuery {}
