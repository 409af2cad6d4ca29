import Foundation
import Testing

@Suite struct FailureTests {
  /// Runs the program on broken data: it must say one line, and have printed and loaded nothing.
  private func expectFailure(
    _ message: (DataDirectory) -> String, _ breakData: (DataDirectory) throws -> Void,
    location: SourceLocation = #_sourceLocation
  ) throws {
    try DataDirectory.with { data in
      try breakData(data)
      let run = try Run("sqlite", "--data", data.path)
      #expect(run.errors == "flights: \(message(data))\n", sourceLocation: location)
      #expect(run.output == "", sourceLocation: location)
      #expect(run.status == 1, sourceLocation: location)
    }
  }

  @Test func aMissingFileIsNamed() throws {
    try expectFailure {
      "\($0.path(of: "planes.csv")): no such file, or it cannot be read"
    } _: { data in
      try FileManager.default.removeItem(atPath: data.path(of: "planes.csv"))
    }
  }

  @Test func anEmptyFileIsNamed() throws {
    try expectFailure {
      "\($0.path(of: "airlines.csv")):1: the file is empty"
    } _: { data in
      try Data().write(to: URL(fileURLWithPath: data.path(of: "airlines.csv")))
    }
  }

  @Test func textThatIsNotUTF8IsRefused() throws {
    try expectFailure {
      "\($0.path(of: "airlines.csv")): the text is not UTF-8"
    } _: { data in
      try Data([0x63, 0xFF, 0x0A]).write(to: URL(fileURLWithPath: data.path(of: "airlines.csv")))
    }
  }

  @Test func otherColumnsAreRefused() throws {
    try expectFailure {
      "\($0.path(of: "airlines.csv")):1: the columns are not carrier,name"
    } _: {
      try $0.replace("carrier,name", with: "name,carrier", in: "airlines.csv")
    }
  }

  @Test func aLineWithTooFewFieldsIsNamed() throws {
    try expectFailure {
      "\($0.path(of: "airlines.csv")):3: 1 field where 2 are expected (carrier is the last of them)"
    } _: {
      try $0.replace("AA,American Airlines Inc.", with: "AA", in: "airlines.csv")
    }
  }

  @Test func aLineWithTooManyFieldsIsNamed() throws {
    try expectFailure {
      "\($0.path(of: "airlines.csv")):3: 3 fields where 2 are expected (name is the last of them)"
    } _: {
      try $0.replace("American Airlines Inc.", with: "American Airlines, Inc.", in: "airlines.csv")
    }
  }

  @Test func aLineThatEndsEarlyIsNamed() throws {
    try expectFailure {
      "\($0.path(of: "planes.csv")):3323: 4 fields where 9 are expected (manufacturer is the last of them)"
    } _: { data in
      let text = try String(contentsOfFile: data.path(of: "planes.csv"), encoding: .utf8)
      let lines = text.split(separator: "\n")
      let last = lines[3322].split(separator: ",").prefix(4).joined(separator: ",")
      try (lines[..<3322].joined(separator: "\n") + "\n" + last)
        .write(toFile: data.path(of: "planes.csv"), atomically: true, encoding: .utf8)
    }
  }

  @Test func aNumberThatIsNoneIsNamed() throws {
    try expectFailure {
      "\($0.path(of: "flights.csv")):2: column distance: “14oo” is not a whole number"
    } _: {
      try $0.replace(",1400,", with: ",14oo,", in: "flights.csv")
    }
  }

  @Test func aTimeThatIsNoneIsNamed() throws {
    try expectFailure {
      "\($0.path(of: "flights.csv")):2: column time_hour: “2013-13-01T10:00:00Z” is not a time like "
        + "2013-01-01T10:00:00Z"
    } _: {
      try $0.replace("2013-01-01T10:00:00Z", with: "2013-13-01T10:00:00Z", in: "flights.csv")
    }
  }

  @Test func aMissingValueIsRefusedWhereOneIsNeeded() throws {
    try expectFailure {
      "\($0.path(of: "flights.csv")):2: column distance: NA where a whole number is needed"
    } _: {
      try $0.replace(",1400,", with: ",NA,", in: "flights.csv")
    }
  }

  @Test func aQuotationMarkThatStaysOpenIsNamed() throws {
    try expectFailure {
      "\($0.path(of: "airlines.csv")):3: a quotation mark is never closed"
    } _: {
      try $0.replace("American", with: "\"American", in: "airlines.csv")
    }
  }

  @Test func aQuotationMarkInAFieldIsNamed() throws {
    try expectFailure {
      "\($0.path(of: "airlines.csv")):3: a quotation mark stands where none may"
    } _: {
      try $0.replace("American", with: "Amer\"ican", in: "airlines.csv")
    }
  }

  @Test func aReferenceToNoAirlineLeavesNothingBehind() throws {
    try DataDirectory.with { data in
      try data.replace(",UA,1545,", with: ",??,1545,", in: "flights.csv")
      let run = try Run("sqlite", "--data", data.path)
      #expect(run.errors.hasPrefix("flights: flights.csv: A row refers to a row that does not exist."))
      #expect(run.errors.split(separator: "\n").count == 1)
      #expect(run.output == "")
      #expect(run.status == 1)
    }
  }

  @Test func anUnreachableServerIsOneLine() throws {
    let run = try Run("postgres://nobody@127.0.0.1:1/none")
    #expect(run.errors.hasPrefix("flights: No connection to the server could be made."))
    #expect(run.errors.contains("127.0.0.1"))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(run.output == "")
    #expect(run.status == 1)
  }
}
