-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE "samples"."x" = ?1 OR "samples"."x" = ?2 ORDER BY "samples"."id"
-- 1: inf (double)
-- 2: -inf (double)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE "samples"."x" = $1 OR "samples"."x" = $2 ORDER BY "samples"."id"
-- 1: inf (double)
-- 2: -inf (double)
