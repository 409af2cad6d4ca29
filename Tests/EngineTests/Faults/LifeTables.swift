import Koine

@Table("owners") struct LifeOwner: Identifiable, Equatable {
  let id: Int
  var name: String
}

/// A thing as it was.
@Table("things") struct OldLifeThing: Identifiable, Equatable {
  let id: Int
  var title: String
  var owner: Int?

  static let indexes: [TableIndex<OldLifeThing>] = [.on(\.title)]
}

/// A thing as it is to be: on SQLite its table is made anew.
@Table("things") struct LifeThing: Identifiable, Equatable {
  let id: Int
  @Column(renamedFrom: "title") var name: String
  @Column(references: LifeOwner.self) var owner: LifeOwner.ID?
  @Column(default: 7) var weight: Int

  static let indexes: [TableIndex<LifeThing>] = [.on(\.name)]
  static let constraints: [TableConstraint<LifeThing>] = [.check("weights") { $0.weight > 0 }]
}

/// A thing with another name for a column, and one more.
@Table("things") struct HeavyLifeThing: Identifiable, Equatable {
  let id: Int
  var title: String
  var holder: Int?
  @Column(default: 1) var weight: Int
}

/// What another database holds.
@Table("parcels") struct LifeParcel: Identifiable, Equatable {
  let id: Int
  @Column(unique: true) var code: String
}

@Table("titles") struct LifeTitle: Equatable {
  var title: String
}
