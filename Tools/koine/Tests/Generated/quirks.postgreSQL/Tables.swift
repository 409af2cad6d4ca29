import Foundation
import Koine

enum Decimals3: DecimalScale { static let scale = 3 }

@Table("defaults") struct Default {
  @Column(defaultExpression: SQL("'\\x00ff'::bytea", as: Data.self)) var a: Data?
  @Column(default: 1000.0) var b: Double?
  @Column(default: -5) var c: Int?
  @Column(collation: .database) var d: String?
  @Column(defaultExpression: SQL("CURRENT_DATE", as: CalendarDate.self)) var e: CalendarDate?
  @Column(collation: .database, defaultExpression: SQL("('x'::text || 'y'::text)", as: String.self))
  var f: String
  @Column(default: Int32(7)) var g: Int32?
  @Column(collation: .database, default: "NULL") var h: String?
  @Column(default: Float(0.5)) var i: Float?
  @Column(default: Int32(-3)) var j: Int32?
  @Column(collation: .database, default: "") var k: String?
  @Column(default: 9223372036854775807) var l: Int?
  @Column(default: true) var m: Bool?
  @Column(defaultExpression: SQL("'2024-02-29 17:30:00.5+05:30'::timestamp with time zone", as: Date.self))
  var n: Date?
  @Column(defaultExpression: SQL("now()", as: Date.self)) var o: Date?
  @Column(defaultExpression: SQL("'10:00:00'::time without time zone", as: TimeOfDay.self)) var p: TimeOfDay?
  @Column(defaultExpression: randomUUID()) var q: UUID?
  @Column(defaultExpression: SQL("'2024-02-29'::date", as: CalendarDate.self)) var r: CalendarDate?
  @Column(defaultExpression: SQL("'{\"a\": 1}'::jsonb", as: JSONValue.self)) var s: JSONValue?
  // "t" integer[]: Koine has no type for it.
  // "u" interval: Koine has no type for it.
  @Column(collation: .database, default: "a\nb") var v: String?
  @Column(as: Scaled<Decimals3>.self, defaultExpression: SQL("12.5", as: Scaled<Decimals3>.self))
  var w: Decimal?
  // "x" numeric(3,-2): Koine has no type for it.
  // "y" numeric(2,5): Koine has no type for it.
  @Column(collation: .database, databaseType: "short_code") var z: String?
  // "aa" code[]: Koine has no type for it.
  // "ab" character varying(3)[]: Koine has no type for it.
  // "ac" bit(3): Koine has no type for it.
  // "ad" "char": Koine has no type for it.
  var ae: String?
  @Column(defaultExpression: SQL("'00000000-0000-0000-0000-000000000001'::uuid", as: UUID.self)) var af: UUID?
  @Column(collation: .database, databaseType: "bpchar") var ag: String?
  // "ah" oid: Koine has no type for it.
}

@Table("listed") struct Listed {
  var a: Int32?
  @Column(collation: .database) var b: String?
}

@Table("numbered") struct Numbered {
  var a: Int32?  // Default: nextval('numbers'::regclass)
  @Column(primaryKey: true) let b: Int  // Not made by the database: give rows their keys.
}

// table pairs: no column that Koine has a type for.

@Table("refers") struct Refer {
  @Column(unique: true) var a: Int32  // Made by the database.
  var c: Int16  // Made by the database.
  @Column(primaryKey: true) let d: Int
  @Column(comment: "Of \"another\" row") var e: Int32?
  var f: Int32?
  var g: String?
  @Column(collation: .database, generated: .stored) var h: String?
  @Column("B") var b: Int32?

  static let generatedColumns: [GeneratedColumn<Refer>] = [
    .computed(\.h) { _ in SQL("g || 'x'::text", as: String.self) }
  ]

  static let indexes: [TableIndex<Refer>] = [
    .on(name: "first") { ($0.e, $0.f.descending()) }
  ]

  // Not said here: foreign key (B) references refers (a)
  // Not said here: foreign key (e, f) references refers_to (b, a)
  // Not said here: index hashed using hash (g)
  // Not said here: index ranges using brin (e, f)
  // Not said here: unique index refers_expr_expr1_h_a_idx (e + f nulls last, g || 'y'::text collate C text_pattern_ops descending nulls first) including (h, a)
  // Not said here: trigger late
}

@Table("refers_to") struct RefersTo {
  var a: Int32?
  var b: Int32?

  static let constraints: [TableConstraint<RefersTo>] = [
    .unique(\.b, \.a)
  ]
}

/// A view, whose rows are read only.
@Table("commented", comment: "A view") struct Commented {
  var a: Int32?
  @Column(collation: .database) var b: String?
}
