#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files and folders that a command reads.
enum Files {
  static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The files in a folder and those below it whose names end in a suffix, by their paths from the folder, sorted, without
  /// hidden ones.
  ///
  /// - Throws: ``Mistake`` if the system refuses.
  static func names(in folder: String, endingIn suffix: String) throws(Mistake) -> [String] {
    guard let directory = opendir(folder) else {
      throw Mistake(String(cString: strerror(errno))).about(folder)
    }
    defer { closedir(directory) }
    var found: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
      }
      if name.hasPrefix(".") { continue }
      let path = "\(folder)/\(name)"
      if isFolder(path) {
        for file in try names(in: path, endingIn: suffix) { found.append("\(name)/\(file)") }
      } else if name.hasSuffix(suffix) {
        found.append(name)
      }
    }
    return found.sorted()
  }

  /// What a file holds.
  ///
  /// - Throws: ``Mistake`` if it cannot be read or is not UTF-8.
  static func text(of path: String) throws(Mistake) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Mistake(String(cString: strerror(errno))).about(path) }
    defer { close(descriptor) }
    return try Input.text(of: descriptor, named: path)
  }
}
