import Koine

@Table("a \"b\" c") struct ABC {
  @Column(primaryKey: true) let select: Int
  @Column("x.y", default: "a\"b") var xY: String?
  @Column("É", unique: true) var é: String?
  // "é" TEXT: its name differs from another one's in its case alone.
  @Column("tick`s") var tickS: Int?
  @Column("br ack") var brAck: Double?

  static let constraints: [TableConstraint<ABC>] = [
    .check { _ in SQL("\"é\" <> \"É\"", as: Bool.self) }
  ]
}

@Table("order") struct Order {
  @Column(references: ABC.self) var group: Int?
  var quoted: String?
  @Column("CHECK") var check: Int?
  @Column("PRIMARY", collation: .noCase) var primary: String?

  static let constraints: [TableConstraint<Order>] = [
    .check { _ in SQL("\"CHECK\" > 0", as: Bool.self) }
  ]

  // Not said here: index "in ""dex" (group, "CHECK" + 1 descending) where "group" > 0
}

@Table("plain") struct Plain {
  // "a" : Koine has no type for it.
  var b: Int?
}

@Table("x.y") struct XY {
  var a: Int?
  var c: String?

  static let constraints: [TableConstraint<XY>] = [
    .check { _ in SQL("c <> ', CHECK (d'", as: Bool.self) }
  ]
}

@Table("Ünïcode 表") struct Ünïcode表 {
  @Column("primary key") var primaryKey: String?
  var constraint: String?

  static let constraints: [TableConstraint<Ünïcode表>] = [
    .unique(\.primaryKey, \.constraint, name: "a \"rule\"")
  ]

  // Not said here: a key ("primary key" COLLATE NOCASE, "constraint" DESC)
}

// view v.w: no column that Koine has a type for.
