import Koine

/// Keys of several columns.
enum KeyCases {
  private static let every = Seat.order { ($0.row, $0.letter) }.select { ($0.row, $0.letter, $0.passenger) }

  @GoldenCases static var all: [GoldenCase] {
    GoldenCase("select-find-composite", Seat.find((1, "a")), [Seat(row: 1, letter: "a", passenger: nil)])
    GoldenCase(
      "select-ephemeral-default", Seat.find((2, "A")).order(by: \.row),
      [Seat(row: 2, letter: "A", passenger: "Ω", isSelected: false)])
    GoldenCase("select-find-composite-none", Seat.find((2, "a")), [])
    GoldenCase(
      "insert-composite-key", Seat.insert { Seat.Draft(row: 3, letter: "C", passenger: "B") }, affects: 1,
      then: every, [(1, "A", "É"), (1, "a", nil), (2, "A", "Ω"), (3, "C", "B")])
    GoldenCase(
      "upsert-composite-key",
      Seat.insert([Seat(row: 1, letter: "a", passenger: "new"), Seat(row: 2, letter: "B", passenger: nil)])
        .onConflict(\.row, \.letter) { row, new in row.passenger = new.passenger }, affects: 2,
      then: every, [(1, "A", "É"), (1, "a", "new"), (2, "A", "Ω"), (2, "B", nil)])
    GoldenCase(
      "update-composite-key", Seat.find((1, "A")).update { $0.passenger = "moved" }, affects: 1,
      then: every, [(1, "A", "moved"), (1, "a", nil), (2, "A", "Ω")])
    GoldenCase(
      "delete-composite-key", Seat.find((1, "A")).delete(), affects: 1, then: every,
      [(1, "a", nil), (2, "A", "Ω")])
    GoldenCase(
      "group-by-composite-key",
      Seat.join(RemindersList.self) { $0.row == $1.id }.group { seat, _ in (seat.row, seat.letter) }
        .order { seat, _ in (seat.row, seat.letter) }.select { ($0.passenger, $1.id.count()) },
      [("É", 1), (nil, 1), ("Ω", 1)])
    GoldenCase(
      refused: "create-index-including",
      TableIndex<Seat>.unique(\.row, \.letter).including(\.passenger).create())
    GoldenCase(
      refused: "group-by-part-of-key",
      Seat.group(by: \.row).select { ($0.passenger, $0.row.count()) })
  }
}
