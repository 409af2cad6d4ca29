-- SQLite 3.40
SELECT CASE WHEN "samples"."x" > -1.0 AND "samples"."x" < 256.0 THEN CAST("samples"."x" AS INTEGER) END, CASE WHEN "samples"."x" > -129.0 AND "samples"."x" < 128.0 THEN CAST("samples"."x" AS INTEGER) END, CASE WHEN "samples"."x" > -1.0 AND "samples"."x" < 9223372036854775808.0 THEN CAST("samples"."x" AS INTEGER) END FROM "samples" WHERE "samples"."x" IS NOT NULL ORDER BY "samples"."id"

-- PostgreSQL 13
SELECT CASE WHEN "samples"."x" > -1 AND "samples"."x" < 256 THEN CAST(trunc("samples"."x") AS smallint) END, CASE WHEN "samples"."x" > -129 AND "samples"."x" < 128 THEN CAST(trunc("samples"."x") AS smallint) END, CASE WHEN "samples"."x" > -1 AND "samples"."x" < 9223372036854775808 THEN CAST(trunc("samples"."x") AS bigint) END FROM "samples" WHERE "samples"."x" IS NOT NULL ORDER BY "samples"."id"
