-- SQLite 3.40
SELECT "koine_groups"."koine_1" * 2 FROM (SELECT coalesce(5, "t"."weight") AS "koine_1", count(*) AS "koine_2" FROM "tags" AS "t" GROUP BY coalesce(5, "t"."weight"), "t"."id" UNION ALL SELECT NULL AS "koine_1", count(*) AS "koine_2" FROM "tags" AS "t") AS "koine_groups"

-- PostgreSQL 13
SELECT "koine_groups"."koine_1" * CAST(2 AS bigint) FROM (SELECT coalesce(CAST(5 AS bigint), "t"."weight") AS "koine_1" FROM "tags" AS "t" GROUP BY ROLLUP ((coalesce(CAST(5 AS bigint), "t"."weight"), "t"."id"))) AS "koine_groups"

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1` * 2 FROM (SELECT coalesce(5, `t`.`weight`) AS `koine_1`, count(*) AS `koine_2` FROM `tags` AS `t` GROUP BY coalesce(5, `t`.`weight`), `t`.`id` UNION ALL SELECT NULL AS `koine_1`, count(*) AS `koine_2` FROM `tags` AS `t`) AS `koine_groups`
