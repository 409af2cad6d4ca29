-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT "koine_ties"."koine_1" AS "koine_1", rank() OVER (ORDER BY "koine_ties"."koine_1") AS "koine_2" FROM (SELECT DISTINCT "reminders"."prio" AS "koine_1" FROM "reminders") AS "koine_ties") AS "koine_qualified" WHERE "koine_qualified"."koine_2" <= ?1 ORDER BY "koine_qualified"."koine_1"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT "reminders"."prio" FROM "reminders" ORDER BY "reminders"."prio" NULLS FIRST FETCH FIRST $1 ROWS WITH TIES
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT `koine_ties`.`koine_1` AS `koine_1`, rank() OVER (ORDER BY `koine_ties`.`koine_1`) AS `koine_2` FROM (SELECT DISTINCT `reminders`.`prio` AS `koine_1` FROM `reminders`) AS `koine_ties`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` <= ? ORDER BY `koine_qualified`.`koine_1`
-- 1: 2 (integer 64)
