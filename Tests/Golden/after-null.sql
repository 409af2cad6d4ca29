-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."prio" IS NULL AND ("reminders"."prio" IS NULL AND "reminders"."id" > ?1) ORDER BY "reminders"."prio" DESC, "reminders"."id"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE "reminders"."prio" IS NULL AND ("reminders"."prio" IS NULL AND "reminders"."id" > $1) ORDER BY "reminders"."prio" DESC NULLS LAST, "reminders"."id"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE `reminders`.`prio` IS NULL AND (`reminders`.`prio` IS NULL AND `reminders`.`id` > ?) ORDER BY `reminders`.`prio` DESC, `reminders`.`id`
-- 1: 2 (integer 64)
