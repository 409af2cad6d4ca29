-- SQLite 3.40
SELECT koine_regr_count(CAST("samples"."m" AS REAL), "samples"."x"), koine_regr_slope(CAST("samples"."m" AS REAL), CAST("samples"."m" AS REAL)), koine_regr_intercept(CAST("samples"."m" AS REAL), CAST("samples"."m" AS REAL)), koine_corr(CAST("samples"."m" AS REAL), CAST("samples"."m" AS REAL)), koine_regr_r2(CAST("samples"."m" AS REAL), CAST("samples"."m" AS REAL)), koine_covar_pop(CAST("samples"."m" AS REAL), "samples"."y"), koine_covar_samp(CAST("samples"."m" AS REAL), "samples"."y") FROM "samples" WHERE "samples"."id" <= ?1
-- 1: 5 (integer 64)

-- PostgreSQL 13
SELECT regr_count(CAST("samples"."m" AS double precision), "samples"."x"), nullif(regr_slope(CAST("samples"."m" AS double precision), CAST("samples"."m" AS double precision)), CAST('NaN' AS double precision)), nullif(regr_intercept(CAST("samples"."m" AS double precision), CAST("samples"."m" AS double precision)), CAST('NaN' AS double precision)), nullif(corr(CAST("samples"."m" AS double precision), CAST("samples"."m" AS double precision)), CAST('NaN' AS double precision)), nullif(regr_r2(CAST("samples"."m" AS double precision), CAST("samples"."m" AS double precision)), CAST('NaN' AS double precision)), nullif(covar_pop(CAST("samples"."m" AS double precision), "samples"."y"), CAST('NaN' AS double precision)), nullif(covar_samp(CAST("samples"."m" AS double precision), "samples"."y"), CAST('NaN' AS double precision)) FROM "samples" WHERE "samples"."id" <= $1
-- 1: 5 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 1: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 2: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 3: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 4: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 5: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 6: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 7: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
