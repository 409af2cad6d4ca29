import Progress
import Testing

@Suite struct ProgressBarTests {
  private func lines(
    _ steps: [(rows: Int, done: Int, seconds: Double)], of total: Int?, width: Int = 80
  ) -> [String] {
    var bar = ProgressBar(title: "planes.csv")
    return steps.map { rows, done, seconds in
      bar.text(.init(rows: rows, done: done, total: total), after: .seconds(seconds), width: width)
    }
  }

  @Test func rateAndTimeLeftAreThoseSinceTheFirstCall() {
    #expect(
      lines(
        [
          (1_000, 100_000, 5), (1_000, 100_000, 5), (2_000, 100_000, 6), (46_000, 550_000, 7),
          (91_000, 1_000_000, 9),
          (1_000_000, 1_000_000, 4000),
        ], of: 1_000_000) == [
          "planes.csv  ███                              10 %  1 000 rows",
          "planes.csv  ███                              10 %  1 000 rows",
          "planes.csv  ███                              10 %  2 000 rows  1 000/s",
          "planes.csv  ██████████████▊               55 %  46 000 rows  22 500/s  0:02 left",
          "planes.csv  ███████████████████████████  100 %  91 000 rows  22 500/s  0:00 left",
          "planes.csv  ███████████████████████████  100 %  1 000 000 rows  250/s  0:00 left",
        ])
  }

  @Test func longWorkHasHours() {
    #expect(
      lines([(0, 0, 0), (1, 1, 61)], of: 61)[1]
        == "planes.csv  ▍                                 1 %  1 row  0/s  1:01:00 left")
  }

  @Test func withoutATotalThereIsTheTimeThatHasPassed() {
    #expect(
      lines([(0, 0, 0), (999, 10, 1), (1_234_567, 20, 125)], of: nil) == [
        "planes.csv  0 rows", "planes.csv  999 rows  999/s  0:01",
        "planes.csv  1 234 567 rows  9 876/s  2:05",
      ])
  }

  @Test func whatDoesNotFitIsLeftOut() {
    let steps = [(0, 0, 0.0), (500, 50, 1.0)]
    #expect(lines(steps, of: 100, width: 53)[1] == "planes.csv  ███      50 %  500 rows  500/s  0:01 left")
    #expect(lines(steps, of: 100, width: 48)[1] == "planes.csv   50 %  500 rows  500/s  0:01 left")
    #expect(lines(steps, of: 100, width: 20)[1] == "planes.csv   50 %  …")
    #expect(lines(steps, of: 100, width: 1)[1] == "…")
    #expect(lines(steps, of: 100, width: 0)[1] == "")
  }

  @Test func anEmptyFileIsDone() {
    #expect(lines([(0, 0, 0)], of: 0) == ["planes.csv  ██████████████████████████████  100 %  0 rows"])
  }
}
