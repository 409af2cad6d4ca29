-- SQLite 3.40
SELECT "koine_rows"."koine_1" FROM (SELECT "reminders"."prio" AS "koine_1" FROM "reminders" UNION SELECT "tags"."weight" AS "koine_1" FROM "tags") AS "koine_rows" WHERE "koine_rows"."koine_1" IS NOT NULL ORDER BY "koine_rows"."koine_1"

-- PostgreSQL 13
SELECT "koine_rows"."koine_1" FROM (SELECT "reminders"."prio" AS "koine_1" FROM "reminders" UNION SELECT "tags"."weight" AS "koine_1" FROM "tags") AS "koine_rows" WHERE "koine_rows"."koine_1" IS NOT NULL ORDER BY "koine_rows"."koine_1"

-- MariaDB 10.11
SELECT `koine_rows`.`koine_1` FROM (SELECT `reminders`.`prio` AS `koine_1` FROM `reminders` UNION SELECT `tags`.`weight` AS `koine_1` FROM `tags`) AS `koine_rows` WHERE `koine_rows`.`koine_1` IS NOT NULL ORDER BY `koine_rows`.`koine_1`
