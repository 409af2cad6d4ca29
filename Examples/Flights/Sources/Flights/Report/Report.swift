import Koine
import KoinePostgreSQL
import KoineSQLite
import KoineTesting

/// What the demo prints of a question and its answers.
struct Report {
  /// How many rows of an answer are printed.
  let rows: Int
  let sqlite: any SQLDialect
  let postgreSQL: any SQLDialect

  func text(_ number: Int, _ question: Question, _ answers: [(engine: String, answer: Answer)]) throws
    -> String
  {
    var parts = ["\(number). \(question.title)"]
    parts.append("Swift\n" + indented(try question.source.closureBody()))
    parts.append("SQLite\n" + indented("\(SQLText(try question.render(in: sqlite)))"))
    parts.append("PostgreSQL\n" + indented("\(SQLText(try question.render(in: postgreSQL)))"))
    if let answer = answers.first?.answer {
      let table = TextTable(
        columns: question.columns,
        rows: answer.rows.prefix(rows).map { $0.map(\.description) })
      var text = table.description
      let hidden = answer.rows.count - rows
      if hidden > 0 { text += "\n… and \(hidden) more row\(hidden == 1 ? "" : "s")" }
      parts.append(text)
    }
    parts.append(
      answers.map { "\($0.engine) \(milliseconds($0.answer.time)) ms" }.joined(separator: ", "))
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "    " + $0 }.joined(separator: "\n")
  }

  private func milliseconds(_ duration: Duration) -> String {
    let hundredths = Int((duration / .microseconds(10)).rounded())
    let fraction = hundredths % 100
    return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
