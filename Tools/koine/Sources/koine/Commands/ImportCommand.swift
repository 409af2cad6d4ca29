import ArgumentParser
import Koine
import Progress

/// Fills a table from a file.
struct ImportCommand: ToolCommand {
  /// The form of the text.
  enum Form: String, EnumerableFlag {
    case csv, tsv, jsonl

    static func name(for value: Form) -> NameSpecification {
      switch value {
      case .jsonl: [.customLong("jsonl"), .customLong("json")]
      case let other: .customLong(other.rawValue)
      }
    }

    static func help(for value: Form) -> ArgumentHelp? {
      switch value {
      case .csv: "Comma-separated values."
      case .tsv: "The same with tabs."
      case .jsonl: "A JSON object for each row, on a line of its own."
      }
    }

    /// The form that the name of a file tells.
    init(path: String) {
      let name = path.lowercased()
      self =
        name.hasSuffix(".tsv") ? .tsv : name.hasSuffix(".jsonl") || name.hasSuffix(".json") ? .jsonl : .csv
    }
  }

  /// What is done with a row whose key exists.
  enum Conflict: String, ExpressibleByArgument, CaseIterable {
    case fail, skip, replace

    var rule: ConflictRule {
      switch self {
      case .fail: .fail
      case .skip: .skip
      case .replace: .replace
      }
    }
  }

  static let configuration = CommandConfiguration(
    commandName: "import",
    abstract: "Insert the rows of a CSV file, or of lines of JSON, into a table.",
    discussion: """
      The first line names the columns of the table, in any order. All rows are inserted or, after a mistake, none; the \
      message names the line and the value. With --create, the table is made with the columns that the file has, of types \
      that all their values have. The form is told by the name of the file, unless you say it.

      SQLite does not tell that a text is an instant or an integer a sum of cents: --type does, and the values are stored as \
      Koine has them there. The types are boolean, integer, double, decimal(2), text, blob, timestamp, date, time, uuid \
      and json.

        koine import planes.csv app.db --table planes
        koine import planes.csv app.db --table planes --create
        koine import bookings.csv app.db --table bookings --type made=timestamp --type 'price=decimal(2)'
        koine import orders.jsonl postgres:///shop --table orders --on-conflict replace --rejected bad.txt
      """)

  @Argument(help: "The file; - is standard input.", completion: .file())
  var file: String

  @OptionGroup var database: DatabaseArgument

  @Option(name: .shortAndLong, help: "The name of the table.")
  var table: String

  @Option(
    name: .customLong("schema"), help: "The schema that the table is in, if its bare name does not find it.")
  var schemaName: String?

  @Flag(help: "The form of the file.")
  var form: Form?

  @Flag(help: "Create the table, and a file of SQLite that does not exist.")
  var create = false

  @Option(help: "What stands for NULL in CSV; an empty field, unless you say otherwise.")
  var null: String?

  @Flag(help: "Leave out columns that the table does not have.")
  var ignoreUnknown = false

  @Option(name: .customLong("type"), help: "What a column holds, as column=type. Several may be given.")
  var types: [StatedType] = []

  @Option(help: "What is done with a row whose primary key exists: fail, skip or replace.")
  var onConflict = Conflict.fail

  @Option(
    help: "A file for the rows that cannot be inserted, with the reasons; the others are inserted.",
    completion: .file())
  var rejected: String?

  private var format: ExportFormat {
    switch form ?? Form(path: file) {
    case .csv: .csv(null: null ?? "")
    case .tsv: .csv(delimiter: "\t", null: null ?? "")
    case .jsonl: .jsonLines
    }
  }

  func perform(_ output: Output) async throws {
    if null != nil, format == .jsonLines { throw Mistake("--null is for CSV; lines of JSON have null.") }
    let address = try database.address
    var rejections: Output?
    var reject: ((RejectedRow) throws -> Void)?
    if let rejected {
      let file = try Output.file(rejected)
      rejections = file
      reject = { row in try file.write("\(Self.words(of: row.error))\n\(row.text)\n") }
    }
    let made = MadeFile(address)
    let result: ImportResult
    do {
      result = try await insertRows(address, reject)
    } catch {
      rejections?.discard()
      made.remove()
      throw error
    }
    try rejections?.end()
    try output.write(Self.summary(result) + "\n")
  }

  private func insertRows(
    _ address: DatabaseAddress, _ reject: ((RejectedRow) throws -> Void)?
  ) async throws -> ImportResult {
    let bar = ProgressLine(file.split(separator: "/").last.map(String.init) ?? file)
    defer { bar.end() }
    return try await address.withDatabase(create ? .creating : .writing) { database in
      do {
        return try await database.importTable(
          table, schema: schemaName, from: .file(file == "-" ? "/dev/stdin" : file), as: format,
          creating: create,
          onConflict: onConflict.rule, ignoringUnknown: ignoreUnknown, types: types.byColumn,
          rejecting: reject
        ) { progress in
          let result = progress.result
          bar.show(
            .init(
              rows: result.inserted + result.skipped + result.rejected, done: progress.bytes,
              total: progress.totalBytes))
        }
      } catch let error as ImportError {
        let words = Self.words(of: error)
        throw Mistake(error.line == nil ? words : "\(file): \(words)")
      }
    }
  }

  /// What is wrong, with the option of the command in place of the library's.
  private static func words(of error: ImportError) -> String {
    "\(error)".replacing("`ignoringUnknown: true` leaves", with: "--ignore-unknown leaves")
  }

  private static func summary(_ result: ImportResult) -> String {
    var text = "\(result.inserted) \(result.inserted == 1 ? "row" : "rows") inserted"
    if result.skipped > 0 { text += ", \(result.skipped) skipped" }
    if result.rejected > 0 { text += ", \(result.rejected) rejected" }
    return text
  }
}
