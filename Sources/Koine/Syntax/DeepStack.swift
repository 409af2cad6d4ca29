#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A stack with room for the deepest tree.
///
/// A secondary thread has 512 KiB, which a build for debugging fills with some forty levels of a tree. Whatever goes
/// down a deep tree goes on with it on a thread that is made for that, while the caller waits.
enum DeepStack {
  /// Pages that nothing touches take no memory.
  private static let bytes = 64 * 1024 * 1024

  /// Runs the body on a deep stack, which may be the one that it is called on.
  static func run<Result, Failure: Error>(
    if isDeep: Bool = true, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    if !isDeep || isHere { return try body() }
    var result: Swift.Result<Result, Failure>?
    let work = {
      do throws(Failure) {
        result = .success(try body())
      } catch {
        result = .failure(error)
      }
    }
    withoutActuallyEscaping(work) { work in
      var call = Call(work: work)
      withUnsafeMutablePointer(to: &call, perform)
    }
    // Without a thread the stack at hand has to do.
    guard let result else { return try body() }
    return try result.get()
  }

  private struct Call {
    let work: () -> Void
  }

  private static func perform(_ call: UnsafeMutablePointer<Call>) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, bytes) == 0 else { return }
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let status = pthread_create(
      &thread, &attributes,
      { argument in
        #if canImport(Darwin)
          let call = argument.assumingMemoryBound(to: Call.self)
        #else
          guard let call = argument?.assumingMemoryBound(to: Call.self) else { return nil }
        #endif
        pthread_setspecific(DeepStack.key, call)
        call.pointee.work()
        return nil
      }, call)
    guard status == 0 else { return }
    #if canImport(Darwin)
      if let thread { pthread_join(thread, nil) }
    #else
      pthread_join(thread, nil)
    #endif
  }

  /// Whether the thread is one with a deep stack.
  private static var isHere: Bool { pthread_getspecific(key) != nil }

  private static let key = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "The process has used up the system's keys for values of threads.")
    return key
  }()
}
