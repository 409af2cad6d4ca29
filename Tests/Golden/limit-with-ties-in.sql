-- SQLite 3.40
SELECT "remindersLists"."id" FROM "remindersLists" WHERE "remindersLists"."id" IN (SELECT "koine_qualified"."koine_1" FROM (SELECT "reminders"."remindersListID" AS "koine_1", "reminders"."score" AS "koine_2", rank() OVER (ORDER BY "reminders"."score" DESC) AS "koine_3" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_3" <= ?1 ORDER BY "koine_qualified"."koine_2" DESC)
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "remindersLists"."id" FROM "remindersLists" WHERE "remindersLists"."id" IN (SELECT "reminders"."remindersListID" FROM "reminders" ORDER BY "reminders"."score" DESC FETCH FIRST $1 ROWS WITH TIES)
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `remindersLists`.`id` FROM `remindersLists` WHERE `remindersLists`.`id` IN (SELECT `koine_qualified`.`koine_1` FROM (SELECT `reminders`.`remindersListID` AS `koine_1`, `reminders`.`score` AS `koine_2`, rank() OVER (ORDER BY `reminders`.`score` DESC) AS `koine_3` FROM `reminders`) AS `koine_qualified` WHERE `koine_qualified`.`koine_3` <= ? ORDER BY `koine_qualified`.`koine_2` DESC)
-- 1: 1 (integer 64)
