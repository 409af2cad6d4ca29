import Foundation
import Koine

// budget: 200 ms
func wrongTypeInEightComparisons() {
  _ = Reminder.where {
    $0.id == 1 && $0.title == "a" && $0.priority == "3" && $0.score > 1.5
      //                                         ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '==' in a synchronous nonisolated context
      //                                         ^ warning: '==' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
      && $0.id < 4 && $0.title != "b" && $0.priority != 4 && $0.score <= 3
  }
}

// budget: 2500 ms
func wrongTypeInSixteenComparisons() {
  _ = Reminder.where {
    $0.id == 1 && $0.title == "a" && $0.priority == 3 && $0.score > 1.5
      && $0.id < 4 && $0.title != "b" && $0.priority != 4 && $0.score <= 3
      && $0.id == "1" && $0.title == "a" && $0.priority == 3 && $0.score > 1.5
      //       ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '==' in a synchronous nonisolated context
      //       ^ warning: '==' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
      && $0.id < 4 && $0.title != "b" && $0.priority != 4 && $0.score <= 3
  }
}
