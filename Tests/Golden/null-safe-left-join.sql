-- SQLite 3.40
SELECT "remindersLists"."id", "reminders"."id" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" IS NOT DISTINCT FROM "reminders"."prio" ORDER BY "remindersLists"."id", "reminders"."id"

-- PostgreSQL 13
SELECT "remindersLists"."id", "reminders"."id" FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."prio" ORDER BY "remindersLists"."id", "reminders"."id" NULLS FIRST

-- MariaDB 10.11
SELECT `remindersLists`.`id`, `reminders`.`id` FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` <=> `reminders`.`prio` ORDER BY `remindersLists`.`id`, `reminders`.`id`
