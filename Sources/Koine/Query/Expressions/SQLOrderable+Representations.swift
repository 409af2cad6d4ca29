// What these store sorts as what they represent.
extension UnixSeconds: SQLOrderable {}
extension UnixMilliseconds: SQLOrderable {}
extension UnixTime: SQLOrderable {}
extension ReferenceTime: SQLOrderable {}
extension JulianDay: SQLOrderable {}
extension MillisecondText: SQLOrderable {}
extension SecondText: SQLOrderable {}
extension DayText: SQLOrderable {}
extension ISO8601Text: SQLOrderable {}
extension UUIDUppercase: SQLOrderable {}
