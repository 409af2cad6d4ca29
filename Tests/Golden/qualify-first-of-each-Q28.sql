-- SQLite 3.40
SELECT "koine_qualified"."koine_1", "koine_qualified"."koine_2" FROM (SELECT "reminders"."id" AS "koine_1", "reminders"."title" AS "koine_2", row_number() OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."score" DESC, "reminders"."id") AS "koine_3" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_3" = ?1 ORDER BY "koine_qualified"."koine_1"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "koine_qualified"."koine_1", "koine_qualified"."koine_2" FROM (SELECT "reminders"."id" AS "koine_1", "reminders"."title" AS "koine_2", row_number() OVER (PARTITION BY "reminders"."remindersListID" ORDER BY "reminders"."score" DESC, "reminders"."id") AS "koine_3" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_3" = $1 ORDER BY "koine_qualified"."koine_1"
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1`, `koine_qualified`.`koine_2` FROM (SELECT `reminders`.`id` AS `koine_1`, `reminders`.`title` AS `koine_2`, row_number() OVER (PARTITION BY `reminders`.`remindersListID` ORDER BY `reminders`.`score` DESC, `reminders`.`id`) AS `koine_3` FROM `reminders`) AS `koine_qualified` WHERE `koine_qualified`.`koine_3` = ? ORDER BY `koine_qualified`.`koine_1`
-- 1: 1 (integer 64)
