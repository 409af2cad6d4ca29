-- SQLite 3.40
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2" + ?1, "koine_groups"."koine_3" FROM (SELECT coalesce("samples"."n", ?2) + ?3 AS "koine_1", "samples"."m" % ?4 AS "koine_2", koine_sum("samples"."id") AS "koine_3", 0 AS "koine_4" FROM "samples" WHERE "samples"."id" <= ?5 GROUP BY coalesce("samples"."n", ?2) + ?3, "samples"."m" % ?4 UNION ALL SELECT coalesce("samples"."n", ?2) + ?3 AS "koine_1", NULL AS "koine_2", koine_sum("samples"."id") AS "koine_3", 1 AS "koine_4" FROM "samples" WHERE "samples"."id" <= ?5 GROUP BY coalesce("samples"."n", ?2) + ?3 UNION ALL SELECT NULL AS "koine_1", NULL AS "koine_2", koine_sum("samples"."id") AS "koine_3", 3 AS "koine_4" FROM "samples" WHERE "samples"."id" <= ?5) AS "koine_groups" ORDER BY "koine_groups"."koine_4", "koine_groups"."koine_1", "koine_groups"."koine_2"
-- 1: 1 (integer 64)
-- 2: 0 (integer 64)
-- 3: 5 (integer 64)
-- 4: 2 (integer 64)
-- 5: 4 (integer 64)

-- PostgreSQL 13
SELECT "koine_groups"."koine_1", "koine_groups"."koine_2" + $1, "koine_groups"."koine_3" FROM (SELECT coalesce("samples"."n", $2) + $3 AS "koine_1", "samples"."m" % $4 AS "koine_2", CAST(sum("samples"."id") AS bigint) AS "koine_3", CAST(grouping(coalesce("samples"."n", $2) + $3, "samples"."m" % $4) AS bigint) AS "koine_4" FROM "samples" WHERE "samples"."id" <= $5 GROUP BY ROLLUP (coalesce("samples"."n", $2) + $3, "samples"."m" % $4)) AS "koine_groups" ORDER BY "koine_groups"."koine_4", "koine_groups"."koine_1" NULLS FIRST, "koine_groups"."koine_2" NULLS FIRST
-- 1: 1 (integer 64)
-- 2: 0 (integer 64)
-- 3: 5 (integer 64)
-- 4: 2 (integer 64)
-- 5: 4 (integer 64)

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1`, `koine_groups`.`koine_2` + ?, `koine_groups`.`koine_3` FROM (SELECT coalesce(`samples`.`n`, ?) + ? AS `koine_1`, `samples`.`m` % ? AS `koine_2`, (sum(`samples`.`id`) DIV 1) AS `koine_3`, 0 AS `koine_4` FROM `samples` WHERE `samples`.`id` <= ? GROUP BY coalesce(`samples`.`n`, ?) + ?, `samples`.`m` % ? UNION ALL SELECT coalesce(`samples`.`n`, ?) + ? AS `koine_1`, NULL AS `koine_2`, (sum(`samples`.`id`) DIV 1) AS `koine_3`, 1 AS `koine_4` FROM `samples` WHERE `samples`.`id` <= ? GROUP BY coalesce(`samples`.`n`, ?) + ? UNION ALL SELECT NULL AS `koine_1`, NULL AS `koine_2`, (sum(`samples`.`id`) DIV 1) AS `koine_3`, 3 AS `koine_4` FROM `samples` WHERE `samples`.`id` <= ?) AS `koine_groups` ORDER BY `koine_groups`.`koine_4`, `koine_groups`.`koine_1`, `koine_groups`.`koine_2`
-- 1: 1 (integer 64)
-- 2: 0 (integer 64)
-- 3: 5 (integer 64)
-- 4: 2 (integer 64)
-- 5: 4 (integer 64)
-- 6: 0 (integer 64)
-- 7: 5 (integer 64)
-- 8: 2 (integer 64)
-- 9: 0 (integer 64)
-- 10: 5 (integer 64)
-- 11: 4 (integer 64)
-- 12: 0 (integer 64)
-- 13: 5 (integer 64)
-- 14: 4 (integer 64)
