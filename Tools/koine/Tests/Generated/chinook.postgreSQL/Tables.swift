import Foundation
import Koine

enum Cents: DecimalScale { static let scale = 2 }

@Table("Album") struct Album {
  @Column("AlbumId", primaryKey: true) let albumID: Int32  // Not made by the database: give rows their keys.
  @Column("Title", collation: .database) var title: String
  @Column("ArtistId") var artistID: Int32

  static let constraints: [TableConstraint<Album>] = [
    .foreignKey(\.artistID, references: Artist.self, \.artistID, name: "FK_AlbumArtistId")
  ]

  static let indexes: [TableIndex<Album>] = [
    .on(\.artistID, name: "IFK_AlbumArtistId")
  ]
}

@Table("Artist") struct Artist {
  @Column("ArtistId", primaryKey: true)
  let artistID: Int32  // Not made by the database: give rows their keys.
  @Column("Name", collation: .database) var name: String?
}

@Table("Employee") struct Employee {
  @Column("EmployeeId", primaryKey: true)
  let employeeID: Int32  // Not made by the database: give rows their keys.
  @Column("LastName", collation: .database) var lastName: String
  @Column("ReportsTo", references: Employee.self) var reportsTo: Int32?
  @Column("BirthDate", databaseType: "timestamp") var birthDate: Date?
}

@Table("PlaylistTrack") struct PlaylistTrack {
  @Column("PlaylistId", primaryKey: true) let playlistID: Int32
  @Column("TrackId", primaryKey: true, references: Track.self) let trackID: Int32

  static let indexes: [TableIndex<PlaylistTrack>] = [
    .unique(\.trackID, \.playlistID, name: "IPK_PlaylistTrack")
  ]
}

@Table("Track") struct Track {
  @Column("TrackId", primaryKey: true) let trackID: Int32  // Not made by the database: give rows their keys.
  @Column("Name", collation: .database) var name: String
  @Column("AlbumId", references: Album.self) var albumID: Int32?
  @Column("Bytes") var bytes: Int32?
  @Column("UnitPrice", as: Scaled<Cents>.self) var unitPrice: Decimal
}
