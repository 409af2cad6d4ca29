/// Where a database is kept.
enum SQLitePlace: Sendable {
  /// In a file at a path.
  case file(String)
  /// In the memory of its one connection.
  case memory
  /// In memory that several connections share.
  case sharedMemory(SharedMemory)
}
