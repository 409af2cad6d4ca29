@_spi(KoineDriver) public import Koine

extension SQLiteDatabase {
  /// How a database is opened.
  ///
  ///     let database = try SQLiteDatabase(path: path, configuration: .init(busyTimeout: .seconds(1)))
  public struct Configuration: Sendable {
    /// What a commit waits for, SQLite's `PRAGMA synchronous`.
    public enum Synchronous: Sendable, Hashable {
      /// The disk, and with ``JournalMode/delete`` also the removal of the journal, without which a loss of power right
      /// after a commit may roll it back. With every other journal mode it is ``full``.
      case extra
      /// The disk. What was committed survives a loss of power. The default.
      case full
      /// The operating system. The last transactions may be lost with the power, never half of one; a
      /// commit is much faster.
      case normal
      /// Nothing. What was committed survives the end of the process. A loss of power, or a crash of the operating system,
      /// may damage the file: for a database that can be made again.
      case off
    }

    /// How SQLite keeps a transaction whole that does not come to its end, `PRAGMA journal_mode`.
    public enum JournalMode: Sendable, Hashable {
      /// A log of what is written, beside the file: readers and the writer do not wait for one another. The default.
      case wal
      /// A file of what was there before, removed by each commit. A commit waits for every reader to end its query, and
      /// readers wait for the commit: a stream and a write of the same task wait until ``busyTimeout``, in vain.
      case delete
      /// As `delete`, but the file is cut to zero bytes, which is faster on some file systems.
      case truncate
      /// As `delete`, but the file stays as long as it is, and its beginning is overwritten with zeros, which is faster
      /// if it is slow to remove or cut a file.
      case persist
      /// As `delete`, but in memory: if the process ends in a transaction, the file may be damaged.
      case memory
      /// None. What ends a transaction before its time, a rollback too, may damage the file: for a database that can be
      /// made again.
      case off
    }

    /// How much of the file each connection keeps in memory, `PRAGMA cache_size`.
    public enum CacheSize: Sendable, Hashable {
      /// That many pages, at least 1.
      case pages(Int)
      /// As many pages as fit into that many times 1024 bytes, at least 1.
      case kibibytes(Int)
    }

    /// Where temporary tables, and what a query sorts or groups, are kept, `PRAGMA temp_store`.
    public enum TemporaryStore: Sendable, Hashable {
      /// In files, which are removed with the connection.
      case file
      /// In memory.
      case memory
    }

    /// Whether what is deleted is overwritten with zeros, `PRAGMA secure_delete`.
    public enum SecureDelete: Sendable, Hashable {
      /// It stays in the file until the space is used again.
      case off
      /// It is overwritten, which writes more.
      case on
      /// It is overwritten if that writes no page that would not be written anyway.
      case fast
    }

