-- SQLite 3.40
SELECT "tags"."id" FROM "tags" WHERE (SELECT CASE WHEN count(*) = 0 THEN TRUE WHEN "tags"."title" > min("koine_values"."value") THEN FALSE WHEN count(*) = count("koine_values"."value") THEN "tags"."title" <= min("koine_values"."value") END FROM (SELECT "tags_2"."title" AS "value" FROM "tags" AS "tags_2") AS "koine_values")

-- PostgreSQL 13
SELECT "tags"."id" FROM "tags" WHERE (SELECT CASE WHEN count(*) = CAST(0 AS bigint) THEN TRUE WHEN ("tags"."title" COLLATE "C") > min("koine_values"."value" COLLATE "C") THEN FALSE WHEN count(*) = count("koine_values"."value") THEN ("tags"."title" COLLATE "C") <= min("koine_values"."value" COLLATE "C") END FROM (SELECT "tags_2"."title" AS "value" FROM "tags" AS "tags_2") AS "koine_values")

-- MariaDB 10.11
SELECT `tags`.`id` FROM `tags` WHERE (SELECT CASE WHEN count(*) = 0 THEN TRUE WHEN `tags`.`title` > (min(`koine_values`.`value` COLLATE `utf8mb4_nopad_bin`) COLLATE `utf8mb4_nopad_bin`) THEN FALSE WHEN count(*) = count(`koine_values`.`value`) THEN `tags`.`title` <= (min(`koine_values`.`value` COLLATE `utf8mb4_nopad_bin`) COLLATE `utf8mb4_nopad_bin`) END FROM (SELECT `tags_2`.`title` AS `value` FROM `tags` AS `tags_2`) AS `koine_values`)
