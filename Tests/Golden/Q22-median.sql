-- SQLite 3.40
SELECT koine_percentile_cont(0.5, CAST("samples"."m" AS REAL)), koine_percentile_cont(0.25, "samples"."x"), koine_percentile_cont(0.5, CAST("samples"."small" AS REAL)) FILTER (WHERE "samples"."flag"), koine_percentile_cont(0.5, CAST("samples"."n" AS REAL)) FILTER (WHERE "samples"."id" = ?1) FROM "samples" WHERE "samples"."id" <> ?2 AND "samples"."id" <> ?3
-- 1: 5 (integer 64)
-- 2: 6 (integer 64)
-- 3: 7 (integer 64)

-- PostgreSQL 13
SELECT nullif(percentile_cont(CAST('0.5' AS double precision)) WITHIN GROUP (ORDER BY CAST("samples"."m" AS double precision)), CAST('NaN' AS double precision)), nullif(percentile_cont(CAST('0.25' AS double precision)) WITHIN GROUP (ORDER BY "samples"."x"), CAST('NaN' AS double precision)), nullif(percentile_cont(CAST('0.5' AS double precision)) WITHIN GROUP (ORDER BY CAST("samples"."small" AS double precision)) FILTER (WHERE "samples"."flag"), CAST('NaN' AS double precision)), nullif(percentile_cont(CAST('0.5' AS double precision)) WITHIN GROUP (ORDER BY CAST("samples"."n" AS double precision)) FILTER (WHERE "samples"."id" = $1), CAST('NaN' AS double precision)) FROM "samples" WHERE "samples"."id" <> $2 AND "samples"."id" <> $3
-- 1: 5 (integer 64)
-- 2: 6 (integer 64)
-- 3: 7 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 1: MariaDB has percentiles as window functions alone; read the values in their order
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 2: MariaDB has percentiles as window functions alone; read the values in their order
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 3: MariaDB has percentiles as window functions alone; read the values in their order
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 4: MariaDB has percentiles as window functions alone; read the values in their order
