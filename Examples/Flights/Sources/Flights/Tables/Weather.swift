import Foundation
import Koine

/// What one of New York's airports measured in one hour. The table has no primary key.
@Table("weather") struct Weather: Hashable {
  var origin: String
  /// Date and hour on the airport's clock.
  var year: Int
  var month: Int
  var day: Int
  var hour: Int
  /// Degrees Fahrenheit.
  @Column("temp") var temperature: Double?
  @Column("dewp") var dewPoint: Double?
  /// Relative, in per cent.
  @Column("humid") var humidity: Double?
  /// Degrees from north.
  @Column("wind_dir") var windDirection: Int?
  /// Miles per hour.
  @Column("wind_speed") var windSpeed: Double?
  @Column("wind_gust") var windGust: Double?
  /// Inches of rain.
  @Column("precip") var precipitation: Double?
  /// Millibars at sea level.
  var pressure: Double?
  /// Miles.
  @Column("visib") var visibility: Double?
  /// The beginning of the hour.
  @Column("time_hour") var timeHour: Date
}

extension Weather: CSVDecodable {
  static let file = "weather.csv"
  static let header = [
    "origin", "year", "month", "day", "hour", "temp", "dewp", "humid", "wind_dir", "wind_speed", "wind_gust",
    "precip", "pressure", "visib", "time_hour",
  ]

  init(_ line: inout CSVLine) throws {
    self.init(
      origin: try line.text(), year: try line.integer(), month: try line.integer(),
      day: try line.integer(), hour: try line.integer(), temperature: try line.optionalDouble(),
      dewPoint: try line.optionalDouble(), humidity: try line.optionalDouble(),
      windDirection: try line.optionalInteger(), windSpeed: try line.optionalDouble(),
      windGust: try line.optionalDouble(), precipitation: try line.optionalDouble(),
      pressure: try line.optionalDouble(), visibility: try line.optionalDouble(),
      timeHour: try line.date())
  }
}
