-- SQLite 3.40
SELECT nullif("koine_groups"."koine_1", 0) FROM (SELECT coalesce(5, "t"."weight") AS "koine_1", count(*) AS "koine_2" FROM "tags" AS "t" GROUP BY coalesce(5, "t"."weight") UNION ALL SELECT NULL AS "koine_1", count(*) AS "koine_2" FROM "tags" AS "t") AS "koine_groups" WHERE "koine_groups"."koine_1" IS NULL

-- PostgreSQL 13
SELECT nullif("koine_groups"."koine_1", CAST(0 AS bigint)) FROM (SELECT coalesce(CAST(5 AS bigint), "t"."weight") AS "koine_1" FROM "tags" AS "t" GROUP BY ROLLUP (coalesce(CAST(5 AS bigint), "t"."weight"))) AS "koine_groups" WHERE "koine_groups"."koine_1" IS NULL

-- MariaDB 10.11
SELECT nullif(`koine_groups`.`koine_1`, 0) FROM (SELECT coalesce(5, `t`.`weight`) AS `koine_1`, count(*) AS `koine_2` FROM `tags` AS `t` GROUP BY coalesce(5, `t`.`weight`) UNION ALL SELECT NULL AS `koine_1`, count(*) AS `koine_2` FROM `tags` AS `t`) AS `koine_groups` WHERE `koine_groups`.`koine_1` IS NULL
