/// What a text of a date or a time consists of: `yyyy-MM-dd HH:mm`.
struct DatePattern {
  /// A part of the text.
  enum Piece {
    case text(String)
    case field(Field)
  }

  /// What is known about a moment.
  enum Field {
    /// Characters of the text that the value is cast to.
    case slice(Range<Int>)
    /// A number without zeros before it.
    case number(SQLDatePart)
    /// The name that a number has, counted from 1.
    case name(SQLDatePart, [String])
  }

  /// What is wrong with a pattern.
  struct Malformed: Error, Equatable {
    /// The position of the character at which it is, from 1.
    let position: Int
    /// What is wrong there, and what to write.
    let reason: String
  }

  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  private static let days = [
    "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
  ]

  /// The texts that values are cast to: those of a `CalendarDate` and a `TimeOfDay` are parts of that of a `Date`.
  private static let layout = Array("0000-00-00 00:00:00.000000")

  /// The pieces in their order. No two slices in a row.
  private(set) var pieces: [Piece] = []
  /// The characters of the layout that the type has.
  private let present: Range<Int>

  /// Reads a pattern.
  ///
  /// - Parameters:
  ///   - text: The pattern as it is written.
  ///   - type: The type of the values, an instant, a date, or a time of the day.
  /// - Throws: ``Malformed``, with the place, if it is no pattern, or one of another type.
  init(_ text: String, of type: SQLType) throws(Malformed) {
    present =
      switch type.storage {
      case .date: 0..<10
      case .time: 11..<26
      default: 0..<26
      }
    let characters = Array(text)
    if let place = characters.firstIndex(of: "\0") {
      throw Malformed(position: place + 1, reason: "NUL in it")
    }
    var position = 0
    while position < characters.count {
      let first = characters[position]
      if first == "'" {
        position = try appendQuoted(characters, from: position)
      } else if first.isASCII, first.isLetter {
        let end = characters[position...].firstIndex { $0 != first } ?? characters.count
        let letters = String(characters[position..<end])
        guard let field = Self.field(letters) else {
          throw Malformed(
            position: position + 1,
            reason: "\"\(letters)\" is not a field; write a text between apostrophes")
        }
        guard isPresent(field) else {
          throw Malformed(position: position + 1, reason: "a value of its type has no field \"\(letters)\"")
        }
        append(field)
        position = end
      } else {
        append(first)
        position += 1
      }
    }
    let hasField = pieces.contains { if case .field = $0 { true } else { false } }
    if !hasField { throw Malformed(position: 1, reason: "it has no field") }
  }

  /// Whether the operand is read once.
  var readsOnce: Bool { pieces.count { if case .field = $0 { true } else { false } } == 1 }

  private static func field(_ letters: String) -> Field? {
    switch letters {
    case "yyyy": .slice(0..<4)
    case "MM": .slice(5..<7)
    case "dd": .slice(8..<10)
    case "HH": .slice(11..<13)
    case "mm": .slice(14..<16)
    case "ss": .slice(17..<19)
    case "S", "SS", "SSS", "SSSS", "SSSSS", "SSSSSS": .slice(20..<20 + letters.count)
    case "M": .number(.month)
    case "d": .number(.day)
    case "H": .number(.hour)
    case "MMM": .name(.month, months.map { String($0.prefix(3)) })
    case "MMMM": .name(.month, months)
    case "EEE": .name(.dayOfWeek, days.map { String($0.prefix(3)) })
    case "EEEE": .name(.dayOfWeek, days)
    default: nil
    }
  }

  private func isPresent(_ field: Field) -> Bool {
    switch field {
    case .slice(let range): present.contains(range.lowerBound)
    case .number(.hour): present.contains(11)
    case .number, .name: present.contains(0)
    }
  }

  /// Reads a text between apostrophes, of which two are one.
  ///
  /// - Returns: The position behind it.
  private mutating func appendQuoted(_ characters: [Character], from start: Int) throws(Malformed) -> Int {
    var position = start + 1
    if position < characters.count, characters[position] == "'" {
      append("'")
      return position + 1
    }
    while position < characters.count {
      if characters[position] != "'" {
        append(characters[position])
        position += 1
      } else if position + 1 < characters.count, characters[position + 1] == "'" {
        append("'")
        position += 2
      } else {
        return position + 1
      }
    }
    throw Malformed(position: start + 1, reason: "no apostrophe ends the text")
  }

  /// Appends a character, which belongs to the slice before it if the layout has it there.
  private mutating func append(_ character: Character) {
    switch pieces.last {
    case .field(.slice(let range))
    where present.contains(range.upperBound) && character != "0" && character == Self.layout[range.upperBound]:
      pieces[pieces.count - 1] = .field(.slice(range.lowerBound..<range.upperBound + 1))
    case .text(let text): pieces[pieces.count - 1] = .text(text + String(character))
    default: pieces.append(.text(String(character)))
    }
  }

  private mutating func append(_ field: Field) {
    if case .field(.slice(let range))? = pieces.last, case .slice(let next) = field,
      range.upperBound == next.lowerBound
    {
      pieces[pieces.count - 1] = .field(.slice(range.lowerBound..<next.upperBound))
    } else {
      pieces.append(.field(field))
    }
  }
}

extension DatePattern {
  /// The text of a value: NULL if that is.
  func text(of value: SQLExpression) -> SQLExpression {
    var result: SQLExpression?
    for piece in pieces {
      let part =
        switch piece {
        case .text(let text): SQLExpression.literal(.text(text), .text)
        case .field(.slice(let range)): slice(range, of: value)
        case .field(.number(let part)): SQLExpression.cast(.function(.temporal(.part(part)), [value]), .text)
        case .field(.name(let part, let names)): Self.name(part, names, of: value)
        }
      result = result.map { .concatenation($0, part) } ?? part
    }
    return result ?? .literal(.null, .text)
  }

  private func slice(_ range: Range<Int>, of value: SQLExpression) -> SQLExpression {
    let text = SQLExpression.cast(value, .text)
    if range == present { return text }
    func constant(_ number: Int) -> SQLExpression { .literal(.integer(Int64(number)), .integer(bits: 32)) }
    return .function(
      .substring, [text, constant(range.lowerBound - present.lowerBound + 1), constant(range.count)])
  }

  private static func name(_ part: SQLDatePart, _ names: [String], of value: SQLExpression) -> SQLExpression {
    .conditional(
      SQLCase(
        operand: .function(.temporal(.part(part)), [value]),
        branches: names.enumerated().map { index, name in
          .init(
            when: .literal(.integer(Int64(index + 1)), .bigInteger), then: .literal(.text(name), .text))
        }))
  }
}
