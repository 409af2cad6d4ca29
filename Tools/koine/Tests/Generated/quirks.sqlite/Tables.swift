import Foundation
import Koine

@Table("boxes") struct Box {
  @Column(primaryKey: false) var id: Int?
  var left: Double?
  var right: Double?
}

@Table("defaults") struct Default {
  @Column(defaultExpression: SQL("x'00Ff'", as: Data.self)) var a: Data?
  @Column(default: 1000.0) var b: Double?
  @Column(default: 5) var c: Int?
  var d: String?
  @Column(defaultExpression: SQL("CURRENT_DATE", as: String.self)) var e: String?
  @Column(collation: .database, defaultExpression: SQL("'x' || 'y'", as: String.self)) var f: String
  @Column(default: 7) var g: Int?
  @Column(default: "NULL") var h: String?
  @Column(default: 0.5) var i: Double?
  @Column(defaultExpression: SQL("-(3)", as: Int.self)) var j: Int?
  @Column(default: "") var k: String?
  @Column(default: 9223372036854775807) var l: Int?
  // "m" : Koine has no type for it.
  @Column(defaultExpression: SQL("0x10", as: Int.self)) var n: Int?
  @Column(default: "a,b)") var o: String?
  var p: Double?
  var q: Double?
  var r: Int?
  // "s" POINT: Koine has no type for it.
  var t: String?
  var u: Date?
  var v: UUID?
  var w: JSONValue?

  static let indexes: [TableIndex<Default>] = [
    .on(name: "partial") {
      ($0.b, $0.c.descending())
    } where: { _ in
      SQL("b IS NOT NULL", as: Bool.self)
    }
  ]

  // Not said here: unique index named (a, length(f || ',)') collate NOCASE descending)
}

@Table("descending key") struct DescendingKey {
  @Column(primaryKey: true) let a: Int  // Not made by the database: give rows their keys.

  // Not said here: PRIMARY KEY DESC
}

// table full text: no column that Koine has a type for.

@Table("has changed") struct HasChanged {
  @Column("a b") var aB: Int?
  @Column(collation: .noCase) var b: String?

  static let constraints: [TableConstraint<HasChanged>] = [
    .check { _ in SQL("\"a b\" > 0", as: Bool.self) }
  ]

  // Not said here: foreign key (b) references has changed of other types
}

@Table("key behind") struct KeyBehind {
  @Column(primaryKey: true) let a: Int
  var b: Int?

  // Not said here: a AUTOINCREMENT
}

@Table("key of another type") struct KeyOfAnotherType {
  @Column(primaryKey: true) let a: Int  // Not made by the database: give rows their keys.
  var b: String?
}

@Table("refers") struct Refer {
  var a: Int?
  var b: Int?
  var c: Int?
  @Column(references: KeyBehind.self) var d: Int?
  var e: String?
  var f: String?

  static let constraints: [TableConstraint<Refer>] = [
    .foreignKey(\.e, \.f, references: Sorted.self, \.b, \.a),
    .foreignKey(\.f, \.e, references: Sorted.self, \.b, \.a),
  ]

  // Not said here: foreign key (a) references missing
  // Not said here: foreign key (b) references missing (x)
  // Not said here: foreign key (c) references refers
}

@Table("sorted") struct Sorted {
  @Column(primaryKey: true) let a: String
  @Column(primaryKey: true) let b: String
  @Column(collation: .database) var c: String?

  // Not said here: WITHOUT ROWID
}

@Table("strict") struct Strict {
  @Column(primaryKey: true) let a: String
  // "b" ANY: Koine has no type for it.
  var c: Int

  // Not said here: ON CONFLICT IGNORE
}

@Table("without commas") struct WithoutComma {
  @Column(primaryKey: true) let a: Int
  @Column(default: 1) var b: Int?

  static let constraints: [TableConstraint<WithoutComma>] = [
    .unique(\.b, \.a),
    .foreignKey(
      \.b, references: KeyBehind.self, \.a,
      onDelete: .setDefault, onUpdate: .setNull, name: "f"
    ),
    .check("c") { _ in SQL("a > b", as: Bool.self) },
  ]
}

/// A view, whose rows are read only.
@Table("with_types") struct WithType {
  // "a" : Koine has no type for it.
  var c: Int?
  var f: String?
}
