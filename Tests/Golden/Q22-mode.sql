-- SQLite 3.40
SELECT koine_mode("tags"."title"), koine_mode("tags"."reminderID"), koine_mode("tags"."weight"), koine_mode("tags"."weight") FILTER (WHERE "tags"."id" > ?1) FROM "tags"
-- 1: 9 (integer 64)

-- PostgreSQL 13
SELECT mode() WITHIN GROUP (ORDER BY "tags"."title" COLLATE "C"), mode() WITHIN GROUP (ORDER BY "tags"."reminderID"), mode() WITHIN GROUP (ORDER BY "tags"."weight"), mode() WITHIN GROUP (ORDER BY "tags"."weight") FILTER (WHERE "tags"."id" > $1) FROM "tags"
-- 1: 9 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 1: MariaDB has percentiles as window functions alone; read the values in their order
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 2: MariaDB has percentiles as window functions alone; read the values in their order
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 3: MariaDB has percentiles as window functions alone; read the values in their order
-- refused: MariaDB 10.11 cannot express orderedSetAggregates in SELECT 4: MariaDB has percentiles as window functions alone; read the values in their order
