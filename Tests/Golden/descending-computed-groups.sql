-- SQLite 3.40
SELECT count(DISTINCT "t"."weight") FROM "tags" AS "t" GROUP BY coalesce("t"."weight", "t"."weight") ORDER BY coalesce("t"."weight", "t"."weight") DESC

-- PostgreSQL 13
SELECT count(DISTINCT "t"."weight") FROM "tags" AS "t" GROUP BY coalesce("t"."weight", "t"."weight") ORDER BY coalesce("t"."weight", "t"."weight") DESC NULLS LAST

-- MariaDB 10.11
SELECT `koine_groups`.`koine_1` FROM (SELECT count(DISTINCT `t`.`weight`) AS `koine_1`, coalesce(`t`.`weight`, `t`.`weight`) AS `koine_2` FROM `tags` AS `t` GROUP BY coalesce(`t`.`weight`, `t`.`weight`)) AS `koine_groups` ORDER BY `koine_groups`.`koine_2` DESC
