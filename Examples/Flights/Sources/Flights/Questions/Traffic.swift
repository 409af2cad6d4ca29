import Foundation
import Koine

extension Question {
  static let traffic = [
    Question(
      "Which airlines have more than 500 flights, and what is their share of all?",
      columns: ["airline", "flights", "share in %"]
    ) {
      Airline
        .join(Flight.self) { $0.carrier == $1.carrier }
        .group { airline, _ in airline.carrier }
        .having { $1.id.count() > 500 }
        .order { ($1.id.count().descending(), $0.carrier) }
        .select {
          (
            $0.name, $1.id.count(),
            $1.id.count().cast(as: Double.self) * 100 / Flight.count().cast(as: Double.self)
          )
        }
    },

    Question(
      "How many flights did each airport cancel, day by day?",
      columns: ["month", "day", "origin", "cancelled"]
    ) {
      Flight
        .where { $0.departureTime == nil }
        .group { ($0.month, $0.day, $0.origin) }
        .order { ($0.month, $0.day, $0.origin) }
        .select { ($0.month, $0.day, $0.origin, $0.id.count()) }
    },

    Question(
      "How many flights has a day at each airport: the quietest, the usual, the busiest?",
      columns: ["origin", "days", "fewest", "mean", "most", "cancelled in all"]
    ) {
      DailyTraffic
        .from(
          Flight
            .group { ($0.origin, $0.month, $0.day) }
            .select {
              (
                $0.origin, $0.month, $0.day, $0.id.count(),
                $0.id.count(filter: $0.departureTime == nil)
              )
            }
        )
        .group(by: \.origin)
        .order(by: \.origin)
        .select {
          (
            $0.origin, $0.day.count(), $0.flights.min(), $0.flights.avg(), $0.flights.max(),
            $0.cancelled.sum()
          )
        }
    },

    Question(
      "Which flights were two hours later than their route usually is?",
      columns: ["flight", "from", "to", "delay", "usual delay", "flights on the route"]
    ) {
      Flight
        .with(
          RouteMean.self,
          as:
            Flight
            .group { ($0.origin, $0.destination) }
            .having { $0.id.count() > 30 }
            .select { ($0.origin, $0.destination, $0.id.count(), $0.arrivalDelay.avg()) }
        )
        .join(RouteMean.self) { $0.origin == $1.origin && $0.destination == $1.destination }
        .where { $0.arrivalDelay.cast(as: Double.self) > $1.delay + 120 }
        .order { flight, _ in (flight.arrivalDelay.descending(), flight.id) }
        .select { flight, route in
          (
            flight.carrier + " " + flight.number.cast(as: String.self), flight.origin,
            flight.destination, flight.arrivalDelay, route.delay, route.flights
          )
        }
    },

    Question(
      "Which flight of each airport arrived latest?",
      columns: ["origin", "day", "airline", "flight", "to", "delay"]
    ) {
      Flight
        .join(Airline.self) { $0.carrier == $1.carrier }
        .distinct { flight, _ in flight.origin }
        .order { flight, _ in
          (flight.origin, flight.arrivalDelay.descending(nulls: .last), flight.id)
        }
        .select { ($0.origin, $0.day, $1.name, $0.number, $0.destination, $0.arrivalDelay) }
    },

    Question(
      "Are long flights more punctual than short ones?",
      columns: ["distance", "flights", "mean minutes in the air", "punctual in %"]
    ) {
      let distance = Case()
        .when(Flight.columns.distance < 500, then: "under 500 miles")
        .when(Flight.columns.distance.between(500, and: 1500), then: "500 to 1500 miles")
        .else("over 1500 miles")
      return Flight.where { $0.arrivalDelay != nil }
        .group { _ in distance }
        .order { $0.distance.min() }
        .select {
          (
            distance, $0.id.count(), $0.airTime.avg(),
            $0.id.count(filter: $0.arrivalDelay <= 15) * 100 / $0.id.count()
          )
        }
    },

    Question(
      "Which destinations do five or more airlines serve, and from where?",
      columns: ["to", "name", "airlines", "airports", "flights"]
    ) {
      Flight
        .leftJoin(Airport.self) { $0.destination == $1.faa }
        .group { flight, airport in (flight.destination, airport.name) }
        .having { flight, _ in flight.carrier.count(distinct: true) >= 5 }
        .order { flight, _ in (flight.carrier.count(distinct: true).descending(), flight.destination) }
        .select { flight, airport in
          (
            flight.destination, airport.name ?? "(not known)", flight.carrier.count(distinct: true),
            flight.origin.count(distinct: true), flight.id.count()
          )
        }
    },

    Question(
      "Which airports are named for a field but not for a county, and lie above 5000 feet?",
      columns: ["code", "first letter", "name", "feet", "time zone"]
    ) {
      Airport
        .where {
          ($0.name.like("%field%") || $0.name.hasSuffix("Fld"))
            && !$0.name.contains("County") && $0.altitude > 5000
        }
        .order { ($0.altitude.descending(), $0.faa) }
        .select {
          (
            $0.faa, $0.faa.substr(1, 1), $0.name.upper(), $0.altitude,
            $0.timeZone.replace("America/", with: "")
          )
        }
    },

    Question(
      "Which planes flew to Boston, Los Angeles and San Francisco? (the second page)",
      columns: ["plane", "destinations", "flights"]
    ) {
      Flight
        .where { $0.destination.in(["BOS", "LAX", "SFO"]) && $0.tailNumber != nil }
        .group(by: \.tailNumber)
        .having { $0.destination.count(distinct: true) == 3 }
        .order { ($0.id.count().descending(), $0.tailNumber) }
        .limit(5, offset: 5)
        .select { ($0.tailNumber ?? "", $0.destination.count(distinct: true), $0.id.count()) }
    },
  ]
}
