import SwiftCode

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
    if Files.isFolder(path) {
      let files = try Files.names(in: path, endingIn: ".swift")
      guard !files.isEmpty else { throw Mistake("The folder has no file of Swift.").about(path) }
      for file in files { declarations.add(try Files.text(of: "\(path)/\(file)"), of: file) }
    } else {
      guard path.hasSuffix(".swift") else { return nil }
      let name = path.split(separator: "/").last.map(String.init) ?? path
      declarations.add(try Files.text(of: path), of: name)
    }
    self.declarations = declarations
  }
}
