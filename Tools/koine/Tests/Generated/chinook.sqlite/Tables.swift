import Foundation
import Koine

@Table("Album") struct Album {
  @Column("AlbumId", primaryKey: true) let albumID: Int
  @Column("Title") var title: String
  @Column("ArtistId", references: Artist.self) var artistID: Int

  static let indexes: [TableIndex<Album>] = [
    .on(\.artistID, name: "IFK_AlbumArtistId")
  ]
}

@Table("Artist") struct Artist {
  @Column("ArtistId", primaryKey: true) let artistID: Int
  @Column("Name") var name: String?
}

@Table("Employee") struct Employee {
  @Column("EmployeeId", primaryKey: true) let employeeID: Int
  @Column("LastName") var lastName: String
  @Column("ReportsTo", references: Employee.self) var reportsTo: Int?
  @Column("BirthDate") var birthDate: Date?
}

@Table("PlaylistTrack") struct PlaylistTrack {
  @Column("PlaylistId", primaryKey: true) let playlistID: Int
  @Column("TrackId", primaryKey: true, references: Track.self) let trackID: Int

  static let indexes: [TableIndex<PlaylistTrack>] = [
    .unique(\.trackID, \.playlistID, name: "IPK_PlaylistTrack")
  ]

  // Not said here: foreign key (PlaylistId) references Playlist (PlaylistId)
}

@Table("Track") struct Track {
  @Column("TrackId", primaryKey: true) let trackID: Int
  @Column("Name") var name: String
  @Column("AlbumId", references: Album.self) var albumID: Int?
  @Column("Bytes") var bytes: Int?
  @Column("UnitPrice") var unitPrice: Double
}

@Table("copied") struct Copied {
  @Column("TrackId") var trackID: Int?
  @Column("a name") var aName: String?
}

// table search: no column that Koine has a type for.
