import Koine

/// An aeroplane, by the number on its tail.
@Table struct Plane: Hashable {
  @Column("tailnum", primaryKey: true) var tailNumber: String
  /// When it was built.
  var year: Int?
  var type: String
  var manufacturer: String
  var model: String
  var engines: Int
  var seats: Int
  /// Cruising speed in miles per hour.
  var speed: Int?
  var engine: String
}

extension Plane: CSVDecodable {
  static let file = "planes.csv"
  static let header = [
    "tailnum", "year", "type", "manufacturer", "model", "engines", "seats", "speed", "engine",
  ]

  init(_ line: inout CSVLine) throws {
    self.init(
      tailNumber: try line.text(), year: try line.optionalInteger(), type: try line.text(),
      manufacturer: try line.text(), model: try line.text(), engines: try line.integer(),
      seats: try line.integer(), speed: try line.optionalInteger(), engine: try line.text())
  }
}
