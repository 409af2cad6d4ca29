-- SQLite 3.40
SELECT "koine_rows"."koine_1" FROM (SELECT "tags"."weight" AS "koine_1" FROM "tags" UNION SELECT "reminders"."prio" AS "koine_1" FROM "reminders") AS "koine_rows" ORDER BY "koine_rows"."koine_1"

-- PostgreSQL 13
SELECT "koine_rows"."koine_1" FROM (SELECT "tags"."weight" AS "koine_1" FROM "tags" UNION SELECT "reminders"."prio" AS "koine_1" FROM "reminders") AS "koine_rows" ORDER BY "koine_rows"."koine_1" NULLS FIRST

-- MariaDB 10.11
SELECT `koine_rows`.`koine_1` FROM (SELECT `tags`.`weight` AS `koine_1` FROM `tags` UNION SELECT `reminders`.`prio` AS `koine_1` FROM `reminders`) AS `koine_rows` ORDER BY `koine_rows`.`koine_1`
