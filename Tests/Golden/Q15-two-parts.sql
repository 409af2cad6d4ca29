-- SQLite 3.40
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2", "koine_groups"."koine_3" FROM (SELECT "samples"."m" AS "koine_1", "samples"."flag" AS "koine_2", count("samples"."id") AS "koine_3", 0 AS "koine_4" FROM "samples" WHERE "samples"."id" <= ?1 GROUP BY "samples"."m", "samples"."flag" UNION ALL SELECT "samples"."m" AS "koine_1", NULL AS "koine_2", count("samples"."id") AS "koine_3", 1 AS "koine_4" FROM "samples" WHERE "samples"."id" <= ?1 GROUP BY "samples"."m" UNION ALL SELECT NULL AS "koine_1", "samples"."flag" AS "koine_2", count("samples"."id") AS "koine_3", 2 AS "koine_4" FROM "samples" WHERE "samples"."id" <= ?1 GROUP BY "samples"."flag" UNION ALL SELECT NULL AS "koine_1", NULL AS "koine_2", count("samples"."id") AS "koine_3", 3 AS "koine_4" FROM "samples" WHERE "samples"."id" <= ?1) AS "koine_groups" ORDER BY "koine_groups"."koine_4", "koine_groups"."koine_1", "koine_groups"."koine_2"
-- 1: 4 (integer 64)

-- PostgreSQL 13
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2", "koine_groups"."koine_3" FROM (SELECT "samples"."m" AS "koine_1", "samples"."flag" AS "koine_2", count("samples"."id") AS "koine_3", CAST(grouping("samples"."m", "samples"."flag") AS bigint) AS "koine_4" FROM "samples" WHERE "samples"."id" <= $1 GROUP BY ROLLUP ("samples"."m"), CUBE ("samples"."flag")) AS "koine_groups" ORDER BY "koine_groups"."koine_4", "koine_groups"."koine_1" NULLS FIRST, "koine_groups"."koine_2" NULLS FIRST
-- 1: 4 (integer 64)

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, `koine_groups`.`koine_2`, `koine_groups`.`koine_3` FROM (SELECT `samples`.`m` AS `koine_1`, `samples`.`flag` AS `koine_2`, count(`samples`.`id`) AS `koine_3`, 0 AS `koine_4` FROM `samples` WHERE `samples`.`id` <= ? GROUP BY `samples`.`m`, `samples`.`flag` UNION ALL SELECT `samples`.`m` AS `koine_1`, NULL AS `koine_2`, count(`samples`.`id`) AS `koine_3`, 1 AS `koine_4` FROM `samples` WHERE `samples`.`id` <= ? GROUP BY `samples`.`m` UNION ALL SELECT NULL AS `koine_1`, `samples`.`flag` AS `koine_2`, count(`samples`.`id`) AS `koine_3`, 2 AS `koine_4` FROM `samples` WHERE `samples`.`id` <= ? GROUP BY `samples`.`flag` UNION ALL SELECT NULL AS `koine_1`, NULL AS `koine_2`, count(`samples`.`id`) AS `koine_3`, 3 AS `koine_4` FROM `samples` WHERE `samples`.`id` <= ?) AS `koine_groups` ORDER BY `koine_groups`.`koine_4`, `koine_groups`.`koine_1`, `koine_groups`.`koine_2`
-- 1: 4 (integer 64)
-- 2: 4 (integer 64)
-- 3: 4 (integer 64)
-- 4: 4 (integer 64)
