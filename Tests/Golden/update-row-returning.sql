-- SQLite 3.40
UPDATE "tags" SET ("title", "weight") = (SELECT "reminders"."title", "reminders"."id" FROM "reminders" WHERE "reminders"."id" = ?1) WHERE "tags"."id" = ?2 RETURNING "tags"."id", "tags"."weight"
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET ("title", "weight") = (SELECT "reminders"."title", "reminders"."id" FROM "reminders" WHERE "reminders"."id" = $1) WHERE "tags"."id" = $2 RETURNING "tags"."id", "tags"."weight"
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express rowAssignments: MariaDB assigns one column at a time; assign a subquery to each, or update rows of a join
-- refused: MariaDB 10.11 cannot express returningOfUpdate: MariaDB's UPDATE returns no rows; read them in a query, in one transaction with it
