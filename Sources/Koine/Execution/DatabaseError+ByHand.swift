extension DatabaseError {
  /// Refuses a BEGIN, COMMIT and their like that did not come from ``Connection/transaction(isolation:access:retrying:timeout:_:)``.
  ///
  /// Koine would not know what state the connection is in: it would commit what should be rolled back, run statements
  /// outside of the transaction that they belong to, or lend the connection with a transaction open.
  @_spi(KoineDriver) public static func transactionByHand(sql: String?) -> DatabaseError {
    DatabaseError(
      .misuse,
      "Koine refuses a statement that begins or ends a transaction or savepoint by hand. Use transaction(_:), on a database or on the connection at hand; inside a transaction it makes a savepoint.",
      sql: sql)
  }

  /// A transaction that the engine has ended although Koine did not ask for it.
  @_spi(KoineDriver) public static func transactionEndedByHand(sql: String?) -> DatabaseError {
    DatabaseError(
      .misuse,
      "A statement written by hand has begun or ended a transaction. Nothing else runs in this one; what ran before may be stored. Use transaction(_:) instead.",
      sql: sql)
  }
}
