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
