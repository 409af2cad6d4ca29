-- SQLite 3.40
UPDATE "tags" SET "title" = "reminders"."title" FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id" AND ("tags"."id" > ?1 AND "reminders"."id" = ?2 OR "tags"."id" = ?3) RETURNING "tags"."id", "tags"."title"
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 1 (integer 64)

-- PostgreSQL 13
UPDATE "tags" SET "title" = "reminders"."title" FROM "reminders" WHERE "tags"."reminderID" = "reminders"."id" AND ("tags"."id" > $1 AND "reminders"."id" = $2 OR "tags"."id" = $3) RETURNING "tags"."id", "tags"."title"
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express returningOfUpdate: MariaDB's UPDATE returns no rows; read them in a query, in one transaction with it
