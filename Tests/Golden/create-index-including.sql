-- SQLite 3.40
-- refused: SQLite 3.40 cannot express includedColumns (passenger): SQLite's indexes have no INCLUDE; end the terms of an index with the columns, if it is not unique

-- PostgreSQL 13
CREATE UNIQUE INDEX "seats_row_l_unique_index" ON "seats" ("row", "l") INCLUDE ("passenger")

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express includedColumns (passenger): MariaDB's indexes have no INCLUDE; end the terms of an index with the columns, if it is not unique
