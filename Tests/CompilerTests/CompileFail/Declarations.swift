import Foundation
import Koine

struct Colour {}
enum Limits { static let most = 3 }

@Table class TableClass { var x = 1 }
//     ^ error: '@Table' can only be applied to a struct; this is a class

@Table enum TableEnum { case x }
//     ^ error: '@Table' can only be applied to a struct; this is an enum

@Table struct GenericTable<T> { var x = 1 }
//                        ^ error: '@Table' cannot be applied to a generic struct, nor inside of a generic type

@Table struct NoColumns { static let x = 1 }
//            ^ error: a table needs at least one stored property

@Table struct ConstantDefault { let x = 1 }
//                              ^ error: a 'let' with a default value cannot take the value of its column

@Table struct UnknownType { var x = [1] }
//                              ^ error: add a type annotation: '@Table' cannot tell the type of the column from…

@Table struct TupleColumn { var x: (Int, Int) }
//                                 ^ error: a column cannot hold a tuple; declare a property for each of its parts

@Table struct ListColumn { var x: [String] }
//                                ^ error: a column cannot hold a value of type '[String]' by itself; say how it…

@Table struct OptionalKey { let id: Int? }
//                                  ^ error: a primary key cannot be optional

@Table struct GeneratedDefault { @Column(default: 3) let id: Int }
//                                       ^ error: the database makes the values of an integer primary key: it…

@Table struct GeneratedExpression { @Column(defaultExpression: randomUUID()) let id: Int }
//                                          ^ error: the database makes the values of an integer primary key: it…

@Table struct SecondDefault { @Column(default: 3, defaultExpression: SQL("3", as: Int.self)) var x: Int }
//                                                ^ error: a column has one default: 'default:' or 'defaultExpression:'

@Table struct SameColumn { var x = 1, X = 2 }
//                                    ^ error: the column 'X' is the property 'x' already: names must differ in…

@Table struct CollatedNumber { @Column(collation: .noCase) var x: Int }
//                                     ^ error: 'collation:' says how texts are compared; this column holds 'Int'

@Table struct ComputedColumn { @Column var x: Int { 1 }; var y = 1 }
//                             ^ error: '@Column' has no effect on a computed property: only stored instance…

@Table struct EphemeralColumn { @Ephemeral @Column var x = 1; var y = 1 }
//                                         ^ error: a property is a column or '@Ephemeral', not both

@Table struct EphemeralWithoutDefault { @Ephemeral var x: Int; var y = 1 }
//                                                     ^ error: an '@Ephemeral' property needs a default: no col…

struct NoTable { @Column("y") var x = 1 }
//               ^ error: '@Column' has no effect outside of a '@Table' or '@Selection' struct

@Table struct CompositeKey {
  @Column(primaryKey: true) var x = 1
  @Column(primaryKey: true) var y = "a"
}

// What only the compiler knows of a type is said at the macro.

enum Expanded {
  @Table struct WrongGuess { var x = Limits.most }
  //< error: 'init(_:_:primaryKey:unique:collation:default:databaseType:references:onDelete:onUpdate:deferred:renamedFrom:generated:comment:)' is unavailable: a column…
  //< error: cannot convert value of type 'Int' to specified type 'Limits'
  //< error: type 'Limits' does not conform to protocol 'SQLRepresentable'
  //< error: instance method 'append' requires that 'Limits' conform to 'SQLRepresentable'

  @Table struct StructColumn { var x: Colour }
  //< error: 'init(_:_:primaryKey:unique:collation:default:databaseType:references:onDelete:onUpdate:deferred:renamedFrom:generated:comment:)' is unavailable: a column…
  //< error: type 'Colour' does not conform to protocol 'SQLRepresentable'
  //< error: instance method 'append' requires that 'Colour' conform to 'SQLRepresentable'
  //< error: instance method 'next' requires that 'Colour' conform to 'SQLRepresentable'

  @Table struct ReferenceToComposite { @Column(references: CompositeKey.self) var x = 1 }
  //                                                       ^ error: cannot convert value of type 'CompositeKey.…
  //< error: cannot convert value of type 'CompositeKey.Type' to expected argument type 'any PrimaryKeyedTable.T…

  @Table struct WrongDefault { @Column(default: "x") var x = 1 }
  //< error: cannot convert value of type 'String' to type 'Int' in coercion

  @Table struct WrongExpression { @Column(defaultExpression: randomUUID()) var x: Date }
  //< error: global function '_default(_:of:)' requires the types 'Date' and 'UUID' be equivalent
}

func composite1() {
  _ = CompositeKey.find((1, 2))
  //                    ^ error: cannot convert value of type '(Int, Int)' to expected argument type 'CompositeKey.…
}

func composite2() {
  _ = CompositeKey.find(1)
  //                    ^ error: cannot convert value of type 'Int' to expected argument type 'CompositeKey.Primar…
}

