-- SQLite 3.40
SELECT koine_percentile_cont(0.5, "samples"."x") FROM "samples" WHERE "samples"."id" IN (?1, ?2)
-- 1: 6 (integer 64)
-- 2: 7 (integer 64)

-- PostgreSQL 13
SELECT nullif(percentile_cont(CAST('0.5' AS double precision)) WITHIN GROUP (ORDER BY "samples"."x"), CAST('NaN' AS double precision)) FROM "samples" WHERE "samples"."id" IN ($1, $2)
-- 1: 6 (integer 64)
-- 2: 7 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 1: MariaDB has percentiles as window functions alone; read the values in their order
