#if Commands
  public import ArgumentParser
  public import Koine

  /// A command of your own tool that looks at its queries before they run.
  ///
  ///     struct Verify: VerifyCommand {
  ///       static let queries: [any VerifiableQuery] = [Person.named, Person.rename, Person.all()]
  ///
  ///       @Option(help: "The file of the database.") var file = "people.db"
  ///
  ///       func openDatabase() async throws -> any Database { try SQLiteDatabase(path: file) }
  ///     }
  ///
  /// Add it to the subcommands of your tool, which is an `AsyncParsableCommand`:
  ///
  ///     people verify
  ///     App/People.swift:12: the table "people" has no column "mail" (SQLite 3.40) in SELECT …
  ///
  /// It prints what ``Database/verify(_:timeout:)-([VerifiableQuery],_)`` finds, one a line. The status is 1 if a query fails or may
  /// fail; full scans alone leave it 0. No query is run.
  ///
  /// The list is yours to keep. With ``sources`` the command also looks for `DeclaredQuery { … }` in files of Swift, and tells
  /// the declarations that are not in the list: they leave the status 1, too.
  ///
  ///     @Option var sources = ["Sources/App"]
  ///     // Sources/App/People.swift:20: this query is declared, and not among those that are verified
  ///
  /// A declaration is known by the name of its file and its line. One that is left out of the build by `#if` is told, too; one
  /// that is made in another way, such as by an `init` without the type's name, is not seen.
  ///
  /// The package has this protocol if it is asked for its trait: `.package(…, traits: ["Commands"])`.
  public protocol VerifyCommand: AsyncParsableCommand {
    /// The queries to look at.
    static var queries: [any VerifiableQuery] { get }

    /// Files of Swift, and folders of them, whose declared queries are to be in ``queries``: by default none.
    var sources: [String] { get }

    /// Opens the database that is asked. The command closes it.
    ///
    /// - Throws: What is told in one line, and ends the program with status 1.
    func openDatabase() async throws -> any Database
  }

  extension VerifyCommand {
    /// No files.
    public var sources: [String] { [] }

    /// The command's help.
    public static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Look at the queries before they run.",
        discussion: """
          Each query is explained, and not run: whether the engine takes it, whether the tables are what it was written \
          for, and whether it reads a whole table. The status is 1 if a query fails or may fail, or is declared in the \
          sources and not looked at.
          """)
    }

    /// Asks the database, and prints what there is to say.
    public func run() async throws {
      var problems = 0
      try await withDatabase(openDatabase) { database in
        let findings = try await database.verify(Self.queries)
        for finding in findings {
          show("\(finding)".split(whereSeparator: \.isNewline).joined(separator: " "))
        }
        problems = findings.count(where: \.isProblem)
        let known = Set(
          Self.queries.compactMap(\._place).map { $0.split(separator: "/").last.map(String.init) })
        let missing = try DeclarationScanner.places(in: sources).filter { !known.contains($0.inItsFile) }
        for place in missing {
          show("\(place.path):\(place.line): this query is declared, and not among those that are verified")
        }
        problems += missing.count
        if findings.isEmpty, missing.isEmpty { show("nothing wrong with \(Self.queries.count) queries") }
      }
      if problems > 0 { throw ExitCode.failure }
    }
  }
#endif