@Table struct ScopeOfAnotherTable {
  var x = 1
  static var defaultScope: Where<Reminder> { Reminder.where { $0.id == 1 } }
  //                       ^ error: a default scope is a 'Where<ScopeOfAnotherTable>': of another type it would be none
}

@Table struct OpaqueScope {
  var x = 1
  static var defaultScope: some SelectStatement { Reminder.all() }
  //                       ^ error: a default scope is a 'Where<OpaqueScope>': of another type it would be none
}

@Table struct ScopeMethod {
  var x = 1
  static func defaultScope() -> Where<Reminder> { Reminder.all() }
  //     ^ error: a default scope is a property, 'static var defaultScope: Where<ScopeMethod>': as a method it…
}

@Table struct ScopeOfInstance {
  var x = 1
  var defaultScope: Where<Reminder> { Reminder.all() }
  //< error: a default scope is static: as a property of a row it would be none
}

enum Scopes {
  @Table
  //< error: '_checkScope(_:of:)' is unavailable: a default scope is a 'Where' of its table: of another type it would be none
  struct SelectionAsScope {
    var x = 1
    static var defaultScope: Select1<Int, SelectionAsScope.Columns> { SelectionAsScope.select(\.x) }
  }
}

// Groups of columns.

@Selection enum CaseWithoutValue { case a(Int), nothing }
//                                              ^ error: no column would tell that 'nothing' is the case: give it a value, or…

@Selection enum OptionalPayload { case a(Int), b(String?) }
//                                               ^ error: all columns of 'b' could be NULL, and nothing would tell that it is…

@Selection enum OptionalPayloads { case a(Int), b(x: Int?, y: Int?) }
//                                              ^ error: all columns of 'b' could be NULL, and nothing would tell that it is…

@Selection enum UnlabelledValues { case a(Int, Int) }
//                                      ^ error: each of several values has a column with the name of its label: label…

@Selection enum IndirectCase { indirect case a(IndirectCase); case b(Int) }
//                             ^ error: a case that holds its own enum would need columns without end: store the value…

@Selection enum NoCases {}
//              ^ error: a column group needs at least one case

@Selection struct GroupOfOptionals: ColumnGroup { var x: Int?; var y: Int? }
//                ^ error: a column group needs a property that is not optional: if all of its columns were NULL, it…
//                ^ error: type 'GroupOfOptionals' does not conform to protocol 'SelectedRow'

@Selection struct PlainSelection { var x: Int }
@Selection enum Payload { case a(Int), b(String) }

enum Groups {
  @Selection enum SelectionAsPayload { case a(PlainSelection) }
  //< error: 'payload' is unavailable: a case cannot hold this type: make it a ColumnValue, a @Selection enum, or a @Sele…

  @Selection enum OptionalByAnotherName { case a(Maybe) }
  //< error: 'payload' is unavailable: a case cannot hold this type: make it a ColumnValue, a @Selection enum, or a @Sele…

  @Table struct GroupOfOneColumn { @ColumnGroup var x: Int }
  //< error: 'group' is unavailable: this is not a column group: make it a @Selection enum, or a @Selection struct that is…

  typealias Maybe = Int?
}

@Table struct Parcel {
  let id: Int
  @ColumnGroup var payload: Payload
}

func groups1() {
  _ = Parcel.find(1).update { $0.payload.a = 3 }
  //                             ^ error: subscript 'subscript(dynamicMember:)' requires that 'MemberColumnsOf<Payload>'…
}

func groups2() {
  _ = Parcel.find(1).update { $0.payload = nil }
  //                          ^ error: setter for 'subscript(dynamicMember:)' is unavailable: this column group is not…
}

func groups3() {
  _ = Parcel.where { $0.payload.c != nil }
  //                            ^ error: value of type 'MemberColumnsOf<Payload>' (aka 'Payload.Columns') has no member 'c'
}

@Selection struct Extent: ColumnGroup { var width: Int; var height: Int? }

@Table struct Crate {
  let id: Int
  @ColumnGroup var extent: Extent
  @ColumnGroup var spare: Extent?
}

func groups4() {
  _ = Crate.all().update { $0.extent = nil }
  //                       ^ error: setter for 'subscript(dynamicMember:)' is unavailable: this column group is not…
}

func groups5(_ extent: Extent?) {
  _ = Crate.all().update { $0.extent = extent }
  //                       ^ error: setter for 'subscript(dynamicMember:)' is unavailable: this column group is not…
}

func groups6() {
  _ = Crate.all().update { $0.extent.width = nil }
  //                       ^ error: setter for 'subscript(dynamicMember:)' is unavailable: this column is never NULL
}

func groups7() {
  _ = Crate.all().update { $0.spare.width = 3 }
  //                                ^ error: cannot assign to property: 'width' is a get-only property
  //                                        ^ error: cannot assign value of type 'Int' to type 'MemberColumnsOf<Int>' (aka 'Column<Never, Int>')
}

@Table struct ScalelessDecimal { var price: Decimal }
//                                          ^ error: a column cannot hold a 'Decimal' without a number of decimals…
