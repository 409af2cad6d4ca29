#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension Date: SQLOrderable {}
extension CalendarDate: SQLOrderable {}
extension TimeOfDay: SQLOrderable {}
