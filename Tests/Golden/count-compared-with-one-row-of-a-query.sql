-- SQLite 3.40
SELECT "reminders"."remindersListID", NOT CASE WHEN (SELECT count(*) = 0 FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" = ?1) AS "koine_values") THEN TRUE WHEN count(*) < (SELECT max("koine_values"."value") FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" = ?1) AS "koine_values") THEN FALSE WHEN (SELECT count(*) = count("koine_values"."value") FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" = ?1) AS "koine_values") THEN count(*) >= (SELECT max("koine_values"."value") FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" = ?1) AS "koine_values") END FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"
-- 1: 3 (integer 64)

-- PostgreSQL 13
SELECT "reminders"."remindersListID", NOT CASE WHEN (SELECT count(*) = CAST(0 AS bigint) FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" = $1) AS "koine_values") THEN TRUE WHEN count(*) < (SELECT max("koine_values"."value") FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" = $1) AS "koine_values") THEN FALSE WHEN (SELECT count(*) = count("koine_values"."value") FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" = $1) AS "koine_values") THEN count(*) >= (SELECT max("koine_values"."value") FROM (SELECT "tags"."id" AS "value" FROM "tags" WHERE "tags"."id" = $1) AS "koine_values") END FROM "reminders" GROUP BY "reminders"."remindersListID" ORDER BY "reminders"."remindersListID"
-- 1: 3 (integer 64)

-- MariaDB 10.11
SELECT `reminders`.`remindersListID`, NOT CASE WHEN (SELECT count(*) = 0 FROM (SELECT `tags`.`id` AS `value` FROM `tags` WHERE `tags`.`id` = ?) AS `koine_values`) THEN TRUE WHEN count(*) < (SELECT max(`koine_values`.`value`) FROM (SELECT `tags`.`id` AS `value` FROM `tags` WHERE `tags`.`id` = ?) AS `koine_values`) THEN FALSE WHEN (SELECT count(*) = count(`koine_values`.`value`) FROM (SELECT `tags`.`id` AS `value` FROM `tags` WHERE `tags`.`id` = ?) AS `koine_values`) THEN count(*) >= (SELECT max(`koine_values`.`value`) FROM (SELECT `tags`.`id` AS `value` FROM `tags` WHERE `tags`.`id` = ?) AS `koine_values`) END FROM `reminders` GROUP BY `reminders`.`remindersListID` ORDER BY `reminders`.`remindersListID`
-- 1: 3 (integer 64)
-- 2: 3 (integer 64)
-- 3: 3 (integer 64)
-- 4: 3 (integer 64)
