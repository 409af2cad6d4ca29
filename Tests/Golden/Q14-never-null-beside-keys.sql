-- SQLite 3.40
SELECT coalesce("koine_groups"."koine_1", ?1), "koine_groups"."koine_1" IS NULL, "koine_groups"."koine_2" FROM (SELECT "samples"."n" AS "koine_1", count("samples"."id") AS "koine_2" FROM "samples" WHERE "samples"."id" <= ?2 GROUP BY "samples"."n" UNION ALL SELECT NULL AS "koine_1", count("samples"."id") AS "koine_2" FROM "samples" WHERE "samples"."id" <= ?2) AS "koine_groups" ORDER BY "koine_groups"."koine_1"
-- 1: 0 (integer 64)
-- 2: 4 (integer 64)

-- PostgreSQL 13
SELECT coalesce("koine_groups"."koine_1", $1), "koine_groups"."koine_1" IS NULL, "koine_groups"."koine_2" FROM (SELECT "samples"."n" AS "koine_1", count("samples"."id") AS "koine_2" FROM "samples" WHERE "samples"."id" <= $2 GROUP BY ROLLUP ("samples"."n")) AS "koine_groups" ORDER BY "koine_groups"."koine_1" NULLS FIRST
-- 1: 0 (integer 64)
-- 2: 4 (integer 64)

-- MariaDB 10.11
SELECT coalesce(`koine_groups`.`koine_1`, ?), `koine_groups`.`koine_1` IS NULL, `koine_groups`.`koine_2` FROM (SELECT `samples`.`n` AS `koine_1`, count(`samples`.`id`) AS `koine_2` FROM `samples` WHERE `samples`.`id` <= ? GROUP BY `samples`.`n` UNION ALL SELECT NULL AS `koine_1`, count(`samples`.`id`) AS `koine_2` FROM `samples` WHERE `samples`.`id` <= ?) AS `koine_groups` ORDER BY `koine_groups`.`koine_1`
-- 1: 0 (integer 64)
-- 2: 4 (integer 64)
-- 3: 4 (integer 64)
