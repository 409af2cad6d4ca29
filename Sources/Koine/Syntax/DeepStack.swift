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
  private static let bytes = 256 * 1024 * 1024

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
      SystemThread(stackSize: bytes) {
        pthread_setspecific(key, marker)
        work()
      }?.join()
    }
    // Without a thread the stack at hand has to do.
    guard let result else { return try body() }
    return try result.get()
  }

  /// Whether the thread is one with a deep stack.
  private static var isHere: Bool { pthread_getspecific(key) != nil }

  /// Any address but 0.
  private static var marker: UnsafeMutableRawPointer? { UnsafeMutableRawPointer(bitPattern: 1) }

  private static let key = {
    var key = pthread_key_t()
    let status = pthread_key_create(&key, nil)
    precondition(status == 0, "The process has used up the system's keys for values of threads.")
    return key
  }()
}
