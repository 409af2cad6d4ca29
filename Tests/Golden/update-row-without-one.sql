-- SQLite 3.40
UPDATE "samples" SET ("n", "m") = (SELECT "tags"."weight", "tags"."reminderID" FROM "tags" WHERE "tags"."id" = "samples"."id" + ?1 LIMIT ?2) WHERE "samples"."id" < ?3
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
UPDATE "samples" SET ("n", "m") = (SELECT "tags"."weight", "tags"."reminderID" FROM "tags" WHERE "tags"."id" = "samples"."id" + $1 LIMIT $2) WHERE "samples"."id" < $3
-- 1: 3 (integer 64)
-- 2: 1 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express rowAssignments: MariaDB assigns one column at a time; assign a subquery to each, or update rows of a join
