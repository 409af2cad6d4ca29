import Foundation
import Koine

extension Question {
  static let changes = [
    Question(
      "Upsert: rename an airline that is known, add one that is not.",
      columns: ["code", "name"]
    ) {
      Airline
        .insert([
          Airline(carrier: "EV", name: "Atlantic Southeast Airlines"),
          Airline(carrier: "NK", name: "Spirit Airlines"),
        ])
        .onConflict(\.carrier) { airline, excluded in
          airline.name = excluded.name + ", formerly " + airline.name
        }
        .returning { ($0.carrier, $0.name) }
    },

    Question(
      "Insert a flight of the new airline; the database makes its key.",
      columns: ["id", "airline", "flight", "scheduled hour (UTC)"]
    ) {
      Flight
        .insert {
          Flight.Draft(
            year: 2013, month: 1, day: 15, scheduledDepartureTime: 600, scheduledArrivalTime: 915,
            carrier: "NK", number: 197, origin: "LGA", destination: "FLL", distance: 1076, hour: 6,
            minute: 0, timeHour: Date(timeIntervalSince1970: 1_358_247_600))
        }
        .returning { ($0.id, $0.carrier, $0.number, $0.timeHour) }
    },

    Question(
      "Update: one name for each of two manufacturers that go by several.",
      columns: ["plane", "manufacturer", "model"]
    ) {
      Plane
        .where { $0.manufacturer.in(["AIRBUS INDUSTRIE", "MCDONNELL DOUGLAS AIRCRAFT CO"]) }
        .update {
          $0.manufacturer = Case.of(Plane.columns.manufacturer)
            .when("AIRBUS INDUSTRIE", then: "AIRBUS").else("MCDONNELL DOUGLAS")
        }
        .returning { ($0.tailNumber, $0.manufacturer, $0.model) }
    },

    Question(
      "Delete the cancelled flights that no plane was assigned to.",
      columns: ["id", "day", "airline", "flight", "from", "to"]
    ) {
      Flight
        .where { $0.departureTime == nil && $0.tailNumber == nil }
        .delete()
        .returning { ($0.id, $0.day, $0.carrier, $0.number, $0.origin, $0.destination) }
    },

    Question(
      "What is there now?",
      columns: ["flights", "airlines", "makers of planes", "cancelled flights"]
    ) {
      Flight.select {
        (
          $0.id.count(), Airline.count(), Plane.select { $0.manufacturer.count(distinct: true) },
          $0.id.count(filter: $0.departureTime == nil)
        )
      }
    },
  ]
}
