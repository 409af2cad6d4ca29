#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread that runs a closure and ends.
enum DetachedThread {
  /// Runs the closure on a thread of its own, or here, if the system makes none.
  static func start(_ body: @escaping @Sendable () -> Void) {
    let body = Body(body)
    let context = Unmanaged.passRetained(body)
    if !create(context.toOpaque()) {
      context.release()
      body.run()
    }
  }

  #if canImport(Darwin)
    private static func create(_ context: UnsafeMutableRawPointer) -> Bool {
      var thread: pthread_t?
      let status = pthread_create(
        &thread, nil,
        { context in
          Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
          return nil
        }, context)
      if status == 0, let thread { pthread_detach(thread) }
      return status == 0
    }
  #else
    private static func create(_ context: UnsafeMutableRawPointer) -> Bool {
      var thread = pthread_t()
      let status = pthread_create(
        &thread, nil,
        { context in
          if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
          return nil
        }, context)
      if status == 0 { pthread_detach(thread) }
      return status == 0
    }
  #endif

  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) {
      self.run = run
    }
  }
}
