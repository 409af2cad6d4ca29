-- SQLite 3.40
SELECT "samples"."id", koine_bit_xor("samples"."n") OVER (ORDER BY "samples"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW), koine_bit_xor(CAST("samples"."small" AS INTEGER)) OVER () FROM "samples" WHERE "samples"."id" IN (?1, ?2, ?3, ?4, ?5) ORDER BY "samples"."id"
-- 1: 1 (integer 64)
-- 2: 2 (integer 64)
-- 3: 5 (integer 64)
-- 4: 6 (integer 64)
-- 5: 7 (integer 64)

-- PostgreSQL 13
-- refused: PostgreSQL 13 cannot express exclusiveOrAggregate in SELECT 2: PostgreSQL has bit_xor since version 14; render for that version
-- refused: PostgreSQL 13 cannot express exclusiveOrAggregate in SELECT 3: PostgreSQL has bit_xor since version 14; render for that version

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express bitAggregatesOverWindow in SELECT 2: MariaDB computes wrong bits over a window; do it in a subquery
-- refused: MariaDB 10.11 cannot express bitAggregatesOverWindow in SELECT 3: MariaDB computes wrong bits over a window; do it in a subquery
