-- SQLite 3.40
SELECT koine_var_pop(CAST("absences"."n" AS REAL)), koine_stddev_samp(CAST("absences"."n" AS REAL)), koine_percentile_cont(0.5, CAST("absences"."n" AS REAL)), koine_regr_count(CAST("absences"."n" AS REAL), CAST("absences"."id" AS REAL)) FROM "absences"

-- PostgreSQL 13
SELECT nullif(var_pop(CAST("absences"."n" AS double precision)), CAST('NaN' AS double precision)), nullif(stddev_samp(CAST("absences"."n" AS double precision)), CAST('NaN' AS double precision)), nullif(percentile_cont(CAST('0.5' AS double precision)) WITHIN GROUP (ORDER BY CAST("absences"."n" AS double precision)), CAST('NaN' AS double precision)), regr_count(CAST("absences"."n" AS double precision), CAST("absences"."id" AS double precision)) FROM "absences"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 1: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
-- refused: MariaDB 10.11 cannot express spreadAggregates in SELECT 2: MariaDB loses digits of numbers far from zero; read the values, and compute it in Swift
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 3: MariaDB has percentiles as window functions alone; read the values in their order
-- refused: MariaDB 10.11 cannot express pairAggregates in SELECT 4: MariaDB has neither correlation nor regression; read the rows, and compute it in Swift
