-- SQLite 3.40
SELECT koine_percentile_disc(0.5, "tags"."title"), koine_percentile_disc(0.25, "tags"."title") FILTER (WHERE "tags"."id" > ?1) FROM "tags"
-- 1: 9 (integer 64)

-- PostgreSQL 13
SELECT percentile_disc(CAST('0.5' AS double precision)) WITHIN GROUP (ORDER BY "tags"."title" COLLATE "C"), percentile_disc(CAST('0.25' AS double precision)) WITHIN GROUP (ORDER BY "tags"."title" COLLATE "C") FILTER (WHERE "tags"."id" > $1) FROM "tags"
-- 1: 9 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 1: MariaDB has percentiles as window functions alone; read the values in their order
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 2: MariaDB has percentiles as window functions alone; read the values in their order
