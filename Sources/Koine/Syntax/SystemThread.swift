#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A thread of the operating system, which somebody has to join or to detach.
package struct SystemThread {
  private final class Body {
    let run: () -> Void

    init(_ run: @escaping () -> Void) {
      self.run = run
    }
  }

  private let thread: pthread_t

  /// Starts a thread. `nil` if the system has none to give; the closure does not run then.
  ///
  /// - Parameters:
  ///   - stackSize: In bytes. Pages that nothing touches take no memory.
  ///   - body: Released before the thread ends. Nothing checks that another thread may run it.
  package init?(stackSize: Int, _ body: @escaping () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }
    let context = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(
        &thread, &attributes,
        { context in
          Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
          return nil
        }, context.toOpaque())
      let started = status == 0 ? thread : nil
    #else
      var thread = pthread_t()
      let status = pthread_create(
        &thread, &attributes,
        { context in
          if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
          return nil
        }, context.toOpaque())
      let started = status == 0 ? Optional(thread) : nil
    #endif
    guard let started else {
      _ = context.takeRetainedValue()
      return nil
    }
    self.thread = started
  }

  /// Waits for the end of the thread.
  package func join() { pthread_join(thread, nil) }

  /// Leaves the thread to itself.
  package func detach() { pthread_detach(thread) }
}
