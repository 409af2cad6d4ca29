-- SQLite 3.40
SELECT CASE WHEN rtrim(CAST("samples"."n" AS TEXT) || ?1, '0123456789') IN ('', '-', '+') AND (CAST("samples"."n" AS TEXT) || ?2) NOT IN ('', '-', '+') AND typeof(CAST(CAST("samples"."n" AS TEXT) || ?3 AS NUMERIC)) = 'integer' THEN CAST(CAST("samples"."n" AS TEXT) || ?4 AS INTEGER) END + CAST("samples"."flag" AS INTEGER) FROM "samples" WHERE "samples"."id" < ?5 ORDER BY "samples"."id"
-- 1: '0' (text)
-- 2: '0' (text)
-- 3: '0' (text)
-- 4: '0' (text)
-- 5: 4 (integer 64)

-- PostgreSQL 13
SELECT CASE WHEN (CAST("samples"."n" AS text) || $1) ~ '^[-+]?0*[0-9]{1,19}$' THEN CASE WHEN CAST(CAST("samples"."n" AS text) || $2 AS numeric) BETWEEN -9223372036854775808 AND 9223372036854775807 THEN CAST(CAST("samples"."n" AS text) || $3 AS bigint) END END + CAST(CAST("samples"."flag" AS integer) AS bigint) FROM "samples" WHERE "samples"."id" < $4 ORDER BY "samples"."id"
-- 1: '0' (text)
-- 2: '0' (text)
-- 3: '0' (text)
-- 4: 4 (integer 64)
