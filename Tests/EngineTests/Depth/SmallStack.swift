#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A thread whose stack is looked at afterwards. Tasks go on meanwhile.
enum SmallStack {
  /// The bytes of stack that a secondary thread of Foundation, of Dispatch and of Swift's tasks has, less what its
  /// caller may have taken.
  static let bytes = (512 - 64) * 1024

  private static let size = 8 * 1024 * 1024

  /// Runs work on a thread of its own, and tells how many bytes of stack it took.
  static func use(_ work: @escaping @Sendable () -> Void) async -> Int? {
    guard
      let stack = mmap(nil, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0),
      stack != MAP_FAILED
    else { return nil }
    defer { munmap(stack, size) }
    nonisolated(unsafe) var thread: pthread_t?
    let hasRun = await withCheckedContinuation { continuation in
      thread = start(Call(work: work, continuation: continuation), on: stack)
    }
    guard hasRun, let thread else { return nil }
    pthread_join(thread, nil)
    return size - untouched(of: stack)
  }

  /// How many bytes at the low end were not touched, which are still zero; by pages, as a loop over words takes a build
  /// for debugging long.
  private static func untouched(of stack: UnsafeMutableRawPointer) -> Int {
    let page = [UInt8](repeating: 0, count: 4_096)
    var offset = 0
    while offset < size, memcmp(stack + offset, page, page.count) == 0 { offset += page.count }
    return offset
  }

  private final class Call: Sendable {
    let work: @Sendable () -> Void
    let continuation: CheckedContinuation<Bool, Never>

    init(work: @escaping @Sendable () -> Void, continuation: CheckedContinuation<Bool, Never>) {
      self.work = work
      self.continuation = continuation
    }

    /// Runs what a thread was started for.
    static func run(_ argument: UnsafeMutableRawPointer) {
      let call = Unmanaged<Call>.fromOpaque(argument).takeRetainedValue()
      call.work()
      call.continuation.resume(returning: true)
    }
  }

  private static func start(_ call: Call, on stack: UnsafeMutableRawPointer) -> pthread_t? {
    let argument = Unmanaged.passRetained(call).toOpaque()
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstack(&attributes, stack, size)
    #if canImport(Darwin)
      var thread: pthread_t?
      let body: @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = { argument in
        Call.run(argument)
        return nil
      }
    #else
      var thread = pthread_t()
      let body: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = { argument in
        if let argument { Call.run(argument) }
        return nil
      }
    #endif
    if pthread_create(&thread, &attributes, body, argument) == 0 { return thread }
    Unmanaged<Call>.fromOpaque(argument).release()
    call.continuation.resume(returning: false)
    return nil
  }
}
