-- SQLite 3.40
SELECT "reminders"."id", CASE WHEN (SELECT count(*) = 0 FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" <= ?1) AS "koine_values") THEN TRUE WHEN rank() OVER "koine_window" < (SELECT max("koine_values"."value") FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" <= ?2) AS "koine_values") THEN FALSE WHEN (SELECT count(*) = count("koine_values"."value") FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" <= ?3) AS "koine_values") THEN rank() OVER "koine_window" >= (SELECT max("koine_values"."value") FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" <= ?4) AS "koine_values") END FROM "reminders" WINDOW "koine_window" AS (ORDER BY "reminders"."score") ORDER BY "reminders"."id"
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
-- 4: 2 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id", CASE WHEN (SELECT count(*) = CAST(0 AS bigint) FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" <= $1) AS "koine_values") THEN TRUE WHEN rank() OVER "koine_window" < (SELECT max("koine_values"."value") FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" <= $2) AS "koine_values") THEN FALSE WHEN (SELECT count(*) = count("koine_values"."value") FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" <= $3) AS "koine_values") THEN rank() OVER "koine_window" >= (SELECT max("koine_values"."value") FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" <= $4) AS "koine_values") END FROM "reminders" WINDOW "koine_window" AS (ORDER BY "reminders"."score") ORDER BY "reminders"."id"
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
-- 4: 2 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id`, CASE WHEN (SELECT count(*) = 0 FROM (SELECT `tags`.`id` AS `value` FROM `tags` WHERE `tags`.`id` <= ?) AS `koine_values`) THEN TRUE WHEN rank() OVER `koine_window` < (SELECT max(`koine_values`.`value`) FROM (SELECT `tags`.`id` AS `value` FROM `tags` WHERE `tags`.`id` <= ?) AS `koine_values`) THEN FALSE WHEN (SELECT count(*) = count(`koine_values`.`value`) FROM (SELECT `tags`.`id` AS `value` FROM `tags` WHERE `tags`.`id` <= ?) AS `koine_values`) THEN rank() OVER `koine_window` >= (SELECT max(`koine_values`.`value`) FROM (SELECT `tags`.`id` AS `value` FROM `tags` WHERE `tags`.`id` <= ?) AS `koine_values`) END FROM `reminders` WINDOW `koine_window` AS (ORDER BY `reminders`.`score`) ORDER BY `reminders`.`id`
-- 1: 2 (integer 64)
-- 2: 2 (integer 64)
-- 3: 2 (integer 64)
-- 4: 2 (integer 64)
