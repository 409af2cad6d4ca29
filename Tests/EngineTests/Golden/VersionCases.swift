import Koine

/// Changes of rows whose versions are counted.
enum VersionCases {
  private static let sheets = Sheet.order(by: \.id).select { ($0.id, $0.text, $0.version) }

  private static let proposed = [
    Sheet(id: 1, text: "x", length: 9, version: 7), Sheet(id: 2, text: "y", length: 1, version: 7),
    Sheet(id: 9, text: "new", length: 1),
  ]

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase(
      "version-update", Sheet.where { $0.id == 2 }.update { $0.text += "!" }, affects: 1, then: sheets,
      [(1, "a", 0), (2, "b!", 5), (3, "c", 0)])
    GoldenCase(
      "version-update-of-its-own", Sheet.where { $0.id > 1 }.update { $0.version += 10 }, affects: 2,
      then: sheets, [(1, "a", 0), (2, "b", 14), (3, "c", 10)])
    GoldenCase(
      "version-update-limited", Sheet.order { $0.length }.limit(2).update { $0.text = "short" }, affects: 2,
      then: sheets, [(1, "short", 1), (2, "b", 4), (3, "short", 1)])
    GoldenCase(
      "version-update-joined",
      Sheet.join(Tag.self) { $0.id == $1.id && $1.weight != nil }.update { $0.text = $1.title }, affects: 2,
      then: sheets, [(1, "red", 1), (2, "b", 4), (3, "red", 1)])
    GoldenCase(
      "version-update-by-keys", Sheet.update(Papers.sheets, setting: \.length), affects: 3, then: sheets,
      [(1, "a", 1), (2, "b", 5), (3, "c", 1)])
    GoldenCase(
      "version-upsert",
      Sheet.insert(proposed).onConflict(\.id) { row, excluded in row.text = excluded.text }, affects: 3,
      then: sheets, [(1, "x", 1), (2, "y", 5), (3, "c", 0), (9, "new", 0)])
    GoldenCase(
      "version-upsert-where",
      Sheet.insert(proposed).onConflict(\.id) { row, excluded in
        row.text = excluded.text
      } where: { row, excluded in
        row.version < excluded.version && row.length > excluded.length
      },
      affects: 2, then: sheets, [(1, "a", 0), (2, "y", 5), (3, "c", 0), (9, "new", 0)])
    GoldenCase(
      "version-upsert-nothing", Sheet.insert(proposed).onConflict(\.id), affects: 1, then: sheets,
      [(1, "a", 0), (2, "b", 4), (3, "c", 0), (9, "new", 0)])
    GoldenCase(
      "version-merge",
      Sheet.merge(using: values([(1, 3), (2, -1), (9, 5)], as: "lengths")) { $0.id == $1.0 }
        .whenMatchedUpdate {
          $0.length = $1.1
        } where: {
          $1.1 > 0
        }
        .whenNotMatchedInsert { sheet, length in
          sheet.id = length.0
          sheet.text = "new"
          sheet.length = length.1
        },
      affects: 2, then: sheets, [(1, "a", 1), (2, "b", 4), (3, "c", 0), (9, "new", 0)])
  }
}
