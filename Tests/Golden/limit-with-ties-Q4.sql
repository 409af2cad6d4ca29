-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT "reminders"."prio" AS "koine_1", rank() OVER (ORDER BY "reminders"."prio" DESC) AS "koine_2" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_2" <= ?1 ORDER BY "koine_qualified"."koine_1" DESC
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."prio" FROM "reminders" ORDER BY "reminders"."prio" DESC NULLS LAST FETCH FIRST $1 ROWS WITH TIES
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT `reminders`.`prio` AS `koine_1`, rank() OVER (ORDER BY `reminders`.`prio` DESC) AS `koine_2` FROM `reminders`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` <= ? ORDER BY `koine_qualified`.`koine_1` DESC
-- 1: 1 (integer 64)
