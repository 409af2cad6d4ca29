import Foundation
import Koine
import KoineMariaDBDialect
import KoineTesting
import MariaDBTestDriver
import Testing

@Selection private struct Picture: ColumnGroup, Equatable {
  var width: Int
  var height: Int
  var title: String?
}

@Selection private enum Media: Equatable {
  case link(URL)
  case note(String)
  case picture(Picture)
  case size(width: Int, height: Int?)
  case `default`(isLoud: Bool)
}

@Table private struct Attachment: Identifiable, Equatable {
  let id: Int
  @ColumnGroup var media: Media
  @ColumnGroup var other: Media?
  @ColumnGroup var preview: Picture?
  var title = ""
}

/// The same table, as a program sees it that knows nothing of cases.
@Table("attachments") private struct PlainAttachment: Identifiable, Equatable {
  let id: Int
  @Column("media.link") var link: String?
  @Column("media.note") var note: String?
  @Column("media.picture.width") var pictureWidth: Int?
  @Column("media.picture.height") var pictureHeight: Int?
  @Column("media.picture.title") var pictureTitle: String?
  @Column("media.size.width") var width: Int?
  @Column("media.size.height") var height: Int?
  @Column("media.default") var isLoud: Bool?
  @Column("other.link") var otherLink: String?
  @Column("other.note") var otherNote: String?
  @Column("other.picture.width") var otherPictureWidth: Int?
  @Column("other.picture.height") var otherPictureHeight: Int?
  @Column("other.picture.title") var otherPictureTitle: String?
  @Column("other.size.width") var otherWidth: Int?
  @Column("other.size.height") var otherHeight: Int?
  @Column("other.default") var otherIsLoud: Bool?
  @Column("preview.width") var previewWidth: Int?
  @Column("preview.height") var previewHeight: Int?
  @Column("preview.title") var previewTitle: String?
  var title = ""
}

@Selection private struct Shown: Equatable {
  var id: Int
  var media: Media
  var other: Media?
}

/// Enums with payloads in the columns of a table: one nullable group for each case.
@Suite struct PayloadEnumTests {
  private static let link = URL(string: "https://example.org/a?b=c") ?? URL(filePath: "/")

  private static let rows = [
    Attachment(id: 1, media: .link(link), other: nil, preview: nil, title: "a"),
    Attachment(
      id: 2, media: .note("it's"), other: .size(width: 0, height: nil),
      preview: Picture(width: 0, height: -1, title: nil), title: "b"),
    Attachment(
      id: 3, media: .picture(Picture(width: 3, height: 4, title: "é")), other: .default(isLoud: true),
      preview: nil, title: "c"),
    Attachment(
      id: 4, media: .picture(Picture(width: 5, height: 6, title: nil)), other: .link(link),
      preview: Picture(width: 7, height: 8, title: ""), title: "d"),
    Attachment(id: 5, media: .size(width: 9, height: 10), other: .note(""), preview: nil, title: "e"),
    Attachment(id: 6, media: .size(width: 11, height: nil), other: nil, preview: nil, title: "f"),
    Attachment(
      id: 7, media: .default(isLoud: false), other: .picture(Picture(width: 1, height: 2, title: "t")),
      preview: nil, title: "g"),
  ]

  private static let mediaColumns = [
    "media.link", "media.note", "media.picture.width", "media.picture.height", "media.picture.title",
    "media.size.width", "media.size.height", "media.default",
  ]

  private static func with(
    _ engine: Engine, _ body: (any Database) async throws -> Void
  ) async throws {
    try await engine.withDatabase { database in
      try await Attachment.createTable().execute(database)
      try await Attachment.insert(rows).execute(database)
      try await body(database)
    }
  }

  private static func expect(
    _ engine: Engine, after update: (any Database) async throws -> Void,
    _ change: (inout [Attachment]) -> Void
  ) async throws {
    try await with(engine) { database in
      try await update(database)
      var expected = rows
      change(&expected)
      #expect(try await Attachment.order(by: \.id).fetchAll(database) == expected)
    }
  }

