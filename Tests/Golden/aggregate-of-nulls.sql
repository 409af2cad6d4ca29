-- SQLite 3.40
SELECT count("samples"."n"), koine_sum("samples"."n"), avg("samples"."x") FROM "samples" WHERE "samples"."id" = ?1
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT count("samples"."n"), CAST(sum("samples"."n") AS bigint), avg("samples"."x") FROM "samples" WHERE "samples"."id" = $1
-- 1: 5 (integer 64)
