/// A file of SQL.
struct ScriptFile {
  /// The path, as messages tell it.
  let path: String
  let text: String

  /// - Throws: ``Mistake`` if it cannot be read or is not UTF-8.
  init(_ path: String) throws(Mistake) {
    self.path = path
    text = try Files.text(of: path)
  }

  /// One file or, of a folder, those in it and below it whose names end in .sql.
  ///
  /// - Throws: ``Mistake`` if one cannot be read, or the folder has none.
  static func all(at path: String) throws(Mistake) -> [ScriptFile] {
    guard Files.isFolder(path) else { return [try ScriptFile(path)] }
    let names = try Files.names(in: path, endingIn: ".sql")
    guard !names.isEmpty else { throw Mistake("The folder has no file of SQL.").about(path) }
    let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
    var files: [ScriptFile] = []
    for name in names { files.append(try ScriptFile("\(folder)/\(name)")) }
    return files
  }
}
