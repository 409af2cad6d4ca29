extension SQLiteDatabase {
  /// How much a checkpoint does to move the write-ahead log into the file, and whom it waits for.
  public enum CheckpointMode: Sendable, Hashable {
    /// Moves what it can without waiting for anybody.
    case passive
    /// Waits for writers and for readers of old states, then moves everything.
    case full
    /// As `full`, and waits until nobody reads the log, so that the next writer begins it anew.
    case restart
    /// As `restart`, and cuts the log to zero bytes.
    case truncate
  }

  /// What a checkpoint has come to.
  public struct Checkpoint: Sendable, Hashable {
    /// How many frames, each a page, the log has; 0 after `truncate`, and without a log.
    public var logFrameCount: Int
    /// How many of them have been moved into the file, now or earlier.
    public var checkpointedFrameCount: Int
    /// Whether a reader, a writer or another checkpoint kept it from doing all that its mode says.
    public var isBusy: Bool

    /// Makes a value, for tests of code that shows it.
    ///
    /// - Parameters:
    ///   - logFrameCount: How many frames the log has.
    ///   - checkpointedFrameCount: How many of them have been moved into the file.
    ///   - isBusy: Whether somebody kept it from doing all that its mode says.
    public init(logFrameCount: Int, checkpointedFrameCount: Int, isBusy: Bool) {
      self.logFrameCount = logFrameCount
      self.checkpointedFrameCount = checkpointedFrameCount
      self.isBusy = isBusy
    }
  }
}

extension SQLiteDatabase.CheckpointMode {
  var sql: String {
    switch self {
    case .passive: "PASSIVE"
    case .full: "FULL"
    case .restart: "RESTART"
    case .truncate: "TRUNCATE"
    }
  }
}
