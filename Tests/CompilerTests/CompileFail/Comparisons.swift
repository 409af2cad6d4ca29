import Foundation
import Koine

func comparisons1() {
  _ = Reminder.where { $0.title == 3 }
  //                            ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '==' in a synchronous nonisolated context
  //                            ^ warning: '==' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
}

func comparisons2() {
  _ = Reminder.where { $0.priority > "3" }
  //                               ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '>' in a synchronous nonisolated context
  //                               ^ warning: '>' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
}

func comparisons3() {
  _ = Reminder.where { $0.score > $0.id }
  //                            ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '>' in a synchronous nonisolated context
  //                            ^ warning: '>' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
}

func comparisons4() {
  _ = Sample.where { $0.small + $0.large == 3 }
  //                          ^ error: operator function '+' requires the types 'Int32' and 'Int64' be equivalent
}

func comparisons5() {
  _ = Sample.where { $0.kind == .urgnt }
  //                             ^ error: type 'Kind' has no member 'urgnt'
}

func comparisons6() {
  _ = Sample.where { $0.kind == "urgent" }
  //                         ^ error: referencing operator function '==' on 'Column' requires the types 'Kind' and 'String' be equivalent
}

func comparisons7() {
  _ = Sample.where { $0.small == 1.5 }
  //                             ^ error: cannot convert value of type 'Double' to expected argument type 'Int32'
}

func comparisons8() {
  _ = Reminder.where { $0.title.in([1]) }
  //                                ^ error: cannot convert value of type 'Int' to expected element type 'St…
}

func comparisons9() {
  _ = Reminder.where { $0.id == nil }
}

func comparisons10() {
  _ = Reminder.where { $0.score + $0.title > 3 }
  //                            ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '+' in a synchronous nonisolated context
  //                            ^ warning: '+' is deprecated: the two sides of this operator have different types; convert one with cast(as:)
}

func comparisons11() {
  _ = Sample.where { $0.small.between(1, and: 5.5) }
  //                          ^ error: instance method 'between(_:and:)' requires the types 'Int.Comparison' (aka 'ExactNumbers') and 'Double' be equivalent
}

func comparisons12() {
  _ = Sample.where { $0.kind.between(.urgnt, and: .urgent) }
  //                                  ^ error: …
}

func comparisons13() {
  _ = Reminder.select { $0.priority ?? "x" }
  //                                   ^ error: cannot convert value of type 'String' to expected argument type 'Optional<Int>.Comparand' (aka 'Int')
}

func comparisons14(_ price: Column<Sample, Scaled<Cents>>) {
  _ = Sample.select { _ in price * 1.5 }
  //                             ^ error: call to global actor 'OperandsOfDifferentTypes'-isolated operator function '*' in a synchronous nonisolated context
  //                             ^ warning: '*' is deprecated: a decimal and a floating-point number: write the factor as Scaled<…>(1.5), or convert one with cast(as:)
}

func comparisons15(_ price: Column<Sample, Scaled<Cents>>) {
  _ = Reminder.where { price > $0.score }
  //                         ^ error: operator function '>' requires the types 'Scaled<Cents>.Comparison' (aka 'ExactNumbers') and 'Double' be equivalent
}
