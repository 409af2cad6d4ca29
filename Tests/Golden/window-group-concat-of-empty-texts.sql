-- SQLite 3.40
SELECT coalesce(group_concat(substr("tags"."title", 1, ?1), '-') OVER (PARTITION BY "tags"."id"), CASE WHEN count(substr("tags"."title", 1, ?2)) OVER (PARTITION BY "tags"."id") > 0 THEN '' END), coalesce(group_concat(substr("tags"."title", 1, ?3), '-') FILTER (WHERE "tags"."id" > ?4) OVER (ORDER BY "tags"."id"), CASE WHEN count(substr("tags"."title", 1, ?5)) FILTER (WHERE "tags"."id" > ?6) OVER (ORDER BY "tags"."id") > 0 THEN '' END) FROM "tags" ORDER BY "tags"."id"
-- 1: 0 (integer 32)
-- 2: 0 (integer 32)
-- 3: 0 (integer 32)
-- 4: 2 (integer 64)
-- 5: 0 (integer 32)
-- 6: 2 (integer 64)

-- PostgreSQL 13
SELECT string_agg(left("tags"."title", $1), '-') OVER (PARTITION BY "tags"."id"), string_agg(left("tags"."title", $2), '-') FILTER (WHERE "tags"."id" > $3) OVER (ORDER BY "tags"."id") FROM "tags" ORDER BY "tags"."id"
-- 1: 0 (integer 32)
-- 2: 0 (integer 32)
-- 3: 2 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express concatenationOverWindow in SELECT 1: MariaDB puts no texts together over a window; do it in a subquery
-- refused: MariaDB 10.11 cannot express concatenationOverWindow in SELECT 2: MariaDB puts no texts together over a window; do it in a subquery
