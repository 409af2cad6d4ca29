import Foundation
import Koine
import KoineMariaDBDialect
import KoinePostgreSQL
import Testing

@Table private struct Stool: Identifiable {
  let id: Int
  var row: Int
  var number: Int
  var guest: String?
  static let constraints: [TableConstraint<Stool>] = [.unique(\.row, \.number)]
}

@Table private struct Patron: Identifiable {
  let id: Int
  var mail: String
  var name: String
  static let indexes: [TableIndex<Patron>] = [.unique(\.mail)]
}

/// What MariaDB has no equal of is refused, and says what to do; what it has is written so that no mode of a session
/// changes what it means.
@Suite struct MariaDBDialectTests {
  private func problems(_ statement: some Statement) -> [String] {
    statement.statement.check(in: .mariaDB).filter { !$0.isNote }.map(\.description)
  }

  private func text(_ statement: some Statement) throws -> String {
    try statement.statement.render(in: .mariaDB).sql
  }

  @Test func whatHasNoEqualIsRefused() {
    let proposed = Account.Draft(email: "a", handle: "h", name: "A")
    let refused: [(String, any Statement)] = [
      ("infinity (row 1, column x)", Sample.insert(Sample(id: 1, x: .infinity))),
      ("infinity (a bound value) in WHERE", Sample.where { $0.x == -.infinity }),
      ("notANumber (a bound value) in WHERE", Sample.where { $0.x == .nan }),
      ("returningOfUpdate", Tag.all().update { $0.weight = 1 }.returning(\.id)),
      ("upsertAmongKeys (\"handle\")", Account.insert { proposed }.onConflict(\.email) { $0.name = $1.name }),
      (
        "upsertAmongKeys (\"email\")",
        Account.insert(Account(id: 1, email: "a", handle: "h", name: "A")).onConflict(\.id) {
          $0.name = $1.name
        }
      ),
      (
        "upsertAmongKeys (\"row\")",
        Stool.insert(Stool(id: 1, row: 1, number: 1, guest: "A")).onConflict(\.id) { $0.guest = $1.guest }
      ),
      (
        "upsertAmongKeys (\"id\")",
        Stool.insert(Stool(id: 1, row: 1, number: 1)).onConflict(\.row, \.number) { $0.guest = $1.guest }
      ),
      ("upsertAmongKeys (\"row\")", Stool.insert(Stool(id: 1, row: 1, number: 1)).onConflict(\.id)),
      (
        "upsertAmongKeys (\"mail\")",
        Patron.insert(Patron(id: 1, mail: "a", name: "A")).onConflict(\.id) { $0.name = $1.name }
      ),
      ("upsertReturningFewer", Tag.insert(Reminders.tags[0]).onConflict(\.id).returning(\.id)),
      (
        "upsertReturningFewer",
        Tag.insert(Reminders.tags[0]).onConflict(\.id) {
          $0.title = $1.title
        } where: { row, _ in
          row.id > 1
        }
        .returning(\.id)
      ),
      (
        "fullJoinAmongJoins",
        Tag.join(Reminder.self) { $0.reminderID == $1.id }.fullJoin(RemindersList.self) {
          $1.remindersListID == $2.id
        }
      ),
      (
        "fullJoinAmongJoins",
        Tag.fullJoin(Reminder.self) { $0.reminderID == $1.id }
          .rightJoin(RemindersList.self) { $1.remindersListID == $2.id }
      ),
      (
        "proposedRowInSubquery",
        Tag.insert(Reminders.tags[0]).onConflict(\.id) { row, excluded in
          row.weight = Sample.where { $0.n == excluded.weight }.count()
        }
      ),
    ]
    for (problem, statement) in refused {
      let found = problems(statement)
      #expect(found.count == 1 && found[0].hasPrefix("MariaDB 10.11 cannot express \(problem)"), "\(found)")
      #expect(found.allSatisfy { $0.contains(": ") })
    }
  }

  /// A conflict of a key that the rows leave to the database cannot happen.
  @Test func anUpsertOfTheOnlyKeyThatRowsBringIsTaken() throws {
    #expect(
      try text(Tag.insert(Reminders.tags[0]).onConflict(\.id) { $0.title = $1.title })
        == """
        INSERT INTO `tags` (`id`, `reminderID`, `title`, `weight`) VALUES (?, ?, ?, ?) \
        ON DUPLICATE KEY UPDATE `title` = VALUES(`title`)
        """)
    #expect(
      problems(
        Member.insert { Member.Draft(email: "a", name: "A") }.onConflict(\.email) { $0.name = $1.name }) == []
    )
  }

  @Test func aNameIsAsLongAsSixtyFourCharactersL4() {
    func rename(_ name: String) -> SQLStatement {
      .dropTable(SQLDropTable(SQLTableReference(name: name, columns: [])))
    }
    let longest = String(repeating: "é", count: 64)
    #expect(rename(longest).check(in: .mariaDB).isEmpty)
    #expect(!rename(longest).check(in: PostgreSQLDialect.postgreSQL).isEmpty)
    #expect(rename(longest + "e").check(in: .mariaDB).map(\.subject) == [.feature(.longIdentifiers)])
  }

  @Test func aBackslashInAConstantIsWrittenAsItsByteT3() throws {
    #expect(
      try text(Tag.select { $0.title.groupConcat(separator: "\\'") })
        == """
        SELECT CASE WHEN count(`tags`.`title`) > 0 THEN group_concat(`tags`.`title` SEPARATOR x'5c27') END FROM `tags`
        """)
  }

  @Test func aTransactionHasTheLevelAndTheAccessThatAreAskedForX1X2X3() throws {
    let verbs = MariaDBDialect.mariaDB.transactionStatements
    #expect(
      try verbs.begin(TransactionOptions(isolation: .readCommitted, access: .readOnly))
        == ["SET TRANSACTION ISOLATION LEVEL READ COMMITTED", "START TRANSACTION READ ONLY"])
    #expect(MariaDBDialect(version: 110_402).name == "MariaDB 11.4")
  }
}

/// Two unique columns beside the key.
@Table private struct Account: Identifiable {
  let id: Int
  @Column(unique: true) var email: String
  @Column(unique: true) var handle: String
  var name: String
}

/// One unique column beside the key.
@Table private struct Member: Identifiable {
  let id: Int
  @Column(unique: true) var email: String
  var name: String
}
