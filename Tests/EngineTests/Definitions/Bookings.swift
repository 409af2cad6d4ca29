import Foundation
import Koine

/// A day on which a room can be booked.
@Table struct Slot: Equatable {
  @Column(primaryKey: true) var room: Int
  @Column(primaryKey: true) var day: CalendarDate
  var note: String?
}

/// A room booked for a day: every kind of rule and index.
@Table struct Booking: Identifiable, Equatable {
  let id: Int
  var room: Int?
  var day: CalendarDate
  var guest: String
  var seats: Int
  var price: Scaled<Cents>
  var isCancelled = false

  static let constraints: [TableConstraint<Booking>] = [
    .unique(\.guest, \.day, name: "one booking a day"),
    .check("seats are positive") { $0.seats > 0 && $0.seats.between(1, and: 100) },
    .check { $0.price >= 0 || $0.isCancelled },
    .foreignKey(\.room, \.day, references: Slot.self, \.room, \.day, onDelete: .cascade, onUpdate: .restrict),
  ]

  static let indexes: [TableIndex<Booking>] = [
    .on(\.room, \.day),
    .on(\.guest),
    .on(name: "bookings_latest") { ($0.day.descending(), $0.room) },
    .unique(\.day, \.guest, \.seats),
  ]
}

/// What one engine alone has.
@Table struct Guest: Identifiable, Equatable {
  let id: Int
  var email: String
  var name: String?
  var left: Date?

  static let indexes: [TableIndex<Guest>] = [
    .unique {
      $0.email.lower()
    } where: {
      $0.left == nil && $0.name != "it's"
    },
    .on(name: "guests_by_name") { ($0.name.descending(), $0.name.length() + 1) },
  ]
}

/// A node that refers to itself, at the end of a transaction.
@Table struct Branch: Identifiable, Equatable {
  @Column(primaryKey: true) let id: String
  @Column(references: Branch.self, onDelete: .restrict, onUpdate: .cascade, deferred: true) var parent:
    String?
}
