-- SQLite 3.40
SELECT koine_regr_avgx_of_frame(CAST("samples"."m" AS REAL), "samples"."x") OVER (ORDER BY "samples"."id"), koine_regr_sxy_of_frame(CAST("samples"."m" AS REAL), "samples"."y") OVER "koine_window", koine_regr_count_of_frame(CAST("samples"."m" AS REAL), "samples"."y") OVER "koine_window" FROM "samples" WHERE "samples"."id" IN (?1, ?2, ?3, ?4) WINDOW "koine_window" AS (ORDER BY "samples"."id" ROWS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 4 (integer 64)
-- 4: 5 (integer 64)

-- PostgreSQL 13
SELECT nullif(nullif(nullif(regr_avgx(CAST("samples"."m" AS double precision), "samples"."x") OVER (ORDER BY "samples"."id"), CAST('NaN' AS double precision)), CAST('Infinity' AS double precision)), CAST('-Infinity' AS double precision)), nullif(regr_sxy(CAST("samples"."m" AS double precision), "samples"."y") OVER "koine_window", CAST('NaN' AS double precision)), regr_count(CAST("samples"."m" AS double precision), "samples"."y") OVER "koine_window" FROM "samples" WHERE "samples"."id" IN ($1, $2, $3, $4) WINDOW "koine_window" AS (ORDER BY "samples"."id" ROWS BETWEEN 1 FOLLOWING AND 1 FOLLOWING) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 4 (integer 64)
-- 4: 5 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 1: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 2: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 3: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
