-- SQLite 3.40
SELECT count(*) FROM (SELECT "koine_qualified"."koine_1", "koine_qualified"."koine_2", "koine_qualified"."koine_3", "koine_qualified"."koine_4", "koine_qualified"."koine_5", "koine_qualified"."koine_6", "koine_qualified"."koine_7", "koine_qualified"."koine_8" FROM (SELECT "reminders"."id" AS "koine_1", "reminders"."title" AS "koine_2", "reminders"."isCompleted" AS "koine_3", "reminders"."prio" AS "koine_4", "reminders"."remindersListID" AS "koine_5", "reminders"."dueDate" AS "koine_6", "reminders"."notes" AS "koine_7", "reminders"."score" AS "koine_8", rank() OVER (ORDER BY "reminders"."prio") AS "koine_9" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_9" <= ?1 ORDER BY "koine_qualified"."koine_4") AS "rows"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT count(*) FROM (SELECT "reminders"."id", "reminders"."title", "reminders"."isCompleted", "reminders"."prio", "reminders"."remindersListID", "reminders"."dueDate", "reminders"."notes", "reminders"."score" FROM "reminders" ORDER BY "reminders"."prio" NULLS FIRST FETCH FIRST $1 ROWS WITH TIES) AS "rows"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT count(*) FROM (SELECT `koine_qualified`.`koine_1`, `koine_qualified`.`koine_2`, `koine_qualified`.`koine_3`, `koine_qualified`.`koine_4`, `koine_qualified`.`koine_5`, `koine_qualified`.`koine_6`, `koine_qualified`.`koine_7`, `koine_qualified`.`koine_8` FROM (SELECT `reminders`.`id` AS `koine_1`, `reminders`.`title` AS `koine_2`, `reminders`.`isCompleted` AS `koine_3`, `reminders`.`prio` AS `koine_4`, `reminders`.`remindersListID` AS `koine_5`, `reminders`.`dueDate` AS `koine_6`, `reminders`.`notes` AS `koine_7`, `reminders`.`score` AS `koine_8`, rank() OVER (ORDER BY `reminders`.`prio`) AS `koine_9` FROM `reminders`) AS `koine_qualified` WHERE `koine_qualified`.`koine_9` <= ? ORDER BY `koine_qualified`.`koine_4`) AS `rows`
-- 1: 1 (integer 64)
