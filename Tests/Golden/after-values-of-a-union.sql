-- SQLite 3.40
SELECT "koine_rows"."koine_1", "koine_rows"."koine_2" FROM (SELECT "reminders"."prio" AS "koine_1", "reminders"."id" AS "koine_2" FROM "reminders" UNION SELECT "tags"."weight" AS "koine_1", "tags"."id" AS "koine_2" FROM "tags") AS "koine_rows" WHERE ("koine_rows"."koine_1" <= ?1 OR "koine_rows"."koine_1" IS NULL) AND ("koine_rows"."koine_1" < ?2 OR "koine_rows"."koine_1" IS NULL OR "koine_rows"."koine_1" = ?3 AND "koine_rows"."koine_2" > ?4) ORDER BY "koine_rows"."koine_1" DESC, "koine_rows"."koine_2"
-- 1: 0 (integer 64)
-- 2: 0 (integer 64)
-- 3: 0 (integer 64)
-- 4: 4 (integer 64)

-- PostgreSQL 13
SELECT "koine_rows"."koine_1", "koine_rows"."koine_2" FROM (SELECT "reminders"."prio" AS "koine_1", "reminders"."id" AS "koine_2" FROM "reminders" UNION SELECT "tags"."weight" AS "koine_1", "tags"."id" AS "koine_2" FROM "tags") AS "koine_rows" WHERE ("koine_rows"."koine_1" <= $1 OR "koine_rows"."koine_1" IS NULL) AND ("koine_rows"."koine_1" < $2 OR "koine_rows"."koine_1" IS NULL OR "koine_rows"."koine_1" = $3 AND "koine_rows"."koine_2" > $4) ORDER BY "koine_rows"."koine_1" DESC NULLS LAST, "koine_rows"."koine_2"
-- 1: 0 (integer 64)
-- 2: 0 (integer 64)
-- 3: 0 (integer 64)
-- 4: 4 (integer 64)

-- MariaDB 10.11
SELECT `koine_rows`.`koine_1`, `koine_rows`.`koine_2` FROM (SELECT `reminders`.`prio` AS `koine_1`, `reminders`.`id` AS `koine_2` FROM `reminders` UNION SELECT `tags`.`weight` AS `koine_1`, `tags`.`id` AS `koine_2` FROM `tags`) AS `koine_rows` WHERE (`koine_rows`.`koine_1` <= ? OR `koine_rows`.`koine_1` IS NULL) AND (`koine_rows`.`koine_1` < ? OR `koine_rows`.`koine_1` IS NULL OR `koine_rows`.`koine_1` = ? AND `koine_rows`.`koine_2` > ?) ORDER BY `koine_rows`.`koine_1` DESC, `koine_rows`.`koine_2`
-- 1: 0 (integer 64)
-- 2: 0 (integer 64)
-- 3: 0 (integer 64)
-- 4: 4 (integer 64)
