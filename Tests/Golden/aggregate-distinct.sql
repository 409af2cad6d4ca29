-- SQLite 3.40
SELECT count(DISTINCT "samples"."n"), sum(DISTINCT "samples"."n"), avg(DISTINCT "samples"."m") FROM "samples" WHERE "samples"."id" < ?1 OR "samples"."id" = ?2
-- 1: 5 (integer 64)
-- 2: 8 (integer 64)

-- PostgreSQL 13
SELECT count(DISTINCT "samples"."n"), CAST(sum(DISTINCT "samples"."n") AS bigint), CAST(avg(DISTINCT "samples"."m") AS double precision) FROM "samples" WHERE "samples"."id" < $1 OR "samples"."id" = $2
-- 1: 5 (integer 64)
-- 2: 8 (integer 64)
