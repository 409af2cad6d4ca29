-- SQLite 3.40
SELECT koine_regr_count_of_frame(CAST("samples"."m" AS REAL), "samples"."x") OVER "koine_window", koine_regr_slope_of_frame(CAST("samples"."m" AS REAL), CAST("samples"."m" AS REAL)) OVER "koine_window", koine_covar_samp_of_frame(CAST("samples"."m" AS REAL), "samples"."y") OVER "koine_window", koine_corr_of_frame(CAST("samples"."m" AS REAL), "samples"."y") OVER "koine_window" FROM "samples" WHERE "samples"."id" IN (?1, ?2, ?3, ?4) WINDOW "koine_window" AS (ORDER BY "samples"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 4 (integer 64)
-- 4: 5 (integer 64)

-- PostgreSQL 13
SELECT regr_count(CAST("samples"."m" AS double precision), "samples"."x") OVER "koine_window", nullif(regr_slope(CAST("samples"."m" AS double precision), CAST("samples"."m" AS double precision)) OVER "koine_window", CAST('NaN' AS double precision)), nullif(covar_samp(CAST("samples"."m" AS double precision), "samples"."y") OVER "koine_window", CAST('NaN' AS double precision)), nullif(corr(CAST("samples"."m" AS double precision), "samples"."y") OVER "koine_window", CAST('NaN' AS double precision)) FROM "samples" WHERE "samples"."id" IN ($1, $2, $3, $4) WINDOW "koine_window" AS (ORDER BY "samples"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 3 (integer 64)
-- 3: 4 (integer 64)
-- 4: 5 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 1: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 2: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 3: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 4: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
