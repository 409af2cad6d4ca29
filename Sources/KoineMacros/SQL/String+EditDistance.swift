extension String {
  /// How many letters have to be inserted, removed, replaced or swapped with the next one.
  func editDistance(to other: String) -> Int {
    let (first, second) = (Array(utf8), Array(other.utf8))
    var rows = [Array(0...second.count)]
    for (row, letter) in first.enumerated() {
      var distances = [row + 1]
      for (column, otherLetter) in second.enumerated() {
        var least = Swift.min(
          rows[row][column + 1] + 1, distances[column] + 1,
          rows[row][column] + (letter == otherLetter ? 0 : 1))
        if row > 0, column > 0, letter == second[column - 1], first[row - 1] == otherLetter {
          least = Swift.min(least, rows[row - 1][column - 1] + 1)
        }
        distances.append(least)
      }
      rows.append(distances)
    }
    return rows[first.count][second.count]
  }
}
