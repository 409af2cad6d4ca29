import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The place in which a thread keeps its innermost ``OuterScope``, made at the first use on the thread
/// and gone with it.
@usableFromInline struct ThreadLocal {
  private let pointer: UnsafeMutablePointer<UnsafeMutablePointer<OuterScope>?>

  var innermost: UnsafeMutablePointer<OuterScope>? {
    get { pointer.pointee }
    nonmutating set { pointer.pointee = newValue }
  }

  static var ofThisThread: ThreadLocal {
    let key = keyPlusOne.load(ordering: .acquiring)
    guard key > 0, let pointer = pthread_getspecific(pthread_key_t(key - 1)) else { return make() }
    return ThreadLocal(pointer: pointer.assumingMemoryBound(to: UnsafeMutablePointer<OuterScope>?.self))
  }

  /// The system's key and one, so that 0 says that there is none yet: unlike a lazy global, it is read without
  /// a check of its own.
  private static let keyPlusOne = Atomic<UInt>(0)

  private static let key = {
    var key = pthread_key_t()
    #if canImport(Darwin)
      let status = pthread_key_create(&key) { $0.deallocate() }
    #else
      let status = pthread_key_create(&key) { $0?.deallocate() }
    #endif
    precondition(status == 0, "The process has used up the system's keys for values of threads.")
    keyPlusOne.store(UInt(key) + 1, ordering: .releasing)
    return key
  }()

  @inline(never) private static func make() -> ThreadLocal {
    let pointer = UnsafeMutablePointer<UnsafeMutablePointer<OuterScope>?>.allocate(capacity: 1)
    pointer.initialize(to: nil)
    pthread_setspecific(key, pointer)
    return ThreadLocal(pointer: pointer)
  }
}
