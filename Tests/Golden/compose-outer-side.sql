-- SQLite 3.40
SELECT "remindersLists"."id", CASE WHEN "reminders"."id" IS NOT NULL THEN "reminders"."title" = ?1 OR "reminders"."notes" IS NULL END FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" AND "reminders"."prio" = ?2 ORDER BY "remindersLists"."id"
-- 1: '' (text)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id", CASE WHEN "reminders"."id" IS NOT NULL THEN "reminders"."title" = $1 OR "reminders"."notes" IS NULL END FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" AND "reminders"."prio" = $2 ORDER BY "remindersLists"."id"
-- 1: '' (text)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id`, CASE WHEN `reminders`.`id` IS NOT NULL THEN `reminders`.`title` = (? COLLATE `utf8mb4_nopad_bin`) OR `reminders`.`notes` IS NULL END FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` AND `reminders`.`prio` = ? ORDER BY `remindersLists`.`id`
-- 1: '' (text)
-- 2: 3 (integer 64)
