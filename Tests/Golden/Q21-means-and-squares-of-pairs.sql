-- SQLite 3.40
SELECT koine_regr_avgx(CAST("samples"."m" AS REAL), CAST("samples"."n" AS REAL)), koine_regr_avgy(CAST("samples"."m" AS REAL), CAST("samples"."n" AS REAL)), koine_regr_sxx(CAST("samples"."m" AS REAL), CAST("samples"."n" AS REAL)), koine_regr_syy(CAST("samples"."m" AS REAL), CAST("samples"."n" AS REAL)), koine_regr_sxy(CAST("samples"."m" AS REAL), CAST("samples"."n" AS REAL)), koine_regr_sxy(CAST("samples"."m" AS REAL), CAST("samples"."n" AS REAL)) FILTER (WHERE "samples"."id" = ?1) FROM "samples" WHERE "samples"."id" IN (?2, ?3, ?4)
-- 1: 5 (integer 64)
-- 2: 2 (integer 64)
-- 3: 4 (integer 64)
-- 4: 5 (integer 64)

-- PostgreSQL 13
SELECT nullif(nullif(nullif(regr_avgx(CAST("samples"."m" AS double precision), CAST("samples"."n" AS double precision)), CAST('NaN' AS double precision)), CAST('Infinity' AS double precision)), CAST('-Infinity' AS double precision)), nullif(nullif(nullif(regr_avgy(CAST("samples"."m" AS double precision), CAST("samples"."n" AS double precision)), CAST('NaN' AS double precision)), CAST('Infinity' AS double precision)), CAST('-Infinity' AS double precision)), nullif(regr_sxx(CAST("samples"."m" AS double precision), CAST("samples"."n" AS double precision)), CAST('NaN' AS double precision)), nullif(regr_syy(CAST("samples"."m" AS double precision), CAST("samples"."n" AS double precision)), CAST('NaN' AS double precision)), nullif(regr_sxy(CAST("samples"."m" AS double precision), CAST("samples"."n" AS double precision)), CAST('NaN' AS double precision)), nullif(regr_sxy(CAST("samples"."m" AS double precision), CAST("samples"."n" AS double precision)) FILTER (WHERE "samples"."id" = $1), CAST('NaN' AS double precision)) FROM "samples" WHERE "samples"."id" IN ($2, $3, $4)
-- 1: 5 (integer 64)
-- 2: 2 (integer 64)
-- 3: 4 (integer 64)
-- 4: 5 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 1: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 2: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 3: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 4: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 5: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 6: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
