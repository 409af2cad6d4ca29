-- SQLite 3.40
SELECT "remindersLists"."id" FROM "remindersLists" WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "reminders"."prio" IS NOT DISTINCT FROM "remindersLists"."id")

-- PostgreSQL 13
SELECT "remindersLists"."id" FROM "remindersLists" WHERE EXISTS (SELECT 1 FROM "reminders" WHERE "reminders"."prio" = "remindersLists"."id" OR "reminders"."prio" IS NULL AND "remindersLists"."id" IS NULL)

-- MariaDB 10.11
SELECT `remindersLists`.`id` FROM `remindersLists` WHERE EXISTS (SELECT 1 FROM `reminders` WHERE `reminders`.`prio` <=> `remindersLists`.`id`)
