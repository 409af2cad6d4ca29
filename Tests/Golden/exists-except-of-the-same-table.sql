-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE EXISTS (SELECT "tags_2"."id" FROM "tags" AS "tags_2" WHERE "tags_2"."title" = "tags"."title" EXCEPT SELECT "tags_2"."id" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = "tags"."id") ORDER BY "tags"."id"

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE EXISTS (SELECT "tags_2"."id" FROM "tags" AS "tags_2" WHERE "tags_2"."title" = "tags"."title" EXCEPT SELECT "tags_2"."id" FROM "tags" AS "tags_2" WHERE "tags_2"."id" = "tags"."id") ORDER BY "tags"."id"

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express outerColumnsInComparedArms in WHERE › subquery: MariaDB fails with a damaged index; ask with exists(…) and !exists(…)
