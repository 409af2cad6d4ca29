-- SQLite 3.40
UPDATE "tags" SET ("title", "weight") = (SELECT "Before"."title", "Before"."weight" FROM "tags" AS "Before" WHERE "Before"."id" <> "tags"."id" ORDER BY "Before"."id" DESC LIMIT ?1) FROM (SELECT 1 AS "koine_1") AS "koine_once"
-- 1: 1 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET ("title", "weight") = (SELECT "Before"."title", "Before"."weight" FROM "tags" AS "Before" WHERE "Before"."id" <> "tags"."id" ORDER BY "Before"."id" DESC LIMIT $1)
-- 1: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express rowAssignments: MariaDB assigns one column at a time; assign a subquery to each, or update rows of a join
