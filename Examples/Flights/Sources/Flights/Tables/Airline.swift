import Koine

/// An airline, by its two-letter code.
@Table struct Airline: Hashable {
  @Column(primaryKey: true) var carrier: String
  var name: String
}

extension Airline: CSVDecodable {
  static let file = "airlines.csv"
  static let header = ["carrier", "name"]

  init(_ line: inout CSVLine) throws {
    self.init(carrier: try line.text(), name: try line.text())
  }
}
