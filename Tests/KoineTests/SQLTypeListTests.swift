import Koine
import Testing

@Suite struct SQLTypeListTests {
  private static let usual: [SQLType] = [
    .boolean, .integer(bits: 8), .integer(bits: 16), .integer(bits: 32), .integer(bits: 64),
    .unsigned(bits: 8), .unsigned(bits: 16), .unsigned(bits: 32), .unsigned(bits: 64), .real, .double, .text,
    .blob, .timestamp, .uuid, .json,
  ]
  private static let others: [SQLType] = [
    .decimal(scale: 2), .opaque(.text), .named("mood", stored: .text), .unknown, .integer(bits: 7),
  ]

  /// Whatever the way by which a list was made, it holds what an array would, and equals its like.
  @Test func aListIsAnArrayOfTypes() {
    for length in 0...40 {
      for other in [nil] + Self.others.map(Optional.some) {
        for position in 0...length {
          var types = (0..<length).map { Self.usual[($0 * 7 + length) % Self.usual.count] }
          if let other { types.insert(other, at: position) }
          let list = SQLTypeList(types)
          var appended = SQLTypeList(types[..<position])
          appended.append(contentsOf: Array(types[position...]))
          #expect(Array(list) == types && list.count == types.count)
          #expect(appended == list && appended.hashValue == list.hashValue)
          if let last = types.last {
            #expect(SQLTypeList(types.dropLast()) != list && list.last == last)
          }
        }
      }
    }
  }
}
