-- SQLite 3.40
SELECT koine_concat_of_frame(CASE WHEN "tags"."id" = ?1 THEN ?2 ELSE "tags"."title" || ?3 END, '–') OVER (ORDER BY "tags"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM "tags" ORDER BY "tags"."id"
-- 1: 2 (integer 64)
-- 2: '' (text)
-- 3: 'é' (text)

-- PostgreSQL 13
SELECT string_agg(CASE WHEN "tags"."id" = $1 THEN $2 ELSE "tags"."title" || $3 END, '–') OVER (ORDER BY "tags"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM "tags" ORDER BY "tags"."id"
-- 1: 2 (integer 64)
-- 2: '' (text)
-- 3: 'é' (text)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express concatenationOverWindow in SELECT 1: MariaDB puts no texts together over a window; do it in a subquery
