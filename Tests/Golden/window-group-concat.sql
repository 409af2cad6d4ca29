-- SQLite 3.40
SELECT koine_concat_of_frame("tags"."title", '-') OVER (ORDER BY "tags"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM "tags" ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT string_agg("tags"."title", '-') OVER (ORDER BY "tags"."id" ROWS BETWEEN 1 PRECEDING AND CURRENT ROW) FROM "tags" ORDER BY "tags"."id"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express concatenationOverWindow in SELECT 1: MariaDB puts no texts together over a window; do it in a subquery
