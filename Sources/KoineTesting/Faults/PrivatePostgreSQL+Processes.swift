#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension PrivatePostgreSQL {
  /// Runs `body` while a process of the server is stopped, as a machine is that has frozen. Its connections stay
  /// open, and what is sent to them waits.
  ///
  ///     let backend = try await connection.fetchOne("SELECT pg_backend_pid()", as: Int.self)
  ///     try await server.whileStopped(Int32(backend!)) { … }
  ///
  /// Do not stop ``processIdentifier`` of ``shared()``: nobody else could connect.
  ///
  /// - Parameter process: The number of a backend, as `pg_backend_pid()` tells it, or ``processIdentifier``,
  ///   which accepts connections and requests to cancel.
  public nonisolated(nonsending) func whileStopped<Result>(
    _ process: Int32, _ body: () async throws -> Result
  ) async rethrows -> Result {
    kill(process, SIGSTOP)
    defer { kill(process, SIGCONT) }
    return try await body()
  }
}
