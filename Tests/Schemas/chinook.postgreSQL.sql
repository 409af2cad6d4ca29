CREATE TABLE "Artist" ("ArtistId" INT NOT NULL, "Name" VARCHAR(120), CONSTRAINT "PK_Artist" PRIMARY KEY ("ArtistId"));
CREATE TABLE "Album" (
  "AlbumId" INT NOT NULL, "Title" VARCHAR(160) NOT NULL, "ArtistId" INT NOT NULL,
  CONSTRAINT "PK_Album" PRIMARY KEY ("AlbumId")
);
ALTER TABLE "Album" ADD CONSTRAINT "FK_AlbumArtistId" FOREIGN KEY ("ArtistId") REFERENCES "Artist" ("ArtistId")
  ON DELETE NO ACTION ON UPDATE NO ACTION;
CREATE INDEX "IFK_AlbumArtistId" ON "Album" ("ArtistId");
CREATE TABLE "Employee" (
  "EmployeeId" INT NOT NULL CONSTRAINT "PK_Employee" PRIMARY KEY, "LastName" VARCHAR(20) NOT NULL,
  "ReportsTo" INT REFERENCES "Employee", "BirthDate" TIMESTAMP
);
CREATE TABLE "Track" (
  "TrackId" INT NOT NULL PRIMARY KEY, "Name" VARCHAR(200) NOT NULL, "AlbumId" INT REFERENCES "Album", "Bytes" INT,
  "UnitPrice" NUMERIC(10,2) NOT NULL
);
CREATE TABLE "PlaylistTrack" (
  "PlaylistId" INT NOT NULL, "TrackId" INT NOT NULL REFERENCES "Track", CONSTRAINT "PK_PlaylistTrack" PRIMARY KEY ("PlaylistId", "TrackId")
);
CREATE UNIQUE INDEX "IPK_PlaylistTrack" ON "PlaylistTrack" ("TrackId", "PlaylistId");
