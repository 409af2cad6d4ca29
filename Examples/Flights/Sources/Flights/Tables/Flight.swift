import Foundation
import Koine

/// A flight that was to leave New York.
///
/// Times of day are numbers on the local clock: 517 is 5:17. What is missing did not happen: a flight without
/// a departure time was cancelled. The data names airports and planes that its other files do not know, so
/// only the airline is a reference that the database checks.
@Table struct Flight: Hashable {
  let id: Int
  var year: Int
  var month: Int
  var day: Int
  @Column("dep_time") var departureTime: Int?
  @Column("sched_dep_time") var scheduledDepartureTime: Int
  /// Minutes; negative where it left early.
  @Column("dep_delay") var departureDelay: Int?
  @Column("arr_time") var arrivalTime: Int?
  @Column("sched_arr_time") var scheduledArrivalTime: Int
  @Column("arr_delay") var arrivalDelay: Int?
  @Column(references: Airline.self) var carrier: String
  @Column("flight") var number: Int
  @Column("tailnum") var tailNumber: String?
  var origin: String
  @Column("dest") var destination: String
  /// Minutes in the air.
  @Column("air_time") var airTime: Int?
  /// Miles.
  var distance: Int
  /// The scheduled departure.
  var hour: Int
  var minute: Int
  /// The beginning of the hour of the scheduled departure.
  @Column("time_hour") var timeHour: Date
}

extension Flight.Draft: CSVDecodable {
  static let file = "flights.csv"
  static let header = [
    "year", "month", "day", "dep_time", "sched_dep_time", "dep_delay", "arr_time", "sched_arr_time",
    "arr_delay", "carrier", "flight", "tailnum", "origin", "dest", "air_time", "distance", "hour", "minute",
    "time_hour",
  ]

  init(_ line: inout CSVLine) throws {
    self.init(
      year: try line.integer(), month: try line.integer(), day: try line.integer(),
      departureTime: try line.optionalInteger(), scheduledDepartureTime: try line.integer(),
      departureDelay: try line.optionalInteger(), arrivalTime: try line.optionalInteger(),
      scheduledArrivalTime: try line.integer(), arrivalDelay: try line.optionalInteger(),
      carrier: try line.text(), number: try line.integer(), tailNumber: try line.optionalText(),
      origin: try line.text(), destination: try line.text(), airTime: try line.optionalInteger(),
      distance: try line.integer(), hour: try line.integer(), minute: try line.integer(),
      timeHour: try line.date())
  }
}
