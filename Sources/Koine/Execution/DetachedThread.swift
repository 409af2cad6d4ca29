#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread that runs a closure and ends, for what blocks: the threads of Swift's tasks are few.
package enum DetachedThread {
  private final class Body: Sendable {
    let name: String
    let run: @Sendable () -> Void

    init(_ name: String, _ run: @escaping @Sendable () -> Void) {
      self.name = name
      self.run = run
    }
  }

  /// What recursive code of C libraries needs. Darwin's 512 KiB and Musl's 128 KiB are little.
  private static let stackSize = 2 << 20

  /// Runs a closure on a thread of its own.
  ///
  /// - Parameter name: What a debugger shows on Darwin.
  /// - Returns: Whether the system had a thread to give. Without one, the closure does not run.
  package static func start(_ name: String, _ body: @escaping @Sendable () -> Void) -> Bool {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return false }
    defer { pthread_attr_destroy(&attributes) }
    #if canImport(Darwin)
      pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED)
    #else
      pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    #endif
    pthread_attr_setstacksize(&attributes, stackSize)
    let context = Unmanaged.passRetained(Body(name, body))
    let isStarted = withoutSignals { create(&attributes, context.toOpaque()) }
    if !isStarted { context.release() }
    return isStarted
  }

  /// A thread starts with its maker's mask. Signals belong to the application's own threads.
  private static func withoutSignals(_ body: () -> Bool) -> Bool {
    var every = sigset_t()
    var before = sigset_t()
    sigfillset(&every)
    pthread_sigmask(SIG_SETMASK, &every, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    return body()
  }

  #if canImport(Darwin)
    private static func create(_ attributes: inout pthread_attr_t, _ context: UnsafeMutableRawPointer) -> Bool
    {
      var thread: pthread_t?
      return pthread_create(
        &thread, &attributes,
        { context in
          let body = Unmanaged<Body>.fromOpaque(context).takeRetainedValue()
          pthread_setname_np(body.name)
          body.run()
          return nil
        }, context) == 0
    }
  #else
    private static func create(_ attributes: inout pthread_attr_t, _ context: UnsafeMutableRawPointer) -> Bool
    {
      var thread = pthread_t()
      return pthread_create(
        &thread, &attributes,
        { context in
          guard let context else { return nil }
          let body = Unmanaged<Body>.fromOpaque(context).takeRetainedValue()
          // Swift does not see the name's function, an extension of GNU's.
          body.run()
          return nil
        }, context) == 0
    }
  #endif
}
