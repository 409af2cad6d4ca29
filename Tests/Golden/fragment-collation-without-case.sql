-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE "tags"."title" COLLATE "NOCASE" = ?1
-- 1: 'RED' (text)

-- PostgreSQL 13
-- refused: PostgreSQL 13 has no form for (the name of the collation noCase in a fragment): choose another expression, or write SQL by hand

-- MariaDB 10.11
-- refused: MariaDB 10.11 has no form for (the name of the collation noCase in a fragment): choose another expression, or write SQL by hand
