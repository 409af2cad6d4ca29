-- SQLite 3.40
SELECT CASE WHEN "samples"."x" >= -9223372036854775808.0 AND "samples"."x" < 9223372036854775808.0 THEN CAST("samples"."x" AS INTEGER) END FROM "samples" ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT CASE WHEN "samples"."x" >= -9223372036854775808 AND "samples"."x" < 9223372036854775808 THEN CAST(trunc("samples"."x") AS bigint) END FROM "samples" ORDER BY "samples"."id"
