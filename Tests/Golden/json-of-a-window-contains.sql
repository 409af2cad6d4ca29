-- SQLite 3.40
SELECT koine_json_contains(lag("papers"."labels", 1) OVER (ORDER BY "papers"."id"), ?1) FROM "papers" WHERE "papers"."id" > ?2 ORDER BY "papers"."id"
-- 1: '["x"]' (json)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT (lag("papers"."labels", 1) OVER (ORDER BY "papers"."id") @> $1) FROM "papers" WHERE "papers"."id" > $2 ORDER BY "papers"."id"
-- 1: '["x"]' (json)
-- 2: 3 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express jsonContainsOfGroups in SELECT 1: MariaDB looks for it in a subquery; compute the document in a derived table, from(…)
