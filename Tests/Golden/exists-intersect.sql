-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE EXISTS (SELECT "tags"."title" FROM "tags" WHERE "tags"."reminderID" = "reminders"."id" INTERSECT SELECT "tags"."title" FROM "tags" WHERE "tags"."id" = ?1) ORDER BY "reminders"."id"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE EXISTS (SELECT "tags"."title" FROM "tags" WHERE "tags"."reminderID" = "reminders"."id" INTERSECT SELECT "tags"."title" FROM "tags" WHERE "tags"."id" = $1) ORDER BY "reminders"."id"
-- 1: 3 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express outerColumnsInComparedArms in WHERE › subquery: MariaDB fails with a damaged index; ask with exists(…) and !exists(…)
