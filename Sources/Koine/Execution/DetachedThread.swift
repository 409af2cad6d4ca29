#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread that runs a closure and ends, for what blocks: the threads of Swift's tasks are few.
@_spi(KoineDriver) public enum DetachedThread {
  /// What recursive code of C libraries needs. Darwin's 512 KiB and Musl's 128 KiB are little.
  private static let stackSize = 2 << 20

  /// Runs a closure on a thread of its own.
  ///
  /// - Parameter name: What a debugger shows on Darwin; on Linux, Swift does not see the function for it.
  /// - Returns: Whether the system had a thread to give. Without one, the closure does not run.
  public static func start(_ name: String, _ body: @escaping @Sendable () -> Void) -> Bool {
    let thread = withoutSignals {
      SystemThread(stackSize: stackSize) {
        #if canImport(Darwin)
          pthread_setname_np(name)
        #endif
        body()
      }
    }
    thread?.detach()
    return thread != nil
  }

  /// A thread starts with its maker's mask. Signals belong to the application's own threads.
  private static func withoutSignals(_ body: () -> SystemThread?) -> SystemThread? {
    var every = sigset_t()
    var before = sigset_t()
    sigfillset(&every)
    pthread_sigmask(SIG_SETMASK, &every, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }
}
