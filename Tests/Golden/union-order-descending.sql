-- SQLite 3.40
SELECT "koine_rows"."koine_1" FROM (SELECT "tags"."weight" AS "koine_1" FROM "tags" UNION SELECT "reminders"."prio" AS "koine_1" FROM "reminders") AS "koine_rows" ORDER BY "koine_rows"."koine_1" DESC NULLS LAST LIMIT ?1
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "koine_rows"."koine_1" FROM (SELECT "tags"."weight" AS "koine_1" FROM "tags" UNION SELECT "reminders"."prio" AS "koine_1" FROM "reminders") AS "koine_rows" ORDER BY "koine_rows"."koine_1" DESC NULLS LAST LIMIT $1
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `koine_rows`.`koine_1` FROM (SELECT `tags`.`weight` AS `koine_1` FROM `tags` UNION SELECT `reminders`.`prio` AS `koine_1` FROM `reminders`) AS `koine_rows` ORDER BY CASE WHEN `koine_rows`.`koine_1` IS NULL THEN 1 ELSE 0 END, `koine_rows`.`koine_1` DESC LIMIT ?
-- 1: 2 (integer 64)
