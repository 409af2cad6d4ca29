-- SQLite 3.40
SELECT "samples"."id", dense_rank() OVER (ORDER BY "samples"."id" DESC), rank() OVER (PARTITION BY "samples"."flag" ORDER BY "samples"."n"), count("OtherSample"."id") OVER (), count("samples"."id") OVER (PARTITION BY "samples"."flag") FROM "samples" JOIN "samples" AS "OtherSample" ON "samples"."id" <= "OtherSample"."id" WHERE "OtherSample"."id" = ?1 ORDER BY "samples"."id" LIMIT ?2
-- 1: 10 (integer 64)
-- 2: 4 (integer 64)

-- PostgreSQL 13
SELECT "samples"."id", dense_rank() OVER (ORDER BY "samples"."id" DESC), rank() OVER (PARTITION BY "samples"."flag" ORDER BY "samples"."n" NULLS FIRST), count("OtherSample"."id") OVER (), count("samples"."id") OVER (PARTITION BY "samples"."flag") FROM "samples" JOIN "samples" AS "OtherSample" ON "samples"."id" <= "OtherSample"."id" WHERE "OtherSample"."id" = $1 ORDER BY "samples"."id" LIMIT $2
-- 1: 10 (integer 64)
-- 2: 4 (integer 64)

-- MariaDB 10.11
SELECT `samples`.`id`, dense_rank() OVER (ORDER BY `samples`.`id` DESC), rank() OVER (PARTITION BY `samples`.`flag` ORDER BY `samples`.`n`), count(`OtherSample`.`id`) OVER (PARTITION BY CASE WHEN `samples`.`id` <=> `samples`.`id` THEN 1 ELSE 1 END), count(`samples`.`id`) OVER (PARTITION BY CASE WHEN `samples`.`flag` <=> `samples`.`flag` THEN 2 ELSE 2 END, `samples`.`flag`) FROM `samples` JOIN `samples` AS `OtherSample` ON `samples`.`id` <= `OtherSample`.`id` WHERE `OtherSample`.`id` = ? ORDER BY `samples`.`id` LIMIT ?
-- 1: 10 (integer 64)
-- 2: 4 (integer 64)
