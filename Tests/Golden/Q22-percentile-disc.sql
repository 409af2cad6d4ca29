-- SQLite 3.40
SELECT koine_percentile_disc(0.0, "samples"."n"), koine_percentile_disc(0.4, "samples"."n"), koine_percentile_disc(0.5, "samples"."n"), koine_percentile_disc(1.0, "samples"."n") FROM "samples" WHERE "samples"."id" <= ?1 OR "samples"."id" = ?2
-- 1: 5 (integer 64)
-- 2: 10 (integer 64)

-- PostgreSQL 13
SELECT percentile_disc(CAST('0.0' AS double precision)) WITHIN GROUP (ORDER BY "samples"."n"), percentile_disc(CAST('0.4' AS double precision)) WITHIN GROUP (ORDER BY "samples"."n"), percentile_disc(CAST('0.5' AS double precision)) WITHIN GROUP (ORDER BY "samples"."n"), percentile_disc(CAST('1.0' AS double precision)) WITHIN GROUP (ORDER BY "samples"."n") FROM "samples" WHERE "samples"."id" <= $1 OR "samples"."id" = $2
-- 1: 5 (integer 64)
-- 2: 10 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 1: MariaDB has percentiles as window functions alone; read the values in their order
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 2: MariaDB has percentiles as window functions alone; read the values in their order
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 3: MariaDB has percentiles as window functions alone; read the values in their order
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 4: MariaDB has percentiles as window functions alone; read the values in their order
