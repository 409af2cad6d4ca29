import Koine

@Table("a \"b\" c") struct ABC {
  @Column(primaryKey: true) let select: Int  // Not made by the database: give rows their keys.
  @Column("x.y", collation: .database, default: "a\"b") var xY: String?
  @Column("É", unique: true, collation: .database) var é: String?
  // "é" text: its name differs from another one's in its case alone.
  @Column("tick`s") var tickS: Int32?
  @Column("br ack") var brAck: Float?

  static let constraints: [TableConstraint<ABC>] = [
    .check { _ in SQL("\"é\" <> \"É\"", as: Bool.self) }
  ]
}

@Table("order") struct Order {
  @Column(references: ABC.self) var group: Int?
  @Column(collation: .database) var quoted: String?
  @Column("CHECK") var check: Int?
  @Column("PRIMARY", collation: .database) var primary: String?

  static let constraints: [TableConstraint<Order>] = [
    .check { _ in SQL("\"CHECK\" > 0", as: Bool.self) }
  ]

  // Not said here: index "in ""dex" (group nulls last, "CHECK" + 1 descending nulls first) where "group" > 0
}

@Table("plain") struct Plain {
  var a: Int?
  var b: Int?
}

@Table("x.y") struct XY {
  var a: Int?
  @Column(collation: .database) var c: String?

  static let constraints: [TableConstraint<XY>] = [
    .check { _ in SQL("c <> ', CHECK (d'::text", as: Bool.self) }
  ]
}

@Table("Ünïcode 表") struct Ünïcode表 {
  @Column("primary key", collation: .database) var primaryKey: String?
  @Column(collation: .database) var constraint: String?

  static let constraints: [TableConstraint<Ünïcode表>] = [
    .unique(\.primaryKey, \.constraint, name: "a \"rule\"")
  ]
}

/// A view, whose rows are read only.
@Table("v.w") struct VW {
  @Column("a b") var aB: Int?
}
