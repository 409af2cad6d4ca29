-- SQLite 3.40
SELECT DISTINCT "koine_qualified"."koine_1" FROM (SELECT "reminders"."remindersListID" AS "koine_1", row_number() OVER (ORDER BY "reminders"."id") AS "koine_2" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_2" > ?1 ORDER BY "koine_qualified"."koine_1"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT "koine_qualified"."koine_1" FROM (SELECT "reminders"."remindersListID" AS "koine_1", row_number() OVER (ORDER BY "reminders"."id") AS "koine_2" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_2" > $1 ORDER BY "koine_qualified"."koine_1"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT DISTINCT `koine_qualified`.`koine_1` FROM (SELECT `reminders`.`remindersListID` AS `koine_1`, row_number() OVER (ORDER BY `reminders`.`id`) AS `koine_2` FROM `reminders`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` > ? ORDER BY `koine_qualified`.`koine_1`
-- 1: 2 (integer 64)
