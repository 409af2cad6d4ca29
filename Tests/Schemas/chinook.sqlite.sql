CREATE TABLE [Artist] ([ArtistId] INTEGER NOT NULL, [Name] NVARCHAR(120), CONSTRAINT [PK_Artist] PRIMARY KEY ([ArtistId]));
CREATE TABLE [Album] (
  [AlbumId] INTEGER NOT NULL, [Title] NVARCHAR(160) NOT NULL, [ArtistId] INTEGER NOT NULL,
  CONSTRAINT [PK_Album] PRIMARY KEY ([AlbumId]),
  FOREIGN KEY ([ArtistId]) REFERENCES [Artist] ([ArtistId]) ON DELETE NO ACTION ON UPDATE NO ACTION
);
CREATE TABLE [Employee] (
  [EmployeeId] INTEGER NOT NULL CONSTRAINT [PK_Employee] PRIMARY KEY, [LastName] NVARCHAR(20) NOT NULL, [ReportsTo] INTEGER,
  [BirthDate] DATETIME, FOREIGN KEY ([ReportsTo]) REFERENCES [Employee] ([EmployeeId])
);
CREATE TABLE Track (
  TrackId INTEGER NOT NULL PRIMARY KEY, Name NVARCHAR(200) NOT NULL, AlbumId INTEGER REFERENCES Album, Bytes INTEGER,
  UnitPrice NUMERIC(10,2) NOT NULL
);
CREATE TABLE [PlaylistTrack] (
  [PlaylistId] INTEGER NOT NULL, [TrackId] INTEGER NOT NULL,
  CONSTRAINT [PK_PlaylistTrack] PRIMARY KEY ([PlaylistId], [TrackId]),
  FOREIGN KEY ([PlaylistId]) REFERENCES [Playlist] ([PlaylistId]), FOREIGN KEY ([TrackId]) REFERENCES [Track] ([TrackId])
);
CREATE UNIQUE INDEX [IPK_PlaylistTrack] ON [PlaylistTrack] ([TrackId], [PlaylistId]);
CREATE INDEX [IFK_AlbumArtistId] ON [Album] ([ArtistId]);
CREATE VIRTUAL TABLE search USING fts5(name, composer, content='', tokenize = "porter ascii");
CREATE TABLE copied AS SELECT TrackId, Name AS "a name" FROM Track;
