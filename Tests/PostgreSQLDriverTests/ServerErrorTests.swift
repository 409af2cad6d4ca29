import Testing

@testable import KoinePostgreSQL

/// What is read from the server's messages. A quote with a combining mark behind it is one `Character`.
@Suite struct ServerErrorTests {
  @Test(arguments: [
    (#"update or delete on table "p" violates foreign key constraint "c_p" on table "c""#, true),
    (
      "update or delete on table \"\u{301}p\" violates foreign key constraint \"c_p\" on table \"\u{301}c\"",
      true
    ),
    (#"insert or update on table "c" violates foreign key constraint "c_p""#, false),
    ("insert or update on table \"\u{301}c\" violates foreign key constraint \"\u{301}c_p\"", false),
  ])
  func aReferenceIsTakenByItsNames(_ message: String, _ isOfParent: Bool) {
    #expect(ServerError.isReferredTo(by: "c", message: message, detail: nil) == isOfParent)
  }

  @Test(
    arguments: [
      ("integer out of range", "integer out of range"), (#"value "9" is out of range for type integer"#, nil),
      ("value \"\u{301}9\" is out of range for type integer", nil),
    ] as [(String, String?)])
  func aQuotedValueIsNotShown(_ message: String, _ shown: String?) {
    #expect(ServerError.words(message, hint: nil, detail: nil, state: "22003") == shown)
  }
}
