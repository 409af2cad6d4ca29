extension SQLiteDatabase {
  /// Another database, whose tables statements reach as those of a schema.
  ///
  ///     let configuration = SQLiteDatabase.Configuration(
  ///       attachments: [.file("archive.db", as: "archive", access: .create), .memory(as: "scratch")])
  ///
  ///     @Table("oldNotes", schema: "archive") struct OldNote: Identifiable { let id: Int; var text: String }
  ///     Note.join(OldNote.self) { $0.id == $1.id }
  ///     // … FROM "notes" JOIN "archive"."oldNotes" ON "notes"."id" = "oldNotes"."id"
  ///
  /// Every connection of the database has it. A file gets the journal mode, the wait for the disk, the cache and the
  /// busy timeout of the configuration; its pages have the size that they have. Foreign keys are checked within one
  /// file, as they lead to no other.
  ///
  /// A transaction that writes takes the write lock of every file that is not only read, and is committed in all files
  /// or in none. If the power fails or the process ends in the middle of the commit, it may be there in some files and
  /// not in others: with a write-ahead log, SQLite keeps each file whole, and not the set of them.
  public struct Attachment: Sendable, Hashable {
    /// What may be done with an attached file.
    public enum Access: Sendable, Hashable {
      /// It is read and written, and has to exist. A database that is only read itself only reads it.
      case readWrite
      /// It is read and written, and made if it does not exist.
      case create
      /// It is only read, and has to exist. A statement that writes it throws `readOnly`.
      case readOnly
    }

    enum Place: Sendable, Hashable {
      case file(String, Access)
      case memory
    }

    /// The name of the schema: what `@Table("notes", schema: "archive")` says. SQLite ignores the case of ASCII letters.
    public let name: String
    let place: Place

    /// The database in a file.
    ///
    /// - Parameters:
    ///   - path: The path of the file. It is not read as a URI.
    ///   - name: The name of the schema, other than `main` and `temp`.
    ///   - access: What may be done with the file; it is read and written unless given.
    public static func file(_ path: String, as name: String, access: Access = .readWrite) -> Attachment {
      Attachment(name: name, place: .file(path, access))
    }

    /// A new, empty database in memory, which all connections share. It ends with the database object, and when it is
    /// detached.
    ///
    /// It has no log: while a transaction of the database writes, other connections wait to read it, and the commit waits
    /// for those that do, for the configuration's busy timeout at most.
    ///
    /// - Parameter name: The name of the schema, other than `main` and `temp`.
    public static func memory(as name: String) -> Attachment {
      Attachment(name: name, place: .memory)
    }
  }
}
