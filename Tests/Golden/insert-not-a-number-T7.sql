-- SQLite 3.40
-- refused: SQLite 3.40 cannot express notANumber (row 1, column x): SQLite stores NaN as NULL; store nil, or another number

-- PostgreSQL 13
INSERT INTO "samples" ("id", "n", "m", "small", "x", "y", "flag") VALUES ($1, $2, $3, $4, $5, $6, $7)
-- 1: 99 (integer 64)
-- 2: NULL (integer 64)
-- 3: NULL (integer 64)
-- 4: NULL (integer 32)
-- 5: nan (double)
-- 6: NULL (double)
-- 7: NULL (boolean)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express notANumber (row 1, column x): MariaDB stores finite numbers alone; store nil, or another number
