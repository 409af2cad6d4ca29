-- SQLite 3.40
UPDATE "reminders" SET "isCompleted" = ?1, "prio" = "reminders"."prio" + ?2 WHERE "reminders"."id" = ?3 RETURNING "reminders"."id", "reminders"."isCompleted", "reminders"."prio"
-- 1: true (boolean)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)

-- PostgreSQL 13
UPDATE "reminders" SET "isCompleted" = $1, "prio" = "reminders"."prio" + $2 WHERE "reminders"."id" = $3 RETURNING "reminders"."id", "reminders"."isCompleted", "reminders"."prio"
-- 1: true (boolean)
-- 2: 1 (integer 64)
-- 3: 1 (integer 64)

-- MariaDB 10.11
-- refused: MariaDB 10.11 cannot express returningOfUpdate: MariaDB's UPDATE returns no rows; read them in a query, in one transaction with it
