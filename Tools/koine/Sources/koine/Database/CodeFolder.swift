import SwiftCode

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Files of Swift, which `koine schema --swift` wrote.
struct CodeFolder {
  /// What the files declare, by their paths from the folder.
  let declarations: CodeDeclarations

  /// A folder with those below it, or one file whose name ends in .swift.
  ///
  /// - Returns: `nil` if the path is neither.
  /// - Throws: ``Mistake`` if a file cannot be read, or the folder has none.
  init?(_ path: String) throws(Mistake) {
    var declarations = CodeDeclarations()
    if Self.isFolder(path) {
      let files = try Self.files(in: path)
      guard !files.isEmpty else { throw Mistake("The folder has no file of Swift.").about(path) }
      for file in files { declarations.add(try Self.text(of: "\(path)/\(file)"), of: file) }
    } else {
      guard path.hasSuffix(".swift") else { return nil }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      declarations.add(try Self.text(of: path), of: name)
    }
    self.declarations = declarations
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// The files of Swift in a folder and those below it, sorted, without hidden ones.
  private static func files(in folder: String) throws(Mistake) -> [String] {
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
        for file in try files(in: path) { found.append("\(name)/\(file)") }
      } else if name.hasSuffix(".swift") {
        found.append(name)
      }
    }
    return found.sorted()
  }

  private static func text(of path: String) throws(Mistake) -> String {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Mistake(String(cString: strerror(errno))).about(path) }
    defer { close(descriptor) }
    return try Input.text(of: descriptor, named: path)
  }
}
