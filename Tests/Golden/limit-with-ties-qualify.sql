-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT "koine_ties"."koine_1" AS "koine_1", "koine_ties"."koine_2" AS "koine_2", rank() OVER (ORDER BY "koine_ties"."koine_2") AS "koine_3" FROM (SELECT "koine_qualified"."koine_1" AS "koine_1", "koine_qualified"."koine_2" AS "koine_2" FROM (SELECT "reminders"."id" AS "koine_1", "reminders"."prio" AS "koine_2", rank() OVER (ORDER BY "reminders"."id") AS "koine_3" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_3" > ?1) AS "koine_ties") AS "koine_qualified" WHERE "koine_qualified"."koine_3" <= ?2 ORDER BY "koine_qualified"."koine_2"
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT "koine_qualified"."koine_1" FROM (SELECT "reminders"."id" AS "koine_1", "reminders"."prio" AS "koine_2", rank() OVER (ORDER BY "reminders"."id") AS "koine_3" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_3" > $1 ORDER BY "koine_qualified"."koine_2" NULLS FIRST FETCH FIRST $2 ROWS WITH TIES
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT `koine_ties`.`koine_1` AS `koine_1`, `koine_ties`.`koine_2` AS `koine_2`, rank() OVER (ORDER BY `koine_ties`.`koine_2`) AS `koine_3` FROM (SELECT `koine_qualified`.`koine_1` AS `koine_1`, `koine_qualified`.`koine_2` AS `koine_2` FROM (SELECT `reminders`.`id` AS `koine_1`, `reminders`.`prio` AS `koine_2`, rank() OVER (ORDER BY `reminders`.`id`) AS `koine_3` FROM `reminders`) AS `koine_qualified` WHERE `koine_qualified`.`koine_3` > ?) AS `koine_ties`) AS `koine_qualified` WHERE `koine_qualified`.`koine_3` <= ? ORDER BY `koine_qualified`.`koine_2`
-- 1: 2 (integer 64)
-- 2: 1 (integer 64)