    /// How many connections read beside the one that writes, at least 1. They are opened when needed.
    public var readerCount: Int { didSet { readerCount = max(1, readerCount) } }
    /// Whether the file is only read. It has to exist, and stays as it is: its journal mode is that of whoever writes
    /// it, and a statement that writes throws `readOnly`.
    public var isReadOnly: Bool
    /// Whether the file is only read and cannot change, as on a medium that is read-only: it is read without locks and
    /// without files beside it. If somebody changes it nevertheless, queries return anything. One that has a log with
    /// changes is refused. `false` unless given.
    public var isImmutable: Bool
    /// Whether no statement may write, though the file is opened for it: `PRAGMA query_only`. Unlike with ``isReadOnly``, a
    /// file is created if there is none, a journal that a program has left behind is played back, and ``journalMode`` is
    /// set; a statement that writes throws `readOnly`, also in ``prepareConnection``. `false` unless given.
    public var isQueryOnly: Bool
    /// How long a statement waits for the lock of another process or database object.
    public var busyTimeout: Duration
    /// What a commit waits for.
    public var synchronous: Synchronous
    /// How a transaction is kept whole; a log, ``JournalMode/wal``, unless given. The file keeps it, and a database
    /// that is only read has that of its file. A database in memory needs none, and ignores it.
    public var journalMode: JournalMode
    /// How much each connection keeps in memory. `nil` is SQLite's own, 2000 KiB unless it was built otherwise.
    public var cacheSize: CacheSize?
    /// How many bytes of the file are read as memory of the process, at most. 0 is none. `nil` is SQLite's own, which
    /// is none unless it was built otherwise. A database in memory ignores it.
    public var mmapSize: Int?
    /// How many bytes a page has, a power of two from 512 to 65 536. `nil` is SQLite's own, 4096 unless it was built
    /// otherwise. A file that has pages already keeps theirs, and is not opened if they have another size.
    public var pageSize: Int?
    /// Where temporary tables and what a query sorts are kept. `nil` is SQLite's own, files unless it was built
    /// otherwise.
    public var temporaryStore: TemporaryStore?
    /// Whether what is deleted is overwritten. `nil` is SQLite's own, which depends on how it was built.
    public var secureDelete: SecureDelete?
    /// Other databases, whose tables statements reach as those of a schema: see ``SQLiteDatabase/Attachment``. None unless
    /// given, and 10 at most unless SQLite was built otherwise. ``SQLiteDatabase/attach(_:timeout:)`` adds one later.
    public var attachments: [Attachment]
    /// How many prepared statements each connection keeps, at least 1.
    public var statementCacheCapacity: Int {
      didSet { statementCacheCapacity = max(1, statementCacheCapacity) }
    }
    /// How long a task waits for a connection, or for its turn on one, before
    /// `acquireTimeout`.
    public var acquireTimeout: Duration
    /// How long a statement may take if its call names no `timeout`. `nil` sets no limit.
    public var statementTimeout: Duration?
    /// How long a transaction may take if its call names no `timeout`. `nil` sets no limit.
    public var transactionTimeout: Duration?
    /// How long `withConnection` may take if its call names no `timeout`. `nil` sets no limit.
    public var leaseTimeout: Duration?
    /// How often a file that is observed is looked at for changes by another process or database object: every
    /// millisecond at most.
    public var externalChangeInterval: Duration {
      didSet { externalChangeInterval = Self.paced(externalChangeInterval) }
    }
    /// The functions in Swift that every connection has. Two with equal names, without regard to the case of ASCII
    /// letters, have different numbers of arguments.
    public var functions: [any SQLiteProgramFunction]
    /// The orders of texts in Swift that every connection has.
    public var collations: [SQLiteCollation]
    /// Who is told of every statement that a connection runs.
    public var observers: [StatementObserver]
    /// Sets up each new connection before anybody uses it.
    ///
    ///     configuration.prepareConnection = { connection in
    ///       try await connection.execute("PRAGMA cache_size = -64000")
    ///     }
    ///
    /// It runs when a connection is first needed, also on the connections that only read and cannot write. What it
    /// throws is the error of the call that needs the connection; the connection is closed, and the next call opens
    /// another one. It may take as long as ``acquireTimeout``.
    ///
    /// What it sets stays for as long as the database is open: if SQL written by hand changes a connection to a file,
    /// another one takes its place, which is set up anew. In memory there is no other; its settings are put back, and
    /// temporary tables and databases that were attached later are removed.
    ///
    /// `PRAGMA foreign_keys = OFF` turns off the checks of foreign keys, which are on otherwise.
    ///
    /// Use the connection that the closure receives; the database itself throws `misuse` there.
    /// The wait for locks is ``busyTimeout``; `PRAGMA busy_timeout` has no effect.
    public var prepareConnection: (@Sendable (any Connection) async throws -> Void)?

