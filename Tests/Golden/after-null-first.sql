-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."prio" IS NOT NULL OR "reminders"."prio" IS NULL AND "reminders"."id" < ?1 ORDER BY "reminders"."prio", "reminders"."id" DESC
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."prio" IS NOT NULL OR "reminders"."prio" IS NULL AND "reminders"."id" < $1 ORDER BY "reminders"."prio" NULLS FIRST, "reminders"."id" DESC
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`prio` IS NOT NULL OR `reminders`.`prio` IS NULL AND `reminders`.`id` < ? ORDER BY `reminders`.`prio`, `reminders`.`id` DESC
-- 1: 2 (integer 64)
