-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT max("reminders"."id") AS "koine_1", row_number() OVER () AS "koine_2" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_2" = ?1
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT "koine_qualified"."koine_1" FROM (SELECT max("reminders"."id") AS "koine_1", row_number() OVER () AS "koine_2" FROM "reminders") AS "koine_qualified" WHERE "koine_qualified"."koine_2" = $1
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT `koine_groups`.`koine_1` AS `koine_1`, row_number() OVER () AS `koine_2` FROM (SELECT max(`reminders`.`id`) AS `koine_1` FROM `reminders`) AS `koine_groups`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` = ?
-- 1: 1 (integer 64)
