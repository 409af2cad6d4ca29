import Koine
import Testing

@testable import KoinePostgreSQL

/// What is understood of a notification. Anybody may send one.
@Suite struct ChangeChannelTests {
  @Test func aTableAndItsColumnsAreUnderstood() {
    var rows = DatabaseChange()
    rows.insertRows(of: "16386")
    #expect(ChangeChannel.change(in: "16386") == rows)
    var columns = DatabaseChange()
    columns.insert("title", of: "16386")
    columns.insert("ä:1", of: "16386")
    #expect(ChangeChannel.change(in: "16386 5:title3:ä:1") == columns)
  }

  @Test(arguments: [
    "", " ", "x", "-1", "4294967296", "1 x", "1 :", "1 :x", "1 0:x", "1 -1:x", "1 2:x", "1 1:xy", "1 1:x1:",
    "1 9223372036854775806:x", "1 9223372036854775807:x", "1 9223372036854775808:x",
    "1 1:x9223372036854775807:y",
  ])
  func anythingMayHaveChangedIfThePayloadIsNotUnderstood(_ payload: String) {
    #expect(ChangeChannel.change(in: payload) == .unknown)
  }
}
