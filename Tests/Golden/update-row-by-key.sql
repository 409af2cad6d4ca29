-- SQLite 3.40
UPDATE "tags" SET "title" = "tags"."title" || ?1, ("reminderID", "weight") = (SELECT "samples"."id", "samples"."n" FROM "samples" WHERE "samples"."id" = "tags"."id" + ?2)
-- 1: '!' (text)
-- 2: 1 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "title" = "tags"."title" || $1, ("reminderID", "weight") = (SELECT "samples"."id", "samples"."n" FROM "samples" WHERE "samples"."id" = "tags"."id" + $2)
-- 1: '!' (text)
-- 2: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express rowAssignments: MariaDB assigns one column at a time; assign a subquery to each, or update rows of a join
