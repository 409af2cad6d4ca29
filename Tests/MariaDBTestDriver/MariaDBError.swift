@_spi(KoineDriver) import Koine

/// An error of the server, or of its client library, by its number.
struct MariaDBError {
  let code: UInt32
  let message: String

  /// Warnings of statements that did what they should: a division by zero is NULL; words that will change.
  static let harmlessWarnings: Set<UInt32> = [1365, 1287, 1681]

  func databaseError(sql: String) -> DatabaseError {
    DatabaseError(event, engineCode: "\(code)", engineMessage: message, sql: sql)
      .orLost(code: code, message: message, sql: sql)
  }

  private var event: EngineEvent {
    switch code {
    case 1022, 1062, 1169, 1586: .uniqueViolation
    case 1216, 1452: .missingParent
    case 1217, 1451: .remainingChildren
    case 1048, 1364: .notNullViolation
    case 4025: .checkViolation
    case 1644: .raised
    case 1264, 1690, 1441: .outOfRange
    case 1365: .divisionByZero
    case 1406: .tooLong
    case 1260, 1265, 1292, 1366, 1411, 1525: .wrongValue
    case 1301, 1153: .tooLargeValue
    case 1064, 1149, 1210: .syntax
    case 1051, 1109, 1146: .undefinedTable(nil)
    case 1054: .undefinedColumn(nil)
    case 1305, 1128: .undefinedFunction(nil)
    case 1050, 1061: .alreadyExists
    case 1390: .manyValues
    case 1436, 1119: .tooComplex
    case 1290, 1792, 1836: .readOnly
    case 1044, 1045, 1142, 1143, 1370: .permission
    case 1205: .locked
    case 1317: .interrupted
    case 1021, 1114: .outOfSpace
    case 1037, 1038: .outOfMemory
    default: .refused
    }
  }
}

extension DatabaseError {
  /// The same error, or the one for what is no event of a statement.
  fileprivate func orLost(code: UInt32, message: String, sql: String) -> DatabaseError {
    switch code {
    case 1213, 1020:
      DatabaseError(
        .deadlock, "The transaction collided with another one.", engineCode: "\(code)",
        engineMessage: message,
        sql: sql)
    case 2006, 2013, 1053:
      DatabaseError(
        .connectionLost, "The connection was lost.", engineCode: "\(code)", engineMessage: message, sql: sql)
    default: self
    }
  }
}
