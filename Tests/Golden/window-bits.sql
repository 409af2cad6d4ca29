-- SQLite 3.40
SELECT "samples"."id", koine_bit_and("samples"."n") OVER "koine_window", koine_bit_or("samples"."n") OVER "koine_window", koine_bit_or("samples"."m") OVER (ORDER BY "samples"."id" ROWS BETWEEN 1 FOLLOWING AND 2 FOLLOWING), koine_bit_and("samples"."n") FILTER (WHERE "samples"."flag") OVER (ORDER BY "samples"."id") FROM "samples" WHERE "samples"."id" IN (?1, ?2, ?3, ?4, ?5) WINDOW "koine_window" AS (ORDER BY "samples"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 5 (integer 64)
-- 4: 6 (integer 64)
-- 5: 7 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id", bit_and("samples"."n") OVER "koine_window", bit_or("samples"."n") OVER "koine_window", bit_or("samples"."m") OVER (ORDER BY "samples"."id" ROWS BETWEEN 1 FOLLOWING AND 2 FOLLOWING), bit_and("samples"."n") FILTER (WHERE "samples"."flag") OVER (ORDER BY "samples"."id") FROM "samples" WHERE "samples"."id" IN ($1, $2, $3, $4, $5) WINDOW "koine_window" AS (ORDER BY "samples"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 5 (integer 64)
-- 4: 6 (integer 64)
-- 5: 7 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express bitAggregatesOverWindow in SELECT 2: MariaDB computes wrong bits over a window; do it in a subquery
-- refused: MariaDB 10.11 cannot express bitAggregatesOverWindow in SELECT 3: MariaDB computes wrong bits over a window; do it in a subquery
-- refused: MariaDB 10.11 cannot express bitAggregatesOverWindow in SELECT 4: MariaDB computes wrong bits over a window; do it in a subquery
-- refused: MariaDB 10.11 cannot express bitAggregatesOverWindow in SELECT 5: MariaDB computes wrong bits over a window; do it in a subquery
