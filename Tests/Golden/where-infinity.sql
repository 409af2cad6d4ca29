-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE "samples"."x" = ?1 OR "samples"."x" = ?2 ORDER BY "samples"."id"
-- 1: inf (double)
-- 2: -inf (double)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE "samples"."x" = $1 OR "samples"."x" = $2 ORDER BY "samples"."id"
-- 1: inf (double)
-- 2: -inf (double)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express infinity (a bound value) in WHERE: MariaDB stores finite numbers alone; store nil, or another number
-- refused: MariaDB 10.11 cannot express infinity (a bound value) in WHERE: MariaDB stores finite numbers alone; store nil, or another number
