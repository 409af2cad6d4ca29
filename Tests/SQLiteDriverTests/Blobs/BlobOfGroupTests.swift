import Koine
import KoineSQLite
import Testing

@Selection private struct Body: ColumnGroup {
  var kind: String
  var content: [UInt8]
}

@Table("letters") private struct Letter: Identifiable {
  let id: Int
  @ColumnGroup var body: Body
}

/// Blobs in columns of a group.
@Suite struct BlobOfGroupTests {
  @Test func aColumnOfAGroupIsOpened() async throws {
    let database = try SQLiteDatabase.inMemory()
    try await Letter.createTable().execute(database)
    try await Letter.insert(Letter(id: 1, body: Body(kind: "a", content: [1, 2, 3]))).execute(database)
    try await database.withBlob(of: \.body.content, in: Letter.find(1), access: .readWrite) { blob in
      try await blob.write([9], at: 1)
    }
    #expect(try await Letter.find(1).select(\.body.content).fetchAll(database) == [[1, 9, 3]])
    let error = await #expect(throws: DatabaseError.self) {
      try await database.withBlob(of: \.copy, in: Letter.find(1)) { _ in }
    }
    #expect(error?.code == .misuse)
    await database.close()
  }
}

extension Letter.Columns {
  fileprivate var copy: Computed<[UInt8]> {
    let content = body.content.expression
    return Computed(.function(.coalesce, [content, content]))
  }
}
