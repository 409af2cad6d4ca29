import Foundation
import Koine

// budget: 200 ms
func wrongTypeInEightComparisons() {
  _ = Reminder.where {
    $0.id == 1 && $0.title == "a" && $0.priority == "3" && $0.score > 1.5
      //                                         ^ error: binary operator '==' cannot be applied to operands of type 'Column<Reminder, Int?>' and 'String'
      && $0.id < 4 && $0.title != "b" && $0.priority != 4 && $0.score <= 3
  }
}

// budget: 2500 ms
func wrongTypeInSixteenComparisons() {
  _ = Reminder.where {
    $0.id == 1 && $0.title == "a" && $0.priority == 3 && $0.score > 1.5
      && $0.id < 4 && $0.title != "b" && $0.priority != 4 && $0.score <= 3
      && $0.id == "1" && $0.title == "a" && $0.priority == 3 && $0.score > 1.5
      //       ^ error: binary operator '==' cannot be applied to operands of type 'Column<Reminder, Int>' and 'String'
      && $0.id < 4 && $0.title != "b" && $0.priority != 4 && $0.score <= 3
  }
}
