-- SQLite 3.40
SELECT koine_first('aa', "tags"."id", lower("tags"."title"), "tags"."id"), koine_first('dd', "tags"."id", lower("tags"."title"), "tags"."id") FROM "tags"

-- PostgreSQL 13
SELECT (array_agg("tags"."id" ORDER BY lower("tags"."title" COLLATE "C") COLLATE "C" NULLS FIRST, "tags"."id" NULLS FIRST))[1], (array_agg("tags"."id" ORDER BY lower("tags"."title" COLLATE "C") COLLATE "C" DESC NULLS LAST, "tags"."id" DESC NULLS LAST))[1] FROM "tags"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express firstInOrder in SELECT 1: MariaDB has no such function; take the row by distinct(on:) in a subquery
-- refused: MariaDB 10.11 cannot express firstInOrder in SELECT 2: MariaDB has no such function; take the row by distinct(on:) in a subquery
