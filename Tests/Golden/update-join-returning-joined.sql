-- SQLite 3.40
UPDATE "tags" SET "title" = "tags"."title" || "reminders"."title" FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id" AND "reminders"."id" <> ?1 RETURNING "tags"."id", "tags"."title", (SELECT "reminders"."title" FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id" AND "reminders"."id" <> ?2), (SELECT "reminders"."id" + "tags"."id" FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id" AND "reminders"."id" <> ?3)
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "title" = "tags"."title" || "reminders"."title" FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id" AND "reminders"."id" <> $1 RETURNING "tags"."id", "tags"."title", (SELECT "reminders"."title" FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id" AND "reminders"."id" <> $2), (SELECT "reminders"."id" + "tags"."id" FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id" AND "reminders"."id" <> $3)
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express returningOfUpdate: MariaDB's UPDATE returns no rows; read them in a query, in one transaction with it
