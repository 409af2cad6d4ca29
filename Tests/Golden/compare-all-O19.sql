-- SQLite 3.40
SELECT "reminders"."id" FROM "reminders" WHERE (SELECT CASE WHEN count(*) = 0 THEN TRUE WHEN "reminders"."prio" < max("koine_values"."value") THEN FALSE WHEN count(*) = count("koine_values"."value") THEN "reminders"."prio" >= max("koine_values"."value") END FROM (SELECT "tags"."weight" AS "value" FROM "tags" WHERE "tags"."id" > ?1) AS "koine_values") ORDER BY "reminders"."id"
-- 1: 2 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."id" FROM "reminders" WHERE (SELECT CASE WHEN count(*) = CAST(0 AS bigint) THEN TRUE WHEN "reminders"."prio" < max("koine_values"."value") THEN FALSE WHEN count(*) = count("koine_values"."value") THEN "reminders"."prio" >= max("koine_values"."value") END FROM (SELECT "tags"."weight" AS "value" FROM "tags" WHERE "tags"."id" > $1) AS "koine_values") ORDER BY "reminders"."id"
-- 1: 2 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`id` FROM `reminders` WHERE (SELECT CASE WHEN count(*) = 0 THEN TRUE WHEN `reminders`.`prio` < max(`koine_values`.`value`) THEN FALSE WHEN count(*) = count(`koine_values`.`value`) THEN `reminders`.`prio` >= max(`koine_values`.`value`) END FROM (SELECT `tags`.`weight` AS `value` FROM `tags` WHERE `tags`.`id` > ?) AS `koine_values`) ORDER BY `reminders`.`id`
-- 1: 2 (integer 64)
