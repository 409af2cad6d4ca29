import Koine

extension Question {
  static let delays = [
    Question(
      "Which airlines arrive latest?",
      columns: ["airline", "flights", "mean delay", "worst", "late in %"]
    ) {
      Flight
        .join(Airline.self) { $0.carrier == $1.carrier }
        .where { flight, _ in flight.arrivalDelay != nil }
        .group { $1.carrier }
        .order { ($0.arrivalDelay.avg().descending(), $1.carrier) }
        .select {
          (
            $1.name, $0.id.count(), $0.arrivalDelay.avg(), $0.arrivalDelay.max(),
            $0.id.count(filter: $0.arrivalDelay > 15) * 100 / $0.id.count()
          )
        }
    },

    Question(
      "Which hours of the day are busiest, and how late do flights leave in them?",
      columns: ["hour", "flights", "mean delay", "over an hour late"]
    ) {
      Flight
        .group(by: \.hour)
        .order { ($0.id.count().descending(), $0.hour) }
        .select {
          (
            $0.hour, $0.id.count(), $0.departureDelay.avg(),
            $0.id.count(filter: $0.departureDelay > 60)
          )
        }
    },

    Question(
      "How far did the ten planes fly that left most often?",
      columns: ["plane", "manufacturer", "model", "flights", "miles"]
    ) {
      Plane
        .join(Flight.self) { $0.tailNumber == $1.tailNumber }
        .where { $1.departureTime != nil }
        .group { plane, _ in plane.tailNumber }
        .order { ($1.id.count().descending(), $0.tailNumber) }
        .limit(10)
        .select { ($0.tailNumber, $0.manufacturer, $0.model, $1.id.count(), $1.distance.sum()) }
    },
  ]
}
