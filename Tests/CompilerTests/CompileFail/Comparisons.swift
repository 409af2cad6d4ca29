import Foundation
import Koine

func comparisons1() {
  _ = Reminder.where { $0.title == 3 }
  //                            ^ error: binary operator '==' cannot be applied to operands of type 'Column<…
}

func comparisons2() {
  _ = Reminder.where { $0.priority > "3" }
  //                               ^ error: binary operator '>' cannot be applied to operands of type 'Colum…
}

func comparisons3() {
  _ = Reminder.where { $0.score > $0.id }
  //                            ^ error: binary operator '>' cannot be applied to operands of type 'Column<R…
}

func comparisons4() {
  _ = Sample.where { $0.small == $0.large }
  //                          ^ error: binary operator '==' cannot be applied to operands of type 'Column<Sa…
}

func comparisons5() {
  _ = Sample.where { $0.kind == .urgnt }
  //                             ^ error: type 'Kind' has no member 'urgnt'
}

func comparisons6() {
  _ = Sample.where { $0.kind == "urgent" }
  //                         ^ error: binary operator '==' cannot be applied to operands of type 'Column<Sam…
}

func comparisons7() {
  _ = Sample.where { $0.small == 1.5 }
  //                          ^ error: binary operator '==' cannot be applied to operands of type 'Column<Sa…
}

func comparisons8() {
  _ = Reminder.where { $0.title.in([1]) }
  //                                ^ error: cannot convert value of type 'Int' to expected element type 'St…
}

func comparisons9() {
  _ = Reminder.where { $0.id == nil }
  //                         ^ warning: comparing non-optional value of type 'Column<Reminder, Int>' to 'nil' always returns false
}

func comparisons10() {
  _ = Reminder.where { $0.score + $0.title > 3 }
  //                            ^ error: binary operator '+' cannot be applied to operands of type 'Column<R…
}

func comparisons11() {
  _ = Sample.where { $0.small.between(1, and: 5.5) }
  //                          ^ error: instance method 'between(_:and:)' requires the types 'Int32' and 'Double.Value' (aka 'Double') be equ…
}

func comparisons12() {
  _ = Sample.where { $0.kind.between(.urgnt, and: .urgent) }
  //                                  ^ error: …
}

func comparisons13() {
  _ = Reminder.select { $0.priority ?? "x" }
  //                                ^ error: …
}
