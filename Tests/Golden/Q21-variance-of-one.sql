-- SQLite 3.40
SELECT koine_var_pop(CAST("samples"."n" AS REAL)), koine_var_samp(CAST("samples"."n" AS REAL)), koine_stddev_pop(CAST("samples"."n" AS REAL)), koine_stddev_samp(CAST("samples"."n" AS REAL)), koine_corr(CAST("samples"."n" AS REAL), CAST("samples"."m" AS REAL)) FROM "samples" WHERE "samples"."id" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT nullif(var_pop(CAST("samples"."n" AS double precision)), CAST('NaN' AS double precision)), nullif(var_samp(CAST("samples"."n" AS double precision)), CAST('NaN' AS double precision)), nullif(stddev_pop(CAST("samples"."n" AS double precision)), CAST('NaN' AS double precision)), nullif(stddev_samp(CAST("samples"."n" AS double precision)), CAST('NaN' AS double precision)), nullif(corr(CAST("samples"."n" AS double precision), CAST("samples"."m" AS double precision)), CAST('NaN' AS double precision)) FROM "samples" WHERE "samples"."id" = $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 1: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 2: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 3: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 4: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 5: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
