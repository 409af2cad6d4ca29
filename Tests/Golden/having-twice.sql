-- SQLite 3.40
SELECT "reminders"."remindersListID" FROM "reminders" GROUP BY "reminders"."remindersListID" HAVING count("reminders"."id") > ?1 AND sum("reminders"."score") > ?2
-- 1: 1 (integer 64)
-- 2: 0.0 (double)

-- PostgreSQL 13
SELECT "reminders"."remindersListID" FROM "reminders" GROUP BY "reminders"."remindersListID" HAVING count("reminders"."id") > $1 AND sum("reminders"."score") > $2
-- 1: 1 (integer 64)
-- 2: 0.0 (double)

-- MariaDB 10.11
SELECT `reminders`.`remindersListID` FROM `reminders` GROUP BY `reminders`.`remindersListID` HAVING count(`reminders`.`id`) > ? AND sum(`reminders`.`score`) > ?
-- 1: 1 (integer 64)
-- 2: 0.0 (double)