  // MARK: Reading

  @Test(arguments: Engine.allCases) func everyCaseIsReadAsItWasWritten(_ engine: Engine) async throws {
    try await Self.with(engine) { database async throws in
      #expect(try await Attachment.order(by: \.id).fetchAll(database) == Self.rows)
      let byName = try await database.fetchAll(
        "SELECT 1 AS first, \(Attachment.columns) FROM \(Attachment.self) ORDER BY id", as: Attachment.self)
      #expect(byName == Self.rows)
      let nested = try await Attachment.limit(1).select { _ in Attachment.order(by: \.id).array() }
        .fetchOne(database)
      #expect(nested == Self.rows)
    }
  }

  @Test func everyCaseIsReadAsItWasWrittenOnMariaDB() async throws {
    let database = try await MariaDBDatabase.makeDatabase()
    try await Attachment.createTable().execute(database)
    try await Attachment.insert(Self.rows).execute(database)
    #expect(try await Attachment.order(by: \.id).fetchAll(database) == Self.rows)
    let error = await #expect(throws: DatabaseError.self) {
      try await PlainAttachment.find(1).update { $0.note = "two" }.execute(database)
    }
    #expect(error?.code == .checkViolation)
    #expect(error?.engineMessage?.contains("media case") == true)
  }

  @Test(arguments: Engine.allCases) func theColumnsOfOtherCasesAreNull(_ engine: Engine) async throws {
    try await Self.with(engine) { database async throws in
      let plain = try await PlainAttachment.order(by: \.id).fetchAll(database)
      #expect(
        plain[2]
          == PlainAttachment(
            id: 3, pictureWidth: 3, pictureHeight: 4, pictureTitle: "é", otherIsLoud: true, title: "c"))
      #expect(plain[5] == PlainAttachment(id: 6, width: 11, title: "f"))
      #expect(plain[6].isLoud == false)
    }
  }

  @Test(arguments: Engine.allCases) func partsAreSelected(_ engine: Engine) async throws {
    try await Self.with(engine) { database async throws in
      let query = Attachment.order(by: \.id)
      #expect(try await query.select(\.media).fetchAll(database) == Self.rows.map(\.media))
      let parts = try await query.select {
        ($0.other, $0.media.picture, $0.media.link, $0.media.picture.width)
      }
      .fetchAll(database)
      #expect(parts.map(\.0) == Self.rows.map(\.other))
      #expect(
        parts.map(\.1) == [
          nil, nil, Picture(width: 3, height: 4, title: "é"), Picture(width: 5, height: 6, title: nil), nil,
          nil,
          nil,
        ])
      #expect(parts.map(\.2) == [Self.link, nil, nil, nil, nil, nil, nil])
      #expect(parts.map(\.3) == [nil, nil, 3, 5, nil, nil, nil])
      let sizes = try await query.select(\.media.size).fetchAll(database)
      #expect(sizes.map { $0?.width } == [nil, nil, nil, nil, 9, 11, nil])
      #expect(sizes.map { $0?.height } == [nil, nil, nil, nil, 10, nil, nil])
    }
  }

  @Test(arguments: Engine.allCases) func selectionsAndDerivedTablesHoldThem(_ engine: Engine) async throws {
    try await Self.with(engine) { database async throws in
      let shown = Attachment.select { Shown.Columns(id: $0.id, media: $0.media, other: $0.other) }
      let expected = Self.rows.map { Shown(id: $0.id, media: $0.media, other: $0.other) }
      #expect(try await shown.order(by: \.id).fetchAll(database) == expected)
      #expect(
        try await Shown.from(shown).where { $0.media.picture != nil || $0.other.default }.order { $0.id }
          .fetchAll(database) == [expected[2], expected[3]])
    }
  }

  @Test(arguments: Engine.allCases) func anOuterJoinLeavesNone(_ engine: Engine) async throws {
    try await Self.with(engine) { database async throws in
      let later = Attachment.as("later")
      let rows = try await Attachment.leftJoin(later) { $0.id + 5 == $1.id }.order { first, _ in
        first.id
      }
      .where { first, _ in first.id <= 3 }
      .select { ($1.media, $1.other, $1.media.size.width, $1.other.picture) }.fetchAll(database)
      #expect(rows.map(\.0) == [Self.rows[5].media, Self.rows[6].media, nil])
      #expect(rows.map(\.1) == [nil, Self.rows[6].other, nil])
      #expect(rows.map(\.2) == [11, nil, nil])
      #expect(rows.map(\.3) == [nil, Picture(width: 1, height: 2, title: "t"), nil])
    }
  }

  // MARK: Conditions

  @Test(arguments: Engine.allCases) func conditionsReachThePayload(_ engine: Engine) async throws {
    func ids(
      _ database: any Database, @ConditionBuilder _ condition: (Attachment.Columns) -> Computed<Bool>
    ) async throws -> [Int] {
      try await Attachment.where { condition($0) }.order(by: \.id).select(\.id).fetchAll(database)
    }
    try await Self.with(engine) { database async throws in
      #expect(try await ids(database) { $0.media.link != nil } == [1])
      #expect(try await ids(database) { $0.media.link == Self.link } == [1])
      #expect(try await ids(database) { $0.media.note.like("%S") } == [2])
      #expect(try await ids(database) { $0.media.picture != nil } == [3, 4])
      #expect(try await ids(database) { $0.media.picture.width > 3 } == [4])
      #expect(try await ids(database) { $0.media.picture == nil && $0.media.size == nil } == [1, 2, 7])
      #expect(try await ids(database) { $0.media.size.width - 1 >= $0.media.size.height - 2 } == [5])
      #expect(try await ids(database) { !($0.media.default ?? true) } == [7])
      #expect(try await ids(database) { $0.other == nil } == [1, 6])
      #expect(try await ids(database) { $0.other != nil && $0.preview == nil } == [3, 5, 7])
      #expect(
        try await Attachment.where { $0.media.size != nil }.order { $0.media.size.width.descending() }
          .select(\.id).fetchAll(database) == [6, 5])
    }
  }

  // MARK: Writing

  @Test(arguments: Engine.allCases) func aWholeValueIsAssigned(_ engine: Engine) async throws {
    try await Self.expect(engine) { database in
      let media = Media.picture(Picture(width: 1, height: 1, title: nil))
      try await Attachment.where { $0.id <= 2 }.update { $0.media = .note("x") }.execute(database)
      try await Attachment.find(3).update {
        $0.media = .size(width: 1, height: nil)
        $0.media = media
        $0.other = .note("y")
        $0.title += "!"
      }.execute(database)
      try await Attachment.find(4).update {
        $0.other = nil
        $0.preview = Picture(width: 2, height: 2)
      }.execute(database)
    } _: {
      $0[0].media = .note("x")
      $0[1].media = .note("x")
      $0[2].media = .picture(Picture(width: 1, height: 1, title: nil))
      $0[2].other = .note("y")
      $0[2].title = "c!"
      $0[3].other = nil
      $0[3].preview = Picture(width: 2, height: 2)
    }
  }

  @Test func anAssignmentSetsEveryColumn() throws {
    let rendered = try Attachment.find(1).update { $0.preview = Picture(width: 1, height: 2) }
      .render(in: .sqlite)
    #expect(
      rendered.sql == """
        UPDATE "attachments" SET "preview.width" = ?1, "preview.height" = ?2, "preview.title" = ?3 \
        WHERE "attachments"."id" = ?4
        """)
    #expect(rendered.bindings == [.integer(1), .integer(2), .null, .integer(1)])
  }

  @Test(arguments: Engine.allCases) func rowsAreUpdatedByTheirKeys(_ engine: Engine) async throws {
    var first = Self.rows[0]
    first.media = .default(isLoud: true)
    first.other = .link(Self.link)
    var last = Self.rows[6]
    last.other = nil
    try await Self.expect(engine) { database in
      try await Attachment.update([first, last]).execute(database)
    } _: {
      $0[0] = first
      $0[6] = last
    }
  }

  @Test(arguments: Engine.allCases) func anUpsertReplacesTheCase(_ engine: Engine) async throws {
    let changed = Attachment(
      id: 1, media: .note("changed"), other: .size(width: 1, height: 2), preview: nil, title: "z")
    let new = Attachment(id: 8, media: .link(Self.link), other: nil, preview: nil, title: "h")
    try await Self.expect(engine) { database in
      try await Attachment.upsert([changed, new]).execute(database)
    } _: {
      $0[0] = changed
      $0.append(new)
    }
    try await Self.expect(engine) { database in
      try await Attachment.insert([changed, new]).onConflict(\.id) { row, excluded in
        row.media = excluded.media
        row.other = excluded.other
      }.execute(database)
    } _: {
      $0[0].media = changed.media
      $0[0].other = changed.other
      $0.append(new)
    }
  }

  @Test(arguments: Engine.allCases) func writesReturnThem(_ engine: Engine) async throws {
    try await Self.with(engine) { database async throws in
      try await Attachment.advanceGeneratedKey().execute(database)
      let draft = Attachment.Draft(media: .size(width: 1, height: 2), preview: Picture(width: 3, height: 4))
      let inserted = try await Attachment.insert(draft).returning { ($0.media, $0.other, $0) }.fetchOne(
        database)
      #expect(inserted?.0 == draft.media)
      #expect(inserted?.1 == .some(nil))
      #expect(inserted?.2.preview == draft.preview)
      #expect(inserted?.2.title == "")
      let updated = try await Attachment.find(2).update { $0.media = .link(Self.link) }.returning(\.media)
        .fetchOne(database)
      #expect(updated == .link(Self.link))
      let deleted = try await Attachment.find(3).delete().returning { ($0.id, $0.media.picture) }
        .fetchOne(database)
      #expect(deleted?.1 == Picture(width: 3, height: 4, title: "é"))
    }
  }

  // MARK: Rows that hold no case, or several

  @Test func theTableIsCreatedWithChecks() throws {
    @Sendable func check(_ engine: any SQLDialect) throws -> Substring {
      let sql = try Note.createTable().render(in: engine).sql
      return sql[(sql.firstRange(of: "CONSTRAINT")?.lowerBound ?? sql.endIndex)...]
    }
    let text = """
      CONSTRAINT "body case" CHECK (CASE WHEN "body.text" IS NOT NULL THEN 1 ELSE 0 END + CASE WHEN \
      "body.span.from" IS NOT NULL OR "body.span.to" IS NOT NULL THEN 1 ELSE 0 END = 1), \
      CONSTRAINT "reply case" CHECK (CASE WHEN "reply.text" IS NOT NULL THEN 1 ELSE 0 END + CASE WHEN \
      "reply.span.from" IS NOT NULL OR "reply.span.to" IS NOT NULL THEN 1 ELSE 0 END <= 1))
      """
    #expect(try check(.sqlite) == text + " STRICT")
    #expect(
      try check(.postgreSQL) == text.replacing(/\ ([01])\b/) { " CAST(\($0.output.1) AS bigint)" })
    #expect(try check(.mariaDB) == text.replacing("\"", with: "`"))
  }

  @Test(arguments: Engine.allCases) func theDatabaseRefusesOtherRows(_ engine: Engine) async throws {
    try await Self.with(engine) { database async throws in
      for update in [
        PlainAttachment.find(1).update { $0.note = "two" }, PlainAttachment.find(2).update { $0.note = nil },
        PlainAttachment.find(5).update { $0.otherWidth = 1 },
      ] {
        let error = await #expect(throws: DatabaseError.self) { try await update.execute(database) }
        #expect(error?.code == .checkViolation)
      }
      try await PlainAttachment.find(5).update { $0.otherNote = nil }.execute(database)
      #expect(try await Attachment.find(5).select(\.other).fetchOne(database) == .some(nil))
    }
  }

  @Test(arguments: Engine.allCases) func aCaseIsAdded(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await database.migrate(to: [Note.self])
      try await Note.insert([
        Note(id: 1, body: .text("a"), reply: nil),
        Note(id: 2, body: .span(from: 1, to: 2), reply: .text("b")),
      ]).execute(database)
      #expect(try await database.migrate(to: [Note.self]).isEmpty)
      #expect(try await !database.migrate(to: [LaterNote.self]).isEmpty)
      #expect(try await database.migrate(to: [LaterNote.self]).isEmpty)
      try await LaterNote.insert(LaterNote(id: 3, body: .score(0.5), reply: .score(1.5))).execute(database)
      #expect(
        try await LaterNote.order(by: \.id).fetchAll(database) == [
          LaterNote(id: 1, body: .text("a"), reply: nil),
          LaterNote(id: 2, body: .span(from: 1, to: 2), reply: .text("b")),
          LaterNote(id: 3, body: .score(0.5), reply: .score(1.5)),
        ])
    }
  }

  /// Of a table without checks.
  @Test(arguments: Engine.allCases) func otherRowsAreErrors(_ engine: Engine) async throws {
    try await engine.withDatabase { database async throws in
      try await PlainAttachment.createTable().execute(database)
      try await PlainAttachment.insert([
        PlainAttachment(id: 1), PlainAttachment(id: 2, link: "https://a.b", note: "n", height: 1),
        PlainAttachment(id: 3, note: "n", otherLink: "https://a.b", otherIsLoud: true),
        PlainAttachment(id: 4, height: 2),
      ]).execute(database)

      func error(_ id: Int) async throws -> DatabaseError? {
        await #expect(throws: DatabaseError.self) { try await Attachment.find(id).fetchAll(database) }
      }
      let columns = Self.mediaColumns.joined(separator: ", ")
      let none = try await error(1)
      #expect(none?.code == .decoding)
      #expect(none?.table == "attachments")
      #expect(none?.columns == Self.mediaColumns)
      #expect(
        none?.description == """
          decoding: The column group "media" of "attachments" holds no case of Media, exactly one expected. \
          It is row 1 of the result. (table attachments, columns \(columns), row 1)
          """)
      #expect(
        try await error(2)?.message == """
          The column group "media" of "attachments" holds the cases 'link', 'note' and 'size' of Media, exactly one \
          expected. It is row 1 of the result.
          """)
      #expect(
        try await error(3)?.message == """
          The column group "other" of "attachments" holds the cases 'link' and 'default' of Media, exactly one \
          expected. It is row 1 of the result.
          """)
      // One case is there, and lacks a value.
      #expect(
        try await error(4)?.message == """
          The column "media.size.width" of "attachments" holds NULL, expected an Int. It is row 1 of the result.
          """)

      let selected = await #expect(throws: DatabaseError.self) {
        try await Attachment.order(by: \.id).select { ($0.id, $0.media) }.fetchAll(database)
      }
      #expect(selected?.message == none?.message)
      let byName = await #expect(throws: DatabaseError.self) {
        try await database.fetchAll(
          "SELECT 1 AS first, \(Attachment.columns) FROM \(Attachment.self) ORDER BY id", as: Attachment.self)
      }
      #expect(byName?.description == none?.description)
      let nested = await #expect(throws: DatabaseError.self) {
        try await PlainAttachment.limit(1).select { _ in Attachment.order(by: \.id).array() }.fetchAll(
          database)
      }
      #expect(
        nested?.message
          == "In row 1 of a nested query: Columns 2 to 9 of the result hold no case of Media, exactly one expected."
      )
    }
  }
}

@Selection private enum Body: Equatable {
  case text(String)
  case span(from: Int, to: Int)
}

@Table private struct Note {
  let id: Int
  @ColumnGroup var body: Body
  @ColumnGroup var reply: Body?
}

/// The same table with a case that came later.
@Selection private enum LaterBody: Equatable {
  case text(String)
  case span(from: Int, to: Int)
  case score(Double)
}

@Table("notes") private struct LaterNote: Equatable {
  let id: Int
  @ColumnGroup var body: LaterBody
  @ColumnGroup var reply: LaterBody?
}
