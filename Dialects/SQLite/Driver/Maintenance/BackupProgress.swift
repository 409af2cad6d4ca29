extension SQLiteDatabase {
  /// How far a backup has come, in pages of the database.
  public struct BackupProgress: Sendable, Hashable {
    /// How many pages are not copied yet.
    public var remainingPageCount: Int
    /// How many pages the database has.
    public var pageCount: Int

    /// Makes a value, for tests of code that shows it.
    ///
    /// - Parameters:
    ///   - remainingPageCount: How many pages are not copied yet.
    ///   - pageCount: How many pages the database has.
    public init(remainingPageCount: Int, pageCount: Int) {
      self.remainingPageCount = remainingPageCount
      self.pageCount = pageCount
    }

    /// How much is copied, from 0 to 1.
    public var completedFraction: Double {
      pageCount > 0 ? Double(pageCount - remainingPageCount) / Double(pageCount) : 1
    }
  }
}
