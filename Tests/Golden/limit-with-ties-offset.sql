-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT "reminders"."prio" AS "koine_1", rank() OVER (ORDER BY "reminders"."prio") AS "koine_2" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_2" <= ?1 ORDER BY "koine_qualified"."koine_1" LIMIT 9223372036854775807 OFFSET ?2
-- 1: 5 (integer 64)
-- 2: 1 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."prio" FROM "reminders" ORDER BY "reminders"."prio" NULLS FIRST OFFSET $1 ROWS FETCH FIRST $2 ROWS WITH TIES
-- 1: 1 (integer 64)
-- 2: 4 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT `reminders`.`prio` AS `koine_1`, rank() OVER (ORDER BY `reminders`.`prio`) AS `koine_2` FROM `reminders`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` <= ? ORDER BY `koine_qualified`.`koine_1` LIMIT 9223372036854775807 OFFSET ?
-- 1: 5 (integer 64)
-- 2: 1 (integer 64)
