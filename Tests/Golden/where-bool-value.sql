-- SQLite 3.40
SELECT "samples"."id" FROM "samples" WHERE "samples"."flag" = ?1 ORDER BY "samples"."id"
-- 1: true (boolean)

-- PostgreSQL 13
SELECT "samples"."id" FROM "samples" WHERE "samples"."flag" = $1 ORDER BY "samples"."id"
-- 1: true (boolean)
