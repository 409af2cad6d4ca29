import Foundation
import Koine

extension Question {
  static let weather = [
    Question(
      "What was the weather like when flights left latest?",
      columns: ["hour (UTC)", "origin", "flights", "mean delay", "°F", "miles of sight"]
    ) {
      Weather
        .join(Flight.self) { $0.origin == $1.origin && $0.timeHour == $1.timeHour }
        .where { $1.departureDelay != nil }
        .group { weather, _ in
          (weather.timeHour, weather.origin, weather.temperature, weather.visibility)
        }
        .having { $1.id.count() >= 10 }
        .order { ($1.departureDelay.avg().descending(), $0.timeHour, $0.origin) }
        .limit(20)
        .select {
          (
            $0.timeHour, $0.origin, $1.id.count(), $1.departureDelay.avg(), $0.temperature,
            $0.visibility
          )
        }
    },

    Question(
      "Does wind delay flights?",
      columns: ["wind", "flights", "mean delay", "mph on average"]
    ) {
      let wind = Case()
        .when(Weather.columns.windSpeed < 8, then: "light")
        .when(Weather.columns.windSpeed < 16, then: "fresh")
        .when(Weather.columns.windSpeed >= 16, then: "strong")
        .else("not measured")
      return Weather.join(Flight.self) { $0.origin == $1.origin && $0.timeHour == $1.timeHour }
        .group { _, _ in wind }
        .order { weather, _ in weather.windSpeed.min() }
        .select { (wind, $1.id.count(), $1.departureDelay.avg(), $0.windSpeed.avg()) }
    },

    Question(
      "Which flights left in the rain on the evening of 11 January?",
      columns: ["hour (UTC)", "flight", "to", "delay", "inches of rain"]
    ) {
      Flight
        .join(Weather.self) { $0.origin == $1.origin && $0.timeHour == $1.timeHour }
        .where { flight, weather in
          flight.timeHour.between(
            Date(timeIntervalSince1970: 1_357_938_000), and: Date(timeIntervalSince1970: 1_357_952_400))
          weather.precipitation > 0
          flight.departureTime != nil
        }
        .order { flight, _ in (flight.timeHour, flight.carrier, flight.number) }
        .select { flight, weather in
          (
            flight.timeHour, flight.carrier + " " + flight.number.cast(as: String.self),
            flight.destination, flight.departureDelay, weather.precipitation
          )
        }
    },
  ]
}
