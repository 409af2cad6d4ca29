-- SQLite 3.40
SELECT "koine_rows"."koine_1" FROM (SELECT "reminders"."id" AS "koine_1" FROM "reminders" UNION SELECT "tags"."id" AS "koine_1" FROM "tags") AS "koine_rows" WHERE "koine_rows"."koine_1" < ?1 ORDER BY "koine_rows"."koine_1" DESC LIMIT ?2
-- 1: 4 (integer 64)
-- 2: 2 (integer 64)

-- PostgreSQL 13
SELECT "koine_rows"."koine_1" FROM (SELECT "reminders"."id" AS "koine_1" FROM "reminders" UNION SELECT "tags"."id" AS "koine_1" FROM "tags") AS "koine_rows" WHERE "koine_rows"."koine_1" < $1 ORDER BY "koine_rows"."koine_1" DESC LIMIT $2
-- 1: 4 (integer 64)
-- 2: 2 (integer 64)

-- MariaDB 10.11
SELECT `koine_rows`.`koine_1` FROM (SELECT `reminders`.`id` AS `koine_1` FROM `reminders` UNION SELECT `tags`.`id` AS `koine_1` FROM `tags`) AS `koine_rows` WHERE `koine_rows`.`koine_1` < ? ORDER BY `koine_rows`.`koine_1` DESC LIMIT ?
-- 1: 4 (integer 64)
-- 2: 2 (integer 64)
