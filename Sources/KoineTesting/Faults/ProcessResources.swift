#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What this process has of the system's, for tests that nothing is left behind. Others of its tasks take and give
/// back as well: count in a process of the test's own.
package enum ProcessResources {
  /// The number of threads.
  ///
  /// - Throws: An error if the system does not tell it.
  package static func threads() throws -> Int {
    #if canImport(Darwin)
      var list: thread_act_array_t?
      var count: mach_msg_type_number_t = 0
      guard task_threads(mach_task_self_, &list, &count) == KERN_SUCCESS, let list else {
        throw TestFailure("the system does not tell the number of threads")
      }
      for index in 0..<Int(count) { mach_port_deallocate(mach_task_self_, list[index]) }
      let size = vm_size_t(count) * vm_size_t(MemoryLayout<thread_act_t>.stride)
      vm_deallocate(mach_task_self_, vm_address_t(UInt(bitPattern: list)), size)
      return Int(count)
    #else
      return try FileManager.default.contentsOfDirectory(atPath: "/proc/self/task").count
    #endif
  }

  /// Files and sockets that are open.
  package static func descriptors() -> Int {
    (0..<4_096).count { fcntl($0, F_GETFD) != -1 }
  }
}
