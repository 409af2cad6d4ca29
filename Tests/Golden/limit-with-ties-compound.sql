-- SQLite 3.40
SELECT "koine_qualified"."koine_1" FROM (SELECT "koine_rows"."koine_1" AS "koine_1", rank() OVER (ORDER BY "koine_rows"."koine_1" DESC) AS "koine_2" FROM (SELECT "reminders"."prio" AS "koine_1" FROM "reminders" UNION ALL SELECT "tags"."weight" AS "koine_1" FROM "tags") AS "koine_rows") AS "koine_qualified" WHERE "koine_qualified"."koine_2" <= ?1 ORDER BY "koine_qualified"."koine_1" DESC
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "koine_rows"."koine_1" FROM (SELECT "reminders"."prio" AS "koine_1" FROM "reminders" UNION ALL SELECT "tags"."weight" AS "koine_1" FROM "tags") AS "koine_rows" ORDER BY "koine_rows"."koine_1" DESC NULLS LAST FETCH FIRST $1 ROWS WITH TIES
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `koine_qualified`.`koine_1` FROM (SELECT `koine_rows`.`koine_1` AS `koine_1`, rank() OVER (ORDER BY `koine_rows`.`koine_1` DESC) AS `koine_2` FROM (SELECT `reminders`.`prio` AS `koine_1` FROM `reminders` UNION ALL SELECT `tags`.`weight` AS `koine_1` FROM `tags`) AS `koine_rows`) AS `koine_qualified` WHERE `koine_qualified`.`koine_2` <= ? ORDER BY `koine_qualified`.`koine_1` DESC
-- 1: 2 (integer 64)
