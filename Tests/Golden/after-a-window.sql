-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT "reminders"."id" AS "koine_1", rank() OVER (ORDER BY "reminders"."prio") AS "koine_2" FROM "reminders") AS "koine_qualified" WHERE ("koine_qualified"."koine_2", "koine_qualified"."koine_1") > (?1, ?2) ORDER BY "koine_qualified"."koine_2", "koine_qualified"."koine_1"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)

-- PostgreSQL 13
SELECT "koine_qualified"."koine_1" FROM (SELECT "reminders"."id" AS "koine_1", rank() OVER (ORDER BY "reminders"."prio" NULLS FIRST) AS "koine_2" FROM "reminders") AS "koine_qualified" WHERE ("koine_qualified"."koine_2", "koine_qualified"."koine_1") > ($1, $2) ORDER BY "koine_qualified"."koine_2", "koine_qualified"."koine_1"
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT `reminders`.`id` AS `koine_1`, rank() OVER (ORDER BY `reminders`.`prio`) AS `koine_2`, `reminders`.`id` > ? AS `koine_3` FROM `reminders`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` >= ? AND (`koine_qualified`.`koine_2` > ? OR `koine_qualified`.`koine_2` = ? AND `koine_qualified`.`koine_3`) ORDER BY `koine_qualified`.`koine_2`, `koine_qualified`.`koine_1`
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)
-- 4: 3 (integer 64)
