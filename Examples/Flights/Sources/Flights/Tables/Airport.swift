import Koine

/// An airport, by its code at the Federal Aviation Administration.
@Table struct Airport: Hashable {
  @Column(primaryKey: true) var faa: String
  var name: String
  @Column("lat") var latitude: Double
  @Column("lon") var longitude: Double
  /// Feet above the sea.
  @Column("alt") var altitude: Int
  /// Hours from UTC in winter.
  @Column("tz") var utcOffset: Int?
  /// How summer time is kept: A as in the United States, N not at all, U unknown.
  @Column("dst") var summerTime: String?
  @Column("tzone") var timeZone: String?
}

extension Airport: CSVDecodable {
  static let file = "airports.csv"
  static let header = ["faa", "name", "lat", "lon", "alt", "tz", "dst", "tzone"]

  init(_ line: inout CSVLine) throws {
    self.init(
      faa: try line.text(), name: try line.text(), latitude: try line.double(),
      longitude: try line.double(), altitude: try line.integer(), utcOffset: try line.optionalInteger(),
      summerTime: try line.optionalText(), timeZone: try line.optionalText())
  }
}
