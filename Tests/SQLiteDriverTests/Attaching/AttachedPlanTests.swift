import Koine
import KoineSQLite
import Testing

/// The table of the attached database, which the bare name finds.
@Table("lists") private struct BareList: Identifiable {
  let id: Int
  var title: String
}

/// What plans and audits know of the tables of an attached database.
@Suite(.timeLimit(.minutes(5))) struct AttachedPlanTests {
  private static let place = AttachedPlace(main: .memory, isInFile: false, isLater: false)

  @Test func aPlanNamesThemWithoutTheirSchema() async throws {
    try await Self.place.withDatabase { database, _ in
      let statements: [any Statement] = [
        ArchivedNote.all(), ArchivedNote.where { $0.text == "a" }.delete(),
        ArchivedNote.find(1).update { $0.text = "b" },
      ]
      for statement in statements {
        let plan = try await statement.explain(on: database)
        #expect(plan.all.compactMap(\.table) == ["notes"], "\(plan)")
        #expect(plan.all.allSatisfy { $0.alias == nil }, "\(plan)")
      }
      let found = try await database.verify(ArchivedNote.all())
      #expect(found.map(\.kind) == [.fullScan(table: "notes")])
    }
  }

  /// A table that is hidden by another one of its name follows, though the policy names no schema.
  @Test func anAuditFollowsTheirForeignKeys() async throws {
    try await Self.place.withDatabase { database, _ in
      try await ArchivedList.insert([ArchivedList(id: 1, title: "Old")]).execute(database)
      try await ArchivedNote.insert([ArchivedNote(id: 1, text: "a", listID: 1)]).execute(database)
      var policy = AccessPolicy()
      policy.allowReads(of: BareList.self)
      policy.allowWrites(of: BareList.self)
      // The table of this name is another one.
      policy.allowWrites(of: OwnNote.self)
      let deletion = BareList.find(1).delete()
      let audited = try await database.audited(by: policy)
      let violation = await #expect(throws: AccessPolicyViolation.self) {
        try await deletion.execute(audited)
      }
      #expect(violation?.writes.description == "archive.notes (every column)")
      policy.allowWrites(of: ArchivedNote.self)
      try await deletion.execute(try await database.audited(by: policy))
      #expect(try await ArchivedNote.count().fetchOne(database) == 0)
    }
  }
}
