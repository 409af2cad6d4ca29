import Koine

/// A driver that ``DriverCheck``s run on: how to make a database of it, and what its engine calls things.
///
///     let driver = TestedDriver("PostgreSQL", endlessQuery: "SELECT pg_sleep(1000)") {
///       let url = try await PrivatePostgreSQL.shared().makeDatabase()
///       return { settings in
///         try await PostgreSQLDatabase(
///           url: url,
///           configuration: .init(poolSize: settings.connections, acquireTimeout: settings.acquireTimeout))
///       }
///     }
///     print(await driver.report())
public struct TestedDriver: Sendable {
  /// What a check wants of the database that it opens.
  public struct Settings: Sendable {
    /// The most connections at a time. A driver that keeps a connection for writing counts it as one of them, but
    /// never goes without one for reading.
    public var connections: Int
    /// How long a task waits for a connection or its turn.
    public var acquireTimeout: Duration

    /// Makes settings: 4 connections, and a wait of 30 seconds for one, unless you say otherwise.
    public init(connections: Int = 4, acquireTimeout: Duration = .seconds(30)) {
      self.connections = connections
      self.acquireTimeout = acquireTimeout
    }
  }

  /// Something that raw SQL changes on a connection, and that its next user must not find changed.
  public struct SessionState: Sendable {
    /// The statements that change it.
    public var changes: [SQLFragment]
    /// A query of one text, whose result they change on their own connection.
    public var probe: SQLFragment

    /// Makes a session state from the statements that change it and a query that shows it.
    public init(_ changes: SQLFragment..., probe: SQLFragment) {
      self.changes = changes
      self.probe = probe
    }
  }

  /// Opens a database. Each call opens the same data by a pool of connections of its own.
  public typealias Open = @Sendable (Settings) async throws -> any Database

  /// Arranges what has to be there before tables are observed.
  public typealias TrackChanges =
    @Sendable (_ database: any Database, _ tables: [any Table.Type]) async throws -> Void

  /// What failures call the driver.
  public let name: String
  let isOpenedOnce: Bool
  let endlessQuery: SQLFragment
  let sessionStates: [SessionState]
  let timeLimit: Duration
  let trackChanges: TrackChanges
  let makeData: @Sendable () async throws -> Open

  /// - Parameters:
  ///   - name: What failures call the driver.
  ///   - isOpenedOnce: Whether the data can be opened once only, as a database in memory. Checks that need two
  ///     databases on the same data are then not applicable.
  ///   - endlessQuery: A query of one row that computes for minutes, unless it is stopped.
  ///   - sessionStates: What the checks of left session state change.
  ///   - timeLimit: After how long a check counts as hanging.
  ///   - trackChanges: Called with tables that exist, before they are observed: it creates triggers, if the engine
  ///     needs some. The tasks at random observe a database that is an `ObservableDatabase`.
  ///   - makeData: Makes an empty database each time it is called, and returns what opens it.
  public init(
    _ name: String, isOpenedOnce: Bool = false,
    endlessQuery: SQLFragment =
      "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n",
    sessionStates: [SessionState] = [], timeLimit: Duration = .seconds(120),
    trackChanges: @escaping TrackChanges = { _, _ in },
    makeData: @escaping @Sendable () async throws -> Open
  ) {
    self.name = name
    self.isOpenedOnce = isOpenedOnce
    self.endlessQuery = endlessQuery
    self.sessionStates = sessionStates
    self.timeLimit = timeLimit
    self.trackChanges = trackChanges
    self.makeData = makeData
  }
}

extension TestedDriver: CustomStringConvertible {
  /// The name of the driver.
  public var description: String { name }
}
