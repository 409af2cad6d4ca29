-- SQLite 3.40
SELECT "samples"."id", koine_stddev_samp_of_frame(CAST("samples"."m" AS REAL)) FILTER (WHERE "samples"."id" > ?1) OVER (), koine_stddev_pop_of_frame(CAST("samples"."m" AS REAL)) OVER (ORDER BY "samples"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM "samples" WHERE "samples"."id" IN (?2, ?3, ?4, ?5) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
-- 4: 4 (integer 64)
-- 5: 5 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id", nullif(stddev_samp(CAST("samples"."m" AS double precision)) FILTER (WHERE "samples"."id" > $1) OVER (), CAST('NaN' AS double precision)), nullif(stddev_pop(CAST("samples"."m" AS double precision)) OVER (ORDER BY "samples"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW), CAST('NaN' AS double precision)) FROM "samples" WHERE "samples"."id" IN ($2, $3, $4, $5) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)
-- 4: 4 (integer 64)
-- 5: 5 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 2: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 3: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