    /// Makes a configuration from what differs from the defaults.
    ///
    /// - Parameters:
    ///   - readerCount: How many connections read; 4 unless given, and at least 1.
    ///   - isReadOnly: Whether the file is only read, and has to exist.
    ///   - isImmutable: Whether the file is only read and cannot change; `false` unless given.
    ///   - isQueryOnly: Whether no statement may write, though the file is opened for it; `false` unless given.
    ///   - busyTimeout: The wait for the lock of another process or database object; 5 seconds unless given.
    ///   - synchronous: What a commit waits for; the disk unless given.
    ///   - journalMode: How a transaction is kept whole; a write-ahead log unless given.
    ///   - cacheSize: How much each connection keeps in memory.
    ///   - mmapSize: How many bytes of the file are read as memory of the process.
    ///   - pageSize: How many bytes a page of a new file has, and one of an existing file must have.
    ///   - temporaryStore: Where temporary tables and what a query sorts are kept.
    ///   - secureDelete: Whether what is deleted is overwritten.
    ///   - attachments: Other databases, as schemas; none unless given.
    ///   - statementCacheCapacity: How many prepared statements each connection keeps; 128 unless given, and
    ///     at least 1.
    ///   - acquireTimeout: The wait for a connection, or for a turn on one; 30 seconds unless given.
    ///   - statementTimeout: The time limit of a statement whose call names none.
    ///   - transactionTimeout: The time limit of a transaction whose call names none.
    ///   - leaseTimeout: The time limit of `withConnection` if its call names none.
    ///   - externalChangeInterval: How often a file that is observed is looked at for changes by others; a tenth of a
    ///     second unless given.
    ///   - functions: The functions in Swift that every connection has.
    ///   - collations: The orders of texts in Swift that every connection has.
    ///   - observers: Who is told of every statement; nobody unless given.
    ///   - prepareConnection: Sets up each new connection before anybody uses it.
    public init(
      readerCount: Int = 4, isReadOnly: Bool = false, isImmutable: Bool = false,
      isQueryOnly: Bool = false,
      busyTimeout: Duration = .seconds(5), synchronous: Synchronous = .full, journalMode: JournalMode = .wal,
      cacheSize: CacheSize? = nil, mmapSize: Int? = nil, pageSize: Int? = nil,
      temporaryStore: TemporaryStore? = nil, secureDelete: SecureDelete? = nil,
      attachments: [Attachment] = [], statementCacheCapacity: Int = 128,
      acquireTimeout: Duration = .seconds(30),
      statementTimeout: Duration? = nil, transactionTimeout: Duration? = nil, leaseTimeout: Duration? = nil,
      externalChangeInterval: Duration = .milliseconds(100), functions: [any SQLiteProgramFunction] = [],
      collations: [SQLiteCollation] = [], observers: [StatementObserver] = [],
      prepareConnection: (@Sendable (any Connection) async throws -> Void)? = nil
    ) {
      self.readerCount = max(1, readerCount)
      self.isReadOnly = isReadOnly
      self.isImmutable = isImmutable
      self.isQueryOnly = isQueryOnly
      self.busyTimeout = busyTimeout
      self.synchronous = synchronous
      self.journalMode = journalMode
      self.cacheSize = cacheSize
      self.mmapSize = mmapSize
      self.pageSize = pageSize
      self.temporaryStore = temporaryStore
      self.secureDelete = secureDelete
      self.attachments = attachments
      self.statementCacheCapacity = max(1, statementCacheCapacity)
      self.acquireTimeout = acquireTimeout
      self.statementTimeout = statementTimeout
      self.transactionTimeout = transactionTimeout
      self.leaseTimeout = leaseTimeout
      self.externalChangeInterval = Self.paced(externalChangeInterval)
      self.functions = functions
      self.collations = collations
      self.observers = observers
      self.prepareConnection = prepareConnection
    }

    /// An interval that keeps no thread busy, and that a clock can add to its time.
    private static func paced(_ interval: Duration) -> Duration {
      min(max(.milliseconds(1), interval), .seconds(1_000_000_000))
    }
  }
}
