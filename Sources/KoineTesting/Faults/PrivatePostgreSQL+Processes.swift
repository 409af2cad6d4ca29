#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension PrivatePostgreSQL {
  /// Stops a process of the server, as a machine does that freezes: its connections stay open, and what is sent to
  /// them waits until ``resume(_:)``.
  ///
  ///     let backend = try await connection.fetchOne("SELECT pg_backend_pid()", as: Int32.self)
  ///     server.pause(backend!)
  ///
  /// Do not pause ``processIdentifier`` of ``shared()``: nobody else could connect.
  ///
  /// - Parameter process: The number of a backend, as `pg_backend_pid()` tells it, or ``processIdentifier``,
  ///   which accepts connections and requests to cancel.
  public func pause(_ process: Int32) {
    kill(process, SIGSTOP)
  }

  /// Lets a paused process of the server go on.
  public func resume(_ process: Int32) {
    kill(process, SIGCONT)
  }
}
