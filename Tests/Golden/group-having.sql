-- SQLite 3.40
SELECT "remindersLists"."title", count("reminders"."id"), sum("reminders"."score") FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" GROUP BY "remindersLists"."id" HAVING count("reminders"."id") > ?1 ORDER BY "remindersLists"."id"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."title", count("reminders"."id"), sum("reminders"."score") FROM "remindersLists" LEFT JOIN "reminders" ON "remindersLists"."id" = "reminders"."remindersListID" GROUP BY "remindersLists"."id" HAVING count("reminders"."id") > $1 ORDER BY "remindersLists"."id"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`title`, count(`reminders`.`id`), sum(`reminders`.`score`) FROM `remindersLists` LEFT JOIN `reminders` ON `remindersLists`.`id` = `reminders`.`remindersListID` GROUP BY `remindersLists`.`id` HAVING count(`reminders`.`id`) > ? ORDER BY `remindersLists`.`id`
-- 1: 1 (integer 64)
