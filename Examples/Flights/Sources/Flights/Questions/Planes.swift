import Koine

enum Outbound: AliasName {}
enum Return: AliasName {}

extension Question {
  static let planes = [
    Question(
      "How many flights per airline were flown by planes that nobody registered?",
      columns: ["airline", "flights", "tail numbers", "without tail number"]
    ) {
      Flight
        .leftJoin(Plane.self) { $0.tailNumber == $1.tailNumber }
        .join(Airline.self) { flight, _, airline in flight.carrier == airline.carrier }
        .where { _, plane, _ in plane.tailNumber == nil }
        .group { _, _, airline in airline.carrier }
        .order { flight, _, airline in (flight.id.count().descending(), airline.carrier) }
        .select { flight, _, airline in
          (
            airline.name, flight.id.count(), flight.tailNumber.count(distinct: true),
            flight.id.count(filter: flight.tailNumber == nil)
          )
        }
    },

    Question(
      "Which destinations does the list of airports not know?",
      columns: ["destination", "flights", "nearest origin in miles"]
    ) {
      Flight
        .where { flight in !exists(Airport.where { $0.faa == flight.destination }) }
        .group(by: \.destination)
        .order(by: \.destination)
        .select { ($0.destination, $0.id.count(), $0.distance.min()) }
    },

    Question(
      "Routes both ways: how soon do planes leave again for the same place on the same day?",
      columns: ["origin", "destination", "round trips", "quickest, in minutes"]
    ) {
      Flight.as(Outbound.self)
        .join(Flight.as(Return.self)) {
          $0.tailNumber == $1.tailNumber && $0.origin == $1.origin
            && $0.destination == $1.destination && $0.month == $1.month && $0.day == $1.day
            && $0.scheduledDepartureTime < $1.scheduledDepartureTime
        }
        .group { outbound, _ in (outbound.origin, outbound.destination) }
        .order { ($1.id.count().descending(), $0.origin, $0.destination) }
        .select {
          (
            $0.origin, $0.destination, $1.id.count(),
            ($1.hour * 60 + $1.minute - $0.hour * 60 - $0.minute).min()
          )
        }
    },

    Question(
      "How many seats does each airline offer, and in how many planes?",
      columns: ["airline", "seats", "planes", "seats per flight"]
    ) {
      Airline
        .join(Flight.self) { $0.carrier == $1.carrier }
        .join(Plane.self) { $1.tailNumber == $2.tailNumber }
        .group { airline, _, _ in airline.carrier }
        .order { airline, _, plane in (plane.seats.sum().descending(), airline.carrier) }
        .select { airline, _, plane in
          (
            airline.name, plane.seats.sum(), plane.tailNumber.count(distinct: true),
            plane.seats.avg()
          )
        }
    },

    Question(
      "How old are the planes?",
      columns: ["built in the decade from", "planes", "makers", "most seats"]
    ) {
      let decade = Plane.columns.year / 10 * 10
      return Plane.group { _ in decade }
        .order { _ in decade.ascending(nulls: .last) }
        .select {
          (decade, $0.tailNumber.count(), $0.manufacturer.count(distinct: true), $0.seats.max())
        }
    },

    Question(
      "How many planes and flights find no partner on the other side?",
      columns: ["planes", "without flight", "flights", "without plane"]
    ) {
      Flight
        .fullJoin(Plane.self) { $0.tailNumber == $1.tailNumber }
        .select {
          (
            $1.tailNumber.count(distinct: true), $1.tailNumber.count(filter: $0.id == nil),
            $0.id.count(), $0.id.count(filter: $1.tailNumber == nil)
          )
        }
    },
  ]
}
