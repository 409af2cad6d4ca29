-- SQLite 3.40
SELECT "koine_distinct"."koine_1" FROM (SELECT "koine_ordered"."koine_1" AS "koine_1", "koine_ordered"."koine_2" AS "koine_2", row_number() OVER (PARTITION BY "koine_ordered"."koine_2" ORDER BY "koine_ordered"."koine_2") AS "koine_3" FROM (SELECT ?1 AS "koine_1", count("tags"."id") AS "koine_2" FROM "tags" HAVING EXISTS (SELECT 1 FROM "reminders")) AS "koine_ordered") AS "koine_distinct" WHERE "koine_distinct"."koine_3" = 1 ORDER BY "koine_distinct"."koine_2"
-- 1: 1 (integer 64)

-- PostgreSQL 13
SELECT DISTINCT ON (count("tags"."id")) $1 FROM "tags" HAVING EXISTS (SELECT 1 FROM "reminders") ORDER BY count("tags"."id")
-- 1: 1 (integer 64)

-- MariaDB 10.11
SELECT `koine_distinct`.`koine_1` FROM (SELECT `koine_ordered`.`koine_1` AS `koine_1`, `koine_ordered`.`koine_2` AS `koine_2`, row_number() OVER (PARTITION BY `koine_ordered`.`koine_2` ORDER BY `koine_ordered`.`koine_2`) AS `koine_3` FROM (SELECT ? AS `koine_1`, count(`tags`.`id`) AS `koine_2` FROM `tags` HAVING EXISTS (SELECT 1 FROM `reminders`)) AS `koine_ordered`) AS `koine_distinct` WHERE `koine_distinct`.`koine_3` = 1 ORDER BY `koine_distinct`.`koine_2`
-- 1: 1 (integer 64)
