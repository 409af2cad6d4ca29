// Values that are coded as the text that describes them.
extension Decoder {
  /// Reads a value from its text.
  ///
  /// - Parameter example: A text that can be read, for the error.
  /// - Throws: `DecodingError` if the type cannot read the text.
  func valueOfText<Value: LosslessStringConvertible>(like example: String) throws -> Value {
    let container = try singleValueContainer()
    guard let value = Value(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "The text does not look like \(example).")
    }
    return value
  }
}

extension Encoder {
  /// Writes a value as its text.
  ///
  /// - Parameter problem: Why the value has no text; `nil` if it has one.
  /// - Throws: `EncodingError` if there is a problem.
  func encodeText(of value: some LosslessStringConvertible, _ problem: String?) throws {
    if let problem {
      throw EncodingError.invalidValue(value, .init(codingPath: codingPath, debugDescription: problem))
    }
    var container = singleValueContainer()
    try container.encode(value.description)
  }
}
